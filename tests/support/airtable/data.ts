/** A cell as the provider stores it; what is empty is not stored. */
export type Cells = Readonly<Record<string, unknown>>;

export interface StoredRecord {
  readonly id: string;
  readonly createdTime: string;
  readonly fields: Cells;
}

export interface StoredField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly description?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface StoredTable {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly primaryFieldId: string;
  readonly fields: readonly StoredField[];
  /** `only` and `order` are what a view does to the records. */
  readonly views: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly only?: (cells: Cells) => boolean;
  }[];
  readonly records: readonly StoredRecord[];
}

export interface StoredBase {
  readonly id: string;
  readonly name: string;
  readonly permissionLevel: string;
  readonly tables: readonly StoredTable[];
}

/** A provider's id: a prefix and 14 characters. */
export const makeId = (prefix: string, name: string, number = 0): string =>
  prefix + `${name}${String(number).padStart(14 - name.length, '0')}`.slice(0, 14);

const field = (name: string, type: string, more: Partial<StoredField> = {}): StoredField => ({
  id: makeId('fld', name.replaceAll(/\W/g, '').slice(0, 12)),
  name,
  type,
  ...more,
});

const created = (number: number): string =>
  new Date(Date.UTC(2026, 0, 1, 9, 30) + number * 60_000).toISOString();

/** A file that the stand-in serves under a link that ends. */
export const attachment = (filename: string, type = 'image/png') => ({
  id: makeId('att', filename.replaceAll(/\W/g, '').slice(0, 12)),
  filename,
  size: 68,
  type,
  width: 1,
  height: 1,
});

const CLIENTS = ['Ada Lovelace', 'Grace Hopper', 'Hedy Lamarr'];

const clients: StoredTable = {
  id: makeId('tbl', 'Clients'),
  name: 'Clients',
  primaryFieldId: makeId('fld', 'Name'),
  fields: [
    field('Name', 'singleLineText'),
    field('Email', 'email'),
    field('Street', 'multilineText'),
    field('Logo', 'multipleAttachments'),
    // Every link has its counterpart in the table that it leads to.
    field('Invoices', 'multipleRecordLinks', {
      options: { linkedTableId: makeId('tbl', 'Invoices') },
    }),
  ],
  views: [{ id: makeId('viw', 'AllClients'), name: 'All', type: 'grid' }],
  records: CLIENTS.map((name, n) => ({
    id: makeId('rec', 'Client', n + 1),
    createdTime: created(n),
    fields: {
      Name: name,
      Email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
      Street: `${n + 1} Engine Road\nLondon`,
      Logo: [attachment('logo.png')],
      Invoices: [makeId('rec', 'Example', n + 1)],
    },
  })),
};

const STATES = ['Draft', 'Sent', 'Paid'];

/** An invoice of the sample table. */
export const invoiceRecord = (number: number): StoredRecord => ({
  id: makeId('rec', 'Example', number),
  createdTime: created(number),
  fields: {
    'Invoice Number': `INV-${1000 + number}`,
    Client: [makeId('rec', 'Client', ((number - 1) % CLIENTS.length) + 1)],
    'Client Email': [`${CLIENTS[(number - 1) % CLIENTS.length]?.split(' ')[0]}@example.com`],
    'Invoice Date': '2026-01-31',
    'Due Date': '2026-02-28',
    Work: 'Consulting',
    Hours: 2 * number,
    Rate: 60,
    Total: 120 * number,
    Status: STATES[number % STATES.length],
    ...(number % 2 === 0 ? { Notes: 'Thank you.' } : {}),
    ...(number % 3 === 0 ? { Approved: true } : {}),
  },
});

