import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type Container, startIn } from './start.ts';

const START_TIMEOUT_MS = 60_000;
const REQUEST_TIMEOUT_MS = 60_000;

interface Running {
  readonly child: ChildProcess;
  readonly output: string;
  readonly url: string;
}

async function start(container: Container): Promise<Running> {
  const { entrypoint, command } = container.stage;
  const child = startIn(container, [...entrypoint, ...command]);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  let output = '';
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('Make a first document')) break;
  }
  clearTimeout(timer);
  assert.match(output, /ready at/, `the service did not start:\n${output}\n${errors}`);
  return { child, output, url: `http://127.0.0.1:${container.variables['PORT']}` };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  return child.exitCode ?? (await new Promise((done) => child.once('exit', (code) => done(code))));
}

/** A command in another process of the same container. */
async function inside(container: Container, ...command: readonly string[]) {
  const child = startIn(container, command);
  const [output, errors, code] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    exitOf(child),
  ]);
  return { code, output: `${output}${errors}` };
}

interface Process {
  readonly command: string;
  readonly status: string;
  readonly namespaces: string;
}

/** The processes of a user. */
async function processesOf(user: string): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        const status = await readFile(`/proc/${id}/status`, 'utf8');
        if (/^Uid:\t(\d+)/m.exec(status)?.[1] !== user) return [];
        const command = await readFile(`/proc/${id}/cmdline`, 'utf8');
        return [{ command, status, namespaces: await readlink(`/proc/${id}/ns/user`) }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    }),
  );
  return found.flat();
}

async function makeDocument(url: string, key: string): Promise<void> {
  const answer = await fetch(`${url}/v1/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    // With script, so that the sandboxed browser runs one.
    body: JSON.stringify({ html: '<h1>Hello</h1><script>document.title = "Hello"</script>' }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.equal(answer.status, 200, bytes.toString('utf8').slice(0, 1_000));
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
}

function checkProcesses(processes: readonly Process[]): void {
  const service = processes.find(({ command }) => command.includes('scripts/serve.ts'));
  assert.ok(service, 'the service runs as the user of the image');
  assert.match(service.status, /^CapEff:\t0+$/m);
  assert.match(service.status, /^NoNewPrivs:\t1$/m);
  assert.match(service.status, /^Seccomp:\t2$/m);
  const renderers = processes.filter(({ command }) => command.includes('--type=renderer'));
  assert.ok(renderers.length > 0, 'there are renderers');
  for (const { command, namespaces } of renderers) {
    assert.ok(!command.includes('--no-sandbox'), 'the sandbox is on');
    assert.notEqual(namespaces, service.namespaces, 'renderers have namespaces of their own');
  }
}

/** Starts the container, makes a document in it, and stops and starts it again. @throws AssertionError */
export async function tryContainer(
  container: Container,
  log: (line: string) => void,
): Promise<void> {
  const first = await start(container);
  const key = /owner key\s+(gk_\S+)/.exec(first.output)?.[1] ?? '';
  try {
    await makeDocument(first.url, key);
    log('A document was made by an ordinary user, without capabilities, on a read-only root.');
    checkProcesses(await processesOf(container.stage.user?.split(':')[0] ?? ''));
    log("Chromium's sandbox is on under the seccomp profile.");
    const health = await inside(container, '/usr/bin/env', ...container.stage.health);
    assert.equal(health.code, 0, health.output);
    const write = await inside(container, '/bin/sh', '-c', 'touch /app/x');
    assert.match(write.output, /Read-only file system/);
    for (const path of ['/', '/docs', '/v1/openapi.json']) {
      const page = await fetch(`${first.url}${path}`);
      assert.equal(page.status, 200, path);
    }
    log('HEALTHCHECK succeeds, the pages are there, the root cannot be written.');
  } finally {
    first.child.kill(container.stage.stopSignal as NodeJS.Signals);
  }
  assert.equal(await exitOf(first.child), 0);
  const unhealthy = await inside(container, '/usr/bin/env', ...container.stage.health);
  assert.equal(unhealthy.code, 1, unhealthy.output);
  const second = await start(container);
  assert.doesNotMatch(second.output, /owner key/);
  await makeDocument(second.url, key);
  second.child.kill(container.stage.stopSignal as NodeJS.Signals);
  assert.equal(await exitOf(second.child), 0);
  log('It stopped gracefully, and the volume kept the key.');
}
