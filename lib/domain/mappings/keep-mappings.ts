import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import {
  allRecords,
  changeRecord,
  createRecord,
  deleteRecord,
  findRecord,
  pageRecords,
} from '#lib/domain/records/record-store.ts';
import { requireSource } from '#lib/domain/sources/find-source.ts';
import { requireRegistered } from '#lib/domain/templates/saved/write-saved-template.ts';
import { found } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { PageQuery } from '#schemas/common.ts';
import type { Mapping, MappingDraft } from '#schemas/mapping.ts';
import { MAPPINGS, type StoredMapping } from './mapping-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'secrets' | 'now' | 'newId'>;

const presentMapping = ({ ownerId: _, version: __, ...mapping }: StoredMapping): Mapping => mapping;

/** What a mapping names must be there. @throws templateNotFound, sourceNotFound */
async function requireEnds(
  needs: Needs,
  caller: Caller,
  { templateId, sourceId }: MappingDraft,
): Promise<void> {
  await requireTemplate(needs, caller, templateId);
  await requireSource(needs, caller, sourceId);
}

/** @throws demoTierLimitation, templateNotFound, sourceNotFound */
export async function createMapping(
  needs: Needs,
  caller: Caller,
  draft: MappingDraft,
): Promise<Mapping> {
  requireRegistered(caller);
  await requireEnds(needs, caller, draft);
  const place = { ownerId: caller.ownerId, id: needs.newId() };
  return presentMapping(await createRecord(needs, MAPPINGS, place, draft));
}

/** @throws demoTierLimitation, mappingNotFound, templateNotFound, sourceNotFound */
export async function replaceMapping(
  needs: Needs,
  caller: Caller,
  id: string,
  draft: MappingDraft,
): Promise<Mapping> {
  requireRegistered(caller);
  await requireMapping(needs, caller, id);
  await requireEnds(needs, caller, draft);
  const changed = await changeRecord(needs, MAPPINGS, caller.ownerId, id, {
    replace: true,
    next: () => draft,
  });
  return presentMapping(found(changed?.after, 'mappingNotFound'));
}

/** @throws demoTierLimitation, mappingNotFound */
export async function deleteMapping(
  needs: Pick<Ports, 'table'>,
  caller: Caller,
  id: string,
): Promise<string> {
  requireRegistered(caller);
  found(await deleteRecord(needs, MAPPINGS, caller.ownerId, id), 'mappingNotFound');
  return id;
}

/** @throws mappingNotFound */
export async function requireMapping(
  needs: Pick<Ports, 'table'>,
  { ownerId }: Pick<Caller, 'ownerId'>,
  id: string,
): Promise<StoredMapping> {
  return found(await findRecord(needs, MAPPINGS, ownerId, id), 'mappingNotFound').record;
}

/** @throws mappingNotFound */
export async function readMapping(needs: Pick<Ports, 'table'>, caller: Caller, id: string) {
  return presentMapping(await requireMapping(needs, caller, id));
}

/** The mappings between a template and a source, the last that was changed first. */
export async function mappingsBetween(
  needs: Pick<Ports, 'table'>,
  { ownerId }: Pick<Caller, 'ownerId'>,
  { templateId, sourceId }: Pick<Mapping, 'templateId' | 'sourceId'>,
): Promise<StoredMapping[]> {
  const all = await allRecords(needs, MAPPINGS, ownerId);
  return all
    .filter((one) => one.templateId === templateId && one.sourceId === sourceId)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

export async function listMappings(needs: Pick<Ports, 'table'>, caller: Caller, page: PageQuery) {
  const { records, ...rest } = await pageRecords(needs, MAPPINGS, caller.ownerId, page);
  return { success: true as const, mappings: records.map(presentMapping), ...rest };
}
