import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { readRecord } from '#lib/domain/analysis/mapping/read-record.ts';
import type { SystemMapping } from '#lib/domain/analysis/mapping/system-mapping.ts';
import type { ReportDocument } from '#lib/domain/document-model/written.ts';
import type { JsonObject } from '#schemas/json.ts';

type Fields = Extract<SystemMapping, { type: 'report' }>['fields'];

function read(data: JsonObject, fields: Fields) {
  const mapping: SystemMapping = {
    ...{ id: 'bench', name: 'Bench', type: 'report', recognise: { has: 'no' }, fields },
  };
  const { model, origins } = readRecord(
    { here: { value: data, path: '' }, isRecord: true },
    mapping,
  );
  return { ...(model as ReportDocument), origins };
}

describe('a table of a record', () => {
  const table = {
    $each: 'tests',
    $where: { not: { equals: { hidden: true } } },
    $columns: [
      { label: 'Test', value: 'name' },
      { label: 'Result', kind: 'number', value: 'value' },
      { label: 'Flag', value: { $from: 'flag', $in: { H: 'High' } } },
      { label: 'Unit', value: 'unit' },
    ],
    $details: ['note'],
  } as const;

  it('has a row for each entry, without columns and rows that are empty', () => {
    const data = {
      tests: [
        { name: 'Iron', value: '13,8', unit: null, note: 'Repeated.' },
        { value: null },
        { name: 'Zinc', value: 'not done', flag: 'H' },
        { name: 'Internal', hidden: true },
      ],
    };
    const { sections, origins } = read(data, { sections: [{ table }] });
    assert.deepEqual(sections?.[0]?.table, {
      columns: [
        { label: 'Test', kind: 'text' },
        { label: 'Result', kind: 'number' },
        { label: 'Flag', kind: 'text' },
      ],
      rows: [
        { cells: ['Iron', '13.8', null], details: ['Repeated.'] },
        { cells: ['Zinc', 'not done', 'High'] },
      ],
    });
    assert.equal(origins.get('sections.0.table.rows.1.cells.0'), 'tests[2].name');
  });

  it('has the columns that the record names', () => {
    const { sections } = read(
      {
        heads: [{ t: '' }, { t: 'Total' }, { t: 'Last year' }],
        rows: [{ c: [{ v: 'Rent' }, { v: '1,200.50' }, { v: '' }] }],
      },
      {
        sections: [
          {
            table: {
              $each: 'rows',
              $columns: { $labels: 'heads[].t', $cells: 'c[].v', $kind: 'money' },
            },
          },
        ],
      },
    );
    assert.deepEqual(sections?.[0]?.table, {
      columns: [
        { label: '', kind: 'text' },
        { label: 'Total', kind: 'money' },
      ],
      rows: [{ cells: ['Rent', '1200.50'] }],
    });
  });

  it('is left out with its heading when no row has a value', () => {
    const { sections } = read(
      { name: 'Run', tests: [{ value: null }] },
      { title: 'name', sections: [{ title: { $const: 'Results' }, table }] },
    );
    assert.equal(sections, undefined);
  });
});

describe('a free value', () => {
  it('is read in the form of its kind', () => {
    const { facts } = read(
      { at: 1_770_137_834, took: 1_124_310, short: 350, notice: 3, sure: true, gone: null },
      {
        facts: [
          { label: { $const: 'Date' }, kind: 'date', value: 'at' },
          {
            label: { $const: 'Duration' },
            kind: 'duration',
            value: { $from: 'took', $as: 'milliseconds' },
          },
          {
            label: { $const: 'Shortest' },
            kind: 'duration',
            value: { $from: 'short', $as: 'milliseconds' },
          },
          {
            label: { $const: 'Notice' },
            kind: 'duration',
            value: { $from: 'notice', $as: 'months' },
          },
          { label: { $const: 'Renewal' }, kind: 'boolean', value: 'sure' },
          { label: { $const: 'Nothing' }, value: 'gone' },
        ],
      },
    );
    assert.deepEqual(
      facts?.map(({ value }) => value),
      ['2026-02-03T16:57:14Z', 'PT18M44S', 'PT0.35S', 'P3M', 'true'],
    );
  });

  it('is a number of entries, or a value of the one that fulfils a condition', () => {
    const data = {
      cases: [
        { id: 'a', ok: true },
        { id: 'b', ok: false },
      ],
      none: [],
    };
    const failed = { equals: { ok: false } };
    const { metrics, title } = read(data, {
      title: { $find: 'cases', $where: failed, $take: 'id' },
      metrics: [
        { label: { $const: 'Tests' }, value: { $count: 'cases' } },
        { label: { $const: 'Failed' }, value: { $count: 'cases', $where: failed } },
        { label: { $const: 'Skipped' }, value: { $count: 'none' } },
        { label: { $const: 'Missing' }, value: { $count: 'other' } },
      ],
    });
    assert.equal(title, 'b');
    assert.deepEqual(
      metrics?.map(({ value }) => value),
      ['2', '1', '0'],
    );
  });

  it('is named by the entries of an object, whatever is in their keys', () => {
    const { facts, origins } = read(
      { own: { 'custom.start_date': '2026-03-01', hoursTotal: 40 } },
      { facts: { $each: 'own.@', label: { $from: 'key', $as: 'name' }, value: 'value' } },
    );
    assert.deepEqual(
      facts?.map(({ label, value }) => [label, value]),
      [
        ['Start date', '2026-03-01'],
        ['Hours total', '40'],
      ],
    );
    assert.equal(origins.get('facts.1.value'), 'own.hoursTotal');
  });
});

describe('a text', () => {
  it('has its placeholders filled, escaped where it is markup', () => {
    const data = {
      html: '<p>Dear {{ to.name }},{{{sign}}} {{gone}}</p><style>p{color}</style>',
      plain: 'Dear {name}, {{custom.code}} {untouched}',
      to: { name: 'Smith & <Sons>' },
      merge: { name: 'Kim & Co', sign: '<b>K</b>', 'custom.code': 'X-1' },
    };
    const { summary } = read(data, {
      summary: [
        { $fill: 'html', $values: ['merge', ''] },
        { $fill: 'plain', $values: ['merge'] },
      ],
    });
    assert.deepEqual(summary, [
      '<p>Dear Smith &amp; &lt;Sons&gt;,<b>K</b> </p><style>p{color}</style>',
      'Dear Kim & Co, X-1 {untouched}',
    ]);
  });

  it('is without what the system writes around it', () => {
    const { title } = read(
      { subject: 'Please sign: Service agreement.pdf' },
      { title: { $from: 'subject', $without: ['please sign:', '.PDF'] } },
    );
    assert.equal(title, 'Service agreement');
  });
});
