import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import {
  roundTo,
  type WrittenNumber,
  writeLike,
} from '#lib/domain/editing/values/written-number.ts';
import type { Context, Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { tablesOf, writingIn } from './find-table.ts';

const SUM = '(?:grand totals?|totals?|sums?)';
const END = '(?: (?:to|in|at|on|below|of) (?:the )?(?:bottom|end|(?:[a-z]+ )?table))*';
const ROW =
  '^(?:add|insert|append|include|put|create|show|need)(?: (?:a|an|the|new|final|last|closing))*';
const PATTERNS = [
  `${ROW} ${SUM} (?:row|line)s?${END}$`,
  `${ROW} (?:row|line)s?${END} (?:with|for|of|showing)(?: all| the)* ?${SUM}(?: of (?:each|every|all|the)(?: the)? columns?)?${END}$`,
  `^(?:sum|total|add)(?: up)?(?: all)?(?: the)? (?:columns?|numbers|figures|rows|table)(?: (?:in|with|as) (?:a|the)(?: last| final| new| total)? (?:row|line))?${END}$`,
].map((pattern) => new RegExp(pattern));

/** What adds up to nothing: shares, rates, averages, and what only numbers or dates a row. */
const NO_SUM =
  /%|\b(?:per|price|rate|average|avg|mean|median|share|ratio|percent(?:age)?|score|year|month|week|day|date|no|nr|number|id|sku|code|phone|zip|version|rank|position|age|index)\b|[/#]/i;

/** "add a total row to the table": what its columns of figures add up to, where nothing says so yet. */
export const totalRow: Rule = {
  name: 'total-row',
  read(clause, context) {
    const [table] = tablesOf(context);
    const isAsked = PATTERNS.some((pattern) => pattern.test(clause.text));
    if (!isAsked || context.subject.content.totals.length > 0 || table === undefined)
      return undefined;
    const sums = table.columns.map((_, at) => sumOf(table, at, context));
    const first = sums.indexOf(undefined);
    if (first < 0 || sums.every((sum) => sum === undefined))
      return notFeasible('The table has no columns that could be added up.', []);
    const cells = sums.map((sum, at) => (at === first ? 'Total' : (sum ?? '')));
    return operations([{ op: 'add-row', table: table.id, at: table.rows.length, cells }]);
  },
};

/** Where every row has a figure of one kind. */
function sumOf(table: ContentTable, at: number, context: Context): string | undefined {
  const { numeric, label } = table.columns[at] ?? {};
  if (numeric !== true || label === undefined || NO_SUM.test(label)) return undefined;
  const { read } = writingIn(context);
  const figures: WrittenNumber[] = [];
  for (const { cells } of table.rows) {
    const text = cells[at]?.text ?? '';
    const figure = read(text);
    if (figure === undefined && text.trim() !== '') return undefined;
    if (figure !== undefined) figures.push(figure);
  }
  const [first] = figures;
  const isOne = figures.every(
    ({ kind, currency }) => kind === first?.kind && currency === first.currency,
  );
  if (first === undefined || !isOne || first.kind === 'percent') return undefined;
  const decimals = Math.max(...figures.map((figure) => figure.decimals));
  const sum = figures.reduce((whole, { value }) => whole + value, 0);
  const like = figures.find(({ grouped }) => grouped !== undefined) ?? first;
  return writeLike(roundTo(sum, decimals), like, decimals);
}
