import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
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

  test('an empty variable counts as unset', () => {
    assert.equal(readConfig({ PORT: '', TIERS: '', OWNER_KEY: '' }).port, 3000);
  });

  test('a wrong setting names itself', () => {
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
