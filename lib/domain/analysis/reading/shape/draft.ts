import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { Scalar } from '../fits.ts';
import { notionsOf } from '../notions.ts';

/** A value that may fill a term. */
export interface Found {
  readonly value: JsonValue;
  readonly key: string;
  readonly path: string;
  readonly rank: number;
  /** The path of the object that it stands in. */
  readonly holder: string;
  /** The numbers of its key: 2 of `address2`. */
  readonly numbers: readonly number[];
  readonly isMinor: boolean;
  /** Only a part of the value at the path. */
  readonly isPartial?: true;
  taken: boolean;
}

/** A list that may fill a term, each entry read by itself. */
export interface FoundList {
  readonly key: string;
  readonly path: string;
  readonly rank: number;
  readonly entries: readonly Draft[];
  /** It is not told by its key that the list is this. */
  readonly isGuess: boolean;
}

/** A value that no term of the vocabulary asks for. */
export interface Left {
  readonly key: string;
  readonly value: JsonValue;
  readonly path: string;
  /** The keys of the objects around it, outermost first, as far as these are not the document's own. */
  readonly way: readonly string[];
  /** The term of the object whose part it stands in: "seller", or empty for the document's own. */
  readonly part: string;
}

/** An object read as a shape: what may fill each term, in the order of the data. */
export interface Draft {
  readonly shape: string;
  readonly path: string;
  readonly object: JsonValue;
  readonly found: Map<string, Found[]>;
  readonly lists: Map<string, FoundList[]>;
  readonly left: Left[];
  /** Objects that no term asks for, each of whose fields is read by itself. */
  readonly records: Left[];
  /** Parties whose keys do not say which. */
  readonly unnamed: Left[];
  /** Of a line whose amounts are in another currency than the document's. */
  readonly currency?: string;
}

/** Values that fill no term, whatever it is. */
export type Refuses = (value: Scalar, key: string) => boolean;

/** Where a reading is within a draft. */
export interface Place {
  readonly draft: Draft;
  readonly shape: string;
  /** The way to the part that is being read: "buyer." */
  readonly prefix: string;
  readonly path: string;
  readonly way: readonly string[];
  readonly depth: number;
  /** What makes what is found here less sure. */
  readonly rank: number;
  /** Values that fill no term, whatever their key says. */
  readonly refuses: Refuses;
}

export const GUESS_RANK = 400;

/** Below this a key is the term's own. */
export const SURE_RANK = 100;

export const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export function leftAt({ path, way, prefix }: Place, key: string, value: JsonValue): Left {
  return { key, value, path, way, part: prefix.slice(0, -1) };
}

export function put(place: Place, target: string, found: Omit<Found, 'taken' | 'numbers'>): void {
  const name = `${place.prefix}${target}`;
  const all = place.draft.found.get(name);
  const entry = { ...found, numbers: notionsOf(found.key).numbers, taken: false };
  if (all === undefined) place.draft.found.set(name, [entry]);
  else all.push(entry);
}

/** An object with its path. */
export interface Entry {
  readonly value: JsonObject;
  readonly path: string;
}

/** What parties are found under whose keys do not say which. */
export const UNNAMED = 'unnamed';
