import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Context } from 'aws-lambda';
import type { Blobs } from '#lib/ports/blobs.ts';
import type { Log } from '#lib/ports/log.ts';
import {
  type InspectionJob,
  RenderError,
  type Renderer,
  type Rendering,
  type RenderJob,
} from '#lib/ports/renderer.ts';
import { MEDIA_TYPES, type OutputFormat } from '#schemas/render-options.ts';
import {
  RenderInvocation,
  type RenderOutcome,
  RenderTask,
} from '#schemas/rendering/render-message.ts';
import { runInvocation } from './invocation.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Far above what a request can make, far below what would end the process. */
const MAX_JOB_BYTES = 128_000_000;
/** Lambda's limit for an answer, less what is around it. */
const MAX_ANSWER_CHARACTERS = 6_000_000;
/** What putting the file and answering may take at the end of the time. */
const RESERVE_MS = 5_000;

/** The one prefix that the renderer's role may write. Its own, so that it can never touch a file that another function wrote. */
export const RENDERED_BLOBS = 'renders/';

/** What a composition gives to the renderer function: no table, no secrets. */
export interface RenderNeeds {
  readonly renderer: Renderer;
  readonly blobs: Pick<Blobs, 'put'>;
  readonly log: Log;
  readonly newId: () => string;
}

async function decodeTask(event: unknown): Promise<RenderTask> {
  const invocation = RenderInvocation.parse(event);
  if (!('zstd' in invocation)) return invocation;
  const json = await decompress(Buffer.from(invocation.zstd, 'base64'), {
    maxOutputLength: MAX_JOB_BYTES,
  });
  return RenderTask.parse(JSON.parse(json.toString('utf8')));
}

/** Two characters of the id spread the files over 256 folders. */
async function keepFile(needs: RenderNeeds, format: OutputFormat, content: Rendering['content']) {
  if ('blobKey' in content) return content.blobKey;
  const id = needs.newId();
  const key = `${RENDERED_BLOBS}${id.slice(-2)}/${id}.${format}`;
  await needs.blobs.put(key, content.bytes, MEDIA_TYPES[format]);
  return key;
}

async function perform(needs: RenderNeeds, task: RenderTask, signal: AbortSignal) {
  return 'job' in task
    ? render(needs, task.job as RenderJob, signal)
    : inspect(needs, task.inspection as InspectionJob, signal);
}

/** A page's markup may be larger than what a function may answer, unless it is compressed. */
async function inspect({ renderer }: RenderNeeds, job: InspectionJob, signal: AbortSignal) {
  const json = Buffer.from(JSON.stringify(await renderer.inspect(job, signal)));
  const zstd = (await compress(json)).toString('base64');
  if (zstd.length > MAX_ANSWER_CHARACTERS) {
    throw new RenderError('budget', 'The page is too large to be changed');
  }
  return { facts: { zstd } };
}

async function render(needs: RenderNeeds, job: RenderJob, signal: AbortSignal) {
  const { content, size, pageCount, warnings } = await needs.renderer.render(job, signal);
  const blobKey = await keepFile(needs, job.format, content);
  return { rendering: { blobKey, size, pageCount, warnings: [...warnings] } };
}

/** A render that fails is a result, not a failure of the function: it must raise no alarm. */
function toOutcome(needs: RenderNeeds, error: unknown, outOfTime: boolean): RenderOutcome {
  if (!(error instanceof RenderError)) throw error;
  needs.log.warn({ reason: error.reason, detail: error.detail, err: error }, 'render failed');
  const { detail, retryAfterSeconds, install } = error;
  if (outOfTime && error.reason === 'aborted') {
    return { failure: { reason: 'timeout', message: 'The render took too long' } };
  }
  return {
    failure: { reason: error.reason, message: error.message, detail, retryAfterSeconds, install },
  };
}

/**
 * The renderer as a Lambda function: takes a RenderInvocation, puts a file into the object store, and
 * returns a RenderOutcome.
 */
export function renderHandler(needs: RenderNeeds) {
  return async (event: unknown, context: Context): Promise<RenderOutcome> => {
    const { awsRequestId } = context;
    const invocation = { requestId: awsRequestId, lambdaRequestId: awsRequestId };
    const signal = AbortSignal.timeout(
      Math.max(0, context.getRemainingTimeInMillis() - RESERVE_MS),
    );
    return runInvocation(invocation, async () => {
      try {
        return await perform(needs, await decodeTask(event), signal);
      } catch (error) {
        return toOutcome(needs, error, signal.aborted);
      }
    });
  };
}
