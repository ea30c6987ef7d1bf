import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { membersOf } from '../../targets/members.ts';
import { operations, setNodeText } from '../answers.ts';
import { SIGNED } from './card-figures.ts';
import { textFor } from './value-written.ts';

const IS =
  '(?:is|are|was|were|should be|must be|has to be|came to|comes to|rose to|fell to|went (?:up|down) to|reached|stands at|to|at|by|now|actually|really|figure|:|->)';
const BETWEEN =
  '(?:,|;|\\(|:|and|so|(?:below|under|beneath|underneath|beside|next to) (?:it|that|the figure|the number)|that is|which is|it is|this is|with|its|the|an?|change|is|of|now|to|which makes)';
const MORE = '(?:plus|up(?: by)?|(?:increase|rise|gain|improvement|growth) of|higher by)';
const LESS = '(?:minus|down(?: by)?|(?:decrease|drop|fall|decline|loss|reduction) of|lower by)';
const FORM = new RegExp(
  `^(?:(?:set|change|update|correct|put|make) )?(?:the |our )?(?<what>[^",;:]{2,40}?)(?: ${IS})+ (?<figure>(?:[$€£] ?)?\\d\\S*(?: (?!and )[a-z]+)?)(?: ${BETWEEN})* (?:(?<more>${MORE}) |(?<less>${LESS}) )?(?<change>[+±−-]? ?\\d[^",;()]*)$`,
);
const SIMPLE = /^[+±−-]?\s?\d[\d.,]*\s?(?:%|\p{L}+)?$/u;

/** "uptime was 99.3%, that's +0.6 points": the figure of a card, and how it changed. */
export const figureChanges: Rule = {
  name: 'figure-changes',
  read(clause, context) {
    if (!/\d.*\d/.test(clause.text)) return undefined;
    const cards = membersOf(context.scope).flat();
    const { what, figure, change, more, less } =
      cards.length === 0 ? {} : (clause.match(FORM) ?? {});
    if (what === undefined || figure === undefined || change === undefined) return undefined;
    const isSigned = SIGNED.test(change.raw);
    const isTold = (more ?? less) !== undefined;
    if (isSigned === isTold || !SIMPLE.test(change.raw)) return undefined;
    const name = plainWords(what.raw);
    const called = cards.filter(({ label }) => plainWords(label) === name);
    const [card] = called;
    return card === undefined || called.length > 1
      ? undefined
      : both(card.nodes, figure, sign(more, less) + change.raw, context);
  },
};

/** How it changed is told by a sign or in words: "+0.6 points", "an increase of 0.6 points". */
const sign = (more: Phrase | undefined, less: Phrase | undefined): string =>
  more !== undefined ? '+' : less !== undefined ? '-' : '';

function both(
  nodes: readonly ContentNode[],
  figure: Phrase,
  change: string,
  context: Context,
): Reading | undefined {
  const figures = nodes.filter(({ text }) => /^\W{0,3}\d/.test(text));
  const [now, ...others] = figures.filter(({ text }) => !SIGNED.test(text));
  const [by, ...more] = figures.filter(({ text }) => SIGNED.test(text));
  const text = now && textFor(now, figure, context);
  if (now === undefined || by === undefined || text === undefined) return undefined;
  if (others.length + more.length > 0) return undefined;
  return operations([setNodeText(now, text), setNodeText(by, change)]);
}
