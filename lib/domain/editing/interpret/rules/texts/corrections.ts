import { type Phrase, phraseOf } from '../../language/phrase.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { contentLoss } from '../answers.ts';
import { lossOf } from '../parts/loss.ts';
import { cellNamed } from '../tables/cells.ts';
import { totalSaid } from '../tables/total-lines.ts';
import { cardFigures } from './card-figures.ts';
import { CONFESSED, FORMS, LOOSE_FORMS, MOVED, NEW, OVERWRITTEN } from './correction-forms.ts';
import { proseFigure } from './prose-figure.ts';
import { proseWord } from './prose-word.ts';
import { calledInstead, relabelled } from './rename.ts';
import { replaced } from './replace-text.ts';
import { setNamed } from './set-named.ts';
import { isLook } from './set-value.ts';

/** "Qty -> Hours", "tax is 19 % not 20 %", "I mistyped the due date, it's May 5", "we moved to …" */
export const corrections: Rule = {
  name: 'corrections',
  read(clause, context) {
    const overwritten = clause.match(OVERWRITTEN)?.['what'];
    const target = overwritten && context.target(overwritten);
    const loss =
      target && (target.kind === 'table' || target.kind === 'region')
        ? lossOf(target, context)
        : undefined;
    if (loss !== undefined) return contentLoss(loss);
    const plain = clause.match(CONFESSED)?.['rest'] ?? clause;
    return one(plain, context);
  },
};

function one(clause: Phrase, context: Context): Reading | undefined {
  for (const [pattern, what] of MOVED) {
    const to = clause.match(pattern)?.['to'];
    const isAddress = what.includes('address');
    // "we moved to Cork" gives no address.
    if (to !== undefined && /^[\p{Lu}\d]/u.test(to.raw) && !(isAddress && !/[\d,]/.test(to.raw)))
      return setNamed(words(what), to, context);
  }
  const renewed = clause.match(NEW);
  if (renewed?.['what'] !== undefined && renewed['to'] !== undefined) {
    const what = words(`${renewed['whose']?.text ?? ''} ${renewed['what'].text}`.trim());
    const found = corrected(what, renewed['to'], context);
    if (found !== undefined) return found;
  }
  for (const form of [...FORMS, ...LOOSE_FORMS]) {
    const { what, old, to } = clause.match(form) ?? {};
    if (to === undefined || (old !== undefined && goesOn(old))) continue;
    // "brake service should be 5, not 4, and …": what it is to be is not read to its end.
    if (!to.quoted && / , not /.test(to.text)) continue;
    const [first] = what?.tokens ?? [];
    // "put the sign behind the amount: 210.00 $" names nothing before its colon.
    if (LOOSE_FORMS.includes(form) && first?.quoted === false && PLACING.test(first.word)) continue;
    // "in the subject, write A instead of B" of a subject that does not say B
    if (form === LOOSE_FORMS[0] && !to.quoted && INSTEAD.test(to.text)) continue;
    // "Terms: change A to B" gives no text that begins so.
    if (LOOSE_FORMS.includes(form) && !to.quoted && INSTRUCTS.test(to.text)) continue;
    const found = byForm(what, old, to, LOOSE_FORMS.includes(form), context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "it is B, not A, and there are no enclosures any more": more than what was there before. */
const goesOn = ({ tokens }: Phrase): boolean =>
  tokens.some(
    ({ word, quoted }, at) =>
      !quoted &&
      /^(?:,|;)$/.test(word) &&
      /^(?:and|so|there|we|i)$/.test(tokens[at + 1]?.word ?? ''),
  );

const PLACING =
  /^(?:put|place|move|show|write|display|print|add|insert|remove|delete|hide|make|set|use|format|sort|order|align|draw|give|with|without|in|at)$/;

const INSTEAD = / (?:instead of|rather than|in place of) /;

const INSTRUCTS =
  /^(?:change|replace|correct|swap|rename|exchange|update|substitute|remove|delete|make|set|add|move) \S/;

/** A name is no longer. */
const MOST_WORDS = 12;

function words(text: string): Phrase {
  return phraseOf(tokensOf(text), text);
}

function byForm(
  what: Phrase | undefined,
  old: Phrase | undefined,
  to: Phrase,
  isLoose: boolean,
  context: Context,
): Reading | undefined {
  if (what !== undefined) {
    const each = what.match(/^(?:every|each|all|any)(?: the)? (?<text>".+")$/)?.['text'];
    if (each !== undefined) return replaced(each, to, context);
    if (what.tokens.length > MOST_WORDS) return undefined;
    const found =
      (old && proseWord(what, old, to, context)) ??
      (isLoose && isList(to) ? undefined : corrected(what, to, context));
    if (found !== undefined) return found;
    if (!isLoose && old === undefined && !isLook(what, to)) return replaced(what, to, context);
  }
  return old === undefined ? undefined : instead(what, old, to, context);
}

/** What is named becomes what is said: a figure of the totals, of a row, a value, a label. */
function corrected(what: Phrase, to: Phrase, context: Context): Reading | undefined {
  return (
    totalSaid(what, to, context) ??
    cellNamed(what, to, context) ??
    (isLook(what, to) && cardFigures(what, to, context).length === 0
      ? undefined
      : (setNamed(what, to, context) ?? relabelled(what, to, context)))
  );
}

/** "quantities: lamp 6, chair 3" is no name. */
function isList(to: Phrase): boolean {
  return !to.quoted && /\p{L}.* , .*\d/u.test(to.raw.replace(/,/g, ' ,'));
}

function instead(
  what: Phrase | undefined,
  old: Phrase,
  to: Phrase,
  context: Context,
): Reading | undefined {
  return (
    (what && proseFigure(what, old, to, context)) ??
    calledInstead(old, to, context) ??
    replaced(old, to, context)
  );
}
