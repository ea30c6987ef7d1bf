import { computed, signal } from '@preact/signals';
import type { Failure } from '../api/client.ts';
import type { Scenario, StyleName, Warning } from '../api/types.ts';
import { storedSignal } from '../ui/stored.ts';
import type { NamedFile } from './files.ts';
import { type Input, kindOf } from './input.ts';

export const PAPERS = {
  A4: { name: 'A4', width: 793.7, height: 1_122.5 },
  letter: { name: 'Letter', width: 816, height: 1_056 },
  A5: { name: 'A5', width: 559.4, height: 793.7 },
  legal: { name: 'Legal', width: 816, height: 1_344 },
} as const;
export type Paper = keyof typeof PAPERS;

/** What is chosen beside the text. Empty: the service decides. */
export interface Choices {
  readonly style: StyleName | '';
  readonly templateId: string;
  readonly templateName: string;
  readonly paper: Paper;
  readonly orientation: 'portrait' | 'landscape';
  readonly locale: string;
}

/** The document that is shown, made of one state of text and choices. */
export interface Shown {
  readonly html: string;
  readonly sessionId: string | undefined;
  readonly type: string | undefined;
  readonly warnings: readonly Warning[];
  /** Where its pages have been made: a file, and what it was made of besides the session. */
  readonly pdf: NamedFile | undefined;
  /** The settings that the pages were made with: others need other pages. */
  readonly pdfFor: string | undefined;
  /** Without a key: an example as the demo shows it. */
  readonly isDemo: boolean;
}

/** A change in plain words that the document has. */
export interface Change {
  readonly instruction: string;
  /** What was done, a sentence each. */
  readonly changes: readonly string[];
  /** false: it is no part of the session, since the data has no place for it any more. */
  readonly isApplied: boolean;
  /** The data whose value it changed: other data has another one. */
  readonly ofData?: Record<string, unknown> | undefined;
}

/** What is written, with what was chosen and changed, outlives a reload. */
export const text = storedSignal('text', '');
export const input = signal<Input>({ kind: 'empty' });
export const row = signal(0);
export const choices = storedSignal<Choices>('choices', {
  style: '',
  templateId: '',
  templateName: '',
  paper: 'A4',
  orientation: 'portrait',
  locale: '',
});

export const scenarios = signal<readonly Scenario[]>([]);
/** The example that the text is, unchanged. */
export const example = computed(() =>
  scenarios.value.find(({ data }) => JSON.stringify(data, null, 2) === text.value),
);

export const shown = signal<Shown | undefined>(undefined);
export const changes = storedSignal<readonly Change[]>('changes', []);
export const failure = signal<Failure | undefined>(undefined);
/** Nothing can be made without a key of what the text is now. */
export const needsKey = signal(false);
export const isUpdating = signal(false);

/** What is being done to the document in words, stage by stage; undefined: nothing. */
export const stages = signal<readonly string[] | undefined>(undefined);
export const changeFailure = signal<Failure | undefined>(undefined);

export const view = signal<'live' | 'pages'>('live');
export const inputKind = computed(() => kindOf(text.value));

/** A place in the editor to go to, by the path of its value in the data. */
export const revealed = signal<{ readonly path: readonly (string | number)[] } | undefined>(
  undefined,
);
/** An element of the document to show, by its selector. */
export const marked = signal<string | undefined>(undefined);

export const choose = (part: Partial<Choices>): void => {
  choices.value = { ...choices.value, ...part };
};

/** Options of everything that is rendered. */
export function renderOptions() {
  const { paper, orientation } = choices.value;
  return { pageSize: paper, ...(orientation === 'portrait' ? {} : { orientation }) };
}

/** The data of the document: of a table, the row that is shown. */
export function currentData(): Record<string, unknown> | undefined {
  const read = input.value;
  if (read.kind === 'json') return read.data;
  return read.kind === 'csv' ? read.rows[Math.min(row.value, read.rows.length - 1)] : undefined;
}
