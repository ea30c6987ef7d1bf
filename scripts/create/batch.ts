import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OneShot } from '#lib/compose/one-shot.ts';
import { describeFailure } from '#lib/domain/creation/item-failure.ts';
import { runConcurrently } from '#lib/domain/jobs/run-concurrently.ts';
import { parseInput } from '#lib/http/validate.ts';
import { CreateRequest } from '#schemas/create.ts';
import type { CreateArguments } from './arguments.ts';
import { openMaker } from './open-maker.ts';
import { cannotWrite, OutputError, writeOutput } from './output.ts';
import { barOn } from './progress.ts';
import { readRecords } from './records.ts';

/** What became of a record, as results.json has it. */
interface RecordResult {
  readonly index: number;
  readonly status: 'success' | 'error' | 'cancelled';
  readonly file?: string;
  readonly size?: number;
  readonly pageCount?: number;
  readonly warnings?: number;
  readonly error?: string;
  readonly details?: object;
}

interface Batch extends CreateArguments {
  readonly file: string;
  /** The content of the file. */
  readonly source: string;
}

/** What is wrong with the request rather than with a record is wrong for all of them. */
async function checkRequest({ templates }: OneShot, { request }: CreateArguments) {
  const { templateId } = parseInput(CreateRequest, { ...request, data: { a: 1 } });
  if (templateId !== undefined) await templates.find(templateId);
}

async function makeRecord(
  maker: OneShot,
  { request, output = '' }: Batch,
  { index, data, total }: { index: number; data: unknown; total: number },
  signal: AbortSignal,
): Promise<RecordResult> {
  try {
    const parsed = parseInput(CreateRequest, { ...request, data });
    const reply = await maker.create(parsed, signal);
    const { content, filename, size = 0 } = await reply.file();
    const number = String(index + 1).padStart(String(total).length, '0');
    const file = `${number}-${filename.replaceAll(/[/\\:]+/g, '-')}`;
    const bytes = content instanceof Uint8Array ? content : Buffer.concat(await content.toArray());
    await writeOutput(join(output, file), bytes);
    const { pageCount, warnings } = reply;
    return { index, status: 'success', file, size, pageCount, warnings: warnings.length };
  } catch (error) {
    if (error instanceof OutputError) throw error;
    if (signal.aborted) return { index, status: 'cancelled' };
    const { message, details } = describeFailure(error);
    return { index, status: 'error', error: message, details };
  }
}

/**
 * Makes a document of each record, with a name and a number of its own, and results.json.
 * @returns whether all were made
 */
export async function makeBatch(batch: Batch): Promise<boolean> {
  const { output = '' } = batch;
  const records = readRecords(batch.file, batch.source);
  const total = records.length;
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  const maker = await openMaker('fatal');
  try {
    await checkRequest(maker, batch);
    await mkdir(output, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      throw cannotWrite(output, error);
    });
    const bar = barOn(process.stderr, !batch.quiet, total);
    const results: RecordResult[] = [];
    await runConcurrently(maker.concurrency, records.entries(), async (entry) => {
      const [index, data] = entry;
      const { signal } = interrupted;
      results[index] = signal.aborted
        ? { index, status: 'cancelled' }
        : await makeRecord(maker, batch, { index, data, total }, signal);
      bar.step(results[index].status === 'success');
    });
    const completed = results.filter(({ status }) => status === 'success').length;
    const failed = results.filter(({ status }) => status === 'error').length;
    const summary = { total, completed, failed, results };
    await writeOutput(join(output, 'results.json'), `${JSON.stringify(summary, null, 2)}\n`);
    bar.done(completed === total ? output : join(output, 'results.json'));
    return completed === total;
  } finally {
    await maker.close();
  }
}
