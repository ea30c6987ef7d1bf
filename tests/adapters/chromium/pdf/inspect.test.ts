import assert from 'node:assert/strict';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, test } from 'vitest';
import { inspectPdf } from '#lib/adapters/chromium/pdf/inspect.ts';
import { PdfSyntaxError } from '#lib/adapters/chromium/pdf/values.ts';
import { fc } from '#tests/support/fast-check.ts';
import { fixture, replaced } from './fixtures.ts';

/** Smallest cut that takes more than the line break behind the end mark. */
const CUT_BYTES = 2;

describe('inspectPdf', () => {
  test('counts the pages of what Chromium prints, tagged or not', () => {
    assert.equal(inspectPdf(fixture('table-first')).pageCount, 1);
    assert.equal(inspectPdf(fixture('untitled')).pageCount, 1);
    assert.equal(inspectPdf(fixture('thirty-pages')).pageCount, 30);
  });

  test('reads bytes that lie within a larger buffer', () => {
    const pdf = fixture('untitled');
    const larger = new Uint8Array(pdf.length + 20);
    larger.set(pdf, 7);
    assert.equal(inspectPdf(larger.subarray(7, 7 + pdf.length)).pageCount, 1);
  });

  test('follows an incremental section to the older one', () => {
    const pdf = Buffer.from(fixture('untitled'));
    const previous = /startxref\s+(\d+)/.exec(pdf.toString('latin1'))?.[1];
    const size = /\/Size (\d+)/.exec(pdf.toString('latin1'))?.[1];
    const root = /\/Root (\d+ 0 R)/.exec(pdf.toString('latin1'))?.[1];
    const object = '1 0 obj\n<</Title (Newer)>>\nendobj\n';
    const entry = `${String(pdf.length).padStart(10, '0')} 00000 n \n`;
    const section = `xref\n1 1\n${entry}trailer\n<</Size ${size} /Root ${root} /Prev ${previous}>>\n`;
    const end = `startxref\n${pdf.length + object.length}\n%%EOF\n`;
    const update = Buffer.from(object + section + end, 'latin1');
    assert.equal(inspectPdf(Buffer.concat([pdf, update])).pageCount, 1);
  });

  const damaged: [string, Uint8Array, RegExp][] = [
    ['nothing', new Uint8Array(), /header/],
    ['text', Buffer.from('<html>not a PDF</html>'), /header/],
    ['an end without a beginning', Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF'), /table/],
    [
      'a wrong page count',
      replaced(fixture('thirty-pages'), '/Count 30', '/Count 31'),
      /page count/,
    ],
    [
      'a page that is its own ancestor',
      replaced(fixture('untitled'), '/Kids [2 0', '/Kids [6 0'),
      /no end/,
    ],
    ['a missing catalog', replaced(fixture('untitled'), '/Root', '/Rood'), /catalog/],
    ['a moved object', replaced(fixture('untitled'), '\n2 0 obj', '\n3 0 obj'), /object 2 is not/],
    ['sections in a circle', withPrevious(fixture('untitled')), /without an end/],
  ];
  for (const [what, bytes, reason] of damaged) {
    test(`refuses ${what}`, () => {
      assert.throws(() => inspectPdf(bytes), { name: 'PdfSyntaxError', message: reason });
    });
  }

  test('refuses a document without pages', () => {
    const kids = /\/Count 1\n\/Kids \[\d+ 0 R\]/.exec(
      Buffer.from(fixture('untitled')).toString('latin1'),
    )?.[0];
    assert.ok(kids);
    const empty = '/Count 0\n/Kids []'.padEnd(kids.length);
    assert.throws(() => inspectPdf(replaced(fixture('untitled'), kids, empty)), /no pages/);
  });

  test('never accepts a file that is cut off', () => {
    const pdf = fixture('table-first');
    for (let length = 0; length <= pdf.length - CUT_BYTES; length += 97) {
      assert.throws(() => inspectPdf(pdf.subarray(0, length)), PdfSyntaxError);
    }
    fc.assert(
      fc.property(fc.nat(pdf.length - CUT_BYTES), (length) => {
        assert.throws(() => inspectPdf(pdf.subarray(0, length)), PdfSyntaxError);
      }),
    );
  });

  test('never accepts a file with a piece missing from its middle', () => {
    const pdf = Buffer.from(fixture('thirty-pages'));
    const body = pdf.lastIndexOf('xref\n0 ');
    fc.assert(
      fc.property(fc.nat(body - 2_000), fc.integer({ min: 1, max: 1_000 }), (start, length) => {
        const holed = Buffer.concat([pdf.subarray(0, start), pdf.subarray(start + length)]);
        assert.throws(() => inspectPdf(holed), PdfSyntaxError);
      }),
    );
  });

  test('answers or throws PdfSyntaxError, whatever the bytes are', () => {
    const pdf = Buffer.from(fixture('untitled'));
    const change = fc.tuple(fc.nat(pdf.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (changes) => {
        const mutated = Buffer.from(pdf);
        for (const [place, value] of changes) mutated[place] = value;
        assertDecided(mutated);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2_000 }), assertDecided));
  });

  test('stays linear where brackets never close', () => {
    const object = `1 0 obj\n${'<<'.repeat(500_000)}\n`;
    const head = `%PDF-1.4\n${object}`;
    const table = 'xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n';
    const end = `trailer\n<</Size 2 /Root 1 0 R>>\nstartxref\n${head.length}\n%%EOF\n`;
    assert.throws(() => inspectPdf(Buffer.from(head + table + end)), PdfSyntaxError);
  });

  test('refuses compressed cross references', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const bytes = await document.save({ useObjectStreams: true });
    assert.throws(() => inspectPdf(bytes), PdfSyntaxError);
  });
});

/** The trailer names its own table as the older one. */
function withPrevious(pdf: Uint8Array): Uint8Array {
  const offset = /startxref\s+(\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1];
  return replaced(pdf, '/Info 1 0 R', `/Prev ${offset} `);
}

function assertDecided(bytes: Uint8Array): void {
  try {
    assert.ok(inspectPdf(bytes).pageCount >= 1);
  } catch (error) {
    assert.ok(error instanceof PdfSyntaxError, String(error));
  }
}
