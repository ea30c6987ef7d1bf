import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule } from '../../rule.ts';
import { firstMatch, notFeasible, operations } from '../answers.ts';
import { columnNamed, type NamedColumn, partsOf, tablesOf } from './find-table.ts';

const SORT =
  '(?:sort|order|arrange|rank|reorder|re-order|rearrange|organize|organise|list|put|resort|show|group)';
const THING =
  '(?:the )?(?:[a-z -]*?(?:items?|rows?|lines?|table|products?|services?|entries|list|records|data|line items|it|them|everything|[a-z]+))';
const DIRECTION =
  '(?<direction>(?:(?:in|by|with(?: the)?|from|the|being|going) )*(?:ascending|descending|asc|desc|increasing|decreasing|reverse|reversed|alphabetical|alphabetically|chronological|chronologically|(?:highest|largest|biggest|greatest|most expensive|most|high|largest amounts?|newest|latest|most recent|recent|lowest|smallest|least|cheapest|least expensive|fewest|low|oldest|earliest|a|z|small|big|large|cheap|expensive)(?: (?:values?|prices?|amounts?|ones?|items?))?(?:(?:(?: (?:to|-|first to)|-to-?|-) ?(?:the )?(?:highest|largest|biggest|most expensive|high|newest|latest|lowest|smallest|cheapest|low|oldest|earliest|a|z|large|small|big|expensive|last))|(?: (?:at|on) (?:the )?top| first| up ?front| on top| first and .*)?))(?: order)?(?: first)?)';

const PATTERNS = [
  new RegExp(
    `^${SORT} ${THING}(?: (?:in(?: the)? (?<pre>ascending|descending|reverse) order ))? ?by (?<by>.+?)(?:,? ${DIRECTION})?$`,
  ),
  new RegExp(`^${SORT} ${THING}(?:,? ${DIRECTION}),? (?:by|of) (?<by>.+)$`),
  new RegExp(`^${SORT} (?:on|by) (?<by>.+?)(?:,? ${DIRECTION})?$`),
];
const BARE = [
  new RegExp(
    `^${SORT} ${THING} (?:so (?:that )?|with )(?:the )?(?<direction>most expensive|cheapest|highest|lowest|biggest|smallest|largest|newest|latest|oldest|earliest|least expensive)(?: .*?)?(?: (?:is|are|comes?|goes|stands?|at|being))? (?:first|on top|at the top|up top|the top)$`,
  ),
  new RegExp(`^${SORT} ${THING} ${DIRECTION}$`),
  /^(?:(?:put|show|list|have|place|display|get) )?(?:the )?(?<direction>most expensive|cheapest|highest[ -]priced|lowest[ -]priced|highest|lowest|biggest|smallest|largest|newest|latest|oldest|earliest|highest price|lowest price|priciest|costliest|least expensive|most recent)(?: (?:items?|rows?|lines?|products?|services?|ones?|entries|line items|amounts?|prices?|dates?))? (?:first|on top|at the top|up top|up front)$/,
  new RegExp(`^(?<direction>alphabetize|alphabetise)(?: ${THING})?$`),
];

const DESCENDING =
  /descending|\bdesc\b|decreasing|reverse|^(?:from |the |by |with )*(?:highest|largest|biggest|greatest|most|high|newest|latest|recent|priciest|costliest|z|big|large|expensive)\b/;

/** "sort the items by price, highest first", "most expensive first", "alphabetically" */
export const sortRows: Rule = {
  name: 'sort-rows',
  read(clause, context) {
    const groups = firstMatch(clause, PATTERNS);
    const { by, direction, pre } = groups ?? {};
    if (by !== undefined) {
      const descending = DESCENDING.test((direction ?? pre)?.text ?? '');
      const column = columnNamed(by, context);
      if (column !== undefined) return sorted(column, descending);
      return asWords(by, context, clause) ?? unknownColumn(by, context);
    }
    const bare = firstMatch(clause, BARE)?.['direction'];
    return bare === undefined ? undefined : byWords(bare.text, context);
  },
};

function sorted({ table, column }: NamedColumn, descending: boolean) {
  return operations([{ op: 'sort-rows', table: table.id, column, descending }]);
}

/** "by lowest price", "by highest amount first" */
function asWords(by: Phrase, context: Context, clause: Phrase) {
  const match =
    /^(?:the )?(highest|lowest|largest|smallest|biggest|most expensive|cheapest|newest|oldest|latest|earliest)(?: (.+?))?(?: first)?$/.exec(
      by.text,
    );
  if (match === null) return undefined;
  const skip = by.tokens.findIndex(({ word }) => match[1]?.endsWith(word));
  const rest = by.slice(skip + 1, by.tokens.at(-1)?.word === 'first' ? -1 : undefined);
  const column = rest.tokens.length === 0 ? undefined : columnNamed(rest, context);
  const descending = DESCENDING.test(match[1] ?? '') || / desc/.test(clause.text);
  return column === undefined ? byWords(match[1] ?? '', context) : sorted(column, descending);
}

function byWords(words: string, context: Context) {
  const [table] = tablesOf(context);
  const column = table && columnFor(words, table, context);
  if (table === undefined || column === undefined) return undefined;
  return sorted({ table, column }, DESCENDING.test(words) && !/alphabet/.test(words));
}

/** What is sorted by where only the direction is said. */
function columnFor(words: string, table: ContentTable, context: Context): number | undefined {
  const { description, price, amount } = partsOf(table, context);
  if (/alphabet|\b[az]\b/.test(words)) return description ?? 0;
  if (/new|old|late|early|earliest|recent|chrono/.test(words)) {
    const date = table.columns.findIndex(({ label }) => /date|day|when|month|period/i.test(label));
    return date < 0 ? undefined : date;
  }
  if (/expensive|cheap|pric|cost/.test(words)) return price ?? amount;
  const figures = table.columns.findLastIndex(({ numeric }) => numeric);
  return amount ?? price ?? (figures < 0 ? undefined : figures);
}

function unknownColumn(by: Phrase, context: Context) {
  const [table] = tablesOf(context);
  if (table === undefined) return notFeasible('The document has no table to be sorted.', []);
  const labels = table.columns.map(({ label }) => label).filter((label) => label !== '');
  if (/[",]| and | then /.test(by.text) && by.tokens.length > 6) return undefined;
  return notFeasible(
    `The table has no column “${by.raw}”; its columns are ${labels.join(', ')}.`,
    labels.slice(-3).map((label) => `Sort the rows by ${label}`),
  );
}
