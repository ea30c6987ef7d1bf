import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { findDocument } from '#lib/domain/documents/find-document.ts';
import { generateMapped } from '#lib/domain/jobs/generate-mapped.ts';
import { readJob } from '#lib/domain/jobs/read-job.ts';
import { newestMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { invalid, PagewrightError } from '#lib/errors.ts';
import { TemplateId } from '#schemas/create.ts';
import type { Job } from '#schemas/job.ts';
import { MappingGenerateRequest } from '#schemas/mapping.ts';
import { OutputFormat } from '#schemas/render-options.ts';
import { Condition } from '#schemas/source.ts';
import type { ToolContext } from '../context.ts';
import { documentText, linkTo, ToolDocument, toolDocument } from '../documents.ts';
import { tool } from '../tool.ts';

/** An agent that waits longer has given up; the job goes on without it. */
const WAIT_MS = 240_000;
const LOOK_MS = 500;
/** Links of a batch that are named in the answer. */
const MAX_LINKS = 25;

/** Follows a job to its end, or until the agent has waited long enough. */
async function followed(context: ToolContext, jobId: string): Promise<Job> {
  const { needs, caller, signal, progress } = context;
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const page = { limit: 100, offset: 0 };
    const { job } = await readJob(needs, caller, 'mapping-batch', jobId, page);
    const done = job.completed + job.failed;
    await progress(done, job.total, `${done} of ${job.total} documents`);
    if (job.finishedAt !== null || signal.aborted || performance.now() > until) return job;
    await delay(LOOK_MS, undefined, { signal }).catch(() => {});
  }
}

async function documentsOf(context: ToolContext, { results }: Job): Promise<ToolDocument[]> {
  const { needs, caller } = context;
  const ids = results.flatMap(({ documentId }) => documentId ?? []).slice(0, MAX_LINKS);
  const documents: ToolDocument[] = [];
  for (const id of ids) {
    const record = await findDocument(needs, id, { caller });
    documents.push(await toolDocument(context, { record, warnings: [] }));
  }
  return documents;
}

function textOf({ id, status, total, completed, failed, results }: Job, shown: number): string {
  const errors = results.flatMap(({ recordId, error }) =>
    error === undefined ? [] : [`- ${recordId}: ${error}`],
  );
  const rest = completed > shown ? `; ${shown} of them are linked here` : '';
  return [
    `Job ${id} is ${status}: ${completed} of ${total} documents were made, ${failed} failed${rest}.`,
    ...errors.slice(0, 10),
    ...(status === 'running' || status === 'queued'
      ? [`It goes on in the background: GET /v1/templates/batch/${id} says how it stands.`]
      : []),
  ].join('\n');
}

export const generateFromSource = tool({
  name: 'svc_generate_from_source',
  title: 'Make documents of records',
  description:
    'Makes the document of one record (recordId), or of several: by filter (conditions { field, is | contains | before | after | above | below }, all must hold), by view, or all: true. The template must have been linked to the source with svc_link_template.',
  input: z.object({
    templateId: TemplateId,
    sourceId: z.uuid(),
    recordId: z.string().min(1).max(300).optional(),
    filter: z.array(Condition).max(10).optional(),
    view: z.string().min(1).max(300).optional(),
    all: z.literal(true).optional(),
    format: OutputFormat.default('pdf'),
  }),
  output: z.object({
    documents: z.array(ToolDocument),
    jobId: z.string().optional().describe('Of several records.'),
    status: z.string(),
    total: z.number(),
    completed: z.number(),
    failed: z.number(),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async run(context, { templateId, sourceId, recordId, ...choice }) {
    const { needs, caller, signal } = context;
    const mapping = await newestMapping(needs, caller, { templateId, sourceId });
    if (mapping === undefined)
      throw new PagewrightError('mappingNotFound', {
        message: 'This template is not linked to this source',
      });
    const request = MappingGenerateRequest.safeParse({
      ...choice,
      ...(recordId === undefined ? {} : { recordIds: [recordId] }),
    });
    if (!request.success)
      throw invalid({ path: [], message: 'name recordId, or filter, view or all: true' });
    const made = await generateMapped(needs, caller, mapping.id, request.data, signal);
    if (!('accepted' in made)) {
      const document = await toolDocument(context, made);
      const counts = { status: 'completed', total: 1, completed: 1, failed: 0 };
      return {
        result: { documents: [document], ...counts },
        text: documentText(document),
        content: [linkTo(document)],
      };
    }
    const job = await followed(context, made.accepted.jobId);
    const documents = await documentsOf(context, job);
    const { id, status, total, completed, failed } = job;
    return {
      result: { documents, jobId: id, status, total, completed, failed },
      text: textOf(job, documents.length),
      content: documents.map(linkTo),
    };
  },
});
