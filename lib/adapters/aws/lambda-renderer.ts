import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { InvokeCommand, type InvokeCommandOutput, type LambdaClient } from '@aws-sdk/client-lambda';
import {
  RenderError,
  type Renderer,
  type RenderFailureReason,
  type Rendering,
  type RenderJob,
} from '#lib/ports/renderer.ts';
import { type RenderInvocation, RenderOutcome } from '#schemas/render-message.ts';

const compress = promisify(zstdCompress);

/** Lambda's limit for the payload of a synchronous invocation. */
const MAX_PAYLOAD_BYTES = 6_291_456;
/** Smaller payloads travel faster than they compress. */
const COMPRESS_ABOVE_BYTES = 262_144;
/** How long a caller should wait when the account's concurrency is used up. */
const RETRY_AFTER_SECONDS = 5;

/** @throws RenderError budget when the job does not fit even compressed. */
async function encodeJob(job: RenderJob): Promise<Buffer> {
  const plain = Buffer.from(JSON.stringify({ job }));
  if (plain.byteLength <= COMPRESS_ABOVE_BYTES) return plain;
  const zstd = (await compress(Buffer.from(JSON.stringify(job)))).toString('base64');
  const packed = Buffer.from(JSON.stringify({ zstd } satisfies RenderInvocation));
  // Embedded images hardly compress: base64 then makes the packed form the larger one.
  const payload = packed.byteLength < plain.byteLength ? packed : plain;
  if (payload.byteLength <= MAX_PAYLOAD_BYTES) return payload;
  throw new RenderError('budget', 'The document is too large to be rendered');
}

const failuresByErrorName: Readonly<Record<string, [RenderFailureReason, string]>> = {
  AbortError: ['aborted', 'The render was cancelled'],
  TimeoutError: ['timeout', 'The render took too long'],
  TooManyRequestsException: ['overloaded', 'The renderer is busy'],
  ResourceNotFoundException: ['not-installed', 'The renderer function is not deployed'],
  RequestTooLargeException: ['budget', 'The document is too large to be rendered'],
};

function toRenderError(error: unknown): RenderError {
  if (error instanceof RenderError) return error;
  const name = error instanceof Error ? error.name : '';
  const [reason, message] = failuresByErrorName[name] ?? ['crashed', 'The renderer failed'];
  return new RenderError(reason, message, {
    cause: error,
    ...(reason === 'overloaded' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}),
    ...(reason === 'not-installed' ? { install: 'npx serverless deploy' } : {}),
  });
}

/** A function that failed as a whole: its deadline, its memory, or a bug. Its text is for the log alone. */
function functionError(text: string): RenderError {
  const cause = new Error(text);
  return /timed out/i.test(text)
    ? new RenderError('timeout', 'The render took too long', { cause })
    : new RenderError('crashed', 'The renderer failed', { cause });
}

function decodeOutcome({ FunctionError, Payload }: InvokeCommandOutput): Rendering {
  const text = Payload?.transformToString() ?? '';
  if (FunctionError !== undefined) throw functionError(text);
  const outcome = RenderOutcome.parse(JSON.parse(text));
  if ('failure' in outcome) {
    const { reason, message, ...context } = outcome.failure;
    throw new RenderError(reason, message, withoutUndefined(context));
  }
  const { blobKey, size, pageCount, warnings } = outcome.rendering;
  return { content: { blobKey }, size, pageCount, warnings: warnings.map(withoutUndefined) };
}

/** Under exactOptionalPropertyTypes an absent property and an undefined one are two things. */
function withoutUndefined<T extends object>(value: T) {
  return Object.fromEntries(
    Object.entries(value).filter(([, property]) => property !== undefined),
  ) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/**
 * Renders in a function of its own, which writes the file to the object store and returns its key.
 * An aborted caller is answered at once; the function finishes by itself.
 */
export function createLambdaRenderer(config: {
  readonly client: LambdaClient;
  readonly functionName: string;
}): Renderer {
  return {
    // Only an invocation tells what the account's concurrency has left.
    refusal: () => undefined,
    async render(job, signal) {
      try {
        const command = new InvokeCommand({
          FunctionName: config.functionName,
          Payload: await encodeJob(job),
        });
        return decodeOutcome(await config.client.send(command, signal && { abortSignal: signal }));
      } catch (error) {
        throw toRenderError(error);
      }
    },
  };
}
