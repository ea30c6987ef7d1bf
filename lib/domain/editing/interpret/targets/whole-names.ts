import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Token } from '../language/tokens.ts';
import { documentTexts, firstWord, plainWords } from './document-texts.ts';

/** What is said beside a name of what it is, and what somebody may be called: "Mona Field", "Row Media". */
const KINDS = new Set(
  `line row column field box block section page note notes total head header heading footer title label text word words
  phrase term name number date price item list table caption part client customer
  red green blue black white gray gold silver brown orange pink bold large small light dark`.split(
    /\s+/,
  ),
);
const LONGEST = 6;
/** Whoever says more gives a text, whose words are not to be touched. */
const MOST_TOKENS = 120;

const GIVEN: ReadonlySet<ContentNode['role']> = new Set([
  'party-name',
  'party-line',
  'value',
  'cell',
  'prose',
  'list-item',
  'signature',
] as const);

/**
 * "change Mona Field to Ann Hill": what the document calls somebody or something is one name, whatever
 * its words mean elsewhere.
 */
export function withWholeNames(
  tokens: readonly Token[],
  instruction: string,
  content: ContentModel,
): readonly Token[] {
  if (tokens.length > MOST_TOKENS || !tokens.some(isKind)) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const said = tokens.slice(at, nameAt(tokens, at, content) ?? at + 1);
    joined.push(...(said.length === 1 ? said : [asOne(said, instruction)]));
    at += said.length;
  }
  return joined;
}

/** "the amount-due box" of a document that says "Amount due". */
export function withoutHyphens(tokens: readonly Token[], content: ContentModel): readonly Token[] {
  if (!tokens.some(isHyphenated)) return tokens;
  const texts = documentTexts(content).lower();
  return tokens.flatMap((token) => {
    const words = token.word.split('-');
    if (!isHyphenated(token) || texts.includes(token.word) || !texts.includes(words.join(' ')))
      return [token];
    let start = token.start;
    return words.map((word) => {
      const raw = token.raw.slice(start - token.start, start - token.start + word.length);
      const one = { word, raw, quoted: false, start, end: start + word.length };
      start += word.length + 1;
      return one;
    });
  });
}

const isHyphenated = ({ word, quoted }: Token): boolean =>
  !quoted && /^[a-z]+(?:-[a-z]+){1,3}$/.test(word);

function asOne(said: readonly Token[], instruction: string): Token {
  const owner = said.findIndex(({ word }) => word === "'s");
  const start = said[0]?.start ?? 0;
  const raw = instruction.slice(start, said.at(owner < 0 ? -1 : owner - 1)?.end);
  return { word: raw, raw, quoted: true, start, end: said.at(-1)?.end ?? start };
}

const isKind = ({ word, quoted }: Token): boolean => !quoted && KINDS.has(word);

const isCapital = (token: Token | undefined): boolean =>
  token !== undefined && !token.quoted && /^\p{Lu}/u.test(token.raw);

/** The token behind a name of several words that begins at one. */
function nameAt(tokens: readonly Token[], at: number, content: ContentModel): number | undefined {
  if (!mayBeginName(tokens[at], content)) return undefined;
  const { words } = documentTexts(content);
  let most = at;
  while (most < at + LONGEST && isWordOf(tokens[most], words())) most++;
  for (let next = most; next > at + 1; next--) {
    const said = tokens.slice(at, next);
    if (said.some(isKind) && isName(said, tokens, at, content)) return next;
  }
  return undefined;
}

/** A name begins with a capital, or is all that somebody is called. */
function mayBeginName(token: Token | undefined, content: ContentModel): boolean {
  if (token === undefined || isCapital(token) || token.word === '&') return true;
  const first = firstWord(plainWords(token.raw));
  return (
    first === '' ||
    content.nodes.some(
      ({ role, text }) => role === 'party-name' && firstWord(plainWords(text)) === first,
    )
  );
}

const isWordOf = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token !== undefined && !token.quoted && (token.word === '&' || words.has(plainWords(token.raw)));

/** All that somebody is called, or words with capitals that stand together in what was given. */
function isName(
  said: readonly Token[],
  tokens: readonly Token[],
  at: number,
  content: ContentModel,
): boolean {
  const words = said.map(({ raw }) => raw).join(' ');
  const same = documentTexts(content).byText.get(plainWords(words)) ?? [];
  if (same.some(({ role }) => !GIVEN.has(role)) || goesOn(said, tokens, at)) return false;
  if (same.some(({ role }) => role === 'party-name')) return true;
  const wanted = ` ${plainWords(words)} `;
  return (
    said.every((token) => isCapital(token) || token.word === '&') &&
    content.nodes.some(
      ({ role, text }) =>
        GIVEN.has(role) && text.includes(words) && ` ${plainWords(text)} `.includes(wanted),
    )
  );
}

/** "Mona Field Ltd" is another name; what begins a sentence has a capital in any case. */
function goesOn(said: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + said.length];
  return (
    next?.word === "'s" ||
    (isCapital(said.at(-1)) && (isCapital(next) || next?.word === '&')) ||
    (isCapital(said[0]) && at > 1 && isCapital(tokens[at - 1]))
  );
}

/** "the pay online button": what looks like one is a text of the document, which paper can do without. */
export function withoutButtons(tokens: readonly Token[], content: ContentModel): readonly Token[] {
  const { byText } = documentTexts(content);
  const before = (at: number, count: number) =>
    plainWords(
      tokens
        .slice(Math.max(0, at - count), at)
        .map(({ raw }) => raw)
        .join(' '),
    );
  return tokens.filter(
    ({ word }, at) =>
      word !== 'button' || ![1, 2, 3].some((count) => byText.has(before(at, count))),
  );
}
