import { z } from 'zod';
import type { OwnedRecord, RecordType } from '#lib/domain/records/record-type.ts';
import { Source } from '#schemas/source.ts';

/** A source without the content of json and csv, which lies in a file. */
export const SOURCES = {
  kind: 'SOURCE',
  fields: Source.pick({
    name: true,
    type: true,
    status: true,
    lastError: true,
    fields: true,
    recordCount: true,
    lastSyncedAt: true,
  }).extend({
    /** airtable: its token. */
    apiKey: z.string().optional(),
    /** What of its configuration is neither secret nor long. */
    settings: z.record(z.string(), z.string()),
    /** json and csv: the file. */
    contentId: z.string().optional(),
  }),
  sealed: ['apiKey'],
} as const satisfies RecordType;
export type StoredSource = OwnedRecord<typeof SOURCES.fields>;

export const SOURCE_BLOBS = 'sources/';

/** Owner, id and content lead from a file back to its record. */
export const sourceBlobKey = (ownerId: string, id: string, contentId: string): string =>
  `${SOURCE_BLOBS}${id.slice(-2)}/${ownerId}/${id}/${contentId}`;

/** The content that a file of this key was put for. */
export function parseSourceBlobKey(
  key: string,
): { ownerId: string; id: string; contentId: string } | undefined {
  const [ownerId, id, contentId] = key.slice(SOURCE_BLOBS.length).split('/').slice(1);
  return ownerId && id && contentId ? { ownerId, id, contentId } : undefined;
}
