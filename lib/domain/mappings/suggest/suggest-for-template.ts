import { requireTemplate, type UsableTemplate } from '#lib/domain/creation/template-catalog.ts';
import type { SourceNeeds } from '#lib/domain/sources/open-source.ts';
import { sourceWithFields } from '#lib/domain/sources/sync-source.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { GivenField, SuggestRequest } from '#schemas/ai.ts';
import type { TemplateField } from '#schemas/template.ts';
import { CURRENCY, printsMoney } from './currency-placeholder.ts';
import { improveSuggestions } from './improve-suggestions.ts';
import { candidatesOf } from './source-candidates.ts';
import type { Candidate } from './suggest-mappings.ts';

type Needs = SourceNeeds & Pick<Ports, 'now' | 'model' | 'log'>;

export const givenCandidate = (field: GivenField): Candidate =>
  typeof field === 'string'
    ? { name: field, serviceType: 'text', isArray: field.includes('[]'), samples: [] }
    : { ...field, serviceType: field.type };

const LINK = /\s*→/;

/** What a template takes, its currency with it. */
function placeholdersOf(template: UsableTemplate): readonly TemplateField[] {
  const { fields } = schemaOf(template);
  const isNamed = fields.some(({ name }) => name.split('.').at(-1) === CURRENCY.name);
  return isNamed || !printsMoney(template) ? fields : [...fields, CURRENCY];
}

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
  const found = suggestMappings(placeholdersOf(template), candidates, template.type);
  const improved = await improveSuggestions(needs, found, candidates, signal);
  const used = new Set(improved.suggestions.map(({ field }) => field.split(LINK)[0]));
  return {
    success: true as const,
    suggestions: improved.suggestions,
    // Amounts of most sources have their currency with them, or need none.
    unmapped: improved.unmapped.filter((name) => name !== CURRENCY.name),
    unused: candidates
      .map(({ name }) => name)
      .filter((name) => !LINK.test(name) && !used.has(name)),
  };
}
