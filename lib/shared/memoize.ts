const MAX_ENTRIES = 5_000;

/**
 * `find` with a memory: rows repeat their keys and documents their language, and finding out costs far
 * more than looking up. It must depend on its argument alone. The memory is bounded.
 */
export function memoize<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as T;
    if (known.size >= MAX_ENTRIES) known.clear();
    const first = find(key);
    known.set(key, first);
    return first;
  };
}
