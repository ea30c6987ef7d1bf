import type { Ports } from '#lib/ports/index.ts';
import { openAirtable } from './airtable-reader.ts';
import { openContent } from './content-reader.ts';
import type { SourceReader } from './source-reader.ts';
import type { StoredSource } from './source-store.ts';

export type SourceNeeds = Pick<Ports, 'table' | 'blobs' | 'secrets' | 'tabledb'>;

/** The records of a source. */
export function openSource(
  needs: Pick<SourceNeeds, 'blobs' | 'tabledb'>,
  source: StoredSource,
  signal?: AbortSignal,
): SourceReader {
  return source.type === 'airtable'
    ? openAirtable(needs, source, signal)
    : openContent(needs, source);
}
