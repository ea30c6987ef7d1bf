import { readFile } from 'node:fs/promises';
import type { ShownPage } from '#tests/support/shown-page.ts';
import type { Expectation } from './corpus.ts';

export type Rgba = readonly [number, number, number, number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** How one element is shown; styles as computed, lengths in pixels. */
export interface Look {
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly fontStyle: string;
  readonly fontFamily: string;
  readonly fontVariantCaps: string;
  readonly color: Rgba;
  /** The background that shows behind its text. */
  readonly bg: Rgba;
  readonly textAlign: string;
  readonly listStyleType: string;
  readonly lineRatio: number;
  readonly underline: boolean;
  readonly boxed: boolean;
  readonly rounded: boolean;
  readonly ruledBelow: boolean;
  readonly sideline: boolean;
  readonly topline: string;
  readonly rowline: boolean;
  readonly shown: string;
  /** Of its text, of itself, and of the part that it stands in. */
  readonly box: Box;
  readonly own: Box;
  readonly region: Box;
  readonly positioned: boolean;
}

/** An element with text of its own. */
export interface Leaf {
  readonly text: string;
  readonly look: Look;
  /** For each selector asked for, whether it lies within. */
  readonly in: readonly boolean[];
}

export interface Observation {
  /** Markup that could run or load something. */
  readonly executable: readonly string[];
  readonly leaves: readonly Leaf[];
  readonly pseudo: readonly { text: string; positioned: boolean; color: Rgba }[];
  readonly found: Readonly<Record<string, readonly Look[]>>;
  readonly head: readonly string[];
  readonly headWidths: readonly number[];
  readonly rows: readonly (readonly string[])[];
  readonly pictures: readonly { src: string; box: Box }[];
  /** How many lines to sign on could be seen. */
  readonly rules: number;
  /** Colours of frames as wide as the page. */
  readonly frames: readonly Rgba[];
}

const IN_PAGE = await readFile(new URL('in-page.js', import.meta.url), 'utf8');

/** The texts that the expectation asks for the look or place of. */
export function targetsOf(expected: Expectation): string[] {
  const pairs = [expected.above, expected.before, expected.leftOf, expected.taller];
  const { picture } = expected;
  return [
    ...expected.css.map(([target]) => target),
    ...expected.any.flat().map(([target]) => target),
    ...[...pairs, expected.shorter].flat(2),
    ...expected.gap.flat().filter((part) => typeof part === 'string'),
    ...expected.right,
    ...(expected.zebra ?? []),
    ...[picture?.above, picture?.below, expected.overlay].filter((one) => one !== undefined),
  ];
}

export function selectorsOf(expected: Expectation): string[] {
  return [...expected.only, ...expected.notTouched];
}

export function observe(
  page: ShownPage,
  html: string,
  expected: Expectation,
): Promise<Observation> {
  const asked = { targets: targetsOf(expected), selectors: selectorsOf(expected) };
  const script = IN_PAGE.slice(IN_PAGE.indexOf('('));
  return page.evaluate(html, `(${script.trim().replace(/;$/, '')})(${JSON.stringify(asked)})`);
}

/** All that can be read on the page, without the line breaks. */
export function readable({ leaves, pseudo }: Observation): string {
  return [...leaves, ...pseudo]
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}
