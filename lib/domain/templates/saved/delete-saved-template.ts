import { filePointer } from '#lib/domain/expiry/expiry-pointers.ts';
import { deleteRecord } from '#lib/domain/records/record-store.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { unsetDefault } from './default-template.ts';
import { removeVersions } from './remove-versions.ts';
import { SAVED_TEMPLATES } from './saved-template-store.ts';
import { requireRegistered } from './write-saved-template.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now'>;

/** When the clean-up looks at what was deleted: the deletion itself is surely over by then. */
const FINISHED_MS = 10 * 60_000;

/**
 * Deletes a template with all its versions. The pointer comes first: should this end half-way, the
 * clean-up finishes it.
 * @returns false where there is no such template
 * @throws demoTierLimitation
 */
export async function deleteTemplate(needs: Needs, caller: Caller, id: string): Promise<boolean> {
  requireRegistered(caller);
  const { ownerId } = caller;
  const deleted = await deleteRecord(needs, SAVED_TEMPLATES, ownerId, id, async () => {
    const dueAt = needs.now().getTime() + FINISHED_MS;
    await filePointer(needs, { kind: SAVED_TEMPLATES.kind, ownerId, id, dueAt });
  });
  if (deleted === undefined) return false;
  await unsetDefault(needs, ownerId, deleted.type, id);
  await removeVersions(needs, ownerId, id);
  return true;
}
