import { type Json, type Places, surfaceOf } from './surface.ts';

const isSubset = (some: Iterable<unknown>, all: ReadonlySet<unknown>): boolean =>
  [...some].every((one) => all.has(one));

const shown = (values: Iterable<unknown>): string => [...values].map(String).toSorted().join(', ');

/** The place that holds this one; undefined: nothing does. */
const parentOf = (path: string): string | undefined => {
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
  return end < 0 ? undefined : path.slice(0, end);
};

/** A request that was right must stay right. */
function changesOfInput(before: Places, now: Places): string[] {
  const removed = [...before.keys()].filter((path) => !now.has(path));
  const changes = removed.map((path) => `${path} is no longer a parameter`);
  for (const [path, { types, values, required }] of now) {
    const old = before.get(path);
    if (old === undefined) {
      const parent = parentOf(path) ?? '';
      // Of what is new as a whole everything may be required.
      const isInNew = parent.startsWith('body') && !before.has(parent);
      if (required && !isInNew) changes.push(`${path} is a new parameter and required`);
      continue;
    }
    if (required && !old.required) changes.push(`${path} has become required`);
    if (!types.has('any') && !isSubset(old.types, types))
      changes.push(`${path} was ${shown(old.types)} and takes ${shown(types)}`);
    if (values === undefined) continue;
    const taken = old.values === undefined ? undefined : [...old.values];
    if (taken === undefined || !isSubset(taken, values))
      changes.push(`${path} no longer takes every value that it took`);
  }
  return changes;
}

/** A program that reads an answer must find in it what it found. */
function changesOfOutput(before: Places, now: Places): string[] {
  const changes: string[] = [];
  for (const [path, old] of before) {
    const place = now.get(path);
    if (place === undefined) changes.push(`${path} is no longer answered`);
    else if (old.required && !place.required) changes.push(`${path} is no longer always answered`);
    else if (!old.types.has('any') && !isSubset(place.types, old.types))
      changes.push(`${path} was ${shown(old.types)} and is ${shown(place.types)}`);
  }
  return changes;
}

/**
 * What of an API would break programs that were written for an earlier release of the same version:
 * endpoints, parameters or fields of answers that are gone, types that have changed, parameters that are
 * required now.
 */
export function breakingChanges(released: Json, today: Json): string[] {
  const now = surfaceOf(today);
  return [...surfaceOf(released)].flatMap(([operation, before]) => {
    const current = now.get(operation);
    if (current === undefined) return [`${operation} is gone`];
    return [
      ...changesOfInput(before.input, current.input),
      ...changesOfOutput(before.output, current.output),
    ].map((change) => `${operation}: ${change}`);
  });
}
