import type { Log } from '#lib/ports/log.ts';

/** A log that keeps its lines, each as the JSON of its fields. */
export function recordingLog(): { readonly log: Log; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const keep = (fields: unknown): void => {
    lines.push(JSON.stringify(fields));
  };
  return { log: { debug: keep, info: keep, warn: keep, error: keep }, lines };
}
