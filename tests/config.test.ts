import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, test } from 'vitest';
import { ConfigError, readConfig } from '#lib/config.ts';

describe('settings', () => {
  test('[settings.defaults] [limits.tiers] what holds when nothing is set', () => {
    const config = readConfig({});
    assert.equal(config.port, 3000);
    assert.equal(config.host, '127.0.0.1');
    assert.equal(config.settings.publicUrl, 'http://127.0.0.1:3000');
    assert.equal(config.dataDir, resolve('.data'));
    assert.equal(config.logLevel, 'info');
    assert.equal(config.render.queueLimit, 200);
    assert.equal(config.render.timeoutMs, 60_000);
    assert.deepEqual(config.settings.egressAllow, []);
    assert.equal(config.settings.maxBodyBytes, 6_000_000);
    assert.equal(config.settings.maxBatchItems, 100);
    assert.equal(config.settings.maxJobItems, 5_000);
    assert.equal(config.model, undefined);
    assert.deepEqual(config.settings.tiers, {
      demo: { requestsPerMinute: 10, documentsPerMonth: 25 },
      free: { requestsPerMinute: 60, documentsPerMonth: 100 },
      pro: { requestsPerMinute: 300, documentsPerMonth: 5_000 },
      scale: { requestsPerMinute: 1_200, documentsPerMonth: 100_000 },
      unlimited: { requestsPerMinute: null, documentsPerMonth: null },
    });
  });

  test('[settings.address] [settings.renderer] [settings.log-level] what is set is taken', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://docs.example.com/base/',
      DATA_DIR: '/tmp/x',
      LOG_LEVEL: 'debug',
      RENDER_CONCURRENCY: '3',
      RENDER_QUEUE: '7',
      RENDER_TIMEOUT_MS: '5000',
      EGRESS_ALLOW: 'intranet.example:8443, 10.0.0.1:80',
    });
    assert.deepEqual(
      [config.port, config.host, config.dataDir, config.logLevel],
      [8080, '0.0.0.0', '/tmp/x', 'debug'],
    );
    assert.equal(config.settings.publicUrl, 'https://docs.example.com/base');
    assert.deepEqual(
      [config.render.concurrency, config.render.queueLimit, config.render.timeoutMs],
      [3, 7, 5_000],
    );
    assert.deepEqual(config.settings.egressAllow, ['intranet.example:8443', '10.0.0.1:80']);
  });

  test('[settings.tiers] single limits of single tiers are overridden', () => {
    const { tiers } = readConfig({
      TIERS: '{"free":{"requestsPerMinute":120},"pro":{"documentsPerMonth":null}}',
    }).settings;
    assert.deepEqual(tiers.free, { requestsPerMinute: 120, documentsPerMonth: 100 });
    assert.deepEqual(tiers.pro, { requestsPerMinute: 300, documentsPerMonth: null });
  });

  const AWS = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

  test('[settings.model] a model is chosen by its provider', () => {
    const base = { baseUrl: undefined, apiKey: undefined, region: undefined, timeoutMs: 30_000 };
    const cases: [Record<string, string>, object][] = [
      [
        {
          MODEL_PROVIDER: 'openai-compatible',
          MODEL_NAME: 'llama',
          MODEL_BASE_URL: 'http://localhost:11434/v1',
          MODEL_TIMEOUT_MS: '120000',
        },
        { name: 'llama', baseUrl: 'http://localhost:11434/v1', timeoutMs: 120_000 },
      ],
      [
        { ...AWS, MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'claude', MODEL_API_KEY: 'k' },
        { name: 'claude', apiKey: 'k' },
      ],
      [
        { MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt', MODEL_API_KEY: 'k' },
        { name: 'gpt', apiKey: 'k' },
      ],
      [
        { ...AWS, MODEL_PROVIDER: 'bedrock' },
        { name: 'eu.amazon.nova-2-lite-v1:0', region: 'eu-west-1' },
      ],
      [
        { ...AWS, AWS_REGION: 'us-west-2', MODEL_PROVIDER: 'bedrock' },
        { name: 'us.amazon.nova-2-lite-v1:0', region: 'us-west-2' },
      ],
      [
        { MODEL_PROVIDER: 'bedrock', AWS_REGION: 'sa-east-1', MODEL_NAME: 'm', MODEL_API_KEY: 'k' },
        { name: 'm', region: 'sa-east-1', apiKey: 'k' },
      ],
    ];
    for (const [environment, expected] of cases) {
      const provider = environment['MODEL_PROVIDER'];
      assert.deepEqual(readConfig(environment).model, { ...base, provider, ...expected });
    }
    assert.equal(readConfig({ MODEL_PROVIDER: 'none', MODEL_NAME: 'x' }).model, undefined);
  });

  test('[settings.model] [settings.checked] what a model lacks names itself', () => {
    const named = { MODEL_NAME: 'x' };
    const cases: [Record<string, string>, string][] = [
      [{ MODEL_PROVIDER: 'openai-compatible', ...named }, 'MODEL_BASE_URL'],
      [
        { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: 'http://localhost/v1' },
        'MODEL_NAME',
      ],
      [
        { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: 'file:///x', ...named },
        'MODEL_BASE_URL',
      ],
      [{ MODEL_PROVIDER: 'anthropic', ...named }, 'MODEL_API_KEY'],
      [{ MODEL_PROVIDER: 'openai', ...named }, 'MODEL_API_KEY'],
      [{ MODEL_PROVIDER: 'openai', MODEL_API_KEY: 'k' }, 'MODEL_NAME'],
      [{ MODEL_PROVIDER: 'bedrock', MODEL_API_KEY: 'k' }, 'AWS_REGION'],
      [{ MODEL_PROVIDER: 'bedrock', AWS_REGION: 'eu-west-1' }, 'MODEL_API_KEY'],
      [{ ...AWS, MODEL_PROVIDER: 'bedrock', AWS_REGION: 'us-gov-west-1' }, 'MODEL_NAME'],
      [{ ...AWS, MODEL_PROVIDER: 'bedrock', AWS_REGION: 'ap-south-1' }, 'MODEL_NAME'],
      [{ MODEL_PROVIDER: 'gemini' }, 'MODEL_PROVIDER'],
      [{ MODEL_API_KEY: 'k' }, 'MODEL_PROVIDER'],
      [{ MODEL_TIMEOUT_MS: '5' }, 'MODEL_TIMEOUT_MS'],
    ];
    for (const [environment, name] of cases)
      assert.throws(
        () => readConfig(environment),
        (error) => error instanceof ConfigError && error.message.includes(`\n  ${name}: `),
        JSON.stringify(environment),
      );
  });

  test('an empty variable counts as unset', () => {
    assert.equal(readConfig({ PORT: '', TIERS: '', OWNER_KEY: '' }).port, 3000);
  });

  test('names a wrong setting', () => {
    for (const [name, value] of Object.entries({
      PORT: 'x',
      HOST: ' ',
      TIERS: '{"gold":{}}',
      EGRESS_ALLOW: '*',
      DEMO_KEY: 'gk_',
      RENDER_CONCURRENCY: '0',
      PUBLIC_URL: 'docs.example.com',
    })) {
      assert.throws(
        () => readConfig({ [name]: value }),
        (error) => error instanceof ConfigError && error.message.includes(`${name}: `),
        name,
      );
    }
  });
});