/** The sample table with so many invoices. */
export const invoicesTable = (count: number): StoredTable => ({
  id: makeId('tbl', 'Invoices'),
  name: 'Invoices',
  description: 'What was sent',
  primaryFieldId: makeId('fld', 'InvoiceNumbe'),
  fields: [
    field('Invoice Number', 'singleLineText', { description: 'Unique' }),
    field('Client', 'multipleRecordLinks', {
      options: { linkedTableId: makeId('tbl', 'Clients') },
    }),
    field('Client Email', 'multipleLookupValues', {
      options: { isValid: true, fieldIdInLinkedTable: makeId('fld', 'Email') },
    }),
    field('Invoice Date', 'date', { options: { dateFormat: { name: 'iso' } } }),
    field('Due Date', 'date'),
    field('Work', 'singleLineText'),
    field('Hours', 'number', { options: { precision: 1 } }),
    field('Rate', 'currency', { options: { precision: 2, symbol: '€' } }),
    field('Total', 'currency', { options: { precision: 2, symbol: '€' } }),
    field('Status', 'singleSelect', { options: { choices: STATES.map((name) => ({ name })) } }),
    field('Notes', 'multilineText'),
    field('Approved', 'checkbox'),
  ],
  views: [
    { id: makeId('viw', 'AllInvoices'), name: 'All', type: 'grid' },
    {
      id: makeId('viw', 'Paid'),
      name: 'Paid invoices',
      type: 'grid',
      only: ({ Status }) => Status === 'Paid',
    },
  ],
  records: Array.from({ length: count }, (_, n) => invoiceRecord(n + 1)),
});

/** Of each type one field, in both spellings, and what stands in it. */
const TYPES: readonly (readonly [type: string, value: unknown, options?: object])[] = [
  ['singleLineText', 'Line'],
  ['multilineText', 'Two\nlines'],
  ['barcode', { text: '4006381333931', type: 'ean13' }],
  ['aiText', { state: 'generated', value: 'A summary', isStale: false }],
  ['richText', '**bold** and *more*'],
  ['email', 'ada@example.com'],
  ['url', 'https://example.com/?a=1'],
  ['phoneNumber', '+44 20 7946 0000'],
  ['number', 1234.567],
  ['autoNumber', 12345],
  ['count', 3],
  ['rating', 4],
  ['currency', -1234.5, { symbol: '£' }],
  ['percent', 0.1234],
  ['date', '2026-01-31'],
  ['dateTime', '2026-01-31T23:30:00.000Z', { timeZone: 'Asia/Tokyo' }],
  ['createdTime', '2026-01-31T09:30:00.000Z'],
  ['lastModifiedTime', '2026-02-01T00:00:00.000Z', { timeZone: 'client' }],
  ['duration', 5400],
  ['checkbox', true],
  ['singleSelect', 'Paid'],
  ['externalSyncSource', 'Sheet'],
  ['multipleSelect', ['a', 'b']],
  ['multipleSelects', ['a', 'b']],
  ['attachment', [attachment('photo.png')]],
  ['multipleAttachments', [attachment('photo.png')]],
  ['multipleRecordLinks', [makeId('rec', 'Client', 1)]],
  ['collaborator', { id: 'usr1', email: 'ada@example.com', name: 'Ada' }],
  ['singleCollaborator', { id: 'usr1', email: 'ada@example.com', name: 'Ada' }],
  ['createdBy', { id: 'usr1', name: 'Ada' }],
  ['lastModifiedBy', { id: 'usr1', name: 'Ada' }],
  ['multipleCollaborators', [{ id: 'usr1', name: 'Ada' }]],
  ['formula', 41.5],
  ['rollup', 'a, b'],
  ['lookup', ['x', 'y']],
  ['multipleLookupValues', ['x', 'y']],
  ['button', { label: 'Open', url: 'https://example.com' }],
  ['somethingNew', { any: ['thing'] }],
];

export const typesTable: StoredTable = {
  id: makeId('tbl', 'Types'),
  name: 'All types',
  primaryFieldId: makeId('fld', 'FieldsingleL'),
  fields: TYPES.map(([type, , options]) =>
    field(`Field ${type}`, type, options ? { options: { ...options } } : {}),
  ),
  views: [],
  records: [
    {
      id: makeId('rec', 'Full', 1),
      createdTime: created(1),
      fields: Object.fromEntries(TYPES.map(([type, value]) => [`Field ${type}`, value])),
    },
    { id: makeId('rec', 'Empty', 1), createdTime: created(2), fields: {} },
  ],
};

/** A base with invoices, their clients, and a table of all types. */
export const sampleBase = (invoices = 7): StoredBase => ({
  id: 'appExample0000001',
  name: 'Office',
  permissionLevel: 'create',
  tables: [invoicesTable(invoices), clients, typesTable],
});
