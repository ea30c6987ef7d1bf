import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule } from '../../rule.ts';
import { contentLoss } from '../answers.ts';
import { type Essential, essentialsOf, LONGEST_NAME, lossNamed } from './loss-nouns.ts';
import {
  ADDING,
  AFTER_NOUN,
  CONTACT_WORDS,
  COVERING,
  DETERMINERS,
  EXCEPTIONS,
  HAVING,
  KEEPING,
  LOOK_WORDS,
  LOSING,
  NEGATIONS,
  ONLY,
  PLACES,
  REDUCING,
  SAME_THING,
  STAYING,
  UNIVERSALS,
  WHOLES,
} from './loss-words.ts';

/** Nobody says in more words than this that something is to go. */
const MOST_WORDS = 30;
const ELSE = 'everything else in the document';

/**
 * What a wish plainly asks to lose of what must stay, in whatever words and order: something that takes
 * away, and something essential that it is said of. undefined where it asks for none. For wishes that
 * no rule has read.
 */
export function lossWished(clause: Phrase, context: Context): string | undefined {
  const words = wordsOf(clause, context);
  if (words.length > MOST_WORDS) return undefined;
  if (isExcepted(words, ALL, 1)) return ELSE;
  if (words.some((word, at) => LOOK_WORDS.has(word) && !isNoLook(words, at))) return undefined;
  if (
    ADDING.has(words[0] ?? '') &&
    !/^(?:nothing|none|null|empty|blank|zero)$/.test(words.at(-1) ?? '')
  )
    return undefined;
  const isOfContact = words.some((word) => CONTACT_WORDS.has(word));
  // "the name and address": whoever goes with what is known of them goes.
  const named = mentionsIn(words, context).filter(({ kind }) => !isOfContact || kind === 'parties');
  if (isOfContact && named.length === 0) return undefined;
  const asked = signOf(words, named);
  if (asked === 'refused') return undefined;
  const { content } = context.scope;
  const tellable = named.flatMap(({ kind }) => lossNamed(kind, content) ?? []);
  if (isReduced(clause, words, context) || isKept(clause, words, context))
    return tellable[0] ?? ELSE;
  if (isExcepted(words, ANY, 4)) return ELSE;
  return asked === 'asked' ? tellable[0] : undefined;
}

/** "we fill them in by hand"; "the totals box" is all of it, and no frame around it. */
const isNoLook = (words: readonly string[], at: number): boolean =>
  (words[at] === 'fill' && /^(?:it|them|these|those|in)$/.test(words[at + 1] ?? '')) ||
  (words[at] === 'box' && /^(?:totals?|summary|items?|client|customer)$/.test(words[at - 1] ?? ''));

/** What rules must not take for a look: "every line but the first", "black out the totals". */
export const plainLoss: Rule = {
  name: 'plain-loss',
  read(clause, context) {
    const words = wordsOf(clause, context);
    if (words.length > MOST_WORDS) return undefined;
    if (isExcepted(words, ALL, 1)) return contentLoss(ELSE);
    const isOfLook = (word: string) => LOOK_WORDS.has(word) || CONTACT_WORDS.has(word);
    if (words.some((word) => isOfLook(word) && word !== 'black')) return undefined;
    if (isExcepted(words, ANY, 4)) return contentLoss(ELSE);
    const isStruckOut = COVERING.has(words[0] ?? '') && isStruck(words);
    if (!isStruckOut && !EMPTIED.test(clause.text)) return undefined;
    const [first] = mentionsIn(words, context);
    const what = first && lossNamed(first.kind, context.scope.content);
    return what === undefined ? undefined : contentLoss(what);
  },
};

const EMPTIED =
  /^(?:blank|empty|void)(?: out)? (?:all|every|each|the)\b|^(?:change|set|turn|replace|make|put|write|overwrite|fill)\b.*\b(?:to|with|by|into|as|=|:) (?:nothing|empty|blank|none|null|an empty (?:string|text)|blanks?|dashes|asterisks|spaces?|xxx)$/;

const isStruck = ([first, second, ...others]: readonly string[]) =>
  /^(?:out|over)$/.test(second ?? '') || (first === 'strike' && others.includes('from'));

/** As spelled by the caller where that is a name, for a rare one may have been taken for a misspelt word. */
function wordsOf({ tokens }: Phrase, { scope }: Context): readonly string[] {
  const essential = essentialsOf(scope.content);
  return tokens.map(({ word, raw, quoted }) => {
    const own = raw.toLowerCase();
    return quoted ? `"${word}` : essential(own) === undefined ? word : own;
  });
}

interface Mention {
  readonly kind: Essential;
  readonly from: number;
}

/** Essential things that are spoken of themselves: not where something else is, nor what is of them. */
function mentionsIn(words: readonly string[], { scope }: Context): Mention[] {
  const essential = essentialsOf(scope.content);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
      const kind = essential(
        words
          .slice(at, at + length)
          .join(' ')
          .replace(/^"/, ''),
      );
      if (kind === undefined) continue;
      if (isWhole(words, at, at + length, kind)) found.push({ kind, from: at });
      at += length - 1;
      break;
    }
  }
  return found;
}

