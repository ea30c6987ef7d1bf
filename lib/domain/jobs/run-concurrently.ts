/** Works through a list, so many at a time. The first failure ends it, when what was begun has ended. */
export async function runConcurrently<T>(
  limit: number,
  list: Iterable<T>,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const queue = list[Symbol.iterator]();
  let failure: { error: unknown } | undefined;
  const worker = async () => {
    for (let next = queue.next(); !next.done && failure === undefined; next = queue.next()) {
      await work(next.value).catch((error: unknown) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (failure !== undefined) throw failure.error;
}
