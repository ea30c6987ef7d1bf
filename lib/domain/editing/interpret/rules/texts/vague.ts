import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { readDate, writeDate } from '#lib/domain/editing/values/written-date.ts';
import type { Context, Rule } from '../../rule.ts';
import { firstMatch, notFeasible } from '../answers.ts';
import { rowName, tablesOf, writingIn } from '../tables/find-table.ts';

const VAGUE = [
  /^(?:change|update|edit|fix|correct|modify|adjust|set|rename|alter|amend|revise)(?: the| this| that| our| my)? (?<what>(?:[a-z]+ ){0,2}?(?:dates?|prices?|amounts?|totals?|names?|numbers?|titles?|text|wording|quantit(?:y|ies)|address|terms?|label|labels|rows?|items?|columns?|tax(?: rate)?|discount|currency|format|email|values?|client|customer|something|details|heading))$/,
  /^(?:the )?(?<what>dates?|prices?|totals?|amounts?|numbers?|names?|address|tax|title) (?:is|are|looks?) (?:wrong|incorrect|off|not right|outdated|not correct)$/,
];

/** "change the date": understood but for what it should become. */
export const vague: Rule = {
  name: 'vague',
  read(clause, context) {
    const what = firstMatch(clause, VAGUE)?.['what'];
    if (what === undefined) return undefined;
    return notFeasible(
      `What “${what.raw}” should be changed to is not said.`,
      suggestionsFor(what.text, context),
    );
  },
};

function suggestionsFor(what: string, context: Context): string[] {
  const { scope, subject } = context;
  const values = scope.nodes.filter(({ role, label }) => role === 'value' && label !== undefined);
  const { dates } = writingIn(context);
  const dated = values.filter(({ text }) => readDate(text, dates) !== undefined);
  const list: string[] = [];
  if (/date/.test(what))
    list.push(...dated.map((node) => `Change “${node.label}” to ${later(node, context)}`));
  if (/price|amount|quantit|row|item/.test(what)) list.push(...rowsOf(context));
  const title = subject.content.title;
  if (/title|name|heading|label|text|wording/.test(what) && title !== undefined)
    list.push(`Change the title to ${title.text} (revised)`);
  if (/tax/.test(what)) list.push('Change the tax to 8%');
  if (/currency/.test(what)) list.push('Use euros', 'Use British pounds');
  if (/format/.test(what)) list.push('Show dates as DD/MM/YYYY', 'Use two decimals');
  list.push(
    ...values
      .filter((node) => !dated.includes(node))
      .map((node) => `Change “${node.label}” to ${node.text}`),
  );
  if (title !== undefined) list.push(`Change the title to ${title.text} (revised)`);
  list.push('Show dates as DD/MM/YYYY');
  return [...new Set(list)].slice(0, 3);
}

function later(node: ContentNode, context: Context): string {
  const { dates } = writingIn(context);
  const found = readDate(node.text, dates);
  return found === undefined
    ? node.text
    : writeDate({ ...found, day: Math.min(28, found.day + 1) }, found.pattern, dates.language);
}

function rowsOf(context: Context): string[] {
  const [table] = tablesOf(context);
  return (table?.rows ?? []).slice(0, 2).map((row) => {
    const name = rowName({ table: table as NonNullable<typeof table>, row }, context);
    return `Change the price of ${name} to 100`;
  });
}
