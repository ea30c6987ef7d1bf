import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createModel } from '#lib/adapters/model/model.ts';
import { ModelError, type ModelFailureReason, type ModelRequest } from '#lib/ports/model.ts';
import {
  completion,
  endless,
  hang,
  json,
  type ModelServer,
  refusal,
  reset,
  startModelServer,
} from '#tests/support/model-server.ts';

const REQUEST: ModelRequest = {
  system: 'Answer with a colour.',
  prompt: '{"instruction":"the sky, said confidentially"}',
  schema: {
    type: 'object',
    properties: { colour: { type: 'string' } },
    required: ['colour'],
    additionalProperties: false,
  },
  maxOutputTokens: 500,
};
const KEY = 'sk-very-secret';
const BLUE = '{"colour":"blue"}';

describe('a model of an OpenAI-compatible server', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());

  const model = (timeoutMs = 20_000) =>
    createModel({
      provider: 'openai-compatible',
      name: 'stand-in',
      baseUrl: `${server.url}/v1`,
      apiKey: KEY,
      region: undefined,
      timeoutMs,
    });

  /** Fails for the reason; nothing of key, prompt or the provider's words is in what could be logged. */
  async function fails(
    reason: ModelFailureReason,
    { timeoutMs, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
  ): Promise<ModelError> {
    const error = await model(timeoutMs)
      .ask(REQUEST, signal)
      .then(
        () => assert.fail('it answered'),
        (thrown: unknown) => thrown,
      );
    assert.ok(error instanceof ModelError);
    assert.equal(error.reason, reason, `${error.message} ${String(error.cause)}`);
    const cause = error.cause as Error | undefined;
    const logged = `${error.message} ${error.stack} ${cause?.message} ${cause?.stack} ${JSON.stringify(cause)}`;
    assert.doesNotMatch(logged, /secret|confidential|colour/);
    assert.equal(cause?.cause, undefined);
    return error;
  }

  test('[settings.model] is asked for JSON of the schema, and its answer and tokens come back', async () => {
    server.will(completion(BLUE, { tokens: [310, 12] }));
    const asked = model();
    assert.equal(asked.name, 'openai-compatible:stand-in');
    assert.deepEqual(await asked.ask(REQUEST), { value: { colour: 'blue' }, tokensUsed: 322 });
    const [call] = server.calls;
    assert.equal(call?.path, '/v1/chat/completions');
    assert.equal(call?.headers.authorization, `Bearer ${KEY}`);
    assert.equal(call?.body.model, 'stand-in');
    assert.equal(call?.body.max_tokens, 500);
    assert.deepEqual(
      call?.body.messages.map(({ role }: { role: string }) => role),
      ['system', 'user'],
    );
    assert.deepEqual(call?.body.messages[0].content, REQUEST.system);
    assert.deepEqual(call?.body.response_format, {
      type: 'json_schema',
      json_schema: { name: 'answer', strict: false, schema: REQUEST.schema },
    });
  });

  test('finds the JSON that has prose or a fence around it', async () => {
    for (const text of [
      `Sure! Here you are:\n${BLUE}\nAnything else?`,
      `\`\`\`json\n${BLUE}\n\`\`\``,
    ]) {
      server.will(completion(text));
      assert.deepEqual((await model().ask(REQUEST)).value, { colour: 'blue' });
    }
  });

  test('an answer that is no JSON is unusable, and its tokens are counted', async () => {
    for (const text of ['{"colour":"bl', 'blue', '', '}{']) {
      server.will(completion(text, { tokens: [50, 7] }));
      assert.equal((await fails('unusable')).tokensUsed, 57, text);
    }
  });

  test('an answer that was cut off is unusable even if it happens to be JSON', async () => {
    server.will(completion(BLUE, { finish: 'length', tokens: [50, 500] }));
    assert.equal((await fails('unusable')).tokensUsed, 550);
  });

  test('a content filter is a refusal', async () => {
    server.will(completion('', { finish: 'content_filter' }));
    assert.equal((await fails('refused')).tokensUsed, 120);
  });

  test('a response that is not of the protocol is unusable', async () => {
    for (const body of [{}, [], 'x', { choices: [] }, { choices: [{ message: 7 }] }]) {
      server.will(json(200, body));
      await fails('unusable');
    }
    server.will((response) => response.writeHead(200).end('<html>'));
    await fails('unusable');
  });

  test('no answer before the deadline is a timeout, and the connection is given up', async () => {
    const before = server.broken();
    server.will(hang);
    await fails('timeout', { timeoutMs: 1_000 });
    assert.equal(server.calls.length, 1);
    // The server learns of it with its next turn.
    while (server.broken() === before) await new Promise(setImmediate);
  });

  test('reports an incomplete answer at the deadline as a timeout', async () => {
    server.will((response) => response.writeHead(200).write('{"choices":'));
    await fails('timeout', { timeoutMs: 1_000 });
  });

  test('rejects when the caller aborts', async () => {
    const leaving = new AbortController();
    server.will(() => leaving.abort());
    await fails('aborted', { signal: leaving.signal });
    await fails('aborted', { signal: AbortSignal.abort() });
  });

  test('429 is tried once more, after the time that the server asks for', async () => {
    server.will(refusal(429, 'rate_limit', { 'retry-after': '0' }), completion(BLUE));
    assert.deepEqual((await model().ask(REQUEST)).value, { colour: 'blue' });
    assert.equal(server.calls.length, 2);
    server.will(refusal(429, 'rate_limit'), completion(BLUE));
    assert.deepEqual((await model().ask(REQUEST)).value, { colour: 'blue' });
  });

  test('429 twice is rate-limited, and so is a wait beyond the deadline, at once', async () => {
    server.will(refusal(429, 'rate_limit', { 'retry-after': '0' }));
    assert.match(String((await fails('rate-limited')).cause), /HTTP 429 \(rate_limit/);
    assert.equal(server.calls.length, 2);
    for (const wait of ['3600', new Date(Date.now() + 3_600_000).toUTCString()]) {
      server.will(refusal(429, 'rate_limit', { 'retry-after': wait }));
      await fails('rate-limited');
      assert.equal(server.calls.length, 1);
    }
  });

  test('retries once after a 500', async () => {
    server.will(refusal(500, 'server_error', { 'retry-after': '0' }), completion(BLUE));
    assert.deepEqual((await model().ask(REQUEST)).value, { colour: 'blue' });
    server.will(refusal(503, 'overloaded', { 'retry-after': '0' }));
    await fails('unavailable');
    assert.equal(server.calls.length, 2);
  });

  test('retries once after a broken connection', async () => {
    server.will(reset, completion(BLUE));
    assert.deepEqual((await model().ask(REQUEST)).value, { colour: 'blue' });
    server.will(reset);
    await fails('unavailable');
    assert.equal(server.calls.length, 2);
  });

  test('a wrong key, model or request is not tried again', async () => {
    for (const status of [400, 401, 403, 404, 422]) {
      server.will(refusal(status, 'invalid_request'));
      assert.match(String((await fails('unavailable')).cause), new RegExp(`HTTP ${status}`));
      assert.equal(server.calls.length, 1);
    }
  });

  test('stops reading an endless body', async () => {
    const before = server.broken();
    for (const status of [200, 400]) {
      server.will(endless(status));
      await fails('unusable');
    }
    while (server.broken() < before + 2) await new Promise(setImmediate);
  });

  test('sends neither key nor prompt to a redirect', async () => {
    for (const status of [301, 302, 307, 308]) {
      server.will((response) =>
        response.writeHead(status, { location: `${server.url}/elsewhere` }).end(),
      );
      await fails('unavailable');
      assert.deepEqual(
        server.calls.map(({ path }) => path),
        ['/v1/chat/completions'],
      );
    }
  });

  test('reports an unreachable server as unavailable', async () => {
    const gone = await startModelServer();
    await gone.close();
    await assert.rejects(
      createModel({
        provider: 'openai-compatible',
        name: 'x',
        baseUrl: gone.url,
        apiKey: undefined,
        region: undefined,
        timeoutMs: 10_000,
      }).ask(REQUEST),
      (error) => error instanceof ModelError && error.reason === 'unavailable',
    );
  });
});
