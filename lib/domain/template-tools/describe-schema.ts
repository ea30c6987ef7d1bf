import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import { toJsonSchema } from '#lib/domain/templates/json-schema.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { sampleDataOf } from './preview-markup.ts';

/** The data that a template takes: as it says itself, else as its tags do. @throws templateNotFound */
export async function describeTemplateSchema(
  needs: Pick<Ports, 'table' | 'blobs'>,
  caller: Caller,
  reference: string,
) {
  const template = await requireTemplate(needs, caller, reference);
  const schema = schemaOf(template);
  return {
    success: true as const,
    templateId: template.id,
    schema,
    jsonSchema: toJsonSchema(schema),
    sampleData: await sampleDataOf(template),
  };
}
