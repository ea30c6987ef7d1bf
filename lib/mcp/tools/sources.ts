import { z } from 'zod';
import { checkMapping } from '#lib/domain/mappings/check-mapping.ts';
import {
  createMapping,
  mappingsBetween,
  replaceMapping,
} from '#lib/domain/mappings/keep-mappings.ts';
import { suggestForTemplate } from '#lib/domain/mappings/suggest/suggest-for-template.ts';
import { sourceWithFields } from '#lib/domain/sources/sync-source.ts';
import { createSource, deleteSource } from '#lib/domain/sources/write-source.ts';
import { Suggestions } from '#schemas/ai.ts';
import { TemplateId } from '#schemas/create.ts';
import { MappedField, MappingDraft } from '#schemas/mapping.ts';
import { SourceDraft, SourceType } from '#schemas/source.ts';
import { warningTexts } from '../documents.ts';
import { parseInput } from '../parse-input.ts';
import { tool } from '../tool.ts';
import { SourceView, viewSource, viewText } from './source-view.ts';

/** Less sure suggestions are for the user to decide on. */
const SURE_ENOUGH = 0.6;
const MAX_LINES = 40;

const createSourceTool = tool({
  name: 'svc_create_source',
  title: 'Connect a source',
  description:
    'Stores where records come from. airtable: config { apiKey, baseId, tableName, view? }; json: config { records }; csv: config { content, delimiter?, groupBy? }, where groupBy is a column, such as the number of an invoice, whose rows are one record. The token is tried, and encrypted. Returns the sourceId that the other tools take, the fields and the first records.',
  input: z.object({
    type: SourceType,
    name: z.string().min(1).max(255),
    config: z.record(z.string(), z.unknown()),
  }),
  output: z.object({ sourceId: z.string(), ...SourceView.shape }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async run(context, draft) {
    const { needs, caller, signal } = context;
    const { id } = await createSource(needs, caller, parseInput(SourceDraft, draft));
    try {
      const view = await viewSource(context, await sourceWithFields(needs, caller, id, signal));
      return {
        result: { sourceId: id, ...view },
        text: `The source is ${id}.\n${viewText(view)}\nCall svc_suggest_mappings with it and a templateId.`,
      };
    } catch (error) {
      // One that cannot be read is of no use to the next call.
      await deleteSource(needs, caller, id);
      throw error;
    }
  },
});

const suggestTool = tool({
  name: 'svc_suggest_mappings',
  title: 'Suggest mappings',
  description:
    'Suggests which field of a source fills which placeholder of a template, each with a confidence from 0 to 1 and a reason, and shows the source’s fields and first records. Show doubtful ones to the user, then call svc_link_template.',
  input: z.object({ templateId: TemplateId, sourceId: z.uuid() }),
  output: z.object({
    ...Suggestions.pick({ suggestions: true, unmapped: true, unused: true }).shape,
    ...SourceView.shape,
  }),
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run(context, request) {
    const { needs, caller, signal } = context;
    const found = await suggestForTemplate(needs, caller, request, signal);
    const { suggestions, unmapped, unused } = found;
    const source = await sourceWithFields(needs, caller, request.sourceId, signal);
    const view = await viewSource(context, source);
    const lines = suggestions
      .slice(0, MAX_LINES)
      .map(
        ({ placeholder, field, confidence, reason }) =>
          `${placeholder} ← ${field} (${Math.round(confidence * 100)} %: ${reason})`,
      );
    const left = [
      ...(unmapped.length === 0 ? [] : [`Without a field: ${unmapped.join(', ')}`]),
      ...(unused.length === 0 ? [] : [`Fields that are not used: ${unused.join(', ')}`]),
    ];
    return {
      result: { suggestions, unmapped, unused, ...view },
      text: [...lines, ...left, viewText(view)].join('\n'),
    };
  },
});

const linkTool = tool({
  name: 'svc_link_template',
  title: 'Link a template to a source',
  description:
    'Saves a mapping between a template and a source. fields are { placeholder, field, default?, transform? }; without them the suggestions with a confidence of 0.6 or more are taken. A mapping of the same name between both is replaced.',
  input: z.object({
    templateId: TemplateId,
    sourceId: z.uuid(),
    name: z.string().min(1).max(255).optional(),
    fields: z.array(MappedField).min(1).max(500).optional(),
  }),
  output: z.object({
    mappingId: z.string(),
    fields: z.array(MappedField),
    warnings: z.array(z.string()).describe('What the mapping lacks, or names that is not there.'),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async run({ needs, caller, signal }, { templateId, sourceId, name = templateId, fields }) {
    const ends = { templateId, sourceId };
    const chosen =
      fields ??
      (await suggestForTemplate(needs, caller, ends, signal)).suggestions
        .filter(({ confidence }) => confidence >= SURE_ENOUGH)
        .map(({ placeholder, field }) => ({ placeholder, field }));
    const draft = parseInput(MappingDraft, { name, ...ends, fields: chosen });
    const stored = await mappingsBetween(needs, caller, ends);
    const same = stored.find((one) => one.name === name);
    const mapping = await (same === undefined
      ? createMapping(needs, caller, draft)
      : replaceMapping(needs, caller, same.id, draft));
    const warnings = warningTexts(await checkMapping(needs, caller, draft, signal));
    const count = mapping.fields.length;
    const text = [
      `Mapping ${mapping.id} ${same === undefined ? 'fills' : 'was replaced, and fills'} ${count} ${count === 1 ? 'placeholder' : 'placeholders'}.`,
      ...warnings.map((warning) => `- ${warning}`),
      'Call svc_generate_from_source with the same templateId and sourceId.',
    ].join('\n');
    return { result: { mappingId: mapping.id, fields: mapping.fields, warnings }, text };
  },
});

export const sourceTools = [createSourceTool, suggestTool, linkTool];
