/** `items[].price.net` is `price.net` of each element; undefined for what is no element's. */
export const elementName = (path: string): string | undefined =>
  path.includes('[].') ? path.slice(path.lastIndexOf('[].') + 3) : undefined;

/** How many lists a path leads through. */
export const depthOf = (path: string): number => path.split('[]').length - 1;

/** The list that a path leads into; empty for a value of the record itself. */
const listOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('[]')));

interface ScoredPair {
  readonly placeholder: string;
  readonly field: string;
  readonly score: number;
}

/** How well each list of a source fills a template's list: the sum of the best scores of its placeholders. */
function fitOf(pairs: readonly ScoredPair[]): Map<string, number> {
  const best = new Map<string, Map<string, number>>();
  for (const { placeholder, field, score } of pairs) {
    const scores = best.get(listOf(field)) ?? new Map<string, number>();
    best.set(listOf(field), scores);
    scores.set(placeholder, Math.max(score, scores.get(placeholder) ?? 0));
  }
  return new Map(
    [...best].map(([list, scores]) => [list, [...scores.values()].reduce((sum, one) => sum + one)]),
  );
}

/**
 * Leaves each list of a template the fields of one list of the source, the one that fits it best: values
 * of different lists do not belong to the same line.
 */
export function alignLists<Pair extends ScoredPair>(pairs: readonly Pair[]): Pair[] {
  const byList = Map.groupBy(pairs, ({ placeholder }) => listOf(placeholder));
  return [...byList].flatMap(([list, own]) => {
    if (list === '') return own;
    const [best] = [...fitOf(own)].toSorted(([, a], [, b]) => b - a);
    return own.filter(({ field }) => listOf(field) === best?.[0]);
  });
}
