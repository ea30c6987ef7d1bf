import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createModel } from '#lib/adapters/model/model.ts';
import { ModelError } from '#lib/ports/model.ts';
import type { ModelSettings } from '#schemas/model-settings.ts';
import { bundleFunctions } from '#scripts/packaging/bundle.ts';
import {
  completion,
  json,
  type ModelCall,
  type ModelServer,
  type Reaction,
  startModelServer,
} from '#tests/support/model-server.ts';

const FIXTURES = fileURLToPath(new URL('../../lambda/fixtures', import.meta.url));
const schema = {
  type: 'object',
  properties: { colour: { type: 'string' } },
  required: ['colour'],
  additionalProperties: false,
};
const REQUEST = {
  system: 'The system.',
  prompt: '{"instruction":"x"}',
  schema,
  maxOutputTokens: 700,
};
const ANSWER = { colour: 'blue' };
const AWS = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'secret' };

interface Case {
  readonly settings: Omit<ModelSettings, 'baseUrl' | 'timeoutMs'>;
  readonly answer: Reaction;
  readonly throttled: Reaction;
  readonly tokensUsed: number;
  /** The request as this provider's documentation describes it. */
  readonly look: (call: ModelCall) => void;
}

const CONVERSE = '/model/eu.amazon.nova-2-lite-v1%3A0/converse';
const converse = json(200, {
  output: {
    message: {
      role: 'assistant',
      content: [{ toolUse: { toolUseId: 't1', name: 'json', input: ANSWER } }],
    },
  },
  stopReason: 'tool_use',
  usage: { inputTokens: 210, outputTokens: 9, totalTokens: 219 },
  metrics: { latencyMs: 5 },
});
const throttlingException = json(
  429,
  { message: 'Too many requests' },
  { 'x-amzn-errortype': 'ThrottlingException:http://internal.amazon.com/', 'retry-after': '0' },
);

function looksLikeConverse({ path, body }: ModelCall): void {
  assert.equal(path, CONVERSE);
  assert.deepEqual(body.system, [{ text: REQUEST.system }]);
  assert.deepEqual(body.messages, [{ role: 'user', content: [{ text: REQUEST.prompt }] }]);
  assert.equal(body.inferenceConfig.maxTokens, 700);
  assert.deepEqual(body.toolConfig.tools[0].toolSpec.inputSchema, { json: schema });
  assert.ok('any' in body.toolConfig.toolChoice);
}

const bedrock = {
  provider: 'bedrock',
  name: 'eu.amazon.nova-2-lite-v1:0',
  region: 'eu-central-1',
} as const;

const CASES: Readonly<Record<string, Case>> = {
  openai: {
    settings: { provider: 'openai', name: 'gpt-4.1-mini', apiKey: 'sk-1', region: undefined },
    answer: completion(JSON.stringify(ANSWER), { tokens: [30, 5] }),
    throttled: json(429, { error: { message: 'slow', type: 'requests' } }, { 'retry-after': '0' }),
    tokensUsed: 35,
    look: ({ path, headers, body }) => {
      assert.equal(path, '/v1/chat/completions');
      assert.equal(headers.authorization, 'Bearer sk-1');
      assert.equal(body.model, 'gpt-4.1-mini');
      assert.equal(body.store, false);
      assert.equal(body.response_format.json_schema.strict, false);
      assert.deepEqual(body.response_format.json_schema.schema, schema);
    },
  },
  anthropic: {
    settings: { provider: 'anthropic', name: 'claude-x', apiKey: 'sk-ant-1', region: undefined },
    answer: json(200, {
      type: 'message',
      id: 'msg_1',
      model: 'claude-x',
      role: 'assistant',
      content: [{ type: 'tool_use', id: 't1', name: 'json', input: ANSWER }],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 41, output_tokens: 6 },
    }),
    throttled: json(
      529,
      { type: 'error', error: { type: 'overloaded_error', message: 'busy' } },
      { 'retry-after': '0' },
    ),
    tokensUsed: 47,
    look: ({ path, headers, body }) => {
      assert.equal(path, '/v1/messages');
      assert.equal(headers['x-api-key'], 'sk-ant-1');
      assert.equal(headers['anthropic-version'], '2023-06-01');
      assert.equal(body.max_tokens, 700);
      assert.equal(body.system[0].text, REQUEST.system);
      assert.deepEqual(body.tools[0].input_schema, schema);
    },
  },
  'bedrock with the role of the function': {
    settings: { ...bedrock, apiKey: undefined },
    answer: converse,
    throttled: throttlingException,
    tokensUsed: 219,
    look: (call) => {
      looksLikeConverse(call);
      assert.match(
        call.headers.authorization ?? '',
        /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/bedrock\/aws4_request, /,
      );
      assert.equal(call.headers['x-amz-security-token'], 'session');
    },
  },
  'bedrock with a key': {
    settings: { ...bedrock, apiKey: 'bedrock-key' },
    answer: converse,
    throttled: throttlingException,
    tokensUsed: 219,
    look: (call) => {
      looksLikeConverse(call);
      assert.equal(call.headers.authorization, 'Bearer bedrock-key');
    },
  },
};

