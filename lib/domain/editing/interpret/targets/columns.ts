import type { ContentModel, ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Target } from '../rule.ts';
import { singular } from './class-names.ts';
import { firstWord, plainWords } from './document-texts.ts';
import { columnTarget } from './make.ts';
import type { Scope } from './scope.ts';

/** What columns of the same sort are called. */
const SAME: readonly (readonly string[])[] = [
  ['quantity', 'qty', 'units', 'hours', 'count', 'amount of units'],
  [
    'unit price',
    'price',
    'rate',
    'unit cost',
    'price each',
    'unit',
    'cost',
    'price of one',
    'price per unit',
    'what one unit costs',
    'what one costs',
    'cost of one',
    'single price',
  ],
  ['amount', 'total', 'line total', 'row total', 'line amount', 'sum'],
  ['description', 'item', 'product', 'service', 'name', 'details'],
];

/** Words that the name of a column begins with, whatever its head says. */
export const COLUMN_FIRSTS: ReadonlySet<string> = new Set([
  'column',
  ...SAME.flatMap((names) => names.map(firstWord).flatMap((first) => [first, `${first}s`])),
  'quantities',
]);

const ENDS = / (?:columns?|cells?|values?)$/;

/** The column of the table spoken of that a phrase names; the word "column" is needed where the name is another thing's too. */
export function columnNamed(words: string, scope: Scope): Target | undefined {
  const said = ENDS.test(words) || words.startsWith('column ');
  const bare = words.replace(ENDS, '').replace(/^column /, '');
  const { content } = scope;
  const tables = [...(content.lineItems ? [content.lineItems] : []), ...content.tables];
  for (const table of tables) {
    const at = labelsOf(table, content).indexOf(bare);
    if (at >= 0) return columnTarget(content, table, at);
  }
  const alike = SAME.find((names) => names.includes(bare) || names.includes(singular(bare)));
  if (alike === undefined || !(said || bare.endsWith('s'))) return undefined;
  for (const table of tables) {
    const at = labelsOf(table, content).findIndex((label) => alike.includes(label));
    if (at >= 0) return columnTarget(content, table, at);
  }
  return undefined;
}

/** The words of a table's heads: many phrases are held against them. */
function labelsOf(table: ContentTable, { memo }: ContentModel): readonly string[] {
  return memo.get(labelsOf, table, () => table.columns.map(({ label }) => plainWords(label)));
}
