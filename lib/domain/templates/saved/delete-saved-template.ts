import { filePointer } from '#lib/domain/cleanup/expiry-pointers.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { unsetDefault } from './default-template.ts';
import { readHead } from './find-saved-template.ts';
import { removeVersions } from './remove-versions.ts';
import { requireRegistered } from './write-saved-template.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now'>;

/** How often a head that others write is read anew. */
const ATTEMPTS = 50;
/** The clean-up looks at what was deleted when whoever deletes it is surely done. */
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
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const found = await readHead(needs, ownerId, id);
    if (found === undefined) return false;
    const dueAt = needs.now().getTime() + FINISHED_MS;
    await filePointer(needs, { kind: 'TEMPLATE', ownerId, id, dueAt });
    if (!(await needs.table.delete(found.item, { revision: found.item.revision }))) continue;
    await unsetDefault(needs, ownerId, found.head.type, id);
    await removeVersions(needs, ownerId, id);
    return true;
  }
  throw new Error(`Template ${id} is written all the time`);
}
