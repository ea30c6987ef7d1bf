import { invalid } from '#lib/errors.ts';
import type { JsonValue } from '#schemas/json.ts';
import type { Written } from '../template-node.ts';
import { positionsIn } from '../template-node.ts';

/** `[i]`, or `[i+1]` of the next turn. */
export interface CarboneLoop {
  /** From the item around it to the list. */
  readonly list: readonly string[];
  readonly isNext: boolean;
  /** What the brackets say beyond the number of the turn: a filter or an order. */
  readonly filter: string | undefined;
}

export interface CarboneFormatter {
  readonly name: string;
  readonly args: readonly string[];
}

/** `{d.orders[i].total:formatC(2)}` */
export interface CarboneTag extends Written {
  readonly start: number;
  readonly end: number;
  /** Whose data: `d`, or `c` for the complement. */
  readonly root: 'd' | 'c';
  readonly loops: readonly CarboneLoop[];
  /** From the innermost item to the value. */
  readonly path: readonly string[];
  readonly formatters: readonly CarboneFormatter[];
}

/** What else stands in braces of Carbone's. */
export interface CarboneOther extends Written {
  readonly start: number;
  readonly end: number;
  readonly kind: 'alias' | 'translation' | 'unread';
  readonly text: string;
}

const START = /\{(?=[dc](?:[.[:}])|[#$][\w-]|t\()/g;
const MAX_TAG = 2_000;
const MAX_TAGS = 5_000;

/** The end of a tag: braces within quotes and parentheses do not close it. */
function endOf(template: string, start: number): number | undefined {
  let [quote, depth] = ['', 0];
  const limit = Math.min(template.length, start + MAX_TAG);
  for (let at = start + 1; at < limit; at += 1) {
    const sign = template[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if ((sign === "'" || sign === '"') && depth > 0) quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '}' && depth <= 0) return at + 1;
  }
  return undefined;
}

/** Splits at a sign outside of quotes and parentheses. */
function split(text: string, sign: string): string[] {
  const parts: string[] = [];
  let [from, quote, depth] = [0, '', 0];
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at] ?? '';
    if (quote !== '') quote = here === quote ? '' : quote;
    else if (here === "'" || here === '"') quote = here;
    else if ('([{'.includes(here)) depth += 1;
    else if (')]}'.includes(here)) depth -= 1;
    else if (here === sign && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

export const unquoted = (text: string): string => {
  const [, inner] = /^\s*(['"])([\s\S]*)\1\s*$/.exec(text)?.slice(1) ?? [];
  return inner ?? text.trim();
};

/** What a parameter is as a value: a number where it reads as one. */
export const literalOf = (text: string): JsonValue => {
  const value = unquoted(text);
  const isQuoted = value !== text.trim();
  if (!isQuoted && (value === 'true' || value === 'false')) return value === 'true';
  if (isQuoted || value === '' || Number.isNaN(Number(value))) return value;
  return Number(value);
};

function formatterOf(text: string): CarboneFormatter {
  const open = text.indexOf('(');
  if (open === -1) return { name: text.trim(), args: [] };
  const inner = text.slice(open + 1, text.lastIndexOf(')'));
  const args = inner.trim() === '' ? [] : split(inner, ',').map((arg) => arg.trim());
  return { name: text.slice(0, open).trim(), args };
}

/** `orders[i].lines[i+1].name`: names, and what stands in brackets. */
function pathOf(text: string): Pick<CarboneTag, 'loops' | 'path'> {
  const loops: CarboneLoop[] = [];
  let names: string[] = [];
  for (const [, name, brackets] of text.matchAll(/([^.[\]\s]+)|\[([^\]]*)\]/g)) {
    if (name !== undefined) names.push(name);
    else if (/^\s*\d+\s*$/.test(brackets ?? '')) names.push((brackets ?? '').trim());
    else {
      const parts = (brackets ?? '').split(',').map((part) => part.trim());
      const filter = parts.filter((part) => !/^i(?:\s*\+\s*1)?$/.test(part)).join(', ');
      const isNext = parts.some((part) => /^i\s*\+\s*1$/.test(part) || /\+\s*1$/.test(part));
      loops.push({ list: names, isNext, filter: filter === '' ? undefined : filter });
      names = [];
    }
  }
  return { loops, path: names };
}

/** Every tag of a template, in order. An alias is what it stands for. */
export function readTags(template: string): (CarboneTag | CarboneOther)[] {
  const at = positionsIn(template);
  const aliases = new Map<string, string>();
  for (const [, name = '', value = ''] of template.matchAll(/\{#([\w-]+)\s*=\s*([^{}]*)\}/g))
    aliases.set(name, value.trim());
  const tags: (CarboneTag | CarboneOther)[] = [];
  START.lastIndex = 0;
  for (let match = START.exec(template); match !== null; match = START.exec(template)) {
    const start = match.index;
    const end = endOf(template, start);
    if (end === undefined) continue;
    START.lastIndex = end;
    if (tags.length === MAX_TAGS)
      throw invalid({ path: ['template'], message: `has more than ${MAX_TAGS} tags` });
    const source = template.slice(start, end);
    const place = { start, end, at: at(start), source };
    tags.push({ ...place, ...read(source.slice(1, -1), aliases) } as CarboneTag | CarboneOther);
  }
  return tags;
}

function read(text: string, aliases: ReadonlyMap<string, string>): object {
  if (text.startsWith('#')) return { kind: 'alias', text: '' };
  if (text.startsWith('t(')) return { kind: 'translation', text: unquoted(text.slice(2, -1)) };
  const full = text.replace(/^\$([\w-]+)/, (alias, name: string) => aliases.get(name) ?? alias);
  const [head = '', ...formatters] = split(full, ':');
  const [, root, path = ''] = /^\s*([dc])\b([\s\S]*)$/.exec(head) ?? [];
  if (root === undefined) return { kind: 'unread', text: '' };
  return { root, ...pathOf(path), formatters: formatters.map(formatterOf) };
}
