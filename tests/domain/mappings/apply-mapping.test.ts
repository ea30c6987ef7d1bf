import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { applyMapping } from '#lib/domain/mappings/apply-mapping.ts';
import { MappedField, MappingDraft, type Transform } from '#schemas/mapping.ts';
import type { TableField } from '#schemas/tabledb.ts';
import type { TemplateField } from '#schemas/template.ts';
import { attachment, typesTable } from '#tests/support/airtable/data.ts';

const tableField = (name: string, type: string, options?: object): TableField => ({
  ...{ id: name, name, type, description: null },
  ...(options === undefined ? {} : { options: { ...options } }),
});
const fields = new Map(
  typesTable.fields.map((field) => [field.name, { description: null, ...field } as TableField]),
);
const full = typesTable.records[0] ?? assert.fail();

interface Case {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly table?: readonly TableField[];
  readonly kinds?: Readonly<Record<string, TemplateField['type']>>;
}

function map(mapped: readonly MappedField[], { fields: values, table = [], kinds = {} }: Case) {
  return applyMapping({ id: 'rec1', createdTime: '', fields: values }, mapped, {
    fields: new Map(table.map((field) => [field.name, field])),
    kinds: new Map(Object.entries(kinds)),
    related: new Map(),
  });
}

/** One value, printed for a placeholder of a kind. */
function printed(value: unknown, type: string, kind: TemplateField['type'], options?: object) {
  const table = [tableField('F', type, options)];
  return map([{ placeholder: 'x', field: 'F' }], {
    fields: { F: value },
    table,
    kinds: { x: kind },
  })['x'];
}

