import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { findDates, readDate } from '#lib/domain/editing/values/written-date.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { isAlsoInPart, personCalled } from '../../targets/people.ts';
import { firstMatch, notFeasible, operations } from '../answers.ts';
import { rowsNamed, writingIn } from '../tables/find-table.ts';
import { textSaid } from './find-text.ts';
import { joinsIn } from './joins.ts';
import { newTextOf } from './new-text.ts';
import { isMoment } from './prose-moment.ts';

const EVERYWHERE =
  '(?: (?:everywhere|throughout(?: the (?:document|invoice|quote))?|in the (?:whole |entire )?document|in all places|wherever it (?:appears|occurs)|each time|every time|all over))?';
const REPLACE = new RegExp(
  `^(?:change|replace|rename|relabel|retitle|call|substitute|swap(?: out)?|switch|update|turn|edit|rewrite|correct|fix|find|exchange)(?: (?:every|each|all|any))?(?: (?:the|occurrences? of|instances? of|mentions? of|words?|text|phrase|sentence|line|name|typo|spelling(?: of)?|term|of))* (?<rest>.+?)${EVERYWHERE}$`,
);
const JOINS = new Set(['to', 'with', 'by', 'for', 'into', 'as', '->', '=>']);
const INSTEAD = [
  /^(?:say|write|put|use|have|show|print|make it|call it|address it to|address this to) (?<to>.+?) (?:instead of|rather than|in place of) (?<from>.+)$/,
  /^(?:instead of|rather than) (?<from>.+?),? (?:say|write|put|use|show|print|have) (?<to>.+)$/,
  /^(?:every|each|all)? ?(?<from>.+?) (?:should|must|ought to|needs to) (?:read|say|be|be spelled|be written|be called|be changed to) (?<to>.+)$/,
  /^(?<from>.+?) is (?:misspelled|misspelt|wrong|a typo|(?:spelled|spelt|written) (?:wrong|wrongly|incorrectly)|incorrect|a misspelling)(?: ?[,;.:-])? (?:it |the )?(?:should be|is|must be|should read|change it to|correct(?: (?:is|spelling is|name is|form is|:))?|right is) (?<to>.+)$/,
];
const TYPO =
  /^(?:fix|correct|repair|there is)(?: a| the| this| that| my| our)* (?:typo|spelling(?: mistake| error)?|misspelling|mistake|error|misspelled word|word)(?: (?:in|of|with|for|:))*(?: the)?(?: word)? (?<word>\S+)$/;
const MISSPELLED =
  /^(?<word>\S+) is (?:misspelled|misspelt|a typo|spelled wrong|spelled incorrectly|spelt wrong)$/;

/** "fix the typo 'recieved'" */
export const correctTypo: Rule = {
  name: 'correct-typo',
  read(clause, context) {
    const typo = firstMatch(clause, [TYPO, MISSPELLED])?.['word'];
    return typo === undefined ? undefined : corrected(typo, context);
  },
};

/** "change 'Net 30' to 'Net 15'", "replace Acme with Acme Corp everywhere" */
export const replaceText: Rule = {
  name: 'replace-text',
  read(clause, context) {
    const instead = firstMatch(clause, INSTEAD);
    const direct =
      instead?.['from'] === undefined || instead['to'] === undefined
        ? undefined
        : replaced(instead['from'], instead['to'], context);
    if (direct !== undefined) return direct;
    const rest = clause.match(REPLACE)?.['rest'];
    return rest === undefined ? undefined : bySplit(rest, context);
  },
};

const MOST_SPLITS = 8;

/** Tries every "to" and "with" as the one between the old text and the new one. */
function bySplit(rest: Phrase, context: Context): Reading | undefined {
  for (const at of joinsIn(rest, JOINS, context).slice(0, MOST_SPLITS)) {
    const to = rest.slice(at + 1);
    const found =
      replaced(rest.slice(0, at), to, context) ?? described(rest.slice(0, at), to, context);
    if (found !== undefined) return found;
  }
  return missing(rest);
}

