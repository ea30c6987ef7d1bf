import { formatDate, fromEpochSeconds, parseDate } from '#lib/domain/formatting/dates.ts';
import { formatDeduction, formatMoney, type Locale } from '#lib/domain/formatting/money.ts';
import { formatNumber, formatPercent, plainNumber } from '#lib/domain/formatting/numbers.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { CompiledNode, Name, ValueFormat } from './compile.ts';
import { compileTemplate } from './compile.ts';
import { localeOf, type RequestedLocale } from './locale.ts';
import { prepareData } from './prepare-data.ts';
import { wholeDocument } from './whole-document.ts';

/** The largest document that a template may expand to, in characters. */
export const MAX_OUTPUT_CHARS = 20_000_000;
/** Bounds templates that loop without writing. A table of 100,000 rows needs about a tenth of it. */
const MAX_STEPS = 20_000_000;

/** What rendering needs of a template. */
export interface Renderable {
  readonly html: string;
}

interface Rendering {
  readonly locale: Locale;
  /** Names of values that the data does not have. */
  readonly missing: Set<string>;
  out: string;
  steps: number;
}

/**
 * Fills a Mustache template and returns a whole HTML document without script.
 *
 * Look-ups read own properties only; every value is escaped for the place where it stands. Inside
 * `{{#formatMoney}}`, `{{#formatDeduction}}`, `{{#formatDate}}`, `{{#formatNumber}}` and
 * `{{#formatPercent}}` numbers and ISO dates are written for the data's `locale` and `currency`;
 * text that the caller has formatted already stays as it is, but for the minus sign that a deduction
 * may lack.
 *
 * @param missing takes the names of values that the data does not have.
 * @throws PagewrightError `validation` on a syntax mistake (with line and column), or
 * `generationFailed` when the template expands without bound.
 */
export function renderTemplate(
  template: Renderable,
  data: JsonObject,
  requested: RequestedLocale = {},
  missing: Set<string> = new Set(),
): string {
  const nodes = compileTemplate(template.html);
  const locale = localeOf(data, requested);
  const rendering: Rendering = { locale, missing, out: '', steps: 0 };
  renderNodes(nodes, [prepareData(data).data], rendering);
  return wholeDocument(rendering.out, locale.language);
}

/** Checks the syntax of a template. @throws PagewrightError `validation` with line and column. */
export function checkTemplateSyntax(html: string): void {
  compileTemplate(html);
}

function renderNodes(
  nodes: readonly CompiledNode[],
  stack: JsonValue[],
  rendering: Rendering,
): void {
  for (const node of nodes) {
    if (node.kind === 'text') rendering.out += node.text;
    else if (node.kind === 'literal')
      rendering.out += node.escape(formatValue(node.text, node.format, rendering.locale));
    else {
      rendering.steps += stack.length;
      const value = lookUp(stack, node.name);
      if (node.kind === 'section') renderSection(node, value, stack, rendering);
      else {
        if (value === undefined) rendering.missing.add(node.name.whole);
        rendering.out += node.escape(formatValue(value, node.format, rendering.locale));
      }
    }
    rendering.steps += 1;
    if (rendering.out.length > MAX_OUTPUT_CHARS || rendering.steps > MAX_STEPS) throw unbounded();
  }
}

function renderSection(
  node: CompiledNode & { kind: 'section' },
  value: JsonValue | undefined,
  stack: JsonValue[],
  rendering: Rendering,
): void {
  const { children, inverted } = node;
  const empty = !value || (Array.isArray(value) && value.length === 0);
  if (inverted || empty) {
    if (inverted && empty) renderNodes(children, stack, rendering);
    return;
  }
  for (const item of Array.isArray(value) ? value : [value]) {
    rendering.steps += 1;
    if (item === true) renderNodes(children, stack, rendering);
    else {
      stack.push(item);
      renderNodes(children, stack, rendering);
      stack.pop();
    }
    if (rendering.steps > MAX_STEPS) throw unbounded();
  }
}

function lookUp(stack: readonly JsonValue[], name: Name): JsonValue | undefined {
  if (name.whole === '.') return stack.at(-1);
  for (let level = stack.length - 1; level >= 0; level -= 1) {
    const view = stack[level];
    // A key with dots of its own wins over a path; else the innermost that has the path's beginning decides.
    const found =
      own(view, name.whole) ?? (own(view, name.parts[0] ?? '') && walk(view, name.parts));
    if (found !== undefined) return found.value;
  }
  return undefined;
}

/** The value under a key, boxed so that null can be told from absence. */
function own(view: JsonValue | undefined, key: string): { value: JsonValue } | undefined {
  if (view === null || typeof view !== 'object' || !Object.hasOwn(view, key)) return undefined;
  return { value: (view as JsonObject)[key] ?? null };
}

function walk(view: JsonValue | undefined, parts: readonly string[]): { value?: JsonValue } {
  let current: { value?: JsonValue } | undefined = view === undefined ? undefined : { value: view };
  for (const part of parts) current = current && own(current.value, part);
  return current ?? {};
}

function formatValue(
  value: JsonValue | undefined,
  format: ValueFormat | undefined,
  locale: Locale,
): string {
  if (format === undefined || value === null || value === undefined) return textOf(value);
  if (format === 'formatDate') {
    const date = typeof value === 'number' ? fromEpochSeconds(value) : parseDate(value);
    return date === undefined ? textOf(value) : formatDate(date, locale);
  }
  const number = plainNumber(value);
  if (format === 'formatDeduction') return formatDeduction(number ?? textOf(value), locale);
  if (number === undefined) return textOf(value);
  if (format === 'formatMoney') return formatMoney(number, locale);
  if (format === 'formatPercent') return formatPercent(number, locale.language);
  return formatNumber(number, locale.language);
}

/** A value as text: lists of simple values joined, objects empty. */
function textOf(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  return value
    .filter((item) => item === null || typeof item !== 'object')
    .map(textOf)
    .join(', ');
}

function unbounded(): PagewrightError {
  return new PagewrightError('generationFailed', {
    message:
      'The template expands without bound on this data: it repeats too often or writes more than 20 MB. Nest fewer loops or send fewer rows',
    details: { reason: 'output-limit' },
  });
}
