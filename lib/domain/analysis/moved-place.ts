/** `results.0.value` of a list that is appended to another. */
export const movedPlace = (place: string, by: number): string =>
  by === 0 ? place : place.replace(/^(\w+)\.(\d+)/, (_, term, at) => `${term}.${Number(at) + by}`);
