import type { ValueKind } from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';

/** A list of the data whose first entry stands for all of them. */
export interface Scope {
  /** Path of the list; of one in a list it is that of the entry shown: `parts[0].points`. */
  readonly path: string;
  readonly unit: 'tr' | 'li' | 'p' | 'entry' | 'metric' | 'signature' | 'line' | 'total';
  readonly outer: Scope | undefined;
}

/** A value of the printed document, and what stands for it while the document is laid out. */
export interface Token {
  readonly path: string;
  readonly text: string;
  readonly kind: ValueKind;
  readonly scope: Scope | undefined;
  /** It stands for a whole list, in one line. */
  readonly isList: boolean;
  /** The document is none without it. */
  readonly required: boolean;
}

interface Extra {
  readonly required?: boolean;
  /** Written though the document at hand does not have it. */
  readonly absent?: boolean;
}

const FILLER = '\u2800';
const END = '\u2801';
/** A token in markup, with its number. */
export const TOKEN = /pwv(\d+)q[\u2800 ]*\u2801/g;

/** Writes what stands for values. As long as the text whose place it takes, so that the layout decides as it would. */
export function createTokens(data: JsonObject) {
  const tokens: Token[] = [];
  let scope: Scope | undefined;

  const known = new Map<string, string>();

  const write = (path: string, text: string, kind: ValueKind, required: boolean): string => {
    // The same value is the same text to the layout.
    const key = JSON.stringify([path, text, scope?.path]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const isList = Array.isArray(valueAt(data, path));
    tokens.push({ path, text, kind, scope, isList, required });
    const head = `pwv${tokens.length - 1}q`;
    const rest = text
      .slice(head.length + 1)
      .replace(/\S/g, FILLER)
      .replace(/\s/g, ' ');
    const token = `${head}${rest}${END}`;
    known.set(key, token);
    return token;
  };

  return {
    all: tokens as readonly Token[],
    valueAt: (path: string) => valueAt(data, path),
    /** What stands for the text of the value at `path`, or for the value of that text right below it. */
    of(
      text: string,
      path: string,
      kind: ValueKind = 'text',
      { required = false, absent = false }: Extra = {},
    ): string {
      const value = valueAt(data, path);
      if (absent || (!isObject(value) && value !== undefined))
        return write(path, text, kind, required);
      const [key] = Object.entries(value ?? {}).find(([, inner]) => inner === text) ?? [];
      return key === undefined ? text : write(`${path}.${key}`, text, kind, required);
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

function valueAt(data: JsonObject, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = data;
  for (const segment of segmentsOf(path)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, segment))
      return undefined;
    value = (value as JsonObject)[segment];
  }
  return value;
}
