import { changeRecord } from '#lib/domain/records/record-store.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Source } from '#schemas/source.ts';
import { requireSource } from './find-source.ts';
import { openSource, type SourceNeeds } from './open-source.ts';
import { summarizeSource } from './present-source.ts';
import { SOURCES, type StoredSource } from './source-store.ts';

type Needs = SourceNeeds & Pick<Ports, 'now'>;

/** Notes what came of a look into a source, unless it was changed meanwhile. */
async function note(
  needs: Needs,
  source: StoredSource,
  found: Partial<StoredSource>,
): Promise<StoredSource> {
  const changed = await changeRecord(needs, SOURCES, source.ownerId, source.id, {
    next: ({ settings, apiKey, contentId }) => {
      const isSame =
        apiKey === source.apiKey &&
        contentId === source.contentId &&
        JSON.stringify(settings) === JSON.stringify(source.settings);
      return isSame ? found : undefined;
    },
  });
  return changed?.after ?? { ...source, ...found };
}

const failureOf = (error: unknown): PagewrightError | undefined =>
  error instanceof PagewrightError ? error : undefined;

/** Tries to read a record. A source that does not work is no failure of the test. @throws sourceNotFound */
export async function testSource(needs: Needs, caller: Caller, id: string, signal: AbortSignal) {
  const source = await requireSource(needs, caller, id);
  const began = performance.now();
  let message = 'The source can be read';
  let failure: PagewrightError | undefined;
  try {
    const { value } = await openSource(needs, source, signal).pages({ size: 1 }).next();
    if (value?.records.length === 0) message = 'The source can be read, and has no records';
  } catch (error) {
    failure = failureOf(error);
    if (failure === undefined) throw error;
    message = failure.message;
  }
  const latencyMs = Math.round(performance.now() - began);
  const ok = failure === undefined;
  await note(needs, source, { status: ok ? 'ok' : 'error', lastError: ok ? null : message });
  return { success: true as const, ok, message, latencyMs };
}

/** Reads fields and count of a source again, and keeps them. @throws sourceNotFound; what reading throws, kept as its last error */
export async function refreshSource(
  needs: Needs,
  source: StoredSource,
  signal: AbortSignal,
): Promise<StoredSource> {
  try {
    const described = await openSource(needs, source, signal).describe();
    const lastSyncedAt = needs.now().toISOString();
    return await note(needs, source, { ...described, status: 'ok', lastError: null, lastSyncedAt });
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== undefined)
      await note(needs, source, { status: 'error', lastError: failure.message });
    throw error;
  }
}

/** @throws sourceNotFound, tableNotFound, recordsError, tabledbUnavailable */
export async function syncSource(
  needs: Needs,
  caller: Caller,
  id: string,
  signal: AbortSignal,
): Promise<Source> {
  const source = await requireSource(needs, caller, id);
  return summarizeSource(await refreshSource(needs, source, signal));
}

/** The source with its fields, read now where they never were. @throws what reading throws */
export async function sourceWithFields(
  needs: Needs,
  caller: Caller,
  id: string,
  signal: AbortSignal,
): Promise<StoredSource> {
  const source = await requireSource(needs, caller, id);
  return source.lastSyncedAt === null ? refreshSource(needs, source, signal) : source;
}
