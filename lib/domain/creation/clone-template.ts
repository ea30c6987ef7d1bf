import type { SavedTemplate } from '#lib/domain/templates/saved/find-saved-template.ts';
import { saveTemplate } from '#lib/domain/templates/saved/write-saved-template.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { CloneRequest } from '#schemas/saved-template.ts';
import { requireTemplate } from './template-catalog.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now' | 'newId'>;

const MAX_NAME = 255;

/** Stores a copy of a template under the caller's key. @throws demoTierLimitation, templateNotFound */
export async function cloneTemplate(
  needs: Needs,
  caller: Caller,
  { templateId, ...changes }: CloneRequest,
): Promise<SavedTemplate> {
  const found = await requireTemplate(needs, caller, templateId);
  const { html, schema, sampleData, ...original } = found;
  const writing = found.source === 'saved' ? found.writing : undefined;
  const { type, description, style } = original;
  return saveTemplate(needs, caller, {
    ...{ html, schema, sampleData, writing },
    name: changes.name ?? `Copy of ${original.name}`.slice(0, MAX_NAME),
    type: changes.type ?? type,
    description: changes.description ?? description,
    style: changes.style ?? style,
    isDefault: changes.isDefault,
  });
}
