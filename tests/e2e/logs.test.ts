import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, test } from 'vitest';
import { startAirtable, status, TOKEN } from '#tests/support/airtable/server.ts';
import { ADMIN_TOKEN, DEMO_KEY, OWNER_KEY } from '#tests/support/service.ts';

const airtable = await startAirtable({ penaltyMs: 0 });
afterAll(() => airtable.close());

const PASSWORD = 'hunter2-of-the-page';

test('[logs.secrets] no key, token, password or recovery link is in the log, whatever fails, at the lowest level', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-logs-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'],
    {
      env: {
        ...process.env,
        ...{ OWNER_KEY, DEMO_KEY, ADMIN_TOKEN, PORT: '0', DATA_DIR: dataDir },
        ...{ LOG_LEVEL: 'trace', TABLEDB_BASE_URL: airtable.url },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /ready at (http:\S+)[\s\S]*-o invoice\.pdf/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const url = await ready;
  const welcome = output.length;
  const secrets = new Set<string>([OWNER_KEY, ADMIN_TOKEN, TOKEN, PASSWORD]);
  const send = async (method: string, path: string, body?: object, key = OWNER_KEY) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    for (const [, secret = ''] of text.matchAll(/"(?:secret|apiKey)":"([^"•]{16,})"/g))
      secrets.add(secret);
    return text;
  };
  const config = { apiKey: TOKEN, baseId: 'appExample0000001', tableName: 'Invoices' };
  const { source } = JSON.parse(
    await send('POST', '/v1/sources', { name: 'S', type: 'airtable', config }),
  ) as { source: { id: string } };
  for (const failure of [401, 403, 500]) {
    airtable.will('/', status(failure, {}));
    await send('POST', `/v1/sources/${source.id}/test`);
    await send('GET', `/v1/sources/${source.id}/records`);
  }
  await send('POST', '/v1/tabledb/bases', { apiKey: TOKEN });
  const basicAuth = { username: 'u', password: PASSWORD };
  await send('POST', '/v1/create', { url: 'https://nowhere.invalid/', options: { basicAuth } });
  await send('POST', '/v1/create', { html: `<img src="https://u:${PASSWORD}@nowhere.invalid/a">` });
  await send('POST', '/v1/auth/signup', { email: 'ada@example.com', name: 'Ada' });
  await send('POST', '/v1/auth/recover-key', { email: 'ada@example.com' });
  await send('POST', '/v1/webhooks', { name: 'W', templateId: 'invoice-clean' });
  await send('POST', '/v1/subscriptions', {
    url: 'https://nowhere.example/hook',
    events: ['document.created'],
  });
  await send('GET', '/v1/beta/admin/stats', undefined, ADMIN_TOKEN);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const log = output.slice(welcome);
  assert.ok(log.split('\n').length > 10, 'nothing was logged');
  assert.ok(secrets.size >= 7, `${secrets.size} secrets were made`);
  for (const secret of secrets)
    assert.ok(!log.includes(secret), `${secret.slice(0, 6)}… is in the log`);
});
