import { type Writing, writeValue } from '#lib/domain/detection/values.ts';
import { formatMoney } from '#lib/domain/i18n/money.ts';
import { formatNumber } from '#lib/domain/i18n/numbers.ts';
import type { ValueKind } from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';

/** A list of the data whose first entry stands for all of them. */
export interface Scope {
  /** Path of the list; of one in a list it is that of the entry shown: `parts[0].points`. */
  readonly path: string;
  readonly unit: 'tr' | 'li' | 'p' | 'entry' | 'metric' | 'signature' | 'line' | 'total';
  readonly outer: Scope | undefined;
}

/** A value of the data, and what stands for it while the document is laid out. */
export interface Token {
  readonly path: string;
  readonly value: JsonValue;
  /** As the layout of the data would write it. */
  readonly text: string;
  readonly kind: ValueKind;
  readonly scope: Scope | undefined;
  /** The document is none without it. */
  readonly required: boolean;
  /** The same of other entries of the list: how they are written decides too. */
  readonly alike: readonly Spelling[];
  /** Signs that go with the value, of what only adds to another: ` (` and `)` of a rate. */
  readonly around?: readonly [before: string, after: string] | undefined;
}

/** A value, and the text that the layout makes of it. */
export interface Spelling {
  readonly value: JsonValue;
  readonly text: string;
}

interface Extra {
  readonly required?: boolean;
  readonly alike?: readonly { readonly path: string; readonly text: string }[];
  readonly around?: Token['around'];
  /** Written though the data at hand does not have it. */
  readonly absent?: true;
}

const FILLER = '\u2800';
const END = '\u2801';
/** A token in markup, with its number. */
export const TOKEN = /pwv(\d+)q[\u2800 ]*\u2801/g;

/** Writes what stands for values. As long as the text whose place it takes, so that the layout decides as it would. */
export function createTokens(data: JsonObject, writing: Writing) {
  const tokens: Token[] = [];
  let scope: Scope | undefined;

  const known = new Map<string, string>();

  const write = (path: string, text: string, kind: ValueKind, extra: Extra): string => {
    // The same value is the same text to the layout.
    const key = JSON.stringify([path, text, scope?.path]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const { required = false, alike = [], around } = extra;
    const value = valueAt(data, path) ?? null;
    const others = alike.map((other) => ({
      value: valueAt(data, other.path) ?? null,
      text: other.text,
    }));
    tokens.push({ ...{ path, value, text, kind, scope, required, around }, alike: others });
    const head = `pwv${tokens.length - 1}q`;
    const rest = text
      .slice(head.length + 1)
      .replace(/\S/g, FILLER)
      .replace(/\s/g, ' ');
    const token = `${head}${rest}${END}`;
    known.set(key, token);
    return token;
  };

  const composite = (text: string, path: string, extra: Extra): string => {
    const spellings = leavesIn(valueAt(data, path), path)
      .flatMap((leaf) => spellingsOf(leaf, writing).map((spelt) => ({ at: leaf.path, spelt })))
      .filter(({ spelt }) => spelt !== '' && text.includes(spelt));
    const whole = spellings.find(({ spelt }) => spelt === text);
    if (whole !== undefined) {
      const below = whole.at.slice(path.length);
      const alike = extra.alike?.map((other) => ({ ...other, path: other.path + below })) ?? [];
      return write(whole.at, text, 'text', { ...extra, alike });
    }
    let pieces: { text: string; done: boolean }[] = [{ text, done: false }];
    for (const { at, spelt } of spellings.sort((a, b) => b.spelt.length - a.spelt.length)) {
      if (/^[\p{L}\p{N}]$/u.test(spelt)) continue;
      pieces = pieces.flatMap((piece) => {
        const from = piece.done ? -1 : piece.text.indexOf(spelt);
        if (from === -1) return [piece];
        return [
          { text: piece.text.slice(0, from), done: false },
          { text: write(at, spelt, 'text', extra), done: true },
          { text: piece.text.slice(from + spelt.length), done: false },
        ];
      });
    }
    return pieces.map((piece) => piece.text).join('');
  };

  return {
    all: tokens as readonly Token[],
    valueAt: (path: string) => valueAt(data, path),
    /** What stands for the text of the value at `path`, or for the values below it of which the text is made. */
    of(text: string, path: string, kind: ValueKind = 'text', extra: Extra = {}): string {
      const value = valueAt(data, path);
      if (extra.absent) return write(path, text, kind, extra);
      const isWhole = value !== undefined && value !== null && !isObject(value);
      return isWhole && !(Array.isArray(value) && value.some((item) => typeof item === 'object'))
        ? write(path, text, kind, extra)
        : composite(text, path, extra);
    },
    /** Tokens made in `work` are of one entry of the list. */
    within<Result>(path: string, unit: Scope['unit'], work: () => Result): Result {
      const outer = scope;
      scope = { path, unit, outer };
      try {
        return work();
      } finally {
        scope = outer;
      }
    },
  };
}
export type Tokens = ReturnType<typeof createTokens>;

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** `items[0].unit price` → its keys and positions. */
export function segmentsOf(path: string): string[] {
  return path === ''
    ? []
    : path.split('.').flatMap((part) => part.split(/[[\]]+/).filter((segment) => segment !== ''));
}

const keyOf = (path: string): string =>
  segmentsOf(path).findLast((segment) => !/^\d+$/.test(segment)) ?? '';

function valueAt(data: JsonObject, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = data;
  for (const segment of segmentsOf(path)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, segment))
      return undefined;
    value = (value as JsonObject)[segment];
  }
  return value;
}

/** As the layout may have written a value. */
function spellingsOf(
  { path, value }: { path: string; value: JsonValue },
  writing: Writing,
): readonly string[] {
  const key = keyOf(path);
  const plain = { ...writing, commercial: false };
  const { locale } = writing;
  return [
    ...new Set([
      writeValue(path, key, value, writing)?.text ?? '',
      writeValue(path, key, value, writing, 'medium')?.text ?? '',
      writeValue(path, key, value, plain)?.text ?? '',
      ...(typeof value === 'number'
        ? [formatNumber(value, locale.language), formatMoney(value, locale)]
        : []),
      String(value).trim(),
    ]),
  ];
}

const MAX_LEAVES = 500;

function leavesIn(
  value: JsonValue | undefined,
  path: string,
): { path: string; value: JsonValue }[] {
  const leaves: { path: string; value: JsonValue }[] = [];
  const pending: { path: string; value: JsonValue | undefined }[] = [{ path, value }];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    if (leaves.length >= MAX_LEAVES) break;
    const { value: inner, path: at } = next;
    if (Array.isArray(inner))
      for (const [index, item] of inner.slice(0, 20).entries())
        pending.push({ path: `${at}[${index}]`, value: item });
    else if (isObject(inner))
      for (const [key, child] of Object.entries(inner))
        pending.push({ path: at === '' ? key : `${at}.${key}`, value: child });
    else if (inner !== undefined && inner !== null && inner !== '')
      leaves.push({ path: at, value: inner });
  }
  return leaves;
}
