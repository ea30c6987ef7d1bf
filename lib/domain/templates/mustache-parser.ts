import { invalid } from '#lib/errors.ts';

/** A parsed Mustache template. `at` is the offset of the tag in the template. */
export type MustacheNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly raw: boolean; readonly at: number }
  | {
      readonly kind: 'section';
      readonly name: string;
      readonly inverted: boolean;
      readonly at: number;
      readonly children: readonly MustacheNode[];
    };

const MAX_SECTION_DEPTH = 100;
const MAX_NAME_LENGTH = 500;

interface TextToken {
  readonly kind: 'text';
  readonly text: string;
  /** Characters to leave out at either end: the white space of lines that hold nothing but tags. */
  cutStart: number;
  cutEnd: number;
}
interface TagToken {
  readonly kind: 'tag';
  readonly type: string;
  readonly name: string;
  readonly at: number;
  readonly end: number;
}
type Token = TextToken | TagToken;

/**
 * Parses Mustache: variables, sections, inverted sections, unescaped variables, comments, partials
 * (which are empty) and changed delimiters.
 *
 * An own parser, held to the `mustache` package by tests: that one keeps a token for every
 * character (780 MB for a template with a 4 MB image in it) and needs quadratic time for white
 * space inside a tag.
 *
 * @throws PagewrightError `validation` with line and column of the mistake.
 */
export function parseMustache(template: string): readonly MustacheNode[] {
  const tokens = tokenize(template);
  trimStandaloneLines(tokens);
  return nest(template, tokens);
}

/** A tag as it is written. */
export interface WrittenTag {
  /** What follows the delimiter: `#`, `^`, `/`, `>`, `{`, `&`, `!`, `=`; `name` for a plain variable. */
  readonly type: string;
  readonly name: string;
  /** Offsets in the template; `end` is behind the tag. */
  readonly at: number;
  readonly end: number;
}

/** Every tag of a template that parses, in order. @throws PagewrightError `validation` as parseMustache does */
export function mustacheTags(template: string): readonly WrittenTag[] {
  const tokens = tokenize(template);
  nest(template, tokens);
  return tokens.filter((token) => token.kind === 'tag');
}

function syntaxError(template: string, at: number, what: string): Error {
  const before = template.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  return invalid({ path: ['html'], message: `${what} (line ${line}, column ${column})` });
}

function tokenize(template: string): Token[] {
  const tokens: Token[] = [];
  let [open, close] = ['{{', '}}'];
  let position = 0;
  while (position < template.length) {
    const at = template.indexOf(open, position);
    const text = template.slice(position, at === -1 ? undefined : at);
    if (text !== '') tokens.push({ kind: 'text', text, cutStart: 0, cutEnd: 0 });
    if (at === -1) break;
    const tag = readTag(template, at, open, close);
    if (tag.type === '=') [open, close] = newDelimiters(template, at, tag.name);
    if (tag.name.length > MAX_NAME_LENGTH && tag.type !== '!')
      throw syntaxError(template, at, `A tag's name is longer than ${MAX_NAME_LENGTH} characters`);
    tokens.push({ kind: 'tag', type: tag.type, name: tag.name, at, end: tag.end });
    position = tag.end;
  }
  return tokens;
}

function readTag(template: string, at: number, open: string, close: string) {
  let start = at + open.length;
  while (start < template.length && /\s/.test(template[start] ?? '')) start += 1;
  const first = template[start] ?? '';
  const type = first !== '' && '#^/>{&=!'.includes(first) ? first : 'name';
  if (type !== 'name') start += 1;
  const ending = type === '{' || type === '=' ? `${type === '{' ? '}' : '='}${close}` : close;
  const end = template.indexOf(ending, start);
  if (end === -1) throw syntaxError(template, at, `A tag is not closed: "${ending}" is missing`);
  return { type, name: template.slice(start, end).trim(), end: end + ending.length };
}

function newDelimiters(template: string, at: number, content: string): [string, string] {
  const [open, close, ...more] = content.split(/\s+/);
  if (!open || !close || more.length > 0 || content.includes('='))
    throw syntaxError(template, at, 'Delimiters are set as {{=open close=}}');
  return [open, close];
}

/** Mustache's rule: a line that holds only white space and tags without output leaves nothing behind. */
function trimStandaloneLines(tokens: readonly Token[]): void {
  let cuts: (() => void)[] = [];
  let [hasTag, blank] = [false, true];
  const add = (part: string, cut: () => void) => {
    if (/\S/.test(part)) blank = false;
    cuts.push(cut);
  };
  const finishLine = () => {
    if (hasTag && blank) for (const cut of cuts) cut();
    [cuts, hasTag, blank] = [[], false, true];
  };
  for (const token of tokens) {
    if (token.kind === 'tag') {
      hasTag = true;
      if (token.type === 'name' || token.type === '{' || token.type === '&') blank = false;
      continue;
    }
    const { text } = token;
    const firstEnd = text.indexOf('\n') + 1;
    const whole = firstEnd === 0;
    add(whole ? text : text.slice(0, firstEnd), () => {
      token.cutStart = whole ? text.length : firstEnd;
    });
    if (whole) continue;
    finishLine();
    const lastStart = text.lastIndexOf('\n') + 1;
    add(text.slice(lastStart), () => {
      token.cutEnd = text.length - lastStart;
    });
  }
  finishLine();
}

function nest(template: string, tokens: readonly Token[]): readonly MustacheNode[] {
  const root: MustacheNode[] = [];
  const open: { name: string; at: number; parent: MustacheNode[] }[] = [];
  let current = root;
  for (const token of tokens) {
    if (token.kind === 'text') {
      const text = token.text.slice(token.cutStart, token.text.length - token.cutEnd);
      if (text !== '') current.push({ kind: 'text', text });
      continue;
    }
    const { type, name, at } = token;
    if (type === '#' || type === '^') {
      if (open.length === MAX_SECTION_DEPTH)
        throw syntaxError(template, at, `Sections nest deeper than ${MAX_SECTION_DEPTH}`);
      const children: MustacheNode[] = [];
      current.push({ kind: 'section', name, inverted: type === '^', at, children });
      open.push({ name, at, parent: current });
      current = children;
    } else if (type === '/') {
      const section = open.pop();
      if (section === undefined)
        throw syntaxError(template, at, `The section "${name}" is closed but was not opened`);
      if (section.name !== name)
        throw syntaxError(template, at, `The section "${section.name}" is closed by "${name}"`);
      current = section.parent;
    } else if (type === 'name' || type === '{' || type === '&') {
      current.push({ kind: 'value', name, raw: type !== 'name', at });
    }
  }
  const left = open.pop();
  if (left !== undefined)
    throw syntaxError(template, left.at, `The section "${left.name}" is not closed`);
  return root;
}
