import type { SavedTemplate } from '#lib/domain/templates/saved/find-saved-template.ts';
import { saveTemplate } from '#lib/domain/templates/saved/write-saved-template.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { NewSavedTemplate } from '#schemas/saved-template.ts';
import type { Warning } from '#schemas/warning.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'queue' | 'log' | 'now' | 'newId'>;

/**
 * Stores a template of its markup, or of the design of a session.
 * @throws what saveTemplate and createFromSession throw
 */
export async function storeTemplate(
  needs: Needs,
  caller: Caller,
  { sessionId, html = '', ...draft }: NewSavedTemplate,
): Promise<{ template: SavedTemplate; warnings?: Warning[] }> {
  if (sessionId === undefined)
    return { template: await saveTemplate(needs, caller, { ...draft, html }) };
  const { createFromSession } = await import('./tools.ts');
  return createFromSession(needs, caller, sessionId, draft);
}
