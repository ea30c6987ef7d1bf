import type {
  Block,
  DataTable,
  Entry,
  Row,
  Value,
} from '#lib/domain/presentation/printed-document.ts';
import { shortAddress } from '#lib/shared/addresses/urls.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { formattedBlocks } from '../prose/prose.ts';
import { textOfMarkup } from '../prose/text-of-markup.ts';
import { labelledLine } from '../regions.ts';
import { distinctNames, nameOf } from './value-names.ts';

/** A piece of a document whose values name their places, and what stands in those places. */
export interface Placed<Piece> {
  readonly piece: Piece;
  readonly values: JsonValue;
}

/** Blocks in the places below `at`; named by their labels in English, which `names` gives. */
export function placeBlocks(
  blocks: readonly Block[],
  names: readonly Block[],
  at: string,
): { readonly piece: readonly Block[]; readonly values: JsonObject } {
  const named = distinctNames();
  const values: JsonObject = {};
  const piece = blocks.map((block, index) => {
    const name = named(names[index]?.label ?? block.label ?? '', KIND_NAMES[block.kind]);
    const placed = placeBlock(block, names[index] ?? block, `${at}.${name}`);
    values[name] = placed.values;
    return placed.piece;
  });
  return { piece, values };
}

const KIND_NAMES: Readonly<Record<Block['kind'], string>> = {
  text: 'text',
  list: 'list',
  facts: 'facts',
  link: 'link',
  metrics: 'metrics',
  table: 'rows',
  entries: 'entries',
  group: 'group',
  image: 'image',
};

function placeBlock(block: Block, named: Block, path: string): Placed<Block> {
  switch (block.kind) {
    case 'text': {
      const paragraphs = plainParagraphs(block.paragraphs);
      return { piece: { ...block, path, paragraphs }, values: [...paragraphs] };
    }
    case 'list': {
      const items = block.items.map(plainLine);
      return { piece: { ...block, path, items }, values: items };
    }
    case 'link': {
      const { url, address = shortAddress(url) } = block;
      return { piece: { ...block, path, address }, values: { url, address } };
    }
    case 'image':
      return { piece: { ...block, path }, values: block.url };
    case 'facts':
      return placeFacts(block, named, path);
    case 'metrics': {
      const metrics = block.metrics.map((metric, index) => ({
        ...metric,
        path: `${path}[${index}]`,
      }));
      const values = metrics.map(({ label, text, change = '', note = '' }) => ({
        ...{ label, text, change, note },
      }));
      return { piece: { ...block, path, metrics }, values };
    }
    case 'table': {
      const { piece, values } = placeTable(block.table, path);
      return { piece: { ...block, path, table: piece }, values };
    }
    case 'entries': {
      const placed = block.entries.map((entry, index) => placeEntry(entry, `${path}[${index}]`));
      return {
        piece: { ...block, path, entries: placed.map(({ piece }) => piece) },
        values: placed.map(({ values }) => values),
      };
    }
    case 'group': {
      const inner = named.kind === 'group' ? named.blocks : block.blocks;
      const { piece, values } = placeBlocks(block.blocks, inner, path);
      return { piece: { ...block, path, blocks: piece }, values };
    }
  }
}

function placeFacts(
  block: Extract<Block, { kind: 'facts' }>,
  named: Block,
  path: string,
): Placed<Block> {
  const names = named.kind === 'facts' ? named.facts : block.facts;
  const { piece, values } = placeValues(block.facts, names, path);
  const { code } = block;
  if (code === undefined) return { piece: { ...block, path, facts: piece }, values };
  return {
    piece: { ...block, path, facts: piece },
    values: { ...values, code: { url: code.url } },
  };
}

/** Labelled values by their labels in English. */
export function placeValues(
  list: readonly Value[],
  names: readonly Value[],
  at: string,
): { readonly piece: readonly Value[]; readonly values: JsonObject } {
  const named = distinctNames();
  const values: JsonObject = {};
  const piece = list.map((value, index) => {
    const name = named(names[index]?.label ?? value.label, value.kind);
    const text = plainValue(value);
    values[name] = text;
    return { ...value, path: `${at}.${name}`, text };
  });
  return { piece, values };
}

/** Rows as objects with the same keys: what a row lacks is empty, so that no outer value takes its place. */
export function placeTable(table: DataTable, path: string): Placed<DataTable> {
  const named = distinctNames();
  const keys = table.columns.map(({ key, label }) => named(key, nameOf(label, 'value')));
  const details = detailNames(table.rows, named);
  const empty = Object.fromEntries([...keys, ...details.values()].map((key) => [key, '']));
  const values: JsonObject[] = [];
  const rows = table.rows.map((row, index): Row => {
    const own: JsonObject = { ...empty };
    const put = (value: Value, key: string): Value => {
      const text = plainValue(value);
      own[key] = text;
      return { ...value, path: `${path}[${index}].${key}`, text };
    };
    const counts = new Map<string, number>();
    const placed: Row = {
      ...row,
      cells: row.cells.map((cell, column) => cell && put(cell, keys[column] ?? '')),
      details: row.details.map((detail) =>
        put(detail, details.get(countedKey(detail, counts)) ?? ''),
      ),
    };
    values.push(own);
    return placed;
  });
  return { piece: { ...table, path, rows }, values };
}

/** A detail is known by its label and its kind, and by how many of these the row had before. */
function countedKey({ label, kind }: Value, counts: Map<string, number>): string {
  const key = `${kind} ${label}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return `${key} ${count}`;
}

function detailNames(rows: readonly Row[], named: ReturnType<typeof distinctNames>) {
  const names = new Map<string, string>();
  for (const { details } of rows) {
    const counts = new Map<string, number>();
    for (const detail of details) {
      const key = countedKey(detail, counts);
      const fallback = detail.kind === 'image' ? 'image' : 'note';
      if (!names.has(key)) names.set(key, named(detail.label, fallback));
    }
  }
  return names;
}

function placeEntry(entry: Entry, path: string): Placed<Entry> {
  const { title = '', subtitle = '', aside = '' } = entry;
  const { piece, values } = placeBlocks(entry.blocks, entry.blocks, path);
  return {
    piece: { ...entry, path, blocks: piece },
    values: { ...values, title, subtitle, aside },
  };
}

/** Markdown and HTML of the data as the text that it shows: a template sets it as text. */
export function plainParagraphs(list: readonly string[]): readonly string[] {
  const formatted = formattedBlocks(list.join('\n\n'));
  return formatted === undefined
    ? list
    : textOfMarkup(formatted)
        .split('\n')
        .filter((line) => line.trim() !== '');
}

export function plainLine(line: string): string {
  const formatted = formattedBlocks(line);
  return formatted === undefined ? line : textOfMarkup(formatted).trim();
}

export function plainValue(value: Value): string {
  return value.kind === 'prose' ? plainLine(value.text) : value.text;
}

/** What is known of a party, in a line of its own. */
export function partyLine(line: Value): string {
  if (line.label !== '') return `${labelledLine(line.label)} ${plainValue(line)}`;
  return line.kind === 'url' ? shortAddress(line.text) : plainValue(line);
}

/** What is known of a signatory, or stands at the foot. */
export const inOneLine = (lines: readonly Value[]): string =>
  lines.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`)).join(' · ');
