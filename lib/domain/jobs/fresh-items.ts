import type { RenderingNeeds } from '#lib/domain/creation/render-and-store.ts';
import { openMapping } from '#lib/domain/mappings/open-mapping.ts';
import type { SourceNeeds } from '#lib/domain/sources/open-source.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { type JobHead, RecordItem } from './job-store.ts';

export type WorkNeeds = RenderingNeeds & SourceNeeds;

/** Links to files end two hours after a record was read, and rendering takes its time. */
const LINKS_LIVE_MS = 90 * 60_000;

/**
 * The items of a slice. Records that were read long ago are read again, for their links to files; where
 * that fails, they are made as they were.
 */
export async function freshItems(
  needs: WorkNeeds,
  caller: Caller,
  { id, kind, request }: JobHead,
  items: readonly unknown[],
): Promise<readonly unknown[]> {
  const { mapping, templateId } = request;
  if (kind !== 'mapping-batch' || mapping === undefined || templateId === undefined) return items;
  const stored = items.map((item) => RecordItem.parse(item));
  const now = needs.now().getTime();
  const old = stored.filter(({ readAt }) => now - readAt > LINKS_LIVE_MS);
  if (old.length === 0) return stored;
  try {
    const opened = await openMapping(needs, caller, { templateId, ...mapping });
    const records = await opened.reader.find(old.map(({ recordId }) => recordId));
    const data = await opened.dataOf(records);
    const fresh = new Map(records.map((record, n) => [record.id, data[n]]));
    return stored.map((item) => {
      const again = fresh.get(item.recordId);
      return again === undefined ? item : { ...item, data: again, readAt: now };
    });
  } catch (error) {
    needs.log.warn({ jobId: id, err: error }, 'records could not be read again');
    return stored;
  }
}
