import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import type { BrowserKind } from '#lib/adapters/chromium/process/flags.ts';
import type { ChromiumRenderer } from '#lib/adapters/chromium/renderer.ts';
import { bytesOf, failsWith, htmlJob, TEST_CACHE_DIR, testRenderer, urlJob } from './renderer.ts';

const FOREVER = '<p>x<script>for (;;);</script>';
const HOG =
  '<script>const all = []; setInterval(() => all.push(new Uint8Array(5e7).fill(1)), 1)</script>';

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function pidOf(renderer: ChromiumRenderer, kind: BrowserKind): number {
  const browser = renderer.status().browsers.find((candidate) => candidate.kind === kind);
  assert.ok(browser, `no ${kind} browser`);
  return browser.pid;
}

/** State letters of the processes of a group, zombies included. */
function statesOf(groupId: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
        const [state = '', , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return Number(group) === groupId ? [state] : [];
      } catch {
        return [];
      }
    });
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (!holds()) {
    assert.ok(performance.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('replaces a killed browser without failing a script-free render', async () => {
  await using renderer = testRenderer();
  for (const format of ['pdf', 'png'] as const) {
    await renderer.render(htmlJob('<p>x', {}, format));
    const pid = pidOf(renderer, format === 'pdf' ? 'print' : 'screen');
    process.kill(-pid, 'SIGKILL');
    const renderings = await Promise.all(
      [1, 2, 3].map(() => renderer.render(htmlJob('<p>x', {}, format))),
    );
    assert.equal(renderings.length, 3);
    await until(() => statesOf(pid).length === 0, 'processes are left of the killed browser');
  }
});

test('survives a browser that is killed during renders', async () => {
  await using renderer = testRenderer({ concurrency: 4 });
  await renderer.start();
  const pid = pidOf(renderer, 'print');
  const long = `<table>${'<tr><td>cell<td>cell<td>cell'.repeat(1_500)}</table>`;
  const renders = Array.from({ length: 6 }, () => renderer.render(htmlJob(long)));
  await until(() => renderer.status().active === 4, 'nothing runs');
  process.kill(pid, 'SIGKILL');
  const sizes = (await Promise.all(renders)).map((rendering) => rendering.size);
  assert.equal(new Set(sizes).size, 1);
});

test('ends a script that never ends, and its page', async () => {
  await using renderer = testRenderer({ budget: { scriptMs: 700 } });
  await assert.rejects(renderer.render(htmlJob(FOREVER)), failsWith({ reason: 'timeout' }));
  const endless = '<p>x<script>setTimeout(() => { for (;;); }, 300)</script>';
  await assert.rejects(
    renderer.render(htmlJob(endless, { waitMs: 600 }), AbortSignal.timeout(2_000)),
    failsWith({ name: 'RenderError' }),
  );
  const pid = pidOf(renderer, 'script');
  assert.equal((await renderer.render(htmlJob('<p>x<script></script>'))).pageCount, 1);
  await until(() => !statesOf(pid).includes('R'), 'a process still runs');
});

test('ends a page that uses too much memory, and no other', async () => {
  await using renderer = testRenderer({ budget: { maxMemoryBytes: 600_000_000 } });
  const hog = renderer.render(htmlJob(HOG, { waitMs: 10_000 }));
  const rejected = assert.rejects(hog, failsWith({ reason: 'budget' }));
  const others = await Promise.all(
    ['<p>a', '<p>b<script></script>'].map((html) => renderer.render(htmlJob(html))),
  );
  assert.equal(others.length, 2);
  await rejected;
  assert.equal((await renderer.render(htmlJob('<p>x<script></script>'))).pageCount, 1);
});

test('the deadline covers a page that hangs in its layout, and frees the place', async () => {
  await using renderer = testRenderer({ timeoutMs: 4_000, concurrency: 1 });
  await renderer.start();
  const heavy = `<style>div{display:grid}</style>${'<div>'.repeat(400)}${'<p style="float:left">word '.repeat(200_000)}`;
  const results = await Promise.allSettled([
    renderer.render(htmlJob(heavy)),
    renderer.render(htmlJob(heavy)),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') failsWith({ reason: 'timeout' })(result.reason);
  }
  assert.ok(
    results.some(({ status }) => status === 'rejected'),
    'the document was too light to hang',
  );
  assert.equal((await renderer.render(htmlJob('<p>x'))).pageCount, 1);
});

test('frees the place of an aborted render at once', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await using renderer = testRenderer({ allow: [`127.0.0.1:${port}`], concurrency: 1 });
  const caller = new AbortController();
  const stuck = renderer.render(urlJob(`http://127.0.0.1:${port}/`), caller.signal);
  const waiting = renderer.render(htmlJob('<p>x<script></script>'));
  await until(() => renderer.status().queued === 1, 'nothing waits');
  caller.abort();
  await assert.rejects(stuck, failsWith({ reason: 'aborted' }));
  assert.equal((await waiting).pageCount, 1);
  await assert.rejects(
    renderer.render(htmlJob('x'), AbortSignal.abort()),
    failsWith({ reason: 'aborted' }),
  );
  silent.closeAllConnections();
  silent.close();
});

test('pages and browsers are replaced without a failed render', async () => {
  await using renderer = testRenderer({
    recycle: { documentsPerPage: 5, documentsPerBrowser: 30 },
  });
  await renderer.start();
  const pids = new Set<number>();
  let done = 0;
  const client = async () => {
    while (done < 150) {
      done += 1;
      await renderer.render(htmlJob('<p>x'));
      for (const { pid } of renderer.status().browsers) pids.add(pid);
    }
  };
  await Promise.all([client(), client(), client()]);
  assert.ok(pids.size >= 3, `${pids.size} browsers`);
  const [current] = [...pids].slice(-1);
  for (const pid of pids) {
    if (pid !== current)
      await until(() => statesOf(pid).length === 0, 'a replaced browser lives on');
  }
});

test('a browser beyond its memory is replaced without a failed render', async () => {
  await using renderer = testRenderer({ recycle: { browserBytes: 30_000_000 } });
  await renderer.start();
  const first = pidOf(renderer, 'print');
  const end = performance.now() + 30_000;
  while (pidOf(renderer, 'print') === first) {
    await renderer.render(htmlJob('<p>x', { waitMs: 50 }));
    assert.ok(performance.now() < end, 'it was not replaced');
  }
});

test('kills every process on stop, and ends running renders', async () => {
  const renderer = testRenderer();
  await Promise.all([
    renderer.render(htmlJob('<p>x')),
    renderer.render(htmlJob('<p>x', {}, 'png')),
  ]);
  const pids = [pidOf(renderer, 'print'), pidOf(renderer, 'screen')];
  const running = renderer.render(htmlJob('<p>x', { waitMs: 10_000 }));
  const ended = assert.rejects(running, failsWith({ reason: 'aborted' }));
  await renderer.stop();
  await ended;
  for (const pid of pids) await until(() => statesOf(pid).length === 0, 'processes are left');
  await assert.rejects(renderer.render(htmlJob('x')), failsWith({ reason: 'aborted' }));
});

test('no browser outlives the process, however it ends', async () => {
  for (const ending of [
    'process.exit(0)',
    'process.kill(process.pid, "SIGKILL")',
    'process.kill(process.pid, "SIGTERM")',
    'throw new Error("x")',
  ]) {
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `
      import { testRenderer, htmlJob } from '#tests/adapters/chromium/renderer.ts';
      const renderer = testRenderer();
      await Promise.all([renderer.render(htmlJob('<p>x')), renderer.render(htmlJob('<p>x', {}, 'png'))]);
      console.log(JSON.stringify(renderer.status().browsers.map(({ pid }) => pid)));
      setTimeout(() => { ${ending} }, 10);
    `,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'], cwd: process.cwd() },
    );
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const pids = JSON.parse(line.toString()) as number[];
    assert.equal(pids.length, 2);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    for (const pid of pids)
      await until(() => statesOf(pid).length === 0, `processes are left after ${ending}`);
  }
});

test('names what to install when there is no browser', async () => {
  await using nowhere = testRenderer({ executablePath: '/nowhere/chromium' });
  await assert.rejects(
    nowhere.render(htmlJob('x')),
    failsWith({ reason: 'not-installed', install: 'npm install @sparticuz/chromium' }),
  );
  await assert.rejects(nowhere.start(), failsWith({ reason: 'not-installed' }));
  await using noArchive = testRenderer({ source: { kind: 'archive', archiveDir: '/nowhere' } });
  await assert.rejects(noArchive.render(htmlJob('x')), failsWith({ reason: 'not-installed' }));
});

test('uses the browser that is configured', async () => {
  await using renderer = testRenderer();
  await renderer.render(htmlJob('x'));
  const [folder] = readdirSync(TEST_CACHE_DIR).filter((name) => !name.endsWith('.tmp'));
  await using own = testRenderer({ executablePath: `${TEST_CACHE_DIR}/${folder}/chromium` });
  assert.ok(bytesOf(await own.render(htmlJob('x'))).length > 0);
});

test('profiles of processes that were killed are removed by a later start, those in use are not', async () => {
  const name = (pid: number) => join(tmpdir(), `pagewright-browser-${pid}-test`);
  const { pid: deadPid = 0 } = spawnSync('true');
  const [dead, recent, used] = [name(deadPid), `${name(deadPid)}-2`, name(process.pid)];
  for (const dir of [dead, recent, used]) mkdirSync(dir);
  const longAgo = new Date(Date.now() - 7_200_000);
  for (const dir of [dead, used]) utimesSync(dir, longAgo, longAgo);
  await using renderer = testRenderer();
  await renderer.render(htmlJob('x'));
  assert.deepEqual(
    [dead, recent, used].map((dir) => existsSync(dir)),
    [false, true, true],
  );
  for (const dir of [recent, used]) rmSync(dir, { recursive: true });
});

test('when the processors are busy, the process that answers goes before its browsers', async () => {
  await using renderer = testRenderer();
  await renderer.start();
  for (const { pid } of renderer.status().browsers) {
    const session = readIfThere(`/proc/${pid}/autogroup`);
    if (session !== undefined) assert.match(session, /nice 10$/m);
    else assert.ok(getPriority(pid) > getPriority(), 'the browser stands back');
  }
});
