import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LambdaClient } from '@aws-sdk/client-lambda';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createLambdaRenderer } from '#lib/adapters/aws/lambda-renderer.ts';
import { renderHandler } from '#lib/lambda/render-function.ts';
import { type InspectionJob, RenderError, type RenderJob } from '#lib/ports/renderer.ts';
import {
  type Invoked,
  type InvokeEndpoint,
  startInvokeEndpoint,
} from '#tests/support/lambda-invoke.ts';

const jobOf = (html: string): RenderJob => ({
  ownerId: 'owner',
  source: { kind: 'html', html },
  format: 'pdf',
  options: { pageSize: 'A4' },
});

const rendering = { blobKey: 'renders/ab/1.pdf', size: 10, pageCount: 2, warnings: [] };

describe('the renderer in a function of its own', () => {
  let endpoint: InvokeEndpoint;
  let client: LambdaClient;
  let answer: (event: unknown) => Promise<Invoked> = async () => ({ result: { rendering } });
  let seen: unknown;

  beforeAll(async () => {
    endpoint = await startInvokeEndpoint({
      renderer: (event) => {
        seen = event;
        return answer(event);
      },
    });
    client = new LambdaClient({
      endpoint: endpoint.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      maxAttempts: 1,
    });
  });
  afterAll(async () => {
    client.destroy();
    await endpoint.close();
  });

  const renderer = (functionName = 'renderer') => createLambdaRenderer({ client, functionName });
  const failure = async (run: Promise<unknown>): Promise<RenderError> => {
    const error = await run.then(
      () => assert.fail('it did not fail'),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof RenderError, String(error));
    return error;
  };

  it('gives the key of the file, and what is known of it', async () => {
    const warnings = [{ code: 'RESOURCE_FAILED', message: 'gone', subject: 'https://a.example/b' }];
    answer = async () => ({ result: { rendering: { ...rendering, warnings } } });
    const job = jobOf('<p>Hello');
    const made = await renderer().render(job);
    assert.deepEqual(made, {
      content: { blobKey: 'renders/ab/1.pdf' },
      size: 10,
      pageCount: 2,
      warnings,
    });
    assert.deepEqual(seen, { job });
  });

  it('brings back what the function saw of a page', async () => {
    const facts = { address: '', title: 'A page', language: 'en', markup: '<p>'.repeat(1_000_000) };
    const job = {
      ownerId: 'owner',
      source: { kind: 'url', url: 'https://a.example/' },
      aspects: ['markup'],
    } satisfies InspectionJob;
    const inspected: InspectionJob[] = [];
    const handler = renderHandler({
      renderer: {
        ...renderer(),
        inspect: async (given) => {
          inspected.push(given);
          return facts;
        },
      },
      blobs: { put: () => assert.fail('nothing is stored') },
      log: { debug() {}, info() {}, warn() {}, error() {} },
      newId: () => 'id',
    });
    const context = { awsRequestId: 'r', getRemainingTimeInMillis: () => 60_000 } as Context;
    answer = async (event) => ({ result: await handler(event, context) });
    assert.deepEqual(await renderer().inspect(job), facts);
    assert.deepEqual(inspected, [job]);
    const other = { ...facts, markup: 7 };
    const zstd = zstdCompressSync(JSON.stringify(other)).toString('base64');
    answer = async () => ({ result: { facts: { zstd } } });
    assert.equal((await failure(renderer().inspect(job))).reason, 'crashed');
    answer = async () => ({ result: { rendering } });
    assert.equal((await failure(renderer().inspect(job))).reason, 'crashed');
  });

  it('sends a large document compressed', async () => {
    answer = async () => ({ result: { rendering } });
    const job = jobOf('<p>again and again</p>'.repeat(500_000));
    await renderer().render(job);
    const { zstd } = seen as { zstd: string };
    assert.ok(zstd.length < 100_000);
    assert.deepEqual(JSON.parse(String(zstdDecompressSync(Buffer.from(zstd, 'base64')))), { job });
  });

  it('sends a document as it is when compression would make it larger', async () => {
    answer = async () => ({ result: { rendering } });
    const job = jobOf(randomBytes(3_000_000).toString('base64'));
    await renderer().render(job);
    assert.deepEqual(seen, { job });
  });

  it('refuses a document that fits no invocation', async () => {
    const job = jobOf(randomBytes(6_000_000).toString('base64'));
    assert.equal((await failure(renderer().render(job))).reason, 'budget');
  });

  it('passes on a coded failure whole', async () => {
    const coded = {
      reason: 'navigation',
      message: 'The page could not be loaded: no such host',
      detail: 'dns',
    };
    answer = async () => ({ result: { failure: coded } });
    const error = await failure(renderer().render(jobOf('')));
    assert.deepEqual({ reason: error.reason, message: error.message, detail: error.detail }, coded);
  });

  const failing: Record<string, [Invoked, string]> = {
    'a function that ran out of time': [
      { error: '{"errorMessage":"2026-01-31T00:00:00Z 1 Task timed out after 80.00 seconds"}' },
      'timeout',
    ],
    'a function that died': [
      { error: '{"errorType":"Runtime.ExitError","errorMessage":"signal: killed"}' },
      'crashed',
    ],
    'an answer that is none': [{ result: { ok: true } }, 'crashed'],
    'an account without free concurrency': [
      { status: 429, refusal: 'TooManyRequestsException' },
      'overloaded',
    ],
  };
  for (const [what, [invoked, reason]] of Object.entries(failing)) {
    it(`calls ${what} "${reason}"`, async () => {
      answer = async () => invoked;
      const error = await failure(renderer().render(jobOf('')));
      assert.equal(error.reason, reason);
      assert.equal(error.retryAfterSeconds !== undefined, reason === 'overloaded');
      assert.doesNotMatch(error.message, /exception|killed|seconds|zod/i);
      assert.ok(error.cause !== undefined, 'the log gets to know what happened');
    });
  }

  it('says what to do when the function is not deployed', async () => {
    const error = await failure(renderer('another').render(jobOf('')));
    assert.equal(error.reason, 'not-installed');
    assert.match(error.install ?? '', /serverless deploy/);
  });

  it('leaves an aborted caller at once', async () => {
    const controller = new AbortController();
    const held = Promise.withResolvers<Invoked>();
    answer = () => {
      controller.abort();
      return held.promise;
    };
    const error = await failure(renderer().render(jobOf(''), controller.signal));
    assert.equal(error.reason, 'aborted');
    held.resolve({ result: { rendering } });
  });
});
