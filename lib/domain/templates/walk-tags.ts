import { isSection, parseTemplate, type SectionToken, type Token } from './parse-template.ts';

/** Whether a section repeats, goes into an object, or only asks whether there is something. */
export type Opens = 'list' | 'object' | 'condition';

/** Called for every tag of a template, in order. Paths are those of the data: `items[].total`. */
export interface TagVisitor {
  /** @param format the formatting section that the value stands in */
  readonly value: (path: string, token: Token, format: string | undefined) => void;
  readonly section: (path: string, token: SectionToken, opens: Opens) => void;
}

/** Sections that write a value in their manner. */
export const FORMATS: ReadonlySet<string> = new Set([
  'formatMoney',
  'formatDeduction',
  'formatDate',
  'formatNumber',
  'formatPercent',
]);
const LIST_NAME = /(?:[^s]s|items|list|rows|entries|children|people|data)$/i;

interface Walk {
  readonly visitor: TagVisitor;
  readonly outer: ReadonlySet<string>;
}

/** Goes through the tags of a template. `.` is left out: it has no name. @throws validation on a syntax mistake */
export function visitTags(html: string, visitor: TagVisitor): void {
  const tokens = parseTemplate(html);
  walk(tokens, '', undefined, { visitor, outer: valueNames(tokens, false) });
}

/** Names of the values that a template prints whatever the data is. @throws validation on a syntax mistake */
export function requiredByTags(html: string): ReadonlySet<string> {
  return valueNames(parseTemplate(html), false);
}

const isValue = ([type]: Token): boolean => type === 'name' || type === '&';

/** Names of the values outside of sections: a section that shows nothing else is a condition. */
function valueNames(tokens: readonly Token[], inside: boolean): Set<string> {
  const names = new Set<string>();
  for (const token of tokens) {
    if (isValue(token) && !inside) names.add(token[1]);
    if (isSection(token) && FORMATS.has(token[1]))
      for (const name of valueNames(token[4], inside)) names.add(name);
  }
  return names;
}

function walk(
  tokens: readonly Token[],
  scope: string,
  format: string | undefined,
  walking: Walk,
): void {
  for (const token of tokens) {
    const name = token[1];
    if (isSection(token)) {
      if (FORMATS.has(name)) walk(token[4], scope, name, walking);
      else walkSection(token, scope, walking);
    } else if (isValue(token) && name !== '.') walking.visitor.value(scope + name, token, format);
  }
}

function walkSection(section: SectionToken, scope: string, walking: Walk): void {
  const [type, own, , , children] = section;
  const name = scope + own;
  const opens = type === '^' ? 'condition' : opensOf(own, children, walking.outer);
  walking.visitor.section(name, section, opens);
  const inner = opens === 'list' ? `${name}[].` : opens === 'object' ? `${name}.` : scope;
  walk(children, inner, undefined, walking);
}

/** Whether a section repeats, goes into an object, or only asks whether there is something. */
function opensOf(name: string, children: readonly Token[], outer: ReadonlySet<string>): Opens {
  const used = usedNames(children);
  if (used.has('.')) return 'list';
  const own = [...used].filter((inner) => inner !== name && !inner.startsWith(`${name}.`));
  if (own.length < used.size || own.length === 0) return 'condition';
  if (own.every((inner) => outer.has(inner) || inner.includes('.'))) return 'condition';
  return LIST_NAME.test(name) ? 'list' : 'object';
}

function usedNames(tokens: readonly Token[]): Set<string> {
  const names = new Set<string>();
  for (const token of tokens) {
    if (isValue(token) || (isSection(token) && !FORMATS.has(token[1]))) names.add(token[1]);
    if (isSection(token)) for (const name of usedNames(token[4])) names.add(name);
  }
  return names;
}
