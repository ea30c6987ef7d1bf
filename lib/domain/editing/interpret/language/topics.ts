import { withoutPoliteness } from './politeness.ts';
import { isStatement } from './statements.ts';
import { type Token, textOf } from './tokens.ts';
import { LOOKS, VERBS } from './vocabulary.ts';

const NAMED =
  /^(?:(?:you |do you )?(?:see|know)|take|look at|regarding|concerning|about|as for|as to|re|with (?:regard|respect) to|on|when it comes to|speaking of|what about|how about|now|then|remember)(?= )/;
const MOST_NAME = 8;
const POINTS = /^(?:it|this|that|them|these|those)$/;
const WRITTEN =
  /^(?:notes?|ps|p|footer|footnote|text|title|heading|subject|terms|message|remark|stamp|watermark|section|line|paragraph|clause|row|item|saying|says|say|add|write)$/;

const like = (token: Token, words: string): readonly Token[] =>
  words.split(' ').map((word) => ({ ...token, word }));

/** "You see the title? Make it blue.", "regarding the notes, hide them": the wish with what it is about in its place. */
export function withTopic(tokens: readonly Token[]): readonly Token[] {
  return (
    asked(tokens) ??
    notYet(tokens) ??
    wanted(tokens) ??
    seenTo(tokens) ??
    aboutNamed(tokens) ??
    tokens
  );
}

function aboutNamed(tokens: readonly Token[]): readonly Token[] | undefined {
  const lead = NAMED.exec(`${textOf(tokens.slice(0, 6))} `)?.[0].split(' ').length ?? 0;
  const at = tokens.findIndex(
    ({ word, quoted }, end) =>
      end > lead && end <= lead + MOST_NAME && !quoted && /^(?:[?:,;-]|and)$/.test(word),
  );
  const sign = tokens[at];
  if (sign === undefined || at > lead + MOST_NAME) return undefined;
  if (lead === 0 && !/^[?:-]$/.test(sign.word)) return undefined;
  const name = tokens.slice(lead, at);
  // "Elsie paid this yesterday - can you stamp it PAID" tells something.
  if (!name.every(isNameWord) || isStatement(name, () => true)) return undefined;
  const wish = withoutPoliteness(tokens.slice(at + 1));
  const [verb, object] = wish;
  if (verb === undefined || verb.quoted) return undefined;
  if (sign.word === '?' && (LOOKS.has(verb.word) || /^[#\d]/.test(verb.word)))
    return [...name, ...wish];
  if (object === undefined || object.quoted || !VERBS.has(verb.word)) return undefined;
  if (sign.word === ':' && /^(?:make|set|change|put)$/.test(verb.word)) return undefined;
  if (POINTS.test(object.word)) return [verb, ...name, ...wish.slice(2)];
  return undefined;
}

function isNameWord({ word, quoted }: Token): boolean {
  if (quoted || !/^[\p{L}'-]+$/u.test(word)) return false;
  return !/^(?:is|are|was|were|has|have)$/.test(word) && (!VERBS.has(word) || NOUNS.test(word));
}

/** Verbs that are names of parts as well. */
const NOUNS =
  /^(?:frame|outline|number|stamp|list|space|call|label|order|state|print|note|line|shade|border)$/;

/** "see to it that the title is bold" */
function seenTo(tokens: readonly Token[]): readonly Token[] | undefined {
  const length = SEEN_TO.exec(textOf(tokens.slice(0, 6)))?.[0].split(' ').length ?? 0;
  const [first] = tokens;
  return length === 0 || first === undefined
    ? undefined
    : [...like(first, 'make sure'), ...tokens.slice(length)];
}

const SEEN_TO = /^(?:see to it|take care|check|arrange it|arrange) that(?= )/;

const ASKED =
  /^(?:would|could|should|can) not (?<name>(?:[a-z']+ ){1,6}?)(?:look|be|go|do|work)(?: (?:much |a bit )?(?:nicer|better|good|great|well))?(?: if it was)?(?: in| as)? (?=[a-z#\d])/;

/** "wouldn't the title look nicer in green?" */
function asked(tokens: readonly Token[]): readonly Token[] | undefined {
  const found = ASKED.exec(textOf(tokens.slice(0, 16)));
  const name = found?.groups?.['name']?.trim();
  const [first] = tokens;
  if (found === null || name === undefined || first === undefined) return undefined;
  const rest = tokens.slice(found[0].trim().split(' ').length);
  return [...tokens.slice(2, 2 + name.split(' ').length), ...like(first, 'should be'), ...rest];
}

const NOT_YET =
  /^(?:why (?:is|are) (?<asked>[^?"]{3,60}?) not|(?<said>[^?"]{3,60}?) (?:is|are) not) (?<how>[^?"]{3,60}?)(?: yet)? (?:\? .*|, (?:but )?(?:it|they|this|that) should(?: be)? ?)$/;

/** "The title is not bold yet, it should be": that it be so is the wish. */
function notYet(tokens: readonly Token[]): readonly Token[] | undefined {
  if (tokens.length > 40) return undefined;
  const text = textOf(tokens);
  const groups = NOT_YET.exec(/[?]/.test(text) ? `${text} ` : text)?.groups;
  const name = groups?.['asked'] ?? groups?.['said'];
  const [first] = tokens;
  if (groups === undefined || name === undefined || first === undefined) return undefined;
  const from = groups['asked'] === undefined ? 0 : 2;
  const length = name.split(' ').length;
  const how = from + length + (groups['asked'] === undefined ? 2 : 1);
  const words = (groups['how'] ?? '').split(' ').length;
  return [
    ...tokens.slice(from, from + length),
    ...like(first, 'should be'),
    ...tokens.slice(how, how + words),
  ];
}

const isLook = (token: Token | undefined) =>
  token !== undefined && !token.quoted && (LOOKS.has(token.word) || /^[#\d]/.test(token.word));

const WANTED =
  /^(?:i|we) (?:would )?(?:like|want|need|prefer|love|wish|do|see|have)(?: (?:to have|to be|to see|it|them|in|as))*(?= )/;

/** "The title I would like bold" */
function wanted(tokens: readonly Token[]): readonly Token[] | undefined {
  for (let at = 1; at < Math.min(tokens.length - 2, MOST_NAME); at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted || VERBS.has(token.word)) return undefined;
    if (/^(?:becomes|turns|goes)$/.test(token.word) && isLook(tokens[at + 1]))
      return [...tokens.slice(0, at), ...like(token, 'should be'), ...tokens.slice(at + 1)];
    if (token.word !== 'i' && token.word !== 'we') continue;
    const length = WANTED.exec(`${textOf(tokens.slice(at, at + 6))} `)?.[0].split(' ').length ?? 0;
    const next = tokens[at + length];
    if (length === 0 || next === undefined || next.quoted) return undefined;
    if (WRITTEN.test(next.word) || !isLook(next)) return undefined;
    return [...tokens.slice(0, at), ...like(next, 'should be'), ...tokens.slice(at + length)];
  }
  return undefined;
}
