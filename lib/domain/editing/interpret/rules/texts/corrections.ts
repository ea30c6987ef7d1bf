import { type Phrase, phraseOf } from '../../language/phrase.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { contentLoss, operations } from '../answers.ts';
import { lossOf } from '../parts/loss.ts';
import { cellNamed } from '../tables/change-cell.ts';
import { rowSaid } from '../tables/change-row.ts';
import { totalSaid } from '../tables/change-total.ts';
import { proseFigure } from './prose-figure.ts';
import { calledInstead, relabelled } from './rename.ts';
import { replaced } from './replace-text.ts';
import { isLook, setNamed } from './set-value.ts';

const IS =
  '(?:is|are|was|should be|should read|should say|must be|needs to be|has to be|ought to be)';
const CALLED =
  '(?:actually |really |now |called |named |labeled |titled |spelled |written |written as )*';
const NOT = '(?:,|;|\\.)?(?: and| but)? (?:not|instead of|rather than|in place of)';
const IT =
  '(?:it|that|this|they|the (?:right|correct|real|actual|new) (?:one|name|value|number|date|text|spelling))';
const WRONG =
  '(?:wrong|incorrect|not right|not correct|misspelled|misspelt|a typo|a mistake|outdated|out of date|old|off)';
const PAUSE = '(?: ?[,;:.(-])*';
const SAY =
  '(?:write|say|use|put|have|show|print|call it|it should (?:say|be|read)|it must (?:say|be)|make it|(?:i|we) (?:would like|want|prefer)(?: to (?:see|have|read|say|use))?|see)';

/** Ways to say what something is to be. `what`: its name; `old`: what it says now; `to`: what it is to say. */
const FORMS: readonly RegExp[] = [
  /^(?:the )?(?<what>.+?)(?: from| ?:)? (?<old>\S+(?: \S+){0,5}?) -> (?<to>.+)$/,
  /^(?:in |for |on )?(?:the )?(?<what>.+?) -> (?<to>.+)$/,
  new RegExp(`^(?:instead of|rather than|in place of) (?<old>.+?),? ${SAY} (?<to>.+)$`),
  new RegExp(
    `^(?:the |our |my )?(?<what>.+?) ${IS} ${CALLED}(?<to>.+?)${NOT} (?:an? |the )?(?<old>.+)$`,
  ),
  new RegExp(`^(?<what>.+?) (?:is|are) not (?<old>.+?)(?:,|;)?(?: but| ${IT} ${IS})+ (?<to>.+)$`),
  new RegExp(
    `^(?:${IT} ${IS}|we are(?: called)?|i mean|i meant|should be|should say|${SAY}) (?:actually |really )?(?<to>.+?)${NOT} (?<old>.+)$`,
  ),
  /^(?:mark|label|flag|tag|list|show) (?<what>.+?) as (?<to>.+)$/,
  new RegExp(
    `^(?:i|we) (?:mistyped|misspelled|misspelt|misstated|got|wrote|typed|entered|spelled) (?:the )?(?<what>.+?)(?: wrong| incorrectly| wrongly| badly)?${PAUSE} (?:${IT} ${IS}|should be|must be|correct is|to)(?: actually| really| supposed to be)? (?<to>.+)$`,
  ),
  new RegExp(
    `^(?:the )?(?<what>.+?) (?:is|are|was|looks) ${WRONG}${PAUSE}(?: and| so)?(?: ${IT})? ?(?:is|are|should be|should read|should say|must be|needs to be|change it to|make it|has to be|correct is) (?:actually |really |supposed to be )?(?<to>.+)$`,
  ),
  new RegExp(
    `^(?:there is|there was|i (?:made|see|found|have))(?: an?)? (?:typo|mistake|error|slip) in (?:the )?(?<what>.+?)${PAUSE} (?:${IT} ${IS}|should be|must be|is) (?<to>.+)$`,
  ),
  /^(?:the |our |my )?(?<what>.+?) (?:has |have )?(?:just )?(?:changed|gone up|gone down|went up|went down|increased|decreased|risen|dropped|been (?:changed|updated|moved|extended|postponed|corrected)|goes up|goes down)(?: from (?<old>.+?))? to (?<to>.+)$/,
  /^(?<to>.+?) is (?:the |our |their )(?:new|right|correct|actual|real|updated) (?<what>.+)$/,
  new RegExp(
    `^(?:update|change|correct|fix|set|edit|adjust|amend|modify) (?:the )?(?<what>.+?)(?: ?[,;:(-])+ ?(?:${IT} )?(?:(?:is|should be|must be|to|make it|now|new|use)(?: now| actually| really)?)? ?(?<to>.+?)\\)?$`,
  ),
  /^(?:for|as|in|under) (?:the )?(?<what>.+?),? (?:write|put|use|say|enter|have|set) (?<to>.+)$/,
  /^(?:change|update|set|correct|fix|edit|amend|adjust|modify|move|raise|lower|increase|reduce|bump|drop|switch) (?:the )?(?<what>.+?) from (?<old>.+?) to (?<to>.+)$/,
  /^(?:the )?(?<what>.+?) (?:should|must|needs to|has to|ought to) (?:be(?: called| named| labeled| titled)?|read|say|become) (?<to>.+)$/,
  /^(?<what>.+?) : (?<to>.+)$/,
];
/** Forms whose first words may as well be a part that something is done to. */
const LOOSE = new Set([FORMS.length - 1, FORMS.length - 2, FORMS.length - 4]);

