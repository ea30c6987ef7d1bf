import { z } from 'zod';
import { generateMapped } from '#lib/domain/jobs/generate-mapped.ts';
import { mappingsBetween, requireMapping } from '#lib/domain/mappings/keep-mappings.ts';
import type { StoredMapping } from '#lib/domain/mappings/mapping-store.ts';
import { invalid, PagewrightError } from '#lib/errors.ts';
import { TemplateId } from '#schemas/create.ts';
import { MappingGenerateRequest } from '#schemas/mapping.ts';
import { OutputFormat } from '#schemas/render-options.ts';
import { Condition } from '#schemas/source.ts';
import type { ToolContext } from '../context.ts';
import { documentText, linkTo, ToolDocument, toolDocument, warningTexts } from '../documents.ts';
import { ToolOptions } from '../options.ts';
import { parseInput } from '../parse-input.ts';
import { tool } from '../tool.ts';
import { batchText, Failure, followBatch } from './follow-batch.ts';

interface Ends {
  readonly templateId: string;
  readonly sourceId: string;
}

/** The mapping that is meant, and how it came to be that one. @throws mappingNotFound, validation */
async function mappingOf(
  { needs, caller }: ToolContext,
  ends: Ends,
  mappingId: string | undefined,
): Promise<{ readonly mapping: StoredMapping; readonly choice: string }> {
  if (mappingId !== undefined) {
    const mapping = await requireMapping(needs, caller, mappingId);
    if (mapping.templateId !== ends.templateId || mapping.sourceId !== ends.sourceId)
      throw invalid({ path: ['mappingId'], message: 'is of another template or source' });
    return { mapping, choice: '' };
  }
  const [mapping, ...others] = await mappingsBetween(needs, caller, ends);
  if (mapping === undefined)
    throw new PagewrightError('mappingNotFound', {
      message: 'This template is not linked to this source',
    });
  const names = others.map(({ id, name }) => `${id} ("${name}")`).join(', ');
  const choice =
    others.length === 0
      ? ''
      : `\nMapping ${mapping.id} ("${mapping.name}") was used, the last that was changed; name another as mappingId: ${names}`;
  return { mapping, choice };
}

/** At least one way to choose records, in the words of the tool. @throws validation */
function requestOf(given: Record<string, unknown>, recordId: string | undefined) {
  const ways = [recordId, given['filter'], given['view'], given['all']];
  if (ways.every((way) => way === undefined))
    throw invalid({ path: [], message: 'name recordId, or filter, view or all: true' });
  const named = recordId === undefined ? {} : { recordIds: [recordId] };
  return parseInput(MappingGenerateRequest, { ...given, ...named });
}

export const generateFromSource = tool({
  name: 'svc_generate_from_source',
  title: 'Make documents of records',
  description:
    'Makes the document of one record (recordId, as svc_suggest_mappings shows them), or of several: by filter (conditions { field, is | contains | before | after | above | below }, all must hold), by view, or all: true. The template must have been linked to the source with svc_link_template.',
  input: z.object({
    templateId: TemplateId,
    sourceId: z.uuid(),
    mappingId: z
      .uuid()
      .optional()
      .describe('One of several mappings; else the last that was changed.'),
    recordId: z.string().min(1).max(300).optional(),
    filter: z.union([Condition, z.array(Condition).max(10)]).optional(),
    view: z.string().min(1).max(300).optional(),
    all: z.literal(true).optional(),
    format: OutputFormat.default('pdf'),
    options: ToolOptions.optional(),
  }),
  output: z.object({
    documents: z.array(ToolDocument),
    mappingId: z.string(),
    jobId: z.string().optional().describe('Of several records.'),
    status: z.string(),
    total: z.number(),
    completed: z.number(),
    failed: z.number(),
    failures: z.array(Failure).describe('The first hundred.'),
    warnings: z.array(z.string()).describe('Of the mapping: what it names that is not there.'),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async run(context, { templateId, sourceId, mappingId, recordId, ...given }) {
    const { needs, caller, signal } = context;
    const request = requestOf(given, recordId);
    const { mapping, choice } = await mappingOf(context, { templateId, sourceId }, mappingId);
    const made = await generateMapped(needs, caller, mapping.id, request, signal);
    if (!('accepted' in made)) {
      const document = await toolDocument(context, made);
      const counts = { status: 'completed', total: 1, completed: 1, failed: 0, failures: [] };
      return {
        result: { documents: [document], mappingId: mapping.id, ...counts, warnings: [] },
        text: documentText(document) + choice,
        content: [linkTo(document)],
      };
    }
    const { jobId, warnings } = made.accepted;
    const batch = await followBatch(context, jobId);
    const { id, status, total, completed, failed } = batch.job;
    const counts = { jobId: id, status, total, completed, failed };
    return {
      result: {
        ...{ documents: batch.documents, mappingId: mapping.id, ...counts },
        ...{ failures: batch.failures, warnings: warningTexts(warnings) },
      },
      text: batchText(batch, warningTexts(warnings)) + choice,
      content: batch.documents.map(linkTo),
    };
  },
});
