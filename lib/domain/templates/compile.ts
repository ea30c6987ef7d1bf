import { type Escaper, escaperAt } from './escapers.ts';
import { advance, afterValue, type HtmlPosition, START } from './html-context.ts';
import {
  isSection,
  type PlainToken,
  parseTemplate,
  type SectionToken,
  type Token,
} from './parse-template.ts';

/** What a value is formatted as: the name of the formatting section around it. */
export type ValueFormat =
  | 'formatMoney'
  | 'formatDeduction'
  | 'formatDate'
  | 'formatNumber'
  | 'formatPercent';

/** How a value is written where its token stands. */
export interface Place {
  readonly escape: Escaper;
  readonly format: ValueFormat | undefined;
  /** The value, where the template holds it itself: `{{#formatMoney}}12.5{{/formatMoney}}`. */
  readonly literal: string | undefined;
}

/** Where the token of a value holds its place. A WeakMap from token to place doubled the time to compile a long template. */
export const PLACE = 4;

/** A template ready to render. Formatting sections are resolved: their values know their format. */
export interface CompiledTemplate {
  readonly tokens: readonly Token[];
  /** The segments of the names with dots. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
}

const FORMATS: ReadonlySet<string> = new Set([
  'formatMoney',
  'formatDeduction',
  'formatDate',
  'formatNumber',
  'formatPercent',
] satisfies ValueFormat[]);
const MAX_CACHED = 200;
const MAX_CACHED_CHARS = 16_000_000;

const cache = new Map<string, CompiledTemplate>();
let cachedChars = 0;

/** The compiled form of a template, from the cache when it was used lately. @throws PagewrightError `validation` on a syntax mistake. */
export function compileTemplate(html: string): CompiledTemplate {
  const known = cache.get(html);
  if (known !== undefined) {
    cache.delete(html);
    cache.set(html, known);
    return known;
  }
  const compiled = compile(parseTemplate(html));
  cache.set(html, compiled);
  cachedChars += html.length;
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED && cachedChars <= MAX_CACHED_CHARS) break;
    cache.delete(oldest);
    cachedChars -= oldest.length;
  }
  return compiled;
}

interface Scope {
  position: HtmlPosition;
  readonly format: ValueFormat | undefined;
  readonly paths: Map<string, readonly string[]>;
}

function compile(parsed: readonly Token[]): CompiledTemplate {
  const paths = new Map<string, readonly string[]>();
  const tokens = compileTokens(parsed, { position: START, format: undefined, paths });
  return { tokens, paths };
}

/** Compiles tokens in order and leaves `scope.position` behind the last one. */
function compileTokens(tokens: readonly Token[], scope: Scope): Token[] {
  const compiled: Token[] = [];
  let before: { name: string; start: HtmlPosition } | undefined;
  for (const token of tokens) {
    const [type, value] = token;
    if (type === 'text') {
      compiled.push(token);
      scope.position = advance(scope.position, value);
      if (value.trim() !== '') before = undefined;
    } else if (type === 'name' || type === '&') {
      compiled.push(placed(token, scope));
      before = undefined;
    } else if (!isSection(token)) {
    } else if (FORMATS.has(value)) {
      if (type === '#') compiled.push(...formatSection(token, scope));
      before = undefined;
    } else {
      // "{{#a}}…{{/a}}{{^a}}…{{/a}}" are alternatives: both begin at the same place.
      const start = before?.name === value ? before.start : scope.position;
      scope.position = start;
      addPath(value, scope);
      token[4] = compileTokens(token[4], scope);
      compiled.push(token);
      before = { name: value, start };
    }
  }
  return compiled;
}

function addPath(name: string, { paths }: Scope): void {
  if (name !== '.' && name.includes('.')) paths.set(name, name.split('.'));
}

/** The token of a value, with its place behind what the package knows of. */
function placed([type, name, at, end]: Token, scope: Scope, literal?: string): Token {
  const escaper = escaperAt(scope.position, type === '&');
  const place = { escape: escaper, format: scope.format, literal };
  addPath(name, scope);
  scope.position = afterValue(scope.position);
  return [type as PlainToken[0], name, at, end, place];
}

function formatSection([, name, at, end, children]: SectionToken, scope: Scope): readonly Token[] {
  const inner: Scope = { ...scope, format: name as ValueFormat };
  const [only] = children;
  const compiled =
    children.length === 1 && only?.[0] === 'text'
      ? [placed(['name', name, at, end], inner, only[1].trim())]
      : compileTokens(children, inner);
  scope.position = inner.position;
  return compiled;
}
