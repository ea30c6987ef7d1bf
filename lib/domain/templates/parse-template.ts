import Mustache from 'mustache';
import { type ShortenedTemplate, STAND_IN, shortenText } from './shorten-text.ts';
import {
  DEFAULT_DELIMITERS,
  DELIMITERS,
  MAX_NAME_LENGTH,
  MAX_SECTION_DEPTH,
  syntaxMistake,
} from './syntax-mistake.ts';

/** A token of the `mustache` package. `at` and `end` are offsets in the template. */
export type Token = PlainToken | SectionToken;
export type PlainToken = [
  type: 'text' | 'name' | '&' | '!' | '=' | '>',
  value: string,
  at: number,
  end: number,
  ofItsType?: unknown,
];
export type SectionToken = [
  type: '#' | '^',
  name: string,
  at: number,
  end: number,
  children: Token[],
  closeAt: number,
];

// Its cache keeps every template for ever.
Mustache.templateCache = undefined;

export function isSection(token: Token): token is SectionToken {
  return token[0] === '#' || token[0] === '^';
}

/** The token tree of a Mustache template. Partials are empty. @throws validation, with line and column, on a syntax mistake */
export function parseTemplate(template: string): Token[] {
  const shortened = shortenText(template);
  let tokens: Token[];
  try {
    tokens = Mustache.parse(shortened.text) as Token[];
  } catch {
    throw syntaxMistake(template);
  }
  restoreText(tokens, template, shortened, 0);
  return tokens;
}

/** Gives tokens the template's own text and offsets. @throws validation for what the package allows and we do not */
function restoreText(
  tokens: readonly Token[],
  template: string,
  shortened: ShortenedTemplate,
  depth: number,
): void {
  const { text, originalAt } = shortened;
  for (const token of tokens) {
    const [type, value, at, end] = token;
    token[2] = originalAt(at);
    if (type !== 'text' && value.includes(STAND_IN)) {
      const start = text.indexOf(value, at + 1);
      token[1] = template.slice(originalAt(start), originalAt(start + value.length)).trim();
    }
    token[3] = originalAt(end);
    if (type === 'text') token[1] = template.slice(token[2], token[3]);
    else if (type === '=' ? !DELIMITERS.test(value) : isTooLong(token))
      throw syntaxMistake(template);
    if (!isSection(token)) continue;
    if (depth === MAX_SECTION_DEPTH) throw syntaxMistake(template);
    restoreText(token[4], template, shortened, depth + 1);
    token[5] = originalAt(token[5]);
  }
}

function isTooLong([type, value]: Token): boolean {
  return type !== '!' && value.length > MAX_NAME_LENGTH;
}

/** A tag as it is written. */
export interface WrittenTag {
  /** `#`, `^`, `/`, `>`, `&` (also for triple braces), `!`, `=`; `name` for a plain variable. */
  readonly type: string;
  readonly name: string;
  /** Offsets in the template; `end` is behind the tag. */
  readonly at: number;
  readonly end: number;
}

/** Every tag of a template, in order. @throws validation as parseTemplate does */
export function writtenTags(template: string): readonly WrittenTag[] {
  const tags: WrittenTag[] = [];
  let [open, close]: [string, string] = [...DEFAULT_DELIMITERS];
  const collect = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      const [type, name, at, end] = token;
      if (type === 'text') continue;
      tags.push({ type, name, at, end });
      if (type === '=') [, open = open, close = close] = DELIMITERS.exec(name) ?? [];
      if (!isSection(token)) continue;
      collect(token[4]);
      const closeAt = token[5];
      const closeEnd = template.indexOf(close, closeAt + open.length + 1) + close.length;
      tags.push({ type: '/', name, at: closeAt, end: closeEnd });
    }
  };
  collect(parseTemplate(template));
  return tags;
}