describe('[mappings.transforms] mapped values', () => {
  test.each([
    ['barcode', '4006381333931'],
    ['aiText', 'A summary'],
    ['number', '1,234.57'],
    ['currency', '-£1,234.50'],
    ['percent', '12.34%'],
    ['date', '1/31/2026'],
    ['duration', '1:30'],
    ['multipleSelects', 'a, b'],
    ['singleCollaborator', 'Ada'],
    ['multipleCollaborators', 'Ada'],
    ['multipleLookupValues', 'x, y'],
    ['button', 'https://example.com'],
    ['formula', 41.5],
  ])('[mappings.printable] %s arrives as a reader expects it', (type, expected) => {
    const [name, value] = [`Field ${type}`, full.fields[`Field ${type}`]];
    const data = applyMapping(
      { id: 'rec1', createdTime: '', fields: { [name]: value } },
      [{ placeholder: 'x', field: name }],
      { fields, kinds: new Map(), related: new Map() },
    );
    assert.equal(data['x'], expected);
  });

  test('[mappings.printable] a file is its address: of the first image, where there is one', () => {
    const files = [
      { ...attachment('terms.pdf', 'application/pdf'), url: 'https://a/terms' },
      { ...attachment('logo.png'), url: 'https://a/logo' },
    ];
    assert.equal(printed(files, 'multipleAttachments', 'string'), 'https://a/logo');
    assert.equal(printed(files.slice(0, 1), 'multipleAttachments', 'string'), 'https://a/terms');
    assert.deepEqual(printed(files, 'multipleAttachments', 'array'), files);
  });

  test('[mappings.record-ids] ids of records and whole objects are not printed', () => {
    const ofLinks = { result: { type: 'multipleRecordLinks' } };
    assert.equal(printed(['rec1'], 'multipleRecordLinks', 'string'), undefined);
    assert.equal(printed(['rec1'], 'multipleLookupValues', 'string', ofLinks), undefined);
    assert.equal(printed([{ sku: 'A' }], 'plain', 'string'), undefined);
    assert.equal(printed([10.5, 2], 'plain', 'number'), '10.5, 2');
  });

  test('[mappings.printable] takes the form of its placeholder', () => {
    assert.equal(printed(3, 'number', 'number'), 3);
    assert.equal(printed(3, 'currency', 'number', { symbol: '€' }), '€3.00');
    assert.equal(printed(true, 'checkbox', 'boolean'), true);
    assert.equal(printed(undefined, 'checkbox', 'boolean'), false);
    assert.equal(printed('no', 'singleLineText', 'boolean'), false);
    assert.deepEqual(printed(['a', 'b'], 'multipleSelects', 'array'), ['a', 'b']);
    assert.deepEqual(printed('a', 'singleSelect', 'array'), ['a']);
    assert.equal(printed({ error: '#ERROR!' }, 'formula', 'string'), undefined);
  });

  test.each([
    ['uppercase', 'singleLineText', 'Ada', 'ADA'],
    ['lowercase', 'singleLineText', 'Ada', 'ada'],
    ['trim', 'singleLineText', '  Ada ', 'Ada'],
    ['currency', 'number', 1234.5, '$1,234.50'],
    ['currency', 'singleLineText', '1,234.5', '$1,234.50'],
    ['currency', 'singleLineText', 'free', 'free'],
    ['number', 'singleLineText', '$1,200.00', 1200],
    ['number', 'multipleLookupValues', [7], 7],
    ['number', 'singleLineText', '1.200,50 €', 1200.5],
    ['sum', 'singleLineText', ['£1,080.00', '£75.10'], 1155.1],
    ['sum', 'singleLineText', ['95,50 €', '2.240,00 €', null], 2335.5],
    ['sum', 'singleLineText', '£70', 70],
    ['date', 'singleLineText', '2026-01-31', '1/31/2026'],
    ['join', 'multipleSelects', ['a', 'b'], 'a, b'],
    ['first', 'multipleSelects', ['a', 'b'], 'a'],
    ['boolean', 'singleLineText', 'yes', true],
    ['boolean', 'singleLineText', 'No', false],
    ['boolean', 'checkbox', undefined, false],
  ] as const)('[mappings.transforms] %s of %s %j is %j', (transform, type, value, expected) => {
    const mapped = { placeholder: 'x', field: 'F', transform: transform as Transform };
    const data = map([mapped], { fields: { F: value }, table: [tableField('F', type)] });
    assert.equal(data['x'], expected);
  });

  test('[mappings.defaults] stand where a record has no value', () => {
    const mapped = { placeholder: 'x', field: 'F', default: 'none' };
    for (const value of [undefined, null, '', []])
      assert.equal(map([mapped], { fields: { F: value } })['x'], 'none');
    assert.equal(map([mapped], { fields: { F: 0 } })['x'], 0);
  });

  test('[mappings.lists] several values are several items, one is that of each', () => {
    const mapped = [
      { placeholder: 'lines[].unit', field: 'Unit' },
      { placeholder: 'lines[].name', field: 'Names' },
      { placeholder: 'lines[].total', field: 'Totals' },
      { placeholder: 'tags[]', field: 'Names' },
    ];
    const data = map(mapped, { fields: { Unit: 'h', Names: ['a', 'b'], Totals: [1] } });
    assert.deepEqual(data, {
      lines: [
        { unit: 'h', name: 'a', total: 1 },
        { unit: 'h', name: 'b' },
      ],
      tags: ['a', 'b'],
    });
    const one = map(mapped.slice(0, 1), { fields: { Unit: 'h' } });
    assert.deepEqual(one, { lines: [{ unit: 'h' }] });
  });

  test('[mappings.lists] the items of a JSON record are those of the document', () => {
    const record = {
      items: [{ what: 'Cogs', price: 12 }, { what: 'Wheels' }],
      to: { name: 'Ada' },
    };
    const data = map(
      [
        { placeholder: 'lines[].name', field: 'items[].what' },
        { placeholder: 'lines[].price', field: 'items[].price', default: 0 },
        { placeholder: 'client', field: 'to.name' },
        { placeholder: 'again', field: 'to → name' },
      ],
      { fields: record },
    );
    assert.deepEqual(data, {
      lines: [
        { name: 'Cogs', price: 12 },
        { name: 'Wheels', price: 0 },
      ],
      client: 'Ada',
      again: 'Ada',
    });
  });

  test('a placeholder is a path, and none into what objects inherit', () => {
    for (const placeholder of ['a', 'a.b', 'a[].b', 'a[].b[].c', 'Größe.x y'])
      assert.ok(MappedField.safeParse({ placeholder, field: 'F' }).success, placeholder);
    for (const placeholder of [
      '',
      'a.',
      '.a',
      '[]',
      'a[0]',
      '{{a}}',
      '__proto__.x',
      'a.constructor',
    ])
      assert.ok(!MappedField.safeParse({ placeholder, field: 'F' }).success, placeholder);
    const twice = [
      { placeholder: 'a', field: 'F' },
      { placeholder: 'a', field: 'G' },
    ];
    const draft = { name: 'x', templateId: 't', sourceId: crypto.randomUUID(), fields: twice };
    assert.ok(!MappingDraft.safeParse(draft).success);
  });
});
