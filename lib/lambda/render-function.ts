import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { Context } from 'aws-lambda';
import type { Blobs } from '#lib/ports/blobs.ts';
import type { Log } from '#lib/ports/log.ts';
import { RenderError, type Renderer, type Rendering, type RenderJob } from '#lib/ports/renderer.ts';
import { RenderInvocation, RenderJobMessage, type RenderOutcome } from '#schemas/render-message.ts';
import { MEDIA_TYPES, type OutputFormat } from '#schemas/render-options.ts';
import { runInvocation } from './invocation.ts';

const decompress = promisify(zstdDecompress);
/** Far above what a request can make, far below what would end the process. */
const MAX_JOB_BYTES = 128_000_000;
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

async function decodeJob(event: unknown): Promise<RenderJob> {
  const invocation = RenderInvocation.parse(event);
  if ('job' in invocation) return invocation.job as RenderJob;
  const json = await decompress(Buffer.from(invocation.zstd, 'base64'), {
    maxOutputLength: MAX_JOB_BYTES,
  });
  return RenderJobMessage.parse(JSON.parse(json.toString('utf8'))) as RenderJob;
}

/** Two characters of the id spread the files over 256 folders. */
async function keepFile(needs: RenderNeeds, format: OutputFormat, content: Rendering['content']) {
  if ('blobKey' in content) return content.blobKey;
  const id = needs.newId();
  const key = `${RENDERED_BLOBS}${id.slice(-2)}/${id}.${format}`;
  await needs.blobs.put(key, content.bytes, MEDIA_TYPES[format]);
  return key;
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
 * The renderer as a Lambda function: takes a RenderInvocation, puts the file into the object store,
 * and returns a RenderOutcome.
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
        return await render(needs, await decodeJob(event), signal);
      } catch (error) {
        return toOutcome(needs, error, signal.aborted);
      }
    });
  };
}
