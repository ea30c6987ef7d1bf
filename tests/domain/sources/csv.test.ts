import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, test } from 'vitest';
import { createTableReader, streamOf } from '#lib/domain/sources/content-reader.ts';
import { delimiterOf } from '#lib/domain/sources/csv-dialect.ts';
import type { PagewrightError } from '#lib/errors.ts';
import { fc } from '#tests/support/fast-check.ts';

const readerOf = (content: string, stated?: string, groupBy?: string) =>
  createTableReader(async () => streamOf(content), {
    delimiter: delimiterOf(content, stated),
    groupBy,
  });

async function rowsOf(content: string, stated?: string, groupBy?: string) {
  const rows: unknown[] = [];
  for await (const { records } of readerOf(content, stated, groupBy).pages({ size: 100 }))
    rows.push(...records.map(({ fields }) => fields));
  return rows;
}

const messageOf = async (content: string, stated?: string): Promise<string> => {
  const failure = await rowsOf(content, stated).then(
    () => assert.fail('was read'),
    (error: PagewrightError) => error,
  );
  assert.equal(failure.code, 'VALIDATION_ERROR');
  const [detail] = failure.details as { path: string[]; message: string }[];
  assert.deepEqual(detail?.path, ['config', 'content']);
  return detail?.message ?? '';
};

