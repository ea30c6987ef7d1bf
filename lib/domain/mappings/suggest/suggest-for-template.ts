import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import type { SourceNeeds } from '#lib/domain/sources/open-source.ts';
import { sourceWithFields } from '#lib/domain/sources/sync-source.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { GivenField, SuggestRequest } from '#schemas/ai.ts';
import type { SourceField } from '#schemas/source.ts';
import { improveSuggestions } from './improve-suggestions.ts';
import type { Candidate } from './suggest-mappings.ts';

type Needs = SourceNeeds & Pick<Ports, 'now' | 'model' | 'log'>;

/** A field, and those of the records that it links to. */
const candidatesOf = ({ name, serviceType, isArray, samples, linkedFields = [] }: SourceField) => [
  { name, serviceType, isArray, samples },
  ...linkedFields.map((linked) => ({
    ...{ serviceType: linked.serviceType, isArray: true, samples: [] },
    name: `${name} → ${linked.name}`,
  })),
];

export const givenCandidate = (field: GivenField): Candidate =>
  typeof field === 'string'
    ? { name: field, serviceType: 'text', isArray: field.includes('[]'), samples: [] }
    : { ...field, serviceType: field.type };

/**
 * Which field of a source suits which placeholder of a template; a language model, where there is one,
 * has a look at what is left.
 * @throws templateNotFound, sourceNotFound, and what reading an unsynced source throws
 */
export async function suggestForTemplate(
  needs: Needs,
  caller: Caller,
  { templateId, sourceId, fields = [] }: SuggestRequest,
  signal: AbortSignal,
) {
  const template = await requireTemplate(needs, caller, templateId);
  const candidates =
    sourceId === undefined
      ? fields.map(givenCandidate)
      : (await sourceWithFields(needs, caller, sourceId, signal)).fields.flatMap(candidatesOf);
  const { suggestMappings } = await import('./suggest-mappings.ts');
  const found = suggestMappings(schemaOf(template).fields, candidates, template.type);
  const improved = await improveSuggestions(needs, found, candidates, signal);
  return { success: true as const, ...improved };
}
