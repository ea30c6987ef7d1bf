import type { Element } from 'domhandler';
import type { ContentModel } from '../content-model.ts';
import type { EditableDocument } from '../editable-document.ts';
import { type DateReading, type DayOrder, datesIn } from './written-date.ts';
import {
  conventionShown,
  ENGLISH_NUMBERS,
  type NumberConvention,
  readNumber,
  type WrittenNumber,
} from './written-number.ts';

/** How one document writes its numbers and dates. */
export interface DocumentWriting {
  readonly numbers: NumberConvention;
  readonly dates: DateReading;
  /** A number as this document writes it. */
  read(text: string): WrittenNumber | undefined;
}

/** Languages that write the month first are those of these countries. */
const MONTH_FIRST = new Set(['US', 'PH', 'BZ', 'FM', 'PW']);
const LANGUAGE_ONLY = new Set(['en', '']);

/** Finds out by a document's own numbers and dates how it writes them, else by its language; each when first asked. */
export function writingOf(document: EditableDocument, content: ContentModel): DocumentWriting {
  return new OwnWriting(languageOf(document), content);
}

/** As a language writes them, where there is no document to ask. */
export function writingIn(language: string): DocumentWriting {
  const numbers = numbersIn(language);
  const dates = { language, order: orderIn(language) };
  return { numbers, dates, read: (text) => readNumber(text, numbers) };
}

/** Of classes, since a getter in a literal makes the collector keep all that it refers to for long. */
class OwnWriting implements DocumentWriting {
  readonly dates: DateReading;
  readonly #language: string;
  readonly #content: ContentModel;
  #numbers: NumberConvention | undefined;

  constructor(language: string | undefined, content: ContentModel) {
    this.#language = language ?? 'en-US';
    this.#content = content;
    this.dates = new OwnDates(language, content);
  }

  get numbers(): NumberConvention {
    this.#numbers ??= numbersOf(this.#content) ?? numbersIn(this.#language);
    return this.#numbers;
  }

  readonly read = (text: string): WrittenNumber | undefined => readNumber(text, this.numbers);
}

class OwnDates implements DateReading {
  readonly language: string;
  readonly #own: string | undefined;
  readonly #content: ContentModel;
  #order: { readonly shown: DayOrder | undefined } | undefined;

  constructor(own: string | undefined, content: ContentModel) {
    this.language = own ?? 'en-US';
    this.#own = own;
    this.#content = content;
  }

  get order(): DayOrder | undefined {
    this.#order ??= { shown: orderShown(this.#content, this.language) ?? orderIn(this.#own) };
    return this.#order.shown;
  }
}

/** Names of languages are few, and asking for one takes longer than reading a date. */
const canonical = new Map<string, string | undefined>();
const MAX_CANONICAL = 200;

export function languageOf(document: EditableDocument): string | undefined {
  const root = document.body.parent as Element | null;
  const language = root?.attribs?.['lang']?.trim();
  if (language === undefined || language === '') return undefined;
  if (canonical.has(language)) return canonical.get(language);
  const name = canonicalName(language);
  if (canonical.size >= MAX_CANONICAL) canonical.clear();
  if (language.length <= MAX_LANGUAGE_CHARS) canonical.set(language, name);
  return name;
}

const MAX_LANGUAGE_CHARS = 100;

function canonicalName(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

function numbersOf({ nodes }: ContentModel): NumberConvention | undefined {
  const votes = { '.': 0, ',': 0 };
  const grouping = new Map<string, number>();
  for (const { text } of nodes) {
    const shown = text.length > 48 || !/\d/.test(text) ? undefined : conventionShown(text);
    if (shown === undefined) continue;
    votes[shown.decimalMark] += 1;
    const read = readNumber(text);
    if (read?.grouped === true)
      grouping.set(shown.grouping, (grouping.get(shown.grouping) ?? 0) + 1);
  }
  if (votes['.'] + votes[','] === 0) return undefined;
  const decimalMark = votes['.'] >= votes[','] ? '.' : ',';
  const [most] = [...grouping]
    .filter(([mark]) => mark !== decimalMark)
    .sort(([, a], [, b]) => b - a);
  return { decimalMark, grouping: most?.[0] ?? (decimalMark === '.' ? ',' : '.') };
}

function numbersIn(language: string): NumberConvention {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.5);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return part('decimal') === ','
    ? { decimalMark: ',', grouping: part('group') ?? '.' }
    : ENGLISH_NUMBERS;
}

/** A date with a thirteenth or later day gives the order of all the others. */
function orderShown({ nodes }: ContentModel, language: string): DayOrder | undefined {
  const votes = { 'day-first': 0, 'month-first': 0 };
  for (const node of nodes) {
    if (node.text.length > 2_000 || !/\d[-/]\d/.test(node.text)) continue;
    for (const { pattern, day } of datesIn(node, { language, order: undefined }).dates)
      if (day > 12 && /^[dM]{1,2}[-/]/.test(pattern))
        votes[pattern.startsWith('d') ? 'day-first' : 'month-first'] += 1;
  }
  if (votes['day-first'] === votes['month-first']) return undefined;
  return votes['day-first'] > votes['month-first'] ? 'day-first' : 'month-first';
}

function orderIn(language: string | undefined): DayOrder | undefined {
  if (language === undefined || LANGUAGE_ONLY.has(language)) return undefined;
  const region = new Intl.Locale(language).region;
  if (region === undefined) return 'day-first';
  return MONTH_FIRST.has(region) ? 'month-first' : 'day-first';
}
