import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { figure } from '../tables/line-wording.ts';

const PROSE = new Set(['prose', 'list-item', 'text']);
const MEASURE =
  /^(?:net |only |now )?(?<sign>us\$|[$€£¥₹])? ?(?<count>\d+(?:[.,]\d+)*) ?(?<unit>%|percent|(?:business |working |calendar )?(?:days?|weeks?|months?|years?|hours?)|dollars?|euros?|pounds?)?(?: (?:a|per|each|every) (?:day|week|month|quarter|year|hour))?$/;
const WRITTEN = /(?<lead>us\$|[$€£¥₹])?\s?(?<count>\d+(?:[.,]\d+)*)(?<rest>\s?%|\s?[\p{L}]+)?/giu;
/** Words that a sentence need not have to be the one that is meant. */
const SMALL = new Set(
  'the a an of for in on our your their is to and terms period rate monthly yearly annual weekly daily hourly agreed current'.split(
    ' ',
  ),
);

/**
 * "the notice period must be 30 days", "late fee 25 -> 30": the one figure of that sort in the sentence
 * that is named. undefined: no figure is said, or none is there.
 */
export function proseFigure(
  what: Phrase,
  old: Phrase | undefined,
  to: Phrase,
  context: Context,
): Reading | undefined {
  const { count, sign = '', unit: said = '' } = MEASURE.exec(to.text)?.groups ?? {};
  if (count === undefined) return undefined;
  const isNet = /^net\b/.test(to.text);
  const before = figure(/\d+(?:[.,]\d+)*/.exec(old?.text ?? '')?.[0]);
  const unit = unitOf(said);
  const found = sentences(what, old, context).flatMap((node) =>
    [...node.text.matchAll(WRITTEN)].flatMap((match) => {
      const { lead = '', count: digits = '', rest = '' } = match.groups ?? {};
      const isSort =
        (unit === '' || unitOf(rest) === unit) &&
        (sign === '' || lead.trim() === sign) &&
        (!isNet || /\bnet\s*$/i.test(node.text.slice(0, match.index)));
      const isOld =
        before === undefined ? unit !== '' || sign !== '' || isNet : figure(digits) === before;
      const find = (lead + digits + (unit === '' ? '' : rest)).trim();
      return isSort && isOld ? [{ node, find, digits }] : [];
    }),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.length > 1 || first.node.text.split(first.find).length > 2)
    return notFeasible(
      `Several figures could be meant by “${what.raw}”.`,
      found.slice(0, 3).map(({ find }) => `Change “${find}” to “${to.raw}”`),
    );
  const { node, find, digits } = first;
  return operations([
    {
      op: 'replace-text',
      targets: [node.id],
      find,
      replace: find.replace(digits, like(count, digits)),
    },
  ]);
}

/** "30" in the place of "25.00" is "30.00". */
function like(count: string, digits: string): string {
  const decimals = /[.,]\d{2}$/.exec(digits)?.[0];
  return decimals === undefined || /[.,]/.test(count)
    ? count
    : count + decimals.charAt(0) + '0'.repeat(decimals.length - 1);
}

function unitOf(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/^(?:business|working|calendar) /, '')
    .replace(/^percent$/, '%')
    .replace(/s$/, '');
}

/** Texts that say all the words of a name, or that stand in the part of that name. */
export function sentences(
  what: Phrase,
  old: Phrase | undefined,
  context: Context,
): readonly ContentNode[] {
  const prose = context.scope.nodes.filter(({ role }) => PROSE.has(role));
  const all = [...what.tokens, ...(old?.tokens ?? [])];
  const words = all
    .filter(({ word }) => /^\p{L}{3,}$/u.test(word) && !SMALL.has(word))
    .map(({ word }) => word.replace(/s$/, ''));
  const saying =
    words.length === 0
      ? []
      : prose.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  if (saying.length > 0) return saying;
  const bare = what.slice(what.tokens.findIndex(({ word }) => !SMALL.has(word)));
  const inside = new Set((context.target(what) ?? context.target(bare))?.nodes ?? []);
  return prose.filter((node) => inside.has(node));
}
