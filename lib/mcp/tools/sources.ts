import { z } from 'zod';
import { createMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { suggestForTemplate } from '#lib/domain/mappings/suggest/suggest-for-template.ts';
import { createSource } from '#lib/domain/sources/write-source.ts';
import { invalid } from '#lib/errors.ts';
import { Suggestions } from '#schemas/ai.ts';
import { TemplateId } from '#schemas/create.ts';
import { MappedField, MappingDraft } from '#schemas/mapping.ts';
import { SourceDraft, SourceType } from '#schemas/source.ts';
import { tool } from '../tool.ts';

/** Less sure suggestions are for the user to decide on. */
const SURE_ENOUGH = 0.6;
const MAX_LINES = 40;

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(
    ...result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
  );
}

const createSourceTool = tool({
  name: 'svc_create_source',
  title: 'Connect a source',
  description:
    'Stores where records come from. airtable: config { apiKey, baseId, tableName, view? }; json: config { records }; csv: config { content }. The token is encrypted. Returns the sourceId that the other tools take.',
  input: z.object({
    type: SourceType,
    name: z.string().min(1).max(255),
    config: z.record(z.string(), z.unknown()),
  }),
  output: z.object({ sourceId: z.string() }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  async run({ needs, caller }, draft) {
    const { id } = await createSource(needs, caller, parsed(SourceDraft, draft));
    return {
      result: { sourceId: id },
      text: `The source is ${id}. Call svc_suggest_mappings with it and a templateId.`,
    };
  },
});

const suggestTool = tool({
  name: 'svc_suggest_mappings',
  title: 'Suggest mappings',
  description:
    'Suggests which field of a source fills which placeholder of a template, each with a confidence from 0 to 1 and a reason. Show doubtful ones to the user, then call svc_link_template.',
  input: z.object({ templateId: TemplateId, sourceId: z.uuid() }),
  output: Suggestions.pick({ suggestions: true, unmapped: true }),
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run({ needs, caller, signal }, request) {
    const { suggestions, unmapped } = await suggestForTemplate(needs, caller, request, signal);
    const lines = suggestions
      .slice(0, MAX_LINES)
      .map(
        ({ placeholder, field, confidence, reason }) =>
          `${placeholder} ← ${field} (${Math.round(confidence * 100)} %: ${reason})`,
      );
    const left = unmapped.length === 0 ? '' : `\nWithout a field: ${unmapped.join(', ')}`;
    return { result: { suggestions, unmapped }, text: `${lines.join('\n')}${left}` };
  },
});

const linkTool = tool({
  name: 'svc_link_template',
  title: 'Link a template to a source',
  description:
    'Saves a mapping between a template and a source. fields are { placeholder, field, default?, transform? }; without them the suggestions with a confidence of 0.6 or more are taken.',
  input: z.object({
    templateId: TemplateId,
    sourceId: z.uuid(),
    name: z.string().min(1).max(255).optional(),
    fields: z.array(MappedField).min(1).max(500).optional(),
  }),
  output: z.object({ mappingId: z.string(), fields: z.array(MappedField) }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async run({ needs, caller, signal }, { templateId, sourceId, name, fields }) {
    const chosen =
      fields ??
      (await suggestForTemplate(needs, caller, { templateId, sourceId }, signal)).suggestions
        .filter(({ confidence }) => confidence >= SURE_ENOUGH)
        .map(({ placeholder, field }) => ({ placeholder, field }));
    const draft = { name: name ?? templateId, templateId, sourceId, fields: chosen };
    const mapping = await createMapping(needs, caller, parsed(MappingDraft, draft));
    return {
      result: { mappingId: mapping.id, fields: mapping.fields },
      text: `Mapping ${mapping.id} fills ${mapping.fields.length} placeholders. Call svc_generate_from_source with the same templateId and sourceId.`,
    };
  },
});

export const sourceTools = [createSourceTool, suggestTool, linkTool];
