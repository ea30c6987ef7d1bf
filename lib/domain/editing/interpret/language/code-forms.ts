import { isBlock, unfoldedBlocks } from './code-blocks.ts';
import { type Token, textOf } from './tokens.ts';
import { WORDS } from './vocabulary.ts';

const ON = /^(?:on|yes|true|enabled|enable|1|show|shown|visible)$/;
const OFF = /^(?:off|no|false|disabled|disable|0|none|hide|hidden|invisible)$/;
const HIDES = /^(?:display|visibility|visible|shown?|hidden|hide)$/;
const MOST_NAME = 6;

const like = (token: Token, word: string): Token => ({ ...token, word, raw: word, quoted: false });

/** What is written as style sheets, settings and data have it, as clauses. */
export function asClauses(tokens: readonly Token[]): readonly Token[] {
  const named = tokens.flatMap(wordsOf).map(atSize);
  const unfolded = isBlock(named) ? unfoldedBlocks(named) : named;
  return switched(shownOrNot(cased(declared(plainPaths(unfolded)))));
}

/** "Georgia @ 15px" */
function atSize(token: Token, at: number, tokens: readonly Token[]): Token {
  const isAt = token.word === '@' && !token.quoted && /^\d/.test(tokens[at + 1]?.word ?? '');
  return isAt ? like(token, ',') : token;
}

/** "fontSize", "date_format": as many words as it is made of, where all of them are known. */
function wordsOf(token: Token): readonly Token[] {
  if (token.quoted) return [token];
  const parts = token.raw.includes('_')
    ? token.raw.split('_')
    : token.raw.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  const words = parts.map((part) => part.toLowerCase());
  if (words.length < 2 || words.length > 4 || !words.every((word) => WORDS.has(word)))
    return [token];
  return words.map((word) => ({ ...token, word, raw: word }));
}

/** "page.margin = 2cm", "title.text = …": what a path has more than the name says nothing. */
function plainPaths(tokens: readonly Token[]): readonly Token[] {
  const isDot = (at: number) =>
    tokens[at]?.word === '.' && tokens[at]?.start === tokens[at - 1]?.end;
  return tokens.filter(({ quoted }, at) => {
    if (quoted) return true;
    const isRoot =
      isDot(at + 1) && at === 0 && /^(?:page|document|doc|sheet)$/.test(tokens[at]?.word ?? '');
    const isOfRoot =
      at === 1 && isDot(1) && /^(?:page|document|doc|sheet)$/.test(tokens[0]?.word ?? '');
    const isText = (place: number) =>
      isDot(place - 1) &&
      /^(?:text|value|content|label)$/.test(tokens[place]?.word ?? '') &&
      /^[=:]$/.test(tokens[place + 1]?.word ?? '');
    return !(isRoot || isOfRoot || isText(at) || (isText(at + 1) && isDot(at)));
  });
}

const PROPERTY =
  /^(?:color|background|background-color|font|font-size|font-weight|font-family|font-style|text-align|border|padding|margin|line-height|letter-spacing|text-decoration)$/;

/** "color: red; font-size: 12px for the title" as the block that it would be. */
function declared(tokens: readonly Token[]): readonly Token[] {
  const [first, sign] = tokens;
  if (first === undefined || first.quoted || !PROPERTY.test(first.word) || sign?.word !== ':')
    return tokens;
  const end = tokens.findLastIndex(({ word, quoted }) => !quoted && word === ';');
  const to = tokens.findIndex(
    ({ word, quoted }, at) => at > end && !quoted && /^(?:on|for|to|in|of)$/.test(word),
  );
  if (end < 0 || to < 0 || tokens.length - to - 1 > MOST_NAME || to === tokens.length - 1)
    return tokens;
  return [...tokens.slice(to + 1), like(first, '{'), ...tokens.slice(0, to), like(first, '}')];
}

