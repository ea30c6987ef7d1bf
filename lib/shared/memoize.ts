const MAX_REMEMBERED = 5_000;

/**
 * `find` with a memory: rows repeat their keys and documents their language, and finding out costs far
 * more than looking up. It must depend on its argument alone. The memory is bounded.
 */
export function remembered<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as T;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const first = find(key);
    known.set(key, first);
    return first;
  };
}