/** "the postcode YO1 9TS", "the item "Granola bowl"": a text after what it is. */
function described(from: Phrase, to: Phrase, context: Context): Reading | undefined {
  for (let at = 1; at < Math.min(from.tokens.length, 4); at += 1) {
    const text = from.slice(at);
    if (from.tokens[at - 1]?.quoted) return undefined;
    const found = text.quoted || /\d/.test(text.raw) ? replaced(text, to, context) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A figure in the place of words. */
export const isOtherKind = (from: Phrase, to: Phrase): boolean =>
  !/\d/.test(from.text) && /^(?:\p{Sc} ?)?[\d.,]+$/u.test(to.text);

/** A place that the document does not have is no part of the text. */
const ELSEWHERE =
  / (?:in|on|of) (?:the|our|my) (?:\S+ ){0,2}(?:sentence|paragraph|section|line|row|column|clause|cell|part|box|block|table|list)$/;
const TIMED =
  /\d|day$|^(?:noon|midnight|today|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b.*)$/;
const isTimed = ({ text }: Phrase): boolean => TIMED.test(text);

/** A text of the document becomes another, wherever it stands. undefined: it is not there, or the other is no text. */
export function replaced(from: Phrase, to: Phrase, context: Context): Reading | undefined {
  const said = newTextOf(to, context)?.said;
  if (said === undefined) return undefined;
  // "brake service should be 5" is no new name for it.
  const isSure =
    from.tokens.length > 1 || /\p{Sc}/u.test(said.raw) || rowsNamed(from, context).length > 0;
  if (!from.quoted && !said.quoted && isSure && isOtherKind(from, said)) return undefined;
  // "change the meeting to 21 March" is no other word for it either.
  if (!from.quoted && !said.quoted && isMoment(said) && !isTimed(from)) return undefined;
  if (isNameForWord(from, said, context)) return undefined;
  const person = wholeName(from, said, context);
  if (person !== undefined) return person;
  const { text, within } = placed(said, context);
  if (!said.quoted && ELSEWHERE.test(text)) return undefined;
  const found = textSaid(from.raw, context);
  if (found === undefined || text === '' || isLook(from, to)) return undefined;
  if (isTooLittle(from, to) && !(found.nodes.length === 1 && /^\d/.test(found.text)))
    return undefined;
  // A figure of the table becomes no more than a figure.
  if (FIGURE.test(found.text) && !FIGURE.test(text) && found.nodes.some(isFigure)) return undefined;
  const find = from.quoted ? found.text : dayIn(found.text, text, context);
  const inside =
    within === undefined ? undefined : found.nodes.filter((node) => within.has(node.id));
  const replace = withoutUnit(
    find,
    to.quoted ? text : withoutNeighbours(find, text, inside ?? found.nodes),
    inside ?? found.nodes,
  );
  if (inside?.length === 0 || replace === undefined) return undefined;
  const targets = (inside ?? found.nodes).map(({ id }) => id);
  const isAll = inside === undefined && context.scope.region === undefined;
  return operations(
    [{ op: 'replace-text', ...(isAll ? {} : { targets }), find, replace }],
    wholeOf(find, replace, inside ?? found.nodes),
  );
}

/** "it" in what is said next: what says no more than this, else the new words in a longer text. */
function wholeOf(find: string, replace: string, all: readonly ContentNode[]): readonly Target[] {
  const nodes = all.filter(({ text }) => text === find);
  const [only, ...others] = all;
  if (nodes.length > 0)
    return [{ kind: 'text', name: `“${find}”`, ids: nodes.map(({ id }) => id), nodes }];
  if (only === undefined || others.length > 0) return [];
  return [{ kind: 'text', name: `“${replace}”`, ids: [only.id], nodes: [only], words: replace }];
}

/** "change the place to Town Hall", "the notice should be 30 days" of running text that only uses the word. */
function isNameForWord(from: Phrase, to: Phrase, { scope }: Context): boolean {
  const [word, ...others] = from.tokens;
  if (word === undefined || others.length > 0 || word.quoted || to.quoted) return false;
  if (!/^\p{Ll}+$/u.test(word.raw) || !/^(?:\p{Lu}|\d)/u.test(to.raw)) return false;
  return !scope.nodes.some(({ text }) => text.toLowerCase().startsWith(word.word));
}

/** "Lena is now called Lena Vogt": the whole name takes the place of the whole one. */
function wholeName(from: Phrase, to: Phrase, { scope }: Context): Reading | undefined {
  if (from.tokens.length > 1 || from.quoted || to.quoted) return undefined;
  if (!/^\p{Lu}\p{Ll}+ (?:\p{Lu}\S* ){0,2}\p{Lu}\p{Ll}+$/u.test(to.raw)) return undefined;
  const person = personCalled(from.raw, scope.content);
  if (person === undefined || isAlsoInPart(person.name, scope.content)) return undefined;
  return operations([{ op: 'replace-text', find: person.name, replace: to.raw }]);
}

/** "I", "$": what stands in every second word is no text to be replaced by more than a sign. */
function isTooLittle(from: Phrase, to: Phrase): boolean {
  if (from.quoted) return false;
  return POINTS.test(from.text) || (from.raw.length < 2 && !to.quoted && to.tokens.length > 2);
}

/** Who says "it must be Anna" does not mean the word "it". */
const POINTS =
  /^(?:it|its|i|we|you|he|she|they|them|this|that|these|those|there|here|one|us|me|him|her)$/;

/** "six weeks, not four" where the document says "four weeks": what stands beside it is not said twice. */
export function withoutNeighbours(
  find: string,
  text: string,
  nodes: readonly ContentNode[],
): string {
  const [node, ...others] = nodes;
  if (node === undefined || others.length > 0) return text;
  const at = node.text.indexOf(find);
  const before = node.text.slice(0, at).toLowerCase().trim().split(' ');
  const after = node.text
    .slice(at + find.length)
    .toLowerCase()
    .trim()
    .split(' ');
  const words = text.split(' ');
  const first = words.slice(1).join(' ');
  if (words.length > 1 && before.at(-1) === words[0]?.toLowerCase()) return first;
  const isBehind = (count: number) =>
    words.length > count &&
    words.slice(-count).every((word, step) => same(word, after[step] ?? ''));
  const count = [3, 2, 1].find(isBehind);
  return count === undefined ? text : words.slice(0, -count).join(' ');
}

const same = (one: string, other: string) =>
  one.toLowerCase().replace(/[.,;]$/, '') === other.replace(/[.,;]$/, '') && other !== '';

const FIGURE = /^(?:us\$|[$€£¥₹])?\d[\d.,]*$/i;

const isFigure = ({ role, text }: ContentNode): boolean => role === 'cell' && FIGURE.test(text);

/** "265 pounds, not 240": the unit stands behind the figure already. undefined: it would stand there twice. */
function withoutUnit(
  find: string,
  text: string,
  nodes: readonly ContentNode[],
): string | undefined {
  const [count = '', ...unit] = text.toLowerCase().split(' ');
  if (unit.length === 0 || !FIGURE.test(find) || !FIGURE.test(count)) return text;
  const says = (words: readonly string[]) => (node: ContentNode) =>
    ` ${node.text.toLowerCase()} `.includes(`${find} ${words.join(' ')}`);
  if (nodes.every(says(unit))) return text.slice(0, count.length);
  return nodes.some(says(unit.slice(0, 1))) ? undefined : text;
}

/** "change Published 7 March to 9 March": a day stands for the day in a text, not for all of it. */
function dayIn(found: string, text: string, context: Context): string {
  const { dates } = writingIn(context);
  const [date, ...others] = findDates(found, dates).dates;
  return date === undefined || others.length > 0 || readDate(text, dates) === undefined
    ? found
    : found.slice(date.start, date.end);
}

/** "change the header to blue": not a text that an unquoted single word would be set to. */
function isLook(from: Phrase, to: Phrase): boolean {
  if (from.quoted || to.quoted) return false;
  return /^(?:(?:dark|light|bright|pale|navy|sky|royal) ?)*(?:red|blue|green|black|white|gray|orange|purple|pink|teal|navy|yellow|brown|gold|bold|italic|bigger|smaller|larger|uppercase|lowercase|title case|all caps|centered|left|right|center|#[0-9a-f]{3,8}|\d+ ?(?:px|pt|em|%|mm|cm|in))(?: (?:color|font|text))?$/.test(
    to.text,
  );
}

/** The new text, without "in the notes" behind it. */
function placed(
  to: Phrase,
  context: Context,
): { text: string; within: ReadonlySet<string> | undefined } {
  const { tokens } = to;
  for (let at = tokens.length - 2; at > Math.max(0, tokens.length - 10); at -= 1) {
    if (tokens[at]?.quoted || tokens[at]?.word !== 'in') continue;
    const target = context.target(to.slice(at + 1));
    if (target !== undefined)
      return { text: cleaned(to.slice(0, at)), within: new Set(target.nodes.map(({ id }) => id)) };
  }
  return { text: cleaned(to), within: undefined };
}

function cleaned(phrase: Phrase): string {
  const instead = phrase.match(/^(?<text>.+?) instead$/)?.['text'] ?? phrase;
  return instead.raw.replace(/^["'](.*)["']$/, '$1');
}

/** A name may be meant to be written as it is: what is right is not guessed. */
function corrected(word: Phrase, context: Context): Reading {
  const found = textSaid(word.raw, context);
  return found === undefined
    ? notFeasible(`The document does not say “${word.raw}”.`, [])
    : notFeasible(`What “${found.text}” should be is not said.`, [
        `Change “${found.text}” to “${found.text.charAt(0).toUpperCase()}${found.text.slice(1)}”`,
      ]);
}

/** A quoted text that the document does not have. */
function missing(rest: Phrase): Reading | undefined {
  const [first, join, last] = rest.tokens;
  if (rest.tokens.length !== 3 || !first?.quoted || !last?.quoted || !JOINS.has(join?.word ?? ''))
    return undefined;
  return notFeasible(`The document does not say “${first.raw}”.`, []);
}
