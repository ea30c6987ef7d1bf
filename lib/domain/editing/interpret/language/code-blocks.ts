import type { Token } from './tokens.ts';

const MOST_TOKENS = 120;
const CLOSES = '}';

const like = (token: Token, word: string): Token => ({ ...token, word, raw: word, quoted: false });

/** Whether some of it stands in braces. */
export function isBlock(tokens: readonly Token[]): boolean {
  return tokens.length <= MOST_TOKENS && tokens.some(({ word, quoted }) => word === '{' && !quoted);
}

/** Each block as clauses: "h1 { color: red; display: none }", {"title": {"color": "red"}}. */
export function unfoldedBlocks(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.word === '{' && tokens[1]?.quoted) return unfoldedData(tokens) ?? tokens;
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const open = tokens.findIndex(
      ({ word, quoted }, place) => place >= at && word === '{' && !quoted,
    );
    const close = tokens.findIndex(
      ({ word, quoted }, place) => place > open && word === CLOSES && !quoted,
    );
    if (open < 0 || close < 0) return [...said, ...tokens.slice(at)];
    const selector = tokens.slice(at, open);
    said.push(...unfoldedBlock(selector, tokens.slice(open, close + 1)));
    at = close + 1;
    const next = tokens[at];
    if (next !== undefined) said.push(like(next, ';'));
  }
  return said;
}

/** What rules on looks read as it is stays so; what is about the page or hides something is said. */
function unfoldedBlock(selector: readonly Token[], block: readonly Token[]): readonly Token[] {
  const [open] = block;
  if (open === undefined) return [];
  const name = named(selector);
  const declarations = parted(block.slice(1, -1));
  const isPage = name.some(({ word }) => word === 'page');
  const special = declarations.filter((one) => isPage || SPECIAL.test(one[0]?.word ?? ''));
  const plain = declarations.filter((one) => !special.includes(one));
  const clauses = special.map((one) => {
    const value = one.slice(2);
    if (isPage) return [like(open, 'page'), ...one.filter(({ word }) => word !== ':')];
    return /^(?:display|visibility)$/.test(one[0]?.word ?? '')
      ? [like(open, 'hide'), ...name]
      : [...name, ...value];
  });
  const styled =
    plain.length === 0 ? [] : [[...name, open, ...joined(plain, open), like(open, CLOSES)]];
  return joined([...styled, ...clauses], open);
}

const SPECIAL = /^(?:display|visibility|text-transform)$/;

function parted(tokens: readonly Token[]): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.word === ';' && !token.quoted) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter((part) => part.length > 0);
}

function joined(parts: readonly (readonly Token[])[], sign: Token): readonly Token[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [like(sign, ';'), ...part]));
}

/** "section.totals" is the totals, "thead th" are the heads of columns. */
function named(selector: readonly Token[]): readonly Token[] {
  const words = selector.filter(({ word }) => !/^[.#@>]$/.test(word));
  const [first] = words;
  if (first === undefined) return words;
  const last = words.at(-1)?.word;
  // Spelling takes a "th" for a slip of "the".
  if (last === 'th' || last === 'the' || last === 'thead')
    return [like(first, 'column'), like(first, 'headings')];
  return words.length > 1 &&
    /^(?:section|div|p|span|footer|header|table|ul|article|aside)$/.test(first.word)
    ? words.slice(1)
    : words;
}

/** An object's members, each with the names that lead to it. */
function unfoldedData(tokens: readonly Token[]): readonly Token[] | undefined {
  const clauses: (readonly Token[])[] = [];
  const path: (readonly Token[])[] = [];
  let key: readonly Token[] = [];
  let isValue = false;
  for (const token of tokens) {
    if (!token.quoted && token.word === '{') {
      path.push(key);
      isValue = false;
    } else if (!token.quoted && token.word === CLOSES) {
      path.pop();
      isValue = false;
    } else if (!token.quoted && token.word === ',') isValue = false;
    else if (!token.quoted && token.word === ':' && !isValue) isValue = true;
    else if (!isValue) key = token.quoted ? keyWords(token) : [token];
    else clauses.push(member([...path.flat(), ...key], token, path.length > 1));
  }
  const [first] = tokens;
  return first === undefined || clauses.length === 0 ? undefined : joined(clauses, first);
}

const keyWords = (token: Token): readonly Token[] =>
  token.raw
    .split(/[_\s.-]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((word) => word !== '')
    .map((word) => like(token, word.toLowerCase()));

/** A value that stands under a part's name is a look of it; one that stands alone is its text. */
function member(name: readonly Token[], value: Token, isInside: boolean): readonly Token[] {
  const isText = value.quoted && !isInside && !SETTING.test(name.map(({ word }) => word).join(' '));
  return isText
    ? [...name, like(value, ':'), value]
    : [...name, { ...value, word: value.word.toLowerCase(), quoted: false }];
}

const SETTING =
  /^(?:page )?(?:orientation|size|format|paper|margins?|font|color|direction|date format|currency)$/;
