import { readCsvRows } from './csv.ts';
import { groupRows } from './group-rows.ts';
import { faultInJson } from './json-fault.ts';

/** What the text in the editor is. */
export type InputKind = 'json' | 'csv' | 'html' | 'url' | 'empty';

/** A text as the API takes it. */
export type Input =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly data: Record<string, unknown> }
  | { readonly kind: 'csv'; readonly rows: readonly Record<string, unknown>[] }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'url'; readonly url: string }
  /** Not there yet, such as half a JSON object. `at` is an offset in the text. */
  | {
      readonly kind: 'invalid';
      readonly as: InputKind;
      readonly message: string;
      readonly at?: number;
    };

export function kindOf(text: string): InputKind {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  if (/^https?:\/\/\S+$/i.test(trimmed)) return 'url';
  if (trimmed.startsWith('<')) return 'html';
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return 'json';
  return /^[^\n]+[,;\t|][^\n]+\n/.test(trimmed) ? 'csv' : 'json';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(text: string): Input {
  try {
    const value: unknown = JSON.parse(text);
    // A list of one is what many APIs answer with.
    const data = Array.isArray(value) && value.length === 1 ? value[0] : value;
    if (isObject(data)) return { kind: 'json', data };
    if (Array.isArray(value) && value.length > 0 && value.every(isObject))
      return { kind: 'csv', rows: value };
    return { kind: 'invalid', as: 'json', message: 'A document is made of a JSON object', at: 0 };
  } catch {
    return brokenJson(text);
  }
}

/** What is wrong with a text that is no JSON, by its line. */
function brokenJson(text: string): Input {
  const at = faultInJson(text) ?? text.length;
  const line = text.slice(0, at).split('\n').length;
  const rest = text.slice(at).split(/\s/, 1)[0]?.slice(0, 20);
  const what = text.slice(at).trim() === '' ? 'the text ends too early' : `unexpected ${rest}`;
  return { kind: 'invalid', as: 'json', message: `Line ${line}: ${what}`, at };
}

/** `client.name` is the name of the client. */
function nest(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (value === '') continue;
    const path = name.split('.').filter((part) => part !== '__proto__');
    const last = path.pop() ?? name;
    let target = nested;
    for (const part of path) {
      if (!isObject(target[part])) target[part] = {};
      target = target[part] as Record<string, unknown>;
    }
    target[last] = value;
  }
  return nested;
}

async function readCsv(text: string): Promise<Input> {
  try {
    const rows = (await readCsvRows(text)).map(({ cells }) => cells);
    if (rows.length === 0)
      return { kind: 'invalid', as: 'csv', message: 'There is no row below the column names' };
    return { kind: 'csv', rows: groupRows(rows).map(nest) };
  } catch (error) {
    const { message, lines } = error as Error & { lines?: number };
    const before = text.split('\n').slice(0, (lines ?? 1) - 1);
    const at = before.reduce((sum, each) => sum + each.length + 1, 0);
    return { kind: 'invalid', as: 'csv', message, at };
  }
}

/** Reads the text of the editor. */
export async function readInput(text: string): Promise<Input> {
  const kind = kindOf(text);
  switch (kind) {
    case 'empty':
      return { kind };
    case 'url':
      return { kind, url: text.trim() };
    case 'html':
      return { kind, html: text };
    case 'csv':
      return readCsv(text);
    case 'json':
      return readJson(text);
  }
}