/** "text-transform: uppercase" as "uppercase". */
function cased(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word, quoted }) => !quoted && word === 'text-transform');
  const sign = tokens[at + 1];
  if (at < 0 || sign === undefined || !/^[:=]$/.test(sign.word)) return tokens;
  const value = tokens.slice(at + 2, at + 3);
  const behind = tokens.slice(at + 3);
  return /^(?:on|for|to|of)$/.test(behind[0]?.word ?? '')
    ? [...tokens.slice(0, at), ...behind.slice(1), ...value]
    : [...tokens.slice(0, at), ...value, ...behind];
}

/** "display: none on the notes", "notes.visible = false" as "hide the notes". */
function shownOrNot(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word, quoted }, place) =>
      !quoted && HIDES.test(word) && /^(?:[:=]|none|hidden)$/.test(tokens[place + 1]?.word ?? ''),
  );
  const property = tokens[at];
  const named = HIDES.test(tokens[0]?.word ?? '') ? switchedOff(tokens) : undefined;
  if (named !== undefined) return named;
  if (property === undefined || tokens.length > 14) return tokens;
  const sign = /^[:=]$/.test(tokens[at + 1]?.word ?? '') ? 1 : 0;
  const value = tokens[at + 1 + sign]?.word ?? '';
  const isHiding = /^(?:display|visibility)$/.test(property.word)
    ? /^(?:none|hidden)$/.test(value)
    : /^(?:visible|shown?)$/.test(property.word) && OFF.test(value) && value !== 'none';
  if (!isHiding) return tokens;
  const before = tokens
    .slice(0, at)
    .filter(({ word }) => !SIGNS.test(word) && !/^(?:set|with|to|give|use|apply)$/.test(word));
  const after = tokens.slice(at + 2 + sign).filter(({ word }) => !SIGNS.test(word));
  const behind = /^(?:on|for|of|to|at)$/.test(after[0]?.word ?? '') ? after.slice(1) : after;
  const what = before.length > 0 ? before : behind;
  return what.length === 0 || what.length > MOST_NAME ? tokens : [like(property, 'hide'), ...what];
}

/** "show notes: false" */
function switchedOff(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first, ...others] = tokens;
  const sign = others.findIndex(({ word }) => /^[:=]$/.test(word));
  const value = others[sign + 1];
  if (first === undefined || sign < 1 || sign > MOST_NAME || value === undefined) return undefined;
  if (!/^(?:show|shown|visible)$/.test(first.word) || !OFF.test(value.word)) return undefined;
  return others.length > sign + 2 ? undefined : [like(first, 'hide'), ...others.slice(0, sign)];
}

const SIGNS = /^[.:;=#{}]$/;
/** What a page has or has not. */
const SWITCHED =
  /^(?:page numbers?|page numbering|pagination|watermark|stamp|zebra|zebra stripes|zebra rows|striped rows|stripes|row stripes|signature|signature line|signature lines)$/;

/** "page numbers: on" as "add page numbers". */
function switched(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  const verb =
    first === undefined ? undefined : /^(?:enable|activate|switch on|turn on)$/.exec(first.word);
  if (
    first !== undefined &&
    verb !== null &&
    verb !== undefined &&
    SWITCHED.test(textOf(tokens.slice(1)))
  )
    return [like(first, 'add'), ...tokens.slice(1)];
  const at = tokens.findIndex(({ word, quoted }) => !quoted && /^[:=]$/.test(word));
  const value = tokens[at + 1];
  if (
    first === undefined ||
    at < 1 ||
    value === undefined ||
    value.quoted ||
    tokens.length > at + 3
  )
    return tokens;
  const name = tokens.slice(0, at);
  if (!SWITCHED.test(textOf(name))) return tokens;
  if (ON.test(value.word)) return [like(first, 'add'), ...name];
  return OFF.test(value.word) ? [like(first, 'remove'), like(first, 'the'), ...name] : tokens;
}
