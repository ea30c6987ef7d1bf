import type { Element } from 'domhandler';
import type { ContentModel, ContentNode, ContentRole } from '../../content-model.ts';
import type { DocumentWriting } from '../document-writing.ts';
import { MONEY_IN_TEXT, type WrittenNumber } from '../written-number.ts';

/** A figure in a text of a document. */
export interface TextFigure {
  readonly node: ContentNode;
  readonly written: WrittenNumber;
  /** As it stands there. */
  readonly raw: string;
  /** Where in the text of its node it stands. */
  readonly start: number;
  /** The row of a table that it is in, and the table. */
  readonly row: Element | undefined;
  readonly table: Element | undefined;
  /** As a reader would call it. */
  readonly name: string;
  /** Its label and sentence. */
  readonly own: string;
  /** These and the other cells of its row. */
  readonly context: string;
}

/** Names, addresses and numbers of papers are nothing to reckon with. */
const NAMES: ReadonlySet<ContentRole> = new Set([
  'title',
  'number',
  'column-head',
  'logo',
  'image',
  'party-name',
  'party-line',
]);

/** All amounts and counted values of a document, in its order. */
export function textFigures(content: ContentModel, { read }: DocumentWriting): TextFigure[] {
  const rows = rowsOf(content);
  return content.nodes.flatMap((node) => {
    if (NAMES.has(node.role) || !/\d/.test(node.text)) return [];
    const { row, table } = rows.get(node.element) ?? {};
    const others = row?.cells.filter(({ element }) => element !== node.element) ?? [];
    const whole = read(node.text);
    const found =
      whole === undefined
        ? [...node.text.matchAll(MONEY_IN_TEXT)].map(({ 0: raw, index }) => ({ raw, index }))
        : [{ raw: node.text, index: 0 }];
    const [first] = others;
    const name = nameOf(node, first !== undefined && row?.cells[0] === first ? first.text : '');
    return found.flatMap(({ raw, index: start }) => {
      const written = whole ?? read(raw);
      if (written === undefined) return [];
      const own = `${node.label ?? ''} | ${sentenceAt(node.text, start)}`;
      const context = [own, ...others.map(({ text }) => text)].join(' | ');
      return [{ node, written, raw, start, row: row?.element, table, name, own, context }];
    });
  });
}

const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*/g;

/** What is said of a figure is said in its sentence. */
function sentenceAt(text: string, at: number): string {
  const sentences = [...text.matchAll(SENTENCE)];
  return sentences.findLast(({ index }) => index <= at)?.[0] ?? text;
}

const MOST_NAMED = 60;

function nameOf({ label = '', text }: ContentNode, row: string): string {
  const name = row === '' ? label : row;
  return name === '' ? `The figure in “${text.slice(0, MOST_NAMED)}”` : `“${name}”`;
}

function rowsOf({ tables }: ContentModel) {
  const places = tables.flatMap(({ element: table, rows }) =>
    rows.flatMap((row) => row.cells.map(({ element }) => [element, { row, table }] as const)),
  );
  return new Map(places);
}

/** The same figure before and after a change. */
export interface Pair {
  readonly was: TextFigure;
  readonly is: TextFigure;
}

export const isMoney = ({ kind, decimals }: WrittenNumber): boolean =>
  kind === 'money' || decimals === 2;

/** Whether a figure is hardly another one by chance: "1,485", and not "500" or "12,000". */
export const isTelling = ({ value }: WrittenNumber): boolean =>
  value
    .toFixed(2)
    .replace('.', '')
    .replace(/0+$/, '')
    .replace(/^[-0]+/, '').length >= LEAST_DIGITS;

const LEAST_DIGITS = 3;

/** Figures that stand in the same place of the same element. */
export function pairsOf(before: readonly TextFigure[], now: readonly TextFigure[]): Pair[] {
  const earlier = Map.groupBy(before, ({ node }) => node.element);
  const later = Map.groupBy(now, ({ node }) => node.element);
  return [...later].flatMap(([element, figures]) => {
    const others = earlier.get(element) ?? [];
    if (others.length !== figures.length) return [];
    return figures.flatMap((is, at) => {
      const was = others[at];
      return was === undefined ? [] : [{ was, is }];
    });
  });
}
