import { type Escaper, escaperAt } from './escapers.ts';
import { advance, afterValue, type HtmlPosition, START } from './html-context.ts';
import { type MustacheNode, parseMustache } from './mustache-parser.ts';

/** What a value is formatted as: the name of the formatting section around it. */
export type ValueFormat =
  | 'formatMoney'
  | 'formatDeduction'
  | 'formatDate'
  | 'formatNumber'
  | 'formatPercent';

/** A template made ready to render: names split, escapers chosen by the place in the HTML. */
export type CompiledNode =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'value';
      readonly name: Name;
      readonly format: ValueFormat | undefined;
      readonly escape: Escaper;
    }
  | {
      readonly kind: 'literal';
      readonly text: string;
      readonly format: ValueFormat;
      readonly escape: Escaper;
    }
  | {
      readonly kind: 'section';
      readonly name: Name;
      readonly inverted: boolean;
      readonly children: readonly CompiledNode[];
    };

export interface Name {
  readonly whole: string;
  /** The segments between the dots. */
  readonly parts: readonly string[];
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

const cache = new Map<string, readonly CompiledNode[]>();
let cachedChars = 0;

/** The compiled form of a template, from the cache when it was used lately. @throws PagewrightError `validation` on a syntax mistake. */
export function compileTemplate(html: string): readonly CompiledNode[] {
  const known = cache.get(html);
  if (known !== undefined) {
    cache.delete(html);
    cache.set(html, known);
    return known;
  }
  const compiled = compileNodes(parseMustache(html), { position: START, format: undefined });
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
  format: ValueFormat | undefined;
}

function splitName(whole: string): Name {
  return { whole, parts: whole === '.' ? [] : whole.split('.') };
}

/** Compiles nodes in order and leaves `scope.position` behind the last one. */
function compileNodes(nodes: readonly MustacheNode[], scope: Scope): CompiledNode[] {
  const compiled: CompiledNode[] = [];
  let before: { name: string; start: HtmlPosition } | undefined;
  for (const node of nodes) {
    if (node.kind === 'text') {
      compiled.push({ kind: 'text', text: node.text });
      scope.position = advance(scope.position, node.text);
      if (node.text.trim() !== '') before = undefined;
    } else if (node.kind === 'value') {
      compiled.push({
        kind: 'value',
        name: splitName(node.name),
        format: scope.format,
        escape: escaperAt(scope.position, node.raw),
      });
      scope.position = afterValue(scope.position);
      before = undefined;
    } else if (FORMATS.has(node.name)) {
      if (!node.inverted) compiled.push(...formatSection(node, scope));
      before = undefined;
    } else {
      // "{{#a}}…{{/a}}{{^a}}…{{/a}}" are alternatives: both begin at the same place.
      const alternative = before?.name === node.name ? before.start : undefined;
      const start: HtmlPosition = alternative ?? scope.position;
      scope.position = start;
      const children = compileNodes(node.children, scope);
      const { name, inverted } = node;
      compiled.push({ kind: 'section', name: splitName(name), inverted, children });
      before = { name, start };
    }
  }
  return compiled;
}

function formatSection(
  section: MustacheNode & { kind: 'section' },
  scope: Scope,
): readonly CompiledNode[] {
  const format = section.name as ValueFormat;
  const [only] = section.children;
  if (section.children.length === 1 && only?.kind === 'text') {
    const escaper = escaperAt(scope.position, false);
    scope.position = afterValue(scope.position);
    return [{ kind: 'literal', text: only.text.trim(), format, escape: escaper }];
  }
  const inner: Scope = { position: scope.position, format };
  const children = compileNodes(section.children, inner);
  scope.position = inner.position;
  return children;
}
