import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parseDateRange } from '#lib/domain/i18n/dates.ts';
import { formatBytes, formatDuration, parseDuration } from '#lib/domain/i18n/measures.ts';

test('ISO 8601 durations are written in words', () => {
  const write = (text: string, language = 'en-US') => {
    const duration = parseDuration(text);
    return duration === undefined ? undefined : formatDuration(duration, language);
  };
  assert.equal(write('PT15M'), '15 min');
  assert.equal(write('PT1H30M'), '1 hr 30 min');
  assert.equal(write('P2Y'), '2 years');
  assert.equal(write('P3DT4H'), '3 days 4 hr');
  assert.equal(write('P1M', 'de-DE'), '1 Monat');
  assert.equal(write('PT0S'), '0 sec');
  for (const other of ['P', 'PT', 'P1', 'P-1D', 'PT1D', 'PO-17', 'P1DT', 'pt15m'])
    assert.equal(write(other), undefined, other);
});

test('bytes are counted in the unit that people use', () => {
  assert.equal(formatBytes(532, 'en-US'), '532 bytes');
  assert.equal(formatBytes(1_536_000, 'en-US'), '1.5 MB');
  assert.equal(formatBytes(2_000, 'de-DE'), '2 kB');
  assert.equal(formatBytes(0, 'en-US'), '0 bytes');
  assert.equal(formatBytes(1e21, 'en-US'), '1,000,000 PB');
});

test('two ISO dates make a range, two other things do not', () => {
  assert.deepEqual(
    parseDateRange('2026-01-01/2026-03-31')?.map(({ month, day }) => [month, day]),
    [
      [1, 1],
      [3, 31],
    ],
  );
  for (const range of ['2026-01-01 to 2026-01-02', '2026-01 – 2026-03', '2026-01-01 - 2026-01-02'])
    assert.notEqual(parseDateRange(range), undefined, range);
  for (const other of ['2026-13-01/2026-01-01', '2026-01-01', '2026-01-01/P1D', '1/2', 'a to b'])
    assert.equal(parseDateRange(other), undefined, other);
});
