import { describeData } from '#lib/domain/creation/describe-data.ts';
import { matchTemplates } from '#lib/domain/creation/match-templates.ts';
import { allTemplates, requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { MatchTemplateRequest } from '#schemas/ai.ts';
import type { TemplateSummary } from '#schemas/template.ts';
import { givenCandidate } from './suggest-for-template.ts';
import type { Candidate } from './suggest-mappings.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

const MAX_TEMPLATES = 60;
const MAX_NAMED = 5;
/** A template of another type than the intent's. */
const OTHER_TYPE = 0.6;

/** One that shows nothing of what there is, is no match. */
const suits = ({ score }: { readonly score: number }): boolean => score > 0;

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How well fields fill a template: what it requires counts most, then how many of the fields it shows. */
async function scoreFields(
  needs: Needs,
  caller: Caller,
  { id, type }: TemplateSummary,
  fields: readonly Candidate[],
  intended: string | undefined,
) {
  const placeholders = schemaOf(await requireTemplate(needs, caller, id)).fields;
  const { suggestMappings } = await import('./suggest-mappings.ts');
  const { suggestions } = suggestMappings(placeholders, fields, type);
  const sureness = suggestions.reduce((sum, { confidence }) => sum + confidence, 0);
  const mapped = new Set(suggestions.map(({ placeholder }) => placeholder));
  const required = placeholders.filter(
    ({ name, required }) =>
      required && !placeholders.some((other) => other.name.startsWith(`${name}[]`)),
  );
  const lacking = required.filter(({ name }) => !mapped.has(name)).map(({ name }) => name);
  const filled = required.length === 0 ? 1 : 1 - lacking.length / required.length;
  const shown = Math.min(1, sureness / fields.length);
  const fitting = intended === undefined || intended === type || type === 'custom' ? 1 : OTHER_TYPE;
  return {
    templateId: id,
    score: round((0.5 * filled + 0.5 * shown) * fitting),
    reasons: [
      `${suggestions.length} of ${fields.length} fields have a place in it`,
      `${percent(filled)} of what it requires is there`,
      ...(lacking.length === 0 ? [] : [`it lacks ${lacking.slice(0, MAX_NAMED).join(', ')}`]),
      ...(fitting === 1 && intended === type ? [`it is for ${type} documents, as intended`] : []),
    ],
  };
}

/** The type that words ask for. */
async function typeIn(intent: string | undefined): Promise<string | undefined> {
  if (intent === undefined) return undefined;
  const { analysis } = await describeData({ title: intent }, intent);
  return analysis.documentType === 'document' ? undefined : analysis.documentType;
}

/** The templates that suit data, or fields of which only the names are known; best first. @throws analysisFailed */
export async function matchTemplate(
  needs: Needs,
  caller: Caller,
  { data, fields = [], intent }: MatchTemplateRequest,
) {
  if (data !== undefined) {
    const { analysis } = await describeData(data, intent);
    const found = await matchTemplates(needs, caller, data, analysis);
    const matches = found.filter(suits).map(({ templateId, score, reasons }) => ({
      ...{ templateId, score },
      reasons: [...reasons],
    }));
    return { success: true as const, matches };
  }
  const candidates = fields.map(givenCandidate);
  const intended = await typeIn(intent);
  // The caller's own templates are the last of the list.
  const templates = (await allTemplates(needs, caller)).slice(-MAX_TEMPLATES);
  const matches = await Promise.all(
    templates.map((template) => scoreFields(needs, caller, template, candidates, intended)),
  );
  const suitable = matches.filter(suits).toSorted((a, b) => b.score - a.score);
  return { success: true as const, matches: suitable };
}
