import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, test } from 'vitest';
import { formatDate, fromEpochSeconds, parseDate } from '#lib/domain/i18n/dates.ts';

const READ = [
  ['2026-03-02', { year: 2026, month: 3, day: 2 }],
  [' 2026-03-02 ', { year: 2026, month: 3, day: 2 }],
  ['2026-03-02T00:00:00Z', { year: 2026, month: 3, day: 2 }],
  [
    '2026-03-02T23:59:59.999Z',
    {
      year: 2026,
      month: 3,
      day: 2,
      time: { hour: 23, minute: 59 },
      instant: Date.UTC(2026, 2, 2, 23, 59, 59),
    },
  ],
  [
    '2026-03-02T23:30:00-08:00',
    {
      year: 2026,
      month: 3,
      day: 2,
      time: { hour: 23, minute: 30 },
      instant: Date.UTC(2026, 2, 3, 7, 30),
    },
  ],
  [
    '2026-03-02T00:30:00+14:00',
    {
      year: 2026,
      month: 3,
      day: 2,
      time: { hour: 0, minute: 30 },
      instant: Date.UTC(2026, 2, 1, 10, 30),
    },
  ],
  ['2026-03-02 09:05', { year: 2026, month: 3, day: 2, time: { hour: 9, minute: 5 } }],
  ['2024-02-29', { year: 2024, month: 2, day: 29 }],
  ['0099-12-31', { year: 99, month: 12, day: 31 }],
  ['/Date(1767225600000+1300)/', { year: 2026, month: 1, day: 1 }],
] as const;

const LEFT_ALONE = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-02T24:00',
  '2026-01-02T10:60',
  '2026-1-2',
  '02.03.2026',
  'March 2, 2026',
  '20260302',
  '2026',
  '',
  '/Date(99999999999999999)/',
  `2026-03-02${' '.repeat(40)}`,
  20260302,
  null,
  undefined,
  ['2026-03-02'],
];

describe('dates', () => {
  for (const [text, expected] of READ) {
    test(`reads ${JSON.stringify(text)} as it is written`, () => {
      assert.deepEqual(parseDate(text), expected);
    });
  }

  test('leaves everything else alone', () => {
    for (const value of LEFT_ALONE) assert.equal(parseDate(value), undefined, String(value));
  });

  test('are the same day whatever zone the process is in', () => {
    const module = import.meta.resolve('#lib/domain/i18n/dates.ts');
    const script = `
      const { formatDate, parseDate } = await import(${JSON.stringify(module)});
      const days = ${JSON.stringify(READ.slice(0, 6).map(([text]) => text))}.map((text) =>
        formatDate(parseDate(text), { language: 'en' }));
      console.log(JSON.stringify([new Date(0).getTimezoneOffset(), ...new Set(days)]));`;
    for (const [zone, offset] of [
      ['Pacific/Kiritimati', 640],
      ['America/Los_Angeles', 480],
      ['UTC', 0],
    ] as const) {
      // A process of its own: the zone of a worker thread cannot be set.
      const env = { ...process.env, TZ: zone };
      const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env,
      });
      assert.deepEqual(JSON.parse(String(printed)), [offset, 'March 2, 2026']);
    }
  });

  test('are written in their language, length and time', () => {
    const date = parseDate('2026-03-02T15:04:00Z') ?? never();
    assert.equal(formatDate(date, { language: 'en-US' }), 'March 2, 2026');
    assert.equal(formatDate(date, { language: 'en-US' }, 'medium'), 'Mar 2, 2026');
    assert.match(
      formatDate(date, { language: 'en-US' }, 'medium', true),
      /^Mar 2, 2026, 3:04\sPM$/u,
    );
    assert.equal(formatDate(date, { language: 'de-DE' }), '2. März 2026');
    assert.equal(formatDate(date, { language: 'fr' }), '2 mars 2026');
    assert.equal(formatDate(date, { language: 'ja' }), '2026年3月2日');
    assert.equal(
      formatDate({ year: 99, month: 12, day: 31 }, { language: 'en-US' }),
      'December 31, 99',
    );
  });

  test('are shown in the zone of the document where they name a moment, and never moved where they name a day', () => {
    const shown = (value: string | number, timeZone?: string) => {
      const date = typeof value === 'number' ? fromEpochSeconds(value) : parseDate(value);
      return formatDate(date ?? never(), { language: 'en-GB', timeZone }, 'medium', true);
    };
    assert.equal(shown('2026-01-31T23:30:00Z', 'Asia/Tokyo'), '1 Feb 2026, 08:30');
    assert.equal(shown('2026-01-31T23:30:00Z'), '31 Jan 2026, 23:30');
    assert.equal(shown('2026-07-01T01:00:00+02:00', 'America/New_York'), '30 Jun 2026, 19:00');
    assert.equal(shown('2026-07-01T01:00:00+02:00'), '1 Jul 2026, 01:00');
    assert.equal(shown(1_769_902_200, 'Asia/Tokyo'), '1 Feb 2026, 08:30');
    for (const day of ['2026-01-31', '2026-01-31T00:00:00Z', '2026-01-31T00:00:00.000Z'])
      for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])
        assert.equal(shown(day, zone), '31 Jan 2026', `${day} in ${zone}`);
    // Without a zone the clock that it was read from is unknown.
    assert.equal(shown('2026-01-31T23:30:00', 'Asia/Tokyo'), '31 Jan 2026, 23:30');
  });

  test('from epoch seconds are those of UTC, within the range of dates', () => {
    assert.deepEqual(fromEpochSeconds(1_767_225_600), { year: 2026, month: 1, day: 1 });
    assert.deepEqual(fromEpochSeconds(-1), {
      year: 1969,
      month: 12,
      day: 31,
      time: { hour: 23, minute: 59 },
      instant: -1000,
    });
    for (const seconds of [1e18, Number.NaN, Number.POSITIVE_INFINITY])
      assert.equal(fromEpochSeconds(seconds), undefined);
  });
});

function never(): never {
  throw new Error('a date of the table was not read');
}
