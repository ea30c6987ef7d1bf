import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { kindOf } from '#lib/domain/tabledb/field-types.ts';
import { formatRecord, formatValue } from '#lib/domain/tabledb/format-value.ts';
import { typesTable } from '#tests/support/airtable/data.ts';
import { fc } from '#tests/support/fast-check.ts';

const fields = typesTable.fields.map(({ description = null, options, ...field }) => ({
  ...field,
  description,
  ...(options === undefined ? {} : { options: { ...options } }),
}));
const fieldOf = (type: string, options?: Record<string, unknown>) => ({
  id: 'fld1',
  name: 'A',
  type,
  description: null,
  ...(options === undefined ? {} : { options }),
});

/** The specification's table: provider type, service type, and what becomes of the sample. */
const EXPECTED: readonly (readonly [type: string, serviceType: string, written?: unknown])[] = [
  ['singleLineText', 'text'],
  ['multilineText', 'text'],
  ['barcode', 'text'],
  ['aiText', 'text'],
  ['richText', 'html'],
  ['email', 'email'],
  ['url', 'url'],
  ['phoneNumber', 'phone'],
  ['number', 'number', '1,234.57'],
  ['autoNumber', 'number', '12,345'],
  ['count', 'number', '3'],
  ['rating', 'number', '4'],
  ['currency', 'currency', '-£1,234.50'],
  ['percent', 'percent', '12.34%'],
  ['date', 'date', '1/31/2026'],
  ['dateTime', 'datetime', '2/1/2026, 8:30:00 AM'],
  ['createdTime', 'datetime', '1/31/2026, 9:30:00 AM'],
  ['lastModifiedTime', 'datetime', '2/1/2026, 12:00:00 AM'],
  ['duration', 'duration'],
  ['checkbox', 'boolean', true],
  ['singleSelect', 'select'],
  ['externalSyncSource', 'select'],
  ['multipleSelect', 'multiselect'],
  ['multipleSelects', 'multiselect'],
  ['attachment', 'attachment'],
  ['multipleAttachments', 'attachment'],
  ['multipleRecordLinks', 'links'],
  ['collaborator', 'user'],
  ['singleCollaborator', 'user'],
  ['createdBy', 'user'],
  ['lastModifiedBy', 'user'],
  ['multipleCollaborators', 'users'],
  ['formula', 'computed'],
  ['rollup', 'computed'],
  ['lookup', 'lookup'],
  ['multipleLookupValues', 'lookup'],
  ['button', 'button'],
  ['somethingNew', 'computed'],
];

describe('values of a table database', () => {
  const [full, empty] = typesTable.records;

  for (const [type, serviceType, written] of EXPECTED) {
    test(`[tabledb.field-types] [tabledb.spellings] ${type} is ${serviceType}`, () => {
      assert.equal(kindOf(type).serviceType, serviceType);
      const raw = full?.fields[`Field ${type}`];
      const formatted = formatRecord(full ?? assert.fail(), fields).fields[`Field ${type}`];
      assert.deepEqual(formatted, written ?? raw);
    });
  }

  test('[tabledb.field-types] every type of the sample is in the table above', () => {
    assert.deepEqual(
      fields.map(({ type }) => type),
      EXPECTED.map(([type]) => type),
    );
  });

  test('[tabledb.empty-values] empty values are null, and an unchecked box is false', () => {
    const { _id, fields: values } = formatRecord(empty ?? assert.fail(), fields);
    assert.equal(_id, 'recEmpty000000001');
    assert.equal(Object.keys(values).length, fields.length);
    for (const [name, value] of Object.entries(values))
      assert.equal(value, name === 'Field checkbox' ? false : null, name);
    for (const value of ['', [], null, undefined])
      assert.equal(formatValue(value, fieldOf('multipleSelects')), null);
  });

  test('[tabledb.dates] a day stays the day, whatever the time zone of this machine', () => {
    const before = process.env['TZ'];
    try {
      for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
        process.env['TZ'] = zone;
        assert.equal(formatValue('2026-03-01', fieldOf('date')), '3/1/2026');
        const moment = formatValue('2026-03-01T00:30:00.000Z', fieldOf('dateTime'));
        assert.equal(moment, '3/1/2026, 12:30:00 AM');
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  test('a currency without a symbol, a zone that nobody knows, values of another type', () => {
    assert.equal(formatValue(5, fieldOf('currency')), '$5.00');
    assert.equal(formatValue(0, fieldOf('number')), '0');
    const nowhere = fieldOf('dateTime', { timeZone: 'Mars/Olympus' });
    assert.equal(formatValue('2026-01-31T09:30:00.000Z', nowhere), '1/31/2026, 9:30:00 AM');
    for (const value of [{ specialValue: 'NaN' }, { error: '#ERROR!' }])
      assert.deepEqual(formatValue(value, fieldOf('currency')), value);
    assert.equal(formatValue('soon', fieldOf('date')), 'soon');
  });

  test('[tabledb.spellings] any value of an unknown type passes through', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value: unknown) => {
        const isEmpty = value === null || value === '' || (Array.isArray(value) && !value.length);
        assert.deepEqual(formatValue(value, fieldOf('holo')), isEmpty ? null : value);
      }),
    );
  });
});