describe('CSV', () => {
  test('makes one record of consecutive rows that share a value', async () => {
    const content = [
      ...['No,Client,Item,Qty,Total', '1,Ada,Tea,2,9', '1,Ada,Milk,2,9', '2,Max,Tea,1,4'],
      ...['3,Zoe,Rye,1,8', ',,Rye,1,'],
    ].join('\n');
    const expected = [
      { No: 1, Client: 'Ada', Item: ['Tea', 'Milk'], Qty: 2, Total: 9 },
      { No: 2, Client: 'Max', Item: 'Tea', Qty: 1, Total: 4 },
      { No: 3, Client: 'Zoe', Item: ['Rye', 'Rye'], Qty: 1, Total: 8 },
    ];
    assert.deepEqual(await rowsOf(content, ',', 'No'), expected);
    const { fields, recordCount } = await readerOf(content, ',', 'No').describe();
    assert.equal(recordCount, 3);
    const groups = Object.fromEntries(fields.map((field) => [field.name, field.groups]));
    assert.deepEqual(groups, { No: 3, Client: 3, Item: undefined, Qty: 2, Total: 3 });
    assert.deepEqual(fields.find(({ name }) => name === 'Item')?.samples, ['Tea', 'Milk', 'Rye']);
    await assert.rejects(rowsOf(content, ',', 'Nr'), { code: 'VALIDATION_ERROR' });
  });

  test('knows the column that numbers records, and the columns of their lines', async () => {
    const groupingOf = async (content: string) => {
      const { fields } = await readerOf(content).describe();
      return Object.fromEntries(fields.map(({ name, grouping }) => [name, grouping]));
    };
    const content = [
      ...['Kunde,Rechnungsnr,Datum,Leistung,Menge', 'Müller,R-1,03.12.2026,Stimmung,1'],
      ...['Müller,R-2,03.12.2026,Konzert,2', 'Müller,R-2,03.12.2026,Anfahrt,40'],
      ...['Weber,R-3,04.12.2026,Stimmung,1'],
    ].join('\n');
    assert.deepEqual(await groupingOf(content), {
      ...{ Kunde: 'record', Rechnungsnr: 'key', Datum: 'record' },
      ...{ Leistung: 'line', Menge: 'line' },
    });
    const single = await groupingOf('No,Client\n1,Ada\n2,Ada');
    assert.deepEqual(single, { No: undefined, Client: undefined });
  });

  test('reads each of the usual separators, quotes, line ends and a byte order mark', async () => {
    const expected = [{ Name: 'Ada, "the first"', Total: 12.5, Paid: true }, { Name: '007' }];
    for (const delimiter of [',', ';', '\t', '|']) {
      const content = `\uFEFFName,Total,Paid\r\n"Ada, ""the first""",12.5,true\r\n\r\n007,,\r\n`;
      const [header = '', ...rest] = content.split('\r\n');
      const rows = rest.map((row) => row.replaceAll(/,(?=12|true|,|$)/g, delimiter));
      const text = [header.replaceAll(',', delimiter), ...rows].join('\r\n');
      assert.deepEqual(await rowsOf(text), expected, delimiter);
      assert.deepEqual(await rowsOf(text, delimiter), expected, delimiter);
    }
  });

  test.each([
    ['a,b\n1,"2', 'line 2: a quotation mark opens and is never closed'],
    ['a,b\n1,2"3"', 'line 2, column 2: a quotation mark within a value'],
    ['a,b\n1,"2"3', 'line 2, column 2: a quotation mark within a value'],
    [
      'a,b\n1,2\n"x,3\n4,"y"\n5,6',
      'line 3: a quotation mark opens and is not closed before line 4',
    ],
    ['a,b\n"two\nlines",2\n"open,3\n4,5', 'line 4: a quotation mark opens and is never closed'],
    [
      'a,b\n1,2\n1,2,3',
      'line 3: another number of columns than the first line has: 3 instead of 2',
    ],
    ['a,b\n1', 'line 2: another number of columns than the first line has: 1 instead of 2'],
    ['a,,c\n1,2,3', 'line 1, column 2: a column without a name'],
    ['a,b,a\n1,2,3', 'line 1, column 3: a second column named "a"'],
    ['a,b\nJos\uFFFD,2', 'line 2, column 4: a character that is not UTF-8'],
    ['a\0,\0b', 'line 1, column 2: a NUL character: the file looks like UTF-16'],
  ])('[sources.csv-errors] says where %j is broken', async (content, expected) => {
    const message = await messageOf(content);
    assert.ok(message.startsWith(expected), message);
  });

  test('[sources.csv-errors] names the separator that was probably meant', async () => {
    const message = await messageOf('a;b;c\n1;2;3', ',');
    assert.equal(
      message,
      'line 1: there are no commas in it, but 2 semicolons: set config.delimiter to ";"',
    );
    assert.deepEqual(await rowsOf('only\n1', ';'), [{ only: 1 }]);
  });

  test('[sources.csv-memory] 50,000 rows are never in memory together', async () => {
    const rows = 50_000;
    const filler = 'x'.repeat(1_000);
    let waiting = 0;
    let most = 0;
    async function* content() {
      yield 'id,filler\n';
      for (let n = 1; n <= rows; n++) {
        waiting += 1;
        most = Math.max(most, waiting);
        yield `${n},${filler}\n`;
      }
    }
    let read = 0;
    const open = async () => Readable.from(content(), { objectMode: false });
    const reader = createTableReader(open, { delimiter: ',' });
    for await (const { records } of reader.pages({ size: 100 })) {
      read += records.length;
      waiting -= records.length;
    }
    assert.equal(read, rows);
    // What is read ahead: buffers of streams and a page, of 50 MB.
    assert.ok(most < 1_000, `${most} rows were ahead`);
  });

  test('knows its columns, what their values look like, and how many records there are', async () => {
    const { fields, recordCount } = await readerOf(
      'Name,Total,Due,Mail,Paid,Empty\nAda,1,2026-01-31,ada@example.com,true,\nGrace,2,2026-02-28,grace@example.com,false,',
    ).describe();
    assert.equal(recordCount, 2);
    assert.deepEqual(
      fields.map(({ name, serviceType }) => [name, serviceType]),
      [
        ['Name', 'text'],
        ['Total', 'number'],
        ['Due', 'date'],
        ['Mail', 'email'],
        ['Paid', 'boolean'],
        ['Empty', 'text'],
      ],
    );
    assert.deepEqual(fields[0]?.samples, ['Ada', 'Grace']);
  });

  test('finds records by their own id, else by their number, and goes on where a page ended', async () => {
    const own = readerOf('id,n\nA,1\nB,2\nC,3');
    assert.deepEqual(
      (await own.find(['C', 'A', 'nope'])).map(({ fields }) => fields['n']),
      [1, 3],
    );
    const numbered = readerOf('n\n1\n2\n3\n4\n5');
    const pages = [];
    for await (const { records, from, next } of numbered.pages({ from: '2', size: 2 }))
      pages.push([records.map(({ id }) => id), from, next]);
    assert.deepEqual(pages, [
      [['3', '4'], '2', '4'],
      [['5'], '4', undefined],
    ]);
  });

  test('any text is read or refused, with a place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (content: string) => {
        await rowsOf(`a,b\n${content}`).catch(async (error: PagewrightError) => {
          assert.match(error.message, /line \d+/);
        });
      }),
    );
  });
});
