import type { ContentTable, TableRow } from '#lib/domain/editing/content-model.ts';
import { type DocumentWriting, writingOf } from '#lib/domain/editing/values/document-writing.ts';
import { type ItemColumns, itemColumns } from '#lib/domain/editing/values/item-columns.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';

export interface NamedColumn {
  readonly table: ContentTable;
  readonly column: number;
}

export interface NamedRow {
  readonly table: ContentTable;
  readonly row: TableRow;
}

export function writingIn({ subject: { content, document } }: Context): DocumentWriting {
  return content.memo.get(writingIn, content, () => writingOf(document, content));
}

/** Tables that can be meant, the likeliest first: of the region pointed at, of line items, then any. */
export function tablesOf({ subject: { content }, scope }: Context): readonly ContentTable[] {
  const inside = new Set(scope.region === undefined ? [] : scope.nodes);
  const pointed = content.tables.filter(
    ({ rows }) =>
      inside.size > 0 && rows.some(({ cells }) => cells.some((cell) => inside.has(cell))),
  );
  const items = content.lineItems === undefined ? [] : [content.lineItems];
  return [...new Set([...pointed, ...items, ...content.tables])];
}

export function partsOf(table: ContentTable, context: Context): ItemColumns {
  const { memo } = context.scope.content;
  return memo.get(partsOf, table, () => itemColumns(table, writingIn(context).read));
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** "second", "2nd", "last", "#2": counted from 0. */
export function ordinal(word: string, count: number): number | undefined {
  if (word === 'last' || word === 'final' || word === 'bottom') return count - 1;
  if (word === 'top') return 0;
  const named = ORDINALS.indexOf(word);
  const digits = /^#?(\d{1,3})(?:st|nd|rd|th)?$/.exec(word)?.[1];
  const at = named >= 0 ? named : digits === undefined ? -1 : Number(digits) - 1;
  return at >= 0 && at < count ? at : undefined;
}

const PARTS: readonly (readonly [keyof ItemColumns, RegExp])[] = [
  [
    'quantity',
    /^(?:qty|quantit(?:y|ies)|quantitys|hours?|hrs|days|units?|number of (?:units|hours|items)|count|pieces|pcs|how many|amount of units)$/,
  ],
  [
    'price',
    /^(?:(?:unit|item|per unit|hourly)? ?(?:prices?|rates?|costs?)(?: each| per (?:unit|hour|item))?|price each|(?:price|cost) (?:of|for) one|single price|what one (?:unit )?costs)$/,
  ],
  [
    'amount',
    /^(?:amounts?|totals?|line (?:totals?|amounts?|sums?)|sums?|row totals?|(?:total )?(?:prices?|costs?))$/,
  ],
  [
    'description',
    /^(?:descriptions?|names?|items?|products?|services?|item names?|details|text|titles?|tasks?)$/,
  ],
];

/** Words that a name is said with. */
function bareName(phrase: Phrase): string {
  return plainWords(phrase.quoted ? phrase.raw : phrase.text)
    .replace(/^(?:the|a|an|our|my|your|this|that|its) /, '')
    .replace(
      /^(?:(?:table|item|line items?|items) )?columns? (?:for |called |named |with |of )?(?:the )?/,
      '',
    )
    .replace(
      / (?:column|columns|col|cols|cells?|values?|field)(?: (?:header|heading|head|title|label|name))?$/,
      '',
    )
    .replace(/ (?:header|heading) cell$/, '')
    .replace(/^(?:number|amount|count|value) of (?:the )?/, '')
    .trim();
}

const OF_TABLE =
  /^(?<column>.+ column) (?:of|in|from) (?:the |this |our )?(?:(?:line )?items? |main |price |products? )?(?:table|list|grid|line items|items)$/;

/** "item no." and "item number" */
const numbered = (name: string): string => name.replace(/ (?:no|nr|num)$/, ' number');

/** The column that a phrase names by its head, by the part it plays or by its place. */
export function columnNamed(said: Phrase, context: Context): NamedColumn | undefined {
  const phrase = said.match(OF_TABLE)?.['column'] ?? said;
  const [last] = context.last;
  if (/^(?:it|that column|this column|this|that)$/.test(phrase.text) && last?.kind === 'column')
    return last.table === undefined || last.column === undefined
      ? undefined
      : { table: last.table, column: last.column };
  // "the totals" are the lines below, not the column Total.
  if (/^(?:the |our )?totals$/.test(phrase.text)) return undefined;
  const bare = numbered(bareName(phrase));
  const tables = tablesOf(context);
  for (const table of tables) {
    const column = table.columns.findIndex(({ label }) => numbered(plainWords(label)) === bare);
    if (column >= 0) return { table, column };
  }
  for (const table of tables) {
    const at =
      table === context.subject.content.lineItems ? partNamed(bare, table, context) : undefined;
    if (at !== undefined) return { table, column: at };
  }
  for (const table of tables) {
    const at = placeOf(phrase.text, table);
    if (at !== undefined) return { table, column: at };
  }
  return undefined;
}

function partNamed(bare: string, table: ContentTable, context: Context): number | undefined {
  const parts = partsOf(table, context);
  for (const [part, words] of PARTS)
    if (words.test(bare) && parts[part] !== undefined) return parts[part];
  return undefined;
}

function placeOf(text: string, { columns }: ContentTable): number | undefined {
  const match =
    /^(?:the )?(\w+) column$/.exec(text) ??
    /^(?:the )?column (?:number )?#? ?(\d{1,2})$/.exec(text);
  return match === null ? undefined : ordinal(match[1] ?? '', columns.length);
}

const ROW_WORD = '(?:line[ -]?items?|line|row|item|entry|product|service|position|task|record)';

/** Rows that a phrase can mean: by place, by what their first cells say; several where several do. */
export function rowsNamed(phrase: Phrase, context: Context): readonly NamedRow[] {
  const said = phrase.quoted ? undefined : phrase.text.replace(/^(?:the|our|my|this|that) /, '');
  const tables = tablesOf(context);
  if (said !== undefined) {
    const place =
      new RegExp(`^(\\S+) ${ROW_WORD}$`).exec(said)?.[1] ??
      new RegExp(`^${ROW_WORD} (?:number |no |# )?(\\S+)$`).exec(said)?.[1];
    const table = tables[0];
    const at =
      place === undefined || table === undefined ? undefined : ordinal(place, table.rows.length);
    const row = at === undefined ? undefined : table?.rows[at];
    if (table !== undefined && row !== undefined) return [{ table, row }];
  }
  const bare = plainWords(phrase.quoted ? phrase.raw : (said ?? ''))
    .replace(new RegExp(`^${ROW_WORD} (?:for |called |named |with )?`), '')
    .replace(new RegExp(` ${ROW_WORD}$`), '');
  return bare.length < 2 ? [] : rowsSaying(bare, tables);
}

function rowsSaying(bare: string, tables: readonly ContentTable[]): readonly NamedRow[] {
  for (const test of [
    (text: string) => text === bare,
    (text: string) => text.startsWith(bare),
    (text: string) => ` ${text} `.includes(` ${bare} `),
    (text: string) => bare.length > 3 && text.includes(bare.replace(/s$/, '')),
  ])
    for (const table of tables) {
      const found = table.rows.filter(({ cells }) =>
        cells.some(({ text }, index) => !table.columns[index]?.numeric && test(plainWords(text))),
      );
      if (found.length > 0) return found.map((row) => ({ table, row }));
    }
  return [];
}

/** What a row is called: its description, or its first text. */
export function rowName({ table, row }: NamedRow, context: Context): string {
  const { description } = partsOf(table, context);
  return row.cells[description ?? 0]?.text ?? row.cells.find(({ text }) => text !== '')?.text ?? '';
}
