/**
 * Milliseconds of the processor that synchronous work takes on this thread: unlike the clock's, the same
 * on a busy machine. For work that would take minutes if it grew with the square.
 */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
