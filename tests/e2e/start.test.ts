import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, onTestFinished, test } from 'vitest';

/** What the service prints until it is ready, and how to go on with it. */
async function start(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; banner: string }> {
  const { OWNER_KEY: _, DEMO_KEY: __, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'],
    {
      env: { ...inherited, PORT: '0', LOG_LEVEL: 'fatal', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let banner = '';
  for await (const chunk of child.stdout) {
    banner += String(chunk);
    if (banner.includes('-o invoice.pdf')) break;
  }
  return { child, banner };
}

async function stop(child: ChildProcess): Promise<number> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

describe('npm start', () => {
  test('[start.banner] [settings.first-keys] [settings.data-dir] [storage.durable] prints address and keys; the curl line as printed makes a PDF; the owner key is shown once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-start-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const environment = { DATA_DIR: join(folder, 'data') };
    const first = await start(environment);
    const ownerKey = /owner key\s+(gk_\S+)/.exec(first.banner)?.[1];
    const demoKey = /demo key\s+(gk_\S+)/.exec(first.banner)?.[1];
    const url = /ready at (\S+)/.exec(first.banner)?.[1];
    assert.match(ownerKey ?? '', /^gk_[A-Za-z0-9_-]{43}$/);
    const command = first.banner.split('\n').find((line) => line.startsWith('curl '));
    assert.ok(command);
    const curl = spawn('bash', ['-c', command], { cwd: folder, stdio: 'inherit' });
    const [code] = (await once(curl, 'exit')) as [number];
    assert.equal(code, 0);
    assert.ok((await stat(join(folder, 'invoice.pdf'))).size > 1_000);
    const templates = await fetch(`${url}/v1/templates`, {
      headers: { authorization: `Bearer ${ownerKey}` },
    });
    assert.equal(templates.status, 200);
    assert.equal(await stop(first.child), 0);

    const second = await start(environment);
    assert.doesNotMatch(second.banner, /owner key/);
    assert.ok(second.banner.includes(demoKey ?? 'no demo key'));
    const again = await fetch(`${/ready at (\S+)/.exec(second.banner)?.[1]}/v1/templates`, {
      headers: { authorization: `Bearer ${ownerKey}` },
    });
    assert.equal(again.status, 200);
    assert.equal(await stop(second.child), 0);
  });

  test('[start.banner] the welcome comes first, before any line of the log', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-start-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    // One pipe for both, as on a terminal. Without a browser there is something to log.
    const child = spawn('bash', ['-c', 'exec "$0" scripts/serve.ts 2>&1', process.execPath], {
      env: {
        ...process.env,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        PORT: '0',
        DATA_DIR: folder,
        CHROMIUM_PATH: '/nowhere/chromium',
        LOG_LEVEL: 'debug',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (output.includes('the browser did not start')) break;
    }
    assert.match(output, /^Pagewright \S+ is ready at /);
    assert.match(output, /-o invoice\.pdf\n\n\{"level":/);
    assert.equal(await stop(child), 0);
  });

  test('[settings.checked] wrong settings stop the start and name themselves', async () => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'],
      {
        env: {
          ...process.env,
          PORT: '70000',
          EGRESS_ALLOW: 'everything',
          TIERS: '{',
          OWNER_KEY: 'secret',
          LOG_LEVEL: 'loud',
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const [errors, [code]] = await Promise.all([
      text(child.stderr),
      once(child, 'exit') as Promise<[number]>,
    ]);
    assert.equal(code, 1);
    for (const name of ['PORT', 'EGRESS_ALLOW', 'TIERS', 'OWNER_KEY', 'LOG_LEVEL'])
      assert.match(errors, new RegExp(`^  ${name}: `, 'm'));
    assert.doesNotMatch(errors, /at .*\.ts:\d+/);
  });

  test('[renderer.not-installed] [settings.chromium-path] without a browser the service still serves, and says what to install', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-start-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { child, banner } = await start({ DATA_DIR: folder, CHROMIUM_PATH: '/nowhere/chromium' });
    const url = /ready at (\S+)/.exec(banner)?.[1];
    const headers = {
      authorization: `Bearer ${/owner key\s+(gk_\S+)/.exec(banner)?.[1]}`,
      'content-type': 'application/json',
    };
    assert.match(banner, /no browser/);
    assert.equal((await fetch(`${url}/health`)).status, 200);
    const response = await fetch(`${url}/v1/create`, {
      method: 'POST',
      headers,
      body: '{"data":{"a":1}}',
    });
    assert.equal(response.status, 503);
    const { code, details } = (await response.json()) as {
      code: string;
      details: { install: string };
    };
    assert.equal(code, 'RENDERER_NOT_INSTALLED');
    assert.match(details.install, /\S/);
    assert.equal(await stop(child), 0);
  });
});
