import assert from 'node:assert/strict';
import { PassThrough, Writable } from 'node:stream';
import { onTestFinished, test, vi } from 'vitest';
import { commandFailure } from '#lib/adapters/chromium/failures.ts';
import { connectTo, PipeTransport } from '#lib/adapters/chromium/process/connection.ts';

/** The browser's ends of the two pipes. */
function connect(timeoutMs?: number) {
  const commands = new PassThrough();
  const answers = new PassThrough();
  return { commands, answers, root: connectTo(new PipeTransport(commands, answers), timeoutMs) };
}

const messages = (...list: object[]): Buffer =>
  Buffer.from(list.map((message) => `${JSON.stringify(message)}\0`).join(''));

const turn = () => new Promise((resolve) => setImmediate(resolve));

const failure = (expected: string) => (error: unknown) => commandFailure(error) === expected;

async function attached({ answers, root }: ReturnType<typeof connect>, sessionId: string) {
  const targetInfo = { targetId: 't', type: 'page', title: '', url: '', attached: true };
  answers.write(messages({ method: 'Target.attachedToTarget', params: { sessionId, targetInfo } }));
  await turn();
  return root.session(sessionId) ?? assert.fail('no session');
}

test('delivers answers and events to their sessions, however the bytes are split', async () => {
  const ends = connect();
  const session = await attached(ends, 's');
  const events: unknown[] = [];
  session.on('Page.loadEventFired', (params) => events.push(params));
  const version = ends.root.send('Browser.getVersion');
  const print = session.send('Page.printToPDF');
  await turn();
  const sent = String(ends.commands.read())
    .split('\0')
    .filter(Boolean)
    .map((text) => JSON.parse(text));
  assert.deepEqual(
    sent.map(({ method, sessionId }) => [method, sessionId]),
    [
      ['Browser.getVersion', undefined],
      ['Page.printToPDF', 's'],
    ],
  );
  const bytes = messages(
    { id: sent[1].id, result: { data: 'ü€' }, sessionId: 's' },
    { method: 'Page.loadEventFired', params: { timestamp: 1 }, sessionId: 's' },
    { method: 'Page.loadEventFired', params: { timestamp: 2 }, sessionId: 'other' },
    { id: 99, result: {} },
    { id: sent[0].id, error: { message: 'no' } },
  );
  for (let at = 0; at < bytes.length; at += 7) ends.answers.write(bytes.subarray(at, at + 7));
  assert.equal((await print).data, 'ü€');
  await assert.rejects(version, failure('refused'));
  assert.deepEqual(events, [{ timestamp: 1 }]);
});

test('sends the messages of one event loop turn in one write', async () => {
  const writes: number[] = [];
  const commands = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      writes.push(chunk.toString().split('\0').length - 1);
      callback();
    },
  });
  const root = connectTo(new PipeTransport(commands, new PassThrough()));
  for (const count of [3, 1, 2]) {
    for (let n = 0; n < count; n++) root.send('Browser.getVersion').catch(() => {});
    await turn();
  }
  commands.destroy();
  assert.deepEqual(writes, [3, 1, 2]);
});

test('rejects a command without an answer at its deadline', async () => {
  const version = connect().root.send('Browser.getVersion', undefined, { timeout: 20 });
  await assert.rejects(version, failure('timeout'));
});

test('a command without a deadline waits as long as a render may', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const outcome = connect()
    .root.send('Browser.getVersion')
    .then(() => 'answered', commandFailure);
  const pending = Symbol('pending');
  const now = () => Promise.race([outcome, Promise.resolve(pending)]);
  vi.advanceTimersByTime(59_000);
  assert.equal(await now(), pending);
  vi.advanceTimersByTime(1_000);
  assert.equal(await outcome, 'timeout');
});

test('rejects pending and later commands when the pipe ends or breaks', async () => {
  for (const end of [
    (pipe: PassThrough) => pipe.destroy(),
    (pipe: PassThrough) => pipe.destroy(new Error('EPIPE')),
  ]) {
    for (const which of ['commands', 'answers'] as const) {
      const ends = connect();
      const session = await attached(ends, 's');
      const pending = [ends.root.send('Browser.getVersion'), session.send('Page.enable')];
      end(ends[which]);
      for (const command of pending) await assert.rejects(command, failure('closed'));
      await assert.rejects(ends.root.send('Browser.getVersion'), failure('closed'));
    }
  }
});

test('rejects the commands of a detached session', async () => {
  const ends = connect();
  const session = await attached(ends, 's');
  const pending = session.send('Page.enable');
  ends.answers.write(
    messages({ method: 'Target.detachedFromTarget', params: { sessionId: 's', targetId: 't' } }),
  );
  await assert.rejects(pending, failure('closed'));
  await assert.rejects(session.send('Page.enable'), failure('closed'));
});
