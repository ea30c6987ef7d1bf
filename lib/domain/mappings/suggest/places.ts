import type { Matcher } from '#lib/domain/analysis/reading/shape/match-keys.ts';

/** Sureness by how a key leads to its term: by its own words, past words that say nothing, through a part. */
const BY_RANK: readonly (readonly [below: number, sureness: number])[] = [
  [100, 1],
  [200, 0.92],
  [270, 0.93],
  [400, 0.9],
  [Number.POSITIVE_INFINITY, 0.75],
];
/** What each earlier spelling of the same term takes off. */
const PER_SPELLING = 0.002;

export function surenessOf(rank: number): number {
  const sureness = BY_RANK.find(([below]) => rank < below)?.[1] ?? 0;
  return rank < 270 ? sureness - (rank % 100) * PER_SPELLING : sureness;
}

export interface Place {
  readonly shape: string;
  readonly prefix: string;
  readonly sureness: number;
}

/** Where a step of a placeholder leads: into parts, and past what only groups values. */
function stepInto(matcher: Matcher, places: readonly Place[], segment: string): Place[] {
  return places.flatMap((place) => {
    const parts = matcher.match(place.shape, segment).flatMap(({ target, term, rank }): Place[] =>
      'part' in term
        ? [
            {
              shape: term.part,
              prefix: `${place.prefix}${target}.`,
              sureness: place.sureness * surenessOf(rank),
            },
          ]
        : [],
    );
    return parts.length > 0 && !matcher.isThrough(place.shape, segment) ? parts : [...parts, place];
  });
}

export const DOCUMENT: Place = { shape: 'document', prefix: '', sureness: 1 };
export const LINE: Place = { shape: 'line', prefix: 'lines.', sureness: 1 };

/** Where the steps of a path lead. */
export const placesOf = (matcher: Matcher, segments: readonly string[]): readonly Place[] =>
  segments.reduce<readonly Place[]>(
    (places, segment) => stepInto(matcher, places, segment),
    [DOCUMENT],
  );

/** Where the elements of a list are; a list of an unknown name has the lines of a document. */
export function placesOfElements(matcher: Matcher, list: string): readonly Place[] {
  const places = placesOf(matcher, list.replaceAll('[]', '').split('.'));
  return places.every(({ prefix }) => prefix === '') && LINE.shape in matcher.shapes
    ? [LINE]
    : places;
}
