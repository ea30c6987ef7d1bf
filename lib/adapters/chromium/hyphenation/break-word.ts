import type { Patterns } from './languages.ts';

/**
 * Where a word of letters may be broken, as indices of the letters in front of which a hyphen may stand,
 * by Liang's method: every pattern that the word holds says how much may, or may not, be broken between
 * its letters, the highest number between two letters counts, and odd ones allow a break.
 */
export function breaksOf(word: string, [rows, tree, exceptions]: Patterns): number[] {
  const lower = word.toLowerCase();
  // Letters that become two in lower case: the places would be others.
  if (lower.length !== word.length) return [];
  if (exceptions !== undefined && Object.hasOwn(exceptions, lower))
    return [...(exceptions[lower] ?? [])];
  const levels = new Uint8Array(word.length + 3);
  const letters = `.${lower}.`;
  for (let start = 0; start < letters.length; start += 1) {
    // A pattern's first number stands in front of its first letter; of the one that begins with the word's start it is left out.
    raise(levels, Math.max(0, start - 1), letters, start, rows, tree);
  }
  const breaks: number[] = [];
  for (let at = 2; at < word.length - 1; at += 1) if ((levels[at] ?? 0) & 1) breaks.push(at);
  return breaks;
}

/** Applies the patterns that begin with the letter at `start`. */
function raise(
  levels: Uint8Array,
  place: number,
  letters: string,
  start: number,
  rows: Patterns[0],
  tree: Patterns[1],
): void {
  let branch = tree;
  for (let at = start; at < letters.length; at += 1) {
    const node = branch[letters[at] ?? ''];
    if (node === undefined) return;
    const end = typeof node === 'number' ? node : isFork(node) ? node[1] : -1;
    rows[end]?.forEach((level, offset) => {
      const index = place + offset;
      levels[index] = Math.max(levels[index] ?? 0, level);
    });
    if (typeof node === 'number') return;
    branch = isFork(node) ? node[0] : node;
  }
}

function isFork(
  node: Exclude<Patterns[1][string], number>,
): node is Extract<typeof node, readonly unknown[]> {
  return Array.isArray(node);
}
