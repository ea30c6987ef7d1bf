import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { createJsonLog } from '#lib/adapters/log/json-log.ts';

function capture(level: 'debug' | 'info' | 'silent', fields = {}) {
  const lines: string[] = [];
  const log = createJsonLog({ level, write: (line) => lines.push(line), fields: () => fields });
  return { log, entries: () => lines.map((line) => JSON.parse(line)), lines };
}

describe('the log of a function', () => {
  it('writes one line for each entry, with the fields of the invocation', () => {
    const { log, entries, lines } = capture('info', { requestId: 'r1' });
    log.info({ status: 200, text: 'two\nlines' }, 'request');
    assert.match(lines[0] ?? '', /^[^\n]*\n$/);
    const { time, ...entry } = entries()[0];
    assert.ok(Math.abs(Date.parse(time) - Date.now()) < 5_000);
    assert.deepEqual(entry, {
      level: 30,
      requestId: 'r1',
      status: 200,
      text: 'two\nlines',
      msg: 'request',
    });
  });

  it('leaves out what is below its level', () => {
    const info = capture('info');
    info.log.debug({}, 'detail');
    info.log.warn({}, 'look');
    assert.deepEqual(
      info.entries().map(({ level }) => level),
      [40],
    );
    const silent = capture('silent');
    silent.log.error({}, 'anything');
    assert.equal(silent.lines.length, 0);
  });

  it('writes an error with its stack, its code and its causes', () => {
    const { log, entries } = capture('info');
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    log.error({ err: new TypeError('no table', { cause }) }, 'request failed');
    const { err } = entries()[0];
    assert.equal(err.type, 'TypeError');
    assert.match(err.stack, /json-log\.test/);
    assert.deepEqual([err.cause.message, err.cause.code], ['refused', 'ECONNREFUSED']);
  });

  it('survives what JSON cannot hold', () => {
    const { log, entries } = capture('info');
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const error = new Error('round');
    error.cause = error;
    log.info({ circle }, 'circle');
    log.info({ err: error, count: 1n }, 'round');
    assert.equal(entries().length, 2);
    assert.equal(entries()[1].count, '1');
  });
});
