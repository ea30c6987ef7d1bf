import { findRecord, pageRecords } from '#lib/domain/records/record-store.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { PageQuery } from '#schemas/common.ts';
import { presentSource, summarizeSource } from './present-source.ts';
import { SOURCES, type StoredSource } from './source-store.ts';

type Needs = Pick<Ports, 'table' | 'secrets'>;

/** @throws sourceNotFound */
export async function requireSource(
  needs: Needs,
  { ownerId }: Pick<Caller, 'ownerId'>,
  id: string,
): Promise<StoredSource> {
  const found = await findRecord(needs, SOURCES, ownerId, id);
  if (found === undefined) throw new PagewrightError('sourceNotFound');
  return found.record;
}

/** @throws sourceNotFound */
export async function readSource(needs: Needs & Pick<Ports, 'blobs'>, caller: Caller, id: string) {
  return presentSource(needs, await requireSource(needs, caller, id));
}

export async function listSources(needs: Needs, caller: Caller, page: PageQuery) {
  const { records, ...rest } = await pageRecords(needs, SOURCES, caller.ownerId, page);
  return { success: true as const, sources: records.map(summarizeSource), ...rest };
}
