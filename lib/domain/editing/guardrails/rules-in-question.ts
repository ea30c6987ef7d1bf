import { requiredWords } from './required-words.ts';
import type { Rule } from './rule.ts';

/** Rules by the first letters of the pieces of text that they need. */
interface Index {
  readonly byStart: ReadonlyMap<number, readonly Needed[]>;
  /** A bit for each start, by its last bits: these alone decide about nearly every place of a text. */
  readonly starts: Uint8Array;
  /** Rules of which nothing is known are always in question. */
  readonly always: readonly number[];
}

interface Needed {
  readonly word: string;
  readonly rules: number[];
}

const indexes = new WeakMap<readonly Rule[], Index>();

/**
 * The rules that a text may break, in their order: those of which it holds a piece that they need.
 * Ordinary texts hold none, and so most patterns are never run. Measured: compiling all of them when
 * they first run takes 200 ms, and running them takes several times as long as looking for the pieces.
 */
export function rulesInQuestion<AnyRule extends Rule>(
  rules: readonly AnyRule[],
  text: string,
): readonly AnyRule[] {
  let index = indexes.get(rules);
  if (index === undefined) {
    index = indexOf(rules);
    indexes.set(rules, index);
  }
  const asked = new Set(index.always);
  let pair = pairAt(text, 0);
  let next = pairAt(text, 1);
  for (let at = 0; at < text.length - 1; at += 1) {
    addNeeding(index, pair, text, at, asked);
    const second = pairAt(text, at + 2);
    addNeeding(index, longStart(pair, second), text, at, asked);
    pair = next;
    next = second;
  }
  return asked.size === 0 ? [] : rules.filter((_, at) => asked.has(at));
}

function addNeeding(
  { starts, byStart }: Index,
  start: number,
  text: string,
  at: number,
  asked: Set<number>,
): void {
  if (((starts[byteOf(start)] ?? 0) & bitOf(start)) === 0) return;
  for (const { word, rules } of byStart.get(start) ?? [])
    if (text.startsWith(word, at)) for (const rule of rules) asked.add(rule);
}

/** Shorter pieces are identified by two letters; the pairs of longer ones occur in most texts. */
const LONG = 4;

const pairAt = (text: string, at: number): number =>
  at + 1 < text.length ? Math.imul(text.charCodeAt(at), 41) + text.charCodeAt(at + 1) : 0;

const longStart = (first: number, second: number): number => (Math.imul(first, 1681) + second) | 0;

const startOf = (word: string): number =>
  word.length < LONG ? pairAt(word, 0) : longStart(pairAt(word, 0), pairAt(word, 2));

const BYTES = 1 << 12;
const byteOf = (start: number): number => ((start ^ (start >>> 13)) >>> 3) & (BYTES - 1);
const bitOf = (start: number): number => 1 << (start & 7);

function indexOf(rules: readonly Rule[]): Index {
  const byWord = new Map<string, Needed>();
  const always: number[] = [];
  for (const [at, { pattern }] of rules.entries()) {
    const words = requiredWords(pattern);
    if (words === undefined) always.push(at);
    for (const word of words ?? []) {
      const needed = byWord.get(word) ?? { word, rules: [] };
      needed.rules.push(at);
      byWord.set(word, needed);
    }
  }
  const byStart = Map.groupBy(byWord.values(), ({ word }) => startOf(word));
  const starts = new Uint8Array(BYTES);
  for (const start of byStart.keys())
    starts[byteOf(start)] = (starts[byteOf(start)] ?? 0) | bitOf(start);
  return { byStart, starts, always };
}
