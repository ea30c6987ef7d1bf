import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { InvokeCommand, type InvokeCommandOutput, type LambdaClient } from '@aws-sdk/client-lambda';
import {
  type InspectionJob,
  RenderError,
  type Renderer,
  type RenderFailureReason,
  type Rendering,
  type RenderJob,
} from '#lib/ports/renderer.ts';
import { PageFacts } from '#schemas/rendering/page-facts.ts';
import { RenderOutcome } from '#schemas/rendering/render-message.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Lambda's limit for the payload of a synchronous invocation. */
const MAX_PAYLOAD_BYTES = 6_291_456;
/** Smaller payloads travel faster than they compress. */
const COMPRESS_ABOVE_BYTES = 262_144;
/** Above what any page's facts come to. */
const MAX_FACTS_BYTES = 64_000_000;
/** How long a caller should wait when the account's concurrency is used up. */
const RETRY_AFTER_SECONDS = 5;

/** @throws RenderError budget when the task does not fit even compressed. */
async function encodeTask(task: object): Promise<Buffer> {
  const plain = Buffer.from(JSON.stringify(task));
  if (plain.byteLength <= COMPRESS_ABOVE_BYTES) return plain;
  const zstd = (await compress(plain)).toString('base64');
  const packed = Buffer.from(JSON.stringify({ zstd }));
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

/** What the function answered, unless it failed. */
function decodeOutcome({ FunctionError, Payload }: InvokeCommandOutput) {
  const text = Payload?.transformToString() ?? '';
  if (FunctionError !== undefined) throw functionError(text);
  const outcome = RenderOutcome.parse(JSON.parse(text));
  if (!('failure' in outcome)) return outcome;
  const { reason, message, ...context } = outcome.failure;
  throw new RenderError(reason, message, withoutUndefined(context));
}

function renderingOf(outcome: ReturnType<typeof decodeOutcome>): Rendering {
  if (!('rendering' in outcome)) throw new Error('The renderer answered with no file');
  const { blobKey, size, pageCount, warnings } = outcome.rendering;
  return { content: { blobKey }, size, pageCount, warnings: warnings.map(withoutUndefined) };
}

async function factsOf(outcome: ReturnType<typeof decodeOutcome>): Promise<PageFacts> {
  if (!('facts' in outcome)) throw new Error('The renderer answered with no facts');
  const packed = Buffer.from(outcome.facts.zstd, 'base64');
  const json = await decompress(packed, { maxOutputLength: MAX_FACTS_BYTES });
  return PageFacts.parse(JSON.parse(json.toString('utf8')));
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
  const invoke = async <T>(
    task: { job: RenderJob } | { inspection: InspectionJob },
    signal: AbortSignal | undefined,
    decode: (outcome: ReturnType<typeof decodeOutcome>) => T | Promise<T>,
  ): Promise<T> => {
    try {
      const command = new InvokeCommand({
        FunctionName: config.functionName,
        Payload: await encodeTask(task),
      });
      const answer = await config.client.send(command, signal && { abortSignal: signal });
      return await decode(decodeOutcome(answer));
    } catch (error) {
      throw toRenderError(error);
    }
  };
  return {
    // Only an invocation tells what the account's concurrency has left.
    refusal: () => undefined,
    render: (job, signal) => invoke({ job }, signal, renderingOf),
    inspect: (inspection, signal) => invoke({ inspection }, signal, factsOf),
  };
}
