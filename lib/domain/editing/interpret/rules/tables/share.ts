import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { operations } from '../answers.ts';
import { columnNamed, type NamedColumn } from './find-table.ts';

const BETWEEN =
  /^(?:that|which|with|showing|shows?|is|are|was|being|works?|out|working|equals?|equal|to|at|contains?|containing|holds?|holding|gives?|giving|of|for|=|:|,|as|calculates?|calculated|computes?|computed|comes|amounts|worth|a|the)$/;
const OF_EACH =
  /^(?:of )(?:(?:each|every|the|its|their|all|that|this|line|lines|row|rows|item|items|'s|one) ?)*/;

export interface Share {
  /** What stands before it; undefined where nothing does. */
  readonly name: Phrase | undefined;
  readonly percent: number;
  readonly base: NamedColumn;
}

/** "VAT that works out 20% of each amount", "30% of each line's total": a part of a column, row by row. */
export function shareIn(words: Phrase, context: Context): Share | undefined {
  const { tokens } = words;
  const at = tokens.findIndex(
    ({ word, quoted }) => !quoted && /^\d{1,3}(?:[.,]\d+)?%?$/.test(word),
  );
  const figure = tokens[at]?.word ?? '';
  const sign = figure.endsWith('%')
    ? 0
    : /^(?:%|percent)$/.test(tokens[at + 1]?.word ?? '')
      ? 1
      : -1;
  if (at < 0 || sign < 0) return undefined;
  const rest = words.slice(at + 1 + sign);
  const each = OF_EACH.exec(`${rest.text} `)?.[0].trim();
  if (each === undefined || each === '') return undefined;
  const base = columnNamed(rest.slice(each.split(' ').length), context);
  if (base === undefined || base.table.columns[base.column]?.numeric !== true) return undefined;
  let end = at;
  while (end > 0 && !tokens[end - 1]?.quoted && BETWEEN.test(tokens[end - 1]?.word ?? '')) end--;
  return {
    name: end === 0 ? undefined : words.slice(0, end),
    percent: Number.parseFloat(figure.replace(',', '.')),
    base,
  };
}

const NAMED_LAST =
  /^(?<said>.+?) (?:, |and )*(?:(?:name|call|label|title) (?:it|that|this)|called|named|titled) (?<own>.+)$/;

/** "a VAT column that works out 20% of each amount" */
export function shareOfEach(
  { label, cells }: Readonly<Record<string, Phrase>>,
  context: Context,
): Reading | undefined {
  const { said, own } = cells?.match(NAMED_LAST) ?? {};
  const share = cells && shareIn(said ?? cells, context);
  if (share && own !== undefined) return ofShare(own, share, undefined);
  const name = /^(?:an?|the)$/.test(label?.text ?? '') ? undefined : label;
  return share && share.name === undefined ? ofShare(name, share, undefined) : undefined;
}

/** A column of the shares, called what they are where it has no name. */
export function ofShare(
  label: Phrase | undefined,
  { base: { table, column }, percent }: Share,
  at: number | undefined,
): Reading {
  const name = label === undefined ? `${percent}% of ${table.columns[column]?.label}` : label.raw;
  return operations([
    {
      op: 'add-column',
      table: table.id,
      at: at ?? column,
      label: name.charAt(0).toUpperCase() + name.slice(1),
      cells: { compute: 'percent-of', columns: [column], percent },
    },
  ]);
}