const MOVED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:we|i|our (?:office|offices|company|business|shop|studio)|the company)(?: have| has| just| recently| are)* (?:moved|relocated|moving)(?: (?:our )?(?:offices?|premises))? to (?<to>.+)$/,
    'our address',
  ],
  [
    /^(?:the |our |my )?(?:client|customer|buyer)(?: have| has| just| recently| is)* (?:moved|relocated|moving)(?: (?:their )?(?:offices?|premises))? to (?<to>.+)$/,
    'client address',
  ],
];
/** "our new address is …" */
const NEW =
  /^(?:here is )?(?<whose>the|our|my|their|his|her|client 's|the client 's|the customer 's|customer 's)? ?new (?<what>.+?) ?(?:is|:|=|should be|will be|->) (?<to>.+)$/;

/** A text in the place of a part that carries data would be its removal. */
const OVERWRITTEN =
  /^(?:replace|overwrite|substitute|swap(?: out)?|exchange) (?:(?:all|every|each)(?: of)? )?(?:the )?(?<what>.+?) (?:with|by|for) (?!.*\bcolou?r)(?<to>.{3,})$/;

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
    const several = listed(clause);
    if (several.length > 1) return all(several, context);
    return one(clause, context);
  },
};

const ARROWS = /->.*->/;

/** "Work -> Service, Rate -> Price": each pair of a list by itself. */
function listed(clause: Phrase): readonly Phrase[] {
  if (!ARROWS.test(clause.text)) return [];
  const { tokens } = clause;
  const parts: Phrase[] = [];
  let from = 0;
  let end = -1;
  let hasArrow = false;
  for (const [at, { word, quoted }] of tokens.entries()) {
    if (quoted) continue;
    if (/^(?:,|;|and|&|\/)$/.test(word) && hasArrow) end = at;
    if (word !== '->') continue;
    if (hasArrow) {
      if (end < 0) return [];
      parts.push(clause.slice(from, end));
      from = end + (tokens[end + 1]?.word === 'and' ? 2 : 1);
      end = -1;
    }
    hasArrow = true;
  }
  return [...parts, clause.slice(from)];
}

function all(clauses: readonly Phrase[], context: Context): Reading | undefined {
  const readings = clauses.map((clause) => one(clause, context));
  const list = readings.flatMap((reading) =>
    reading?.result.kind === 'operations' ? reading.result.operations : [],
  );
  const refused = readings.find((reading) => reading?.result.kind !== 'operations');
  if (readings.includes(undefined)) return undefined;
  return refused ?? operations(list);
}

function one(clause: Phrase, context: Context): Reading | undefined {
  for (const [pattern, what] of MOVED) {
    const to = clause.match(pattern)?.['to'];
    if (to !== undefined) return setNamed(words(what), to, context);
  }
  const renewed = clause.match(NEW);
  if (renewed?.['what'] !== undefined && renewed['to'] !== undefined) {
    const what = words(`${renewed['whose']?.text ?? ''} ${renewed['what'].text}`.trim());
    const found = corrected(what, renewed['to'], context);
    if (found !== undefined) return found;
  }
  for (const [index, form] of FORMS.entries()) {
    const { what, old, to } = clause.match(form) ?? {};
    if (to === undefined) continue;
    const found = byForm(what, old, to, LOOSE.has(index), context);
    if (found !== undefined) return found;
  }
  return undefined;
}

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
    const found = corrected(what, to, context);
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
    rowSaid(what, to, context) ??
    (isLook(what, to) ? undefined : (setNamed(what, to, context) ?? relabelled(what, to, context)))
  );
}

function instead(
  what: Phrase | undefined,
  old: Phrase,
  to: Phrase,
  context: Context,
): Reading | undefined {
  return (
    rateSaid(old, to, context) ??
    calledInstead(old, to, context) ??
    replaced(old, to, context) ??
    (what && proseFigure(what, old, to, context))
  );
}

/** "it's 19 % not 20 %": a rate stands in the label of a line. */
function rateSaid(old: Phrase, to: Phrase, context: Context): Reading | undefined {
  const rate = /^\d[\d.,]*(?= ?(?:%|percent))/.exec(old.text)?.[0];
  if (rate === undefined || !/%|percent|^\d[\d.,]*$/.test(to.text)) return undefined;
  const lines = context.subject.content.totals.filter(({ label }) =>
    new RegExp(`(?<![\\d.,])${rate.replace(/[.]/g, '\\.')}\\s?%`).test(label.text),
  );
  const [line] = lines;
  return line === undefined || lines.length > 1
    ? undefined
    : totalSaid(words(line.label.text), to, context);
}
