import { composedLabel } from '#lib/domain/i18n/wording/composed-label.ts';
import type {
  Block,
  DataTable,
  Entry,
  Party,
  PrintedDocument,
  Value,
} from '#lib/domain/presentation/printed-document.ts';

type Words = ReadonlyMap<string, string>;

/** States that APIs and the product itself write in English. */
const STATES = new Set([
  'paid',
  'unpaid',
  'partially paid',
  'refunded',
  'partially refunded',
  'overdue',
  'open',
  'draft',
  'void',
  'accepted',
  'declined',
  'expired',
  'cancelled',
  'canceled',
]);

/** The model with the labels and states that the table has in the table's language. */
export function translate(model: PrintedDocument, words: Words): PrintedDocument {
  const values = (list: readonly Value[]) => list.map((each) => valueIn(each, words));
  const blocks = (list: readonly Block[]) => list.map((each) => blockIn(each, words));
  return {
    ...model,
    words,
    title: model.titled ? model.title : labelIn(model.title, words),
    number: model.number && valueIn(model.number, words),
    status: model.status && stateIn(model.status, words),
    parties: model.parties.map((party) => partyIn(party, words)),
    facts: values(model.facts),
    lineItems: model.lineItems && tableIn(model.lineItems, words),
    totals: model.totals.map((total) => ({ ...total, value: valueIn(total.value, words) })),
    sections: blocks(model.sections),
    details: blocks(model.details),
    notes: blocks(model.notes),
    terms: blocks(model.terms),
    signatures: model.signatures.map((signer) => ({ ...signer, lines: values(signer.lines) })),
  };
}

/** What the product says of a till or a restaurant, and the key of somebody's data may mean otherwise. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'change table register order flag level deposit account void net gross tests vehicle'.split(' '),
);

/** "Tax (19%)" keeps what stands in brackets, "Party 2" its number. */
function labelIn(label: string, words: Words): string {
  const [, name = label, rest = ''] = /^(.{1,60}?)( \(.{1,40}\)| \d{1,3})?$/.exec(label) ?? [];
  const known = AMBIGUOUS.has(name.toLowerCase()) ? undefined : words.get(name.toLowerCase());
  return known === undefined ? (composedLabel(words, label) ?? label) : known + rest;
}

function valueIn(value: Value, words: Words): Value {
  const text =
    value.kind === 'boolean' ? (words.get(value.text.toLowerCase()) ?? value.text) : value.text;
  return { ...value, label: labelIn(value.label, words), text };
}

function stateIn(value: Value, words: Words): Value {
  const state = value.text.toLowerCase();
  const text = STATES.has(state) ? (words.get(state) ?? value.text) : value.text;
  return { ...valueIn(value, words), text };
}

function partyIn(party: Party, words: Words): Party {
  return {
    ...party,
    label: labelIn(party.label, words),
    lines: party.lines.map((line) => valueIn(line, words)),
  };
}

function tableIn(table: DataTable, words: Words): DataTable {
  return {
    ...table,
    label: labelIn(table.label, words),
    columns: table.columns.map((column) => ({ ...column, label: labelIn(column.label, words) })),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (cell?.kind === 'boolean' ? valueIn(cell, words) : cell)),
    })),
  };
}

function entryIn(entry: Entry, words: Words): Entry {
  const { aside } = entry;
  return {
    ...entry,
    aside: aside?.replace(/ – present$/, () => ` – ${words.get('present') ?? 'present'}`),
    blocks: entry.blocks.map((block) => blockIn(block, words)),
  };
}

function blockIn(block: Block, words: Words): Block {
  const labelled = block.label === undefined ? {} : { label: labelIn(block.label, words) };
  switch (block.kind) {
    case 'facts':
      return { ...block, ...labelled, facts: block.facts.map((fact) => valueIn(fact, words)) };
    case 'metrics':
      return {
        ...block,
        ...labelled,
        metrics: block.metrics.map((metric) => ({
          ...metric,
          label: labelIn(metric.label, words),
        })),
      };
    case 'table':
      return { ...block, ...labelled, table: tableIn(block.table, words) };
    case 'entries':
      return { ...block, ...labelled, entries: block.entries.map((each) => entryIn(each, words)) };
    case 'group':
      return { ...block, ...labelled, blocks: block.blocks.map((each) => blockIn(each, words)) };
    default:
      return { ...block, ...labelled };
  }
}
