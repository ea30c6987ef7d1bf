import type {
  Block,
  Column,
  DataTable,
  Entry,
  Value,
  ValueKind,
} from '#lib/domain/presentation/printed-document.ts';
import { shortAddress } from '#lib/shared/addresses/urls.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { partyLine, plainLine, plainParagraphs, plainValue } from './printed-blocks.ts';

export const textOf = (value: Value | undefined): string | null =>
  value === undefined ? null : plainValue(value);

export const labelled = (value: Value): { readonly label: string; readonly text: string } => ({
  label: value.label,
  text: plainValue(value),
});

/** The product's English labels that templates have a word of their own for. */
const TERMS: Readonly<Record<string, string>> = {
  ...{ Number: 'number', 'Invoice number': 'number', 'Quote number': 'number' },
  ...{
    'Receipt number': 'number',
    Date: 'date',
    'Due date': 'dueDate',
    'Valid until': 'validUntil',
  },
  ...{ Description: 'name', Quantity: 'quantity', 'Unit price': 'unitPrice', Amount: 'amount' },
};

/** Which of the product's own labels one is, by name; none where the data has another. */
export type TermOf = (label: string | undefined) => JsonObject;

export const englishTermOf: TermOf = (label) => {
  const term = TERMS[label ?? ''];
  return term === undefined ? {} : { [term]: true };
};

const FIGURES: ReadonlySet<ValueKind> = new Set(['money', 'number', 'percent']);

/** In other languages a document keeps its own labels: "Date" is French, too. */
export const noTerm: TermOf = () => ({});

/** A table with its first column apart, which holds what belongs to a row. */
export function tableOf({ columns, rows }: DataTable, termOf: TermOf = noTerm): JsonObject {
  const [first, ...others] = columns;
  const isFigure = others.map(({ kind }) => FIGURES.has(kind));
  return {
    first: { label: first?.label ?? '', is: termOf(first?.label) },
    columns: others.map(({ label }, index) => ({
      ...{ label, is: termOf(label), isFigure: isFigure[index] ?? false },
    })),
    width: columns.length,
    rows: rows.map(({ cells: [head, ...cells], details, isHeading = false }) => ({
      isHeading,
      name: textOf(head) ?? '',
      image: textOf(details.find(({ kind }) => kind === 'image')),
      details: details.filter(({ kind }) => kind !== 'image').map(partyLine),
      cells: cells.map((cell, index) => ({
        text: textOf(cell) ?? '',
        isFigure: isFigure[index] ?? false,
      })),
      ...inBrief(cells, others),
    })),
  };
}

/** "2 × €4.50" and what it comes to, for paper that has no room for columns. */
function inBrief(cells: readonly (Value | undefined)[], columns: readonly Column[]): JsonObject {
  const of = (key: string) => textOf(cells[columns.findIndex((column) => column.key === key)]);
  const priced = [of('quantity'), of('unitPrice')].filter((text) => text !== null).join(' × ');
  const others = cells.flatMap((cell, index) => {
    const { key = '', label } = columns[index] ?? {};
    return cell === undefined || ['quantity', 'unitPrice', 'amount'].includes(key)
      ? []
      : `${label} ${plainValue(cell)}`;
  });
  return {
    brief: [priced, ...others].filter((text) => text !== '').join(' · '),
    amount: of('amount'),
  };
}

export const EMPTY_BLOCK = {
  ...{ label: null, aside: null, text: null, list: null, facts: null, code: null },
  ...{ link: null, image: null, metrics: null, table: null, isText: false },
};

/** A block, and behind it what it holds. Every key is there, so that no outer value takes its place. */
export function blockOf(block: Block): JsonObject[] {
  const label = block.label === undefined || block.label === '' ? null : block.label;
  const one = (content: JsonObject): JsonObject[] => [{ ...EMPTY_BLOCK, label, ...content }];
  switch (block.kind) {
    case 'text':
      return one({
        text: plainParagraphs(block.paragraphs).join('\n\n'),
        isText: label === null,
      });
    case 'list':
      return one({ list: { items: block.items.map(plainLine) } });
    case 'facts':
      return one({
        facts: { rows: block.facts.map(labelled) },
        code: block.code === undefined ? null : { caption: null, ...block.code },
      });
    case 'link':
      return one({
        link: {
          ...{ text: block.label, url: block.url },
          address: block.address ?? shortAddress(block.url),
        },
        label: null,
      });
    case 'image':
      return one({ image: block.url });
    case 'metrics':
      return one({
        metrics: {
          items: block.metrics.map(({ label: of, text, change, note }) => ({
            ...{ label: of, text, change: change ?? null, note: note ?? null },
          })),
        },
      });
    case 'table':
      return one({ table: tableOf(block.table) });
    case 'entries':
      return headed(label, block.entries.flatMap(entryOf));
    case 'group':
      return headed(label, block.blocks.flatMap(blockOf));
  }
}

function entryOf({ title, subtitle, aside, blocks }: Entry): JsonObject[] {
  const isEmpty = title === undefined && aside === undefined && subtitle === undefined;
  const head = {
    ...EMPTY_BLOCK,
    ...{ label: title ?? null, aside: aside ?? null, text: subtitle ?? null },
  };
  return [...(isEmpty ? [] : [head]), ...blocks.flatMap(blockOf)];
}

/** The heading of several blocks stands above the first. */
function headed(label: string | null, blocks: readonly JsonObject[]): JsonObject[] {
  const [first, ...others] = blocks;
  if (label === null || first === undefined) return [...blocks];
  const isFree = first['label'] === null;
  return isFree ? [{ ...first, label }, ...others] : [{ ...EMPTY_BLOCK, label }, ...blocks];
}

interface Clause {
  readonly label: JsonValue;
  readonly number: JsonValue;
  readonly blocks: JsonObject[];
}

const OWN_NUMBER = /^(?:(?:§ ?)?\d{1,3}[a-z]?|[ivxl]{1,7})[.)]?$/i;

/** Blocks below their headings, as clauses are numbered: by the numbers of the data where it has some. */
export function clausesOf(blocks: readonly Block[]): JsonObject[] {
  const clauses: Clause[] = [];
  for (const { label = null, aside, ...block } of blocks.flatMap(blockOf)) {
    const number = typeof aside === 'string' && OWN_NUMBER.test(aside) ? aside : null;
    const content = { ...block, label: null, aside: number === null ? (aside ?? null) : null };
    const last = clauses.at(-1);
    if (last !== undefined && label === null && number === null) last.blocks.push(content);
    else clauses.push({ label, number, blocks: [content] });
  }
  const hasNumbers = clauses.some(({ number }) => number !== null);
  return clauses.map((clause) => ({
    ...clause,
    isPlain:
      hasNumbers || clause.blocks.some(({ facts, table }) => facts !== null || table !== null),
  }));
}
