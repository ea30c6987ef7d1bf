import { requiredWords } from './required-words.ts';
import type { Rule } from './rule.ts';

/** Rules by the first two letters of the pieces of text that they need. */
interface Index {
  readonly byStart: ReadonlyMap<number, readonly Needed[]>;
  /** Which starts there may be, by their last bits: most places of a text are told by it alone. */
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
export function rulesInQuestion(rules: readonly Rule[], text: string): readonly Rule[] {
  const index = indexes.get(rules) ?? indexOf(rules);
  indexes.set(rules, index);
  const asked = new Set(index.always);
  for (let at = 0; at < text.length - 1; at += 1) {
    const start = startAt(text, at);
    if (index.starts[bitsOf(start)] === 0) continue;
    const needed = index.byStart.get(start);
    if (needed === undefined) continue;
    for (const each of needed)
      if (text.startsWith(each.word, at)) for (const rule of each.rules) asked.add(rule);
  }
  return asked.size === 0 ? [] : rules.filter((_, at) => asked.has(at));
}

const startAt = (text: string, at: number): number =>
  text.charCodeAt(at) * 0x1_0000 + text.charCodeAt(at + 1);

const BITS = 12;
const bitsOf = (start: number): number => (start ^ (start >>> 10)) & ((1 << BITS) - 1);

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
  const byStart = Map.groupBy(byWord.values(), ({ word }) => startAt(word, 0));
  const starts = new Uint8Array(1 << BITS);
  for (const start of byStart.keys()) starts[bitsOf(start)] = 1;
  return { byStart, starts, always };
}