describe('the protocols of providers', () => {
  let server: ModelServer;
  let packaged: { readonly createModel: typeof createModel };
  let directory: string;
  const environment = { ...AWS, AWS_SESSION_TOKEN: 'session' };
  const previous = Object.keys(environment).map((name) => [name, process.env[name]] as const);

  beforeAll(async () => {
    Object.assign(process.env, environment);
    server = await startModelServer();
    const bundle = (await bundleFunctions(['model'], FIXTURES)).get('model');
    assert.ok(bundle);
    directory = await mkdtemp(join(tmpdir(), 'pagewright-model-'));
    for (const { path, contents } of [bundle, ...bundle.parts]) {
      const file = join(directory, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, contents);
    }
    packaged = await import(pathToFileURL(join(directory, bundle.path)).href);
  });
  afterAll(async () => {
    for (const [name, value] of previous)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    await server.close();
    await rm(directory, { recursive: true });
  });

  test('a model that is named by an ARN keeps the account to itself', () => {
    const arn = 'arn:aws:bedrock:eu-west-1:123456789012:application-inference-profile/a1b2';
    const { name } = createModel({
      ...bedrock,
      name: arn,
      apiKey: undefined,
      baseUrl: undefined,
      timeoutMs: 1_000,
    });
    assert.equal(name, 'bedrock:a1b2');
  });

  for (const [name, { settings, answer, throttled, tokensUsed, look }] of Object.entries(CASES)) {
    const connect = (create: typeof createModel) => {
      const path = settings.provider === 'bedrock' ? '' : '/v1';
      return create({ ...settings, baseUrl: `${server.url}${path}`, timeoutMs: 20_000 });
    };

    test(`${name}: the request, the answer and its tokens`, async () => {
      server.will(answer);
      assert.deepEqual(await connect(createModel).ask(REQUEST), { value: ANSWER, tokensUsed });
      const [call] = server.calls;
      assert.ok(call);
      look(call);
    });

    test(`${name}: the same as a part of a packaged function`, async () => {
      server.will(answer);
      const model = connect(packaged.createModel);
      assert.deepEqual(await model.ask(REQUEST), { value: ANSWER, tokensUsed });
      const [call] = server.calls;
      assert.ok(call);
      look(call);
    });

    test(`${name}: too many requests`, async () => {
      server.will(throttled);
      await assert.rejects(
        connect(createModel).ask(REQUEST),
        (error) =>
          error instanceof ModelError && ['rate-limited', 'unavailable'].includes(error.reason),
      );
      assert.equal(server.calls.length, 2);
      server.will(throttled, answer);
      assert.deepEqual((await connect(createModel).ask(REQUEST)).value, ANSWER);
    });
  }
});