function isWhole(words: readonly string[], from: number, to: number, kind: Essential): boolean {
  const after = words[to] === "'s" ? words[to + 1] : words[to];
  const isCounted = kind === 'items' && /^\d/.test(after ?? '');
  if (after !== undefined && !isCounted && !isAfterNoun(after)) return false;
  let at = from - 1;
  while (at >= 0 && DETERMINERS.has(words[at] ?? '') && !(words[at] === 'of')) at--;
  const before = words[at] ?? '';
  if (before === 'of') return WHOLES.has(words[at - 1] ?? '');
  return !PLACES.has(before);
}

const isAfterNoun = (word: string) =>
  [AFTER_NOUN, SAME_THING, COVERING, LOSING, HAVING, KEEPING].some((set) => set.has(word));

/** Whether something is to go. `refused`: it is said that nothing may go. */
function signOf(
  words: readonly string[],
  named: readonly Mention[],
): 'asked' | 'refused' | undefined {
  let asked = false;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    if (NEGATIONS.has(word) || word === 'without') {
      const rest = words.slice(at + 1, at + 4);
      if (rest.slice(0, 2).some((one) => LOSING.has(one)) || next.endsWith('ing')) return 'refused';
      asked ||= word === 'without' || rest.some((one) => HAVING.has(one));
    } else if (word === 'no') asked ||= named.some(({ from }) => isNear(words, at, from));
    else if (word === 'go' || word === 'goes') asked ||= ENDED.test(next);
    else if (word === 'out' && ENDED.test(next)) asked ||= at > 0;
    else if (COVERING.has(word)) asked ||= isCovering(words, at);
    else
      asked ||=
        (LOSING.has(word) && !isFlush(word, next)) ||
        (word === 'rid' && next === 'of') ||
        (word === 'away' && next === 'with');
  }
  return asked ? 'asked' : undefined;
}

/** "they can go altogether" */
const ENDED = /^(?:|away|now|too|please|altogether|entirely|completely|[.,!])$/;

/** "no more of the items": nothing but determiners between. */
function isNear(words: readonly string[], no: number, from: number): boolean {
  return from > no && words.slice(no + 1, from).every((word) => DETERMINERS.has(word));
}

function isCovering(words: readonly string[], at: number): boolean {
  return (
    LOSING.has(words[at] ?? '') ||
    words
      .slice(at + 1)
      .some((word) =>
        (LEAVES.test(words[at] ?? '') ? /^(?:out|off)$/ : /^(?:out|off|away|over|up)$/).test(word),
      )
  );
}

/** "flush right" is where something stands. */
const isFlush = (word: string, next: string) =>
  word === 'flush' && /^(?:left|right|with|to)$/.test(next);
const LEAVES = /^(?:leave|left|leaving)$/;

const ANY = /./;
const ALL = /^(?:everything|anything|all)$/;

/** "everything but the heading", "every line except the first": so many words lie between at most. */
function isExcepted(words: readonly string[], universal: RegExp, most: number): boolean {
  const takes = words.some(
    (word, at) =>
      LOSING.has(word) ||
      word === 'rid' ||
      word === 'go' ||
      (COVERING.has(word) && isCovering(words, at)),
  );
  const all = words.findIndex((word) => UNIVERSALS.has(word) && universal.test(word));
  if (!takes || all < 0) return false;
  const but = words.findIndex(
    (word, at) =>
      at > all &&
      (EXCEPTIONS.has(word) ||
        (/^(?:apart|other|aside)$/.test(word) && /^(?:from|than)$/.test(words[at + 1] ?? ''))),
  );
  return but > 0 && but - all <= (KEEPING.has(words[but + 1] ?? '') ? 1 : most);
}

/** "keep only the first item", "nothing but the title", "show just the total" */
function isKept(clause: Phrase, words: readonly string[], context: Context): boolean {
  const nothing = words.indexOf('nothing');
  if (nothing >= 0 && /^(?:but|else|except|besides)$/.test(words[nothing + 1] ?? '')) return true;
  const only = words.findIndex((word) => ONLY.has(word));
  if (only < 0) return false;
  const rest = words.slice(only + 1);
  if (rest.some((word) => STAYING.has(word))) return false;
  if (words.some((word, at) => KEEPING.has(word) && Math.abs(at - only) <= 5)) return true;
  const [first] = mentionsIn(words, context);
  if (first?.kind === 'document' && first.from < 2 && words[only - 1] === 'with') return true;
  const verb = [words[only - 1], rest[0]].findIndex((word) => HAVING.has(word ?? ''));
  if (verb < 0) return false;
  const kept = clause.slice(only + 1 + verb);
  return (
    context.targets(kept) !== undefined ||
    mentionsIn(wordsOf(kept, context), context)[0]?.from === 0
  );
}

const FEW = /^(?:only|just|nothing|one|single|first|bare|minimum|two|three)$/;
const MEASURE = /\d|%|^(?:half|page|pages|size|width|letter|fit|sheet)$/;

/** "cut it down to the title", "shorten the table to one row" */
function isReduced(clause: Phrase, words: readonly string[], context: Context): boolean {
  const verb = words.findIndex((word) => REDUCING.has(word));
  const to = words.indexOf('to', verb + 1);
  if (verb < 0 || to < 0) return false;
  const rest = words.slice(to + 1);
  if (rest.length === 0 || rest.some((word) => MEASURE.test(word))) return false;
  const object = words.slice(verb + 1, to);
  const isWide =
    mentionsIn(object, context).length > 0 || /^(?:it|this|things)$/.test(object[0] ?? '');
  if (!isWide) return false;
  return rest.some((word) => FEW.test(word)) || context.targets(clause.slice(to + 1)) !== undefined;
}
