import assert from 'node:assert/strict';
import { PassThrough, Writable } from 'node:stream';
import { onTestFinished, test, vi } from 'vitest';
import { CdpConnection, CdpError } from '#lib/adapters/chromium/cdp.ts';

/** The browser's ends of the two pipes. */
function connect() {
  const commands = new PassThrough();
  const answers = new PassThrough();
  return { commands, answers, connection: new CdpConnection(commands, answers) };
}

const failure = (expected: string) => (error: unknown) =>
  error instanceof CdpError && error.failure === expected;

test('answers and events find their way, however the bytes are cut', async () => {
  const { commands, answers, connection } = connect();
  const session = connection.session('s');
  const events: unknown[] = [];
  session.on('Page.loadEventFired', (params) => events.push(params));
  const version = connection.browser.send('Browser.getVersion');
  const print = session.send('Page.printToPDF');
  await new Promise((resolve) => setImmediate(resolve));
  const sent = String(commands.read())
    .split('\0')
    .filter(Boolean)
    .map((text) => JSON.parse(text));
  assert.deepEqual(
    sent.map(({ id, method, sessionId }) => [id, method, sessionId]),
    [
      [1, 'Browser.getVersion', undefined],
      [2, 'Page.printToPDF', 's'],
    ],
  );
  const bytes = Buffer.from(
    [
      { id: 2, result: { data: 'ü€' }, sessionId: 's' },
      { method: 'Page.loadEventFired', params: { timestamp: 1 }, sessionId: 's' },
      { method: 'Page.loadEventFired', params: { timestamp: 2 }, sessionId: 'other' },
      { id: 99, result: {} },
      { id: 1, error: { message: 'no' } },
    ]
      .map((message) => `${JSON.stringify(message)}\0`)
      .join(''),
  );
  for (let at = 0; at < bytes.length; at += 7) answers.write(bytes.subarray(at, at + 7));
  assert.equal((await print).data, 'ü€');
  await assert.rejects(version, failure('refused'));
  assert.deepEqual(events, [{ timestamp: 1 }]);
});

test('what is sent in one turn leaves in one write, what is sent later in the next', async () => {
  const writes: number[] = [];
  const commands = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      writes.push(chunk.toString().split('\0').length - 1);
      callback();
    },
  });
  const { browser } = new CdpConnection(commands, new PassThrough());
  for (const turn of [3, 1, 2]) {
    for (let n = 0; n < turn; n++) browser.send('Browser.getVersion').catch(() => {});
    await new Promise((resolve) => setImmediate(resolve));
  }
  commands.destroy();
  assert.deepEqual(writes, [3, 1, 2]);
});

test('a command without an answer ends at its deadline', async () => {
  const { connection } = connect();
  await assert.rejects(
    connection.browser.send('Browser.getVersion', undefined, 20),
    failure('timeout'),
  );
});

test('a command of no deadline of its own waits as long as a render may: machines stand still for seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { connection } = connect();
  const outcome = connection.browser.send('Browser.getVersion').then(
    () => 'answered',
    (error: CdpError) => error.failure,
  );
  const pending = Symbol('pending');
  const now = () => Promise.race([outcome, Promise.resolve(pending)]);
  vi.advanceTimersByTime(59_000);
  assert.equal(await now(), pending);
  vi.advanceTimersByTime(1_000);
  assert.equal(await outcome, 'timeout');
});

test('a pipe that ends or breaks rejects all that is pending and all that comes', async () => {
  for (const end of [
    (pipe: PassThrough) => pipe.destroy(),
    (pipe: PassThrough) => pipe.destroy(new Error('EPIPE')),
  ]) {
    for (const which of ['commands', 'answers'] as const) {
      const ends = connect();
      const pending = [
        ends.connection.browser.send('Browser.getVersion'),
        ends.connection.session('s').send('Page.enable'),
      ];
      end(ends[which]);
      for (const command of pending) await assert.rejects(command, failure('closed'));
      await assert.rejects(ends.connection.browser.send('Browser.getVersion'), failure('closed'));
      assert.equal(ends.connection.closed, true);
    }
  }
});

test('a session that ends takes its commands and its children with it', async () => {
  const { connection } = connect();
  const parent = connection.session('parent');
  const child = connection.session('child');
  parent.children.add('child');
  const pending = [parent.send('Page.enable'), child.send('Page.enable')];
  connection.end('parent');
  for (const command of pending) await assert.rejects(command, failure('closed'));
  await assert.rejects(child.send('Page.enable'), failure('closed'));
});
