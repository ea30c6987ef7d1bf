import assert from 'node:assert/strict';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, test } from 'vitest';
import { finishPdf } from '#lib/adapters/chromium/pdf/finish.ts';
import { inspectPdf } from '#lib/adapters/chromium/pdf/inspect.ts';
import { PdfSyntaxError } from '#lib/adapters/chromium/pdf/values.ts';
import { fc } from '#tests/support/fast-check.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { fixture } from './fixtures.ts';

describe('finishPdf', () => {
  test('[renderer.deterministic] makes two prints of one document the same, byte by byte', () => {
    const [first, again] = [fixture('table-first'), fixture('table-again')];
    assert.notDeepEqual(first, again);
    assert.deepEqual(finishPdf(first), finishPdf(again));
  });

  test('leaves pages, text, links, tags and bookmarks untouched and the input alone', async () => {
    const original = fixture('table-first');
    const kept = Uint8Array.from(original);
    const finished = finishPdf(original);
    assert.deepEqual(Uint8Array.from(original), kept);
    const [before, after] = [await readPdf(original), await readPdf(finished)];
    assert.deepEqual({ ...after, metadata: {} }, { ...before, metadata: {} });
    assert.deepEqual(after.outline, ['Angebot', 'Posten']);
    assert.ok(after.tagged);
    assert.equal(inspectPdf(finished).pageCount, 1);
    assert.equal(inspectPdf(finishPdf(fixture('thirty-pages'))).pageCount, 30);
  });

  test('takes the dates out', () => {
    const text = latin1(finishPdf(fixture('table-first')));
    assert.doesNotMatch(text, /CreationDate|ModDate|\(D:\d/);
  });

  test("renumbers structure ids and leaves the author's look-alikes", () => {
    const text = latin1(finishPdf(fixture('table-first')));
    assert.match(text, /\/Alt \(node00000012\)/);
    assert.match(text, /\/Dest \/node00000003/);
    const ids = [...text.matchAll(/\/ID \((node\d{8})\)/g)].map((match) => match[1] ?? '');
    assert.ok(ids.length > 1);
    const expected = ids.map((_, index) => `node${String(index + 1).padStart(8, '0')}`);
    assert.deepEqual([...ids].sort(), expected);
    const names = /\/Names \[([^\]]*)\]/.exec(text)?.[1] ?? '';
    assert.deepEqual(
      [...names.matchAll(/node\d{8}/g)].map((match) => match[0]),
      expected,
    );
  });

  test('[options.metadata] sets the information dictionary, and metadata wins over the head', async () => {
    const metadata = {
      title: 'Rechnung (№ 7) \\',
      author: 'Ann )/Author (Eve',
      subject: '第一',
      keywords: ['a, b', 'ü'],
    };
    const document = await load(finishPdf(fixture('table-first'), { metadata }));
    assert.equal(document.getTitle(), metadata.title);
    assert.equal(document.getAuthor(), metadata.author);
    assert.equal(document.getSubject(), metadata.subject);
    assert.equal(document.getKeywords(), 'a, b, ü');
    assert.equal(document.getProducer(), 'Pagewright');
    assert.equal(document.getCreationDate(), undefined);
  });

  test("keeps the document's own title when there is no other", async () => {
    const titled = await load(finishPdf(fixture('table-first'), { metadata: { author: 'Ann' } }));
    assert.equal(titled.getTitle(), 'Angebot (1) – Müller');
    assert.equal((await load(finishPdf(fixture('untitled')))).getTitle(), undefined);
  });

  test('writes any text so that it can be read back', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, async (title) => {
        const finished = finishPdf(fixture('untitled'), { metadata: { title } });
        inspectPdf(finished);
        assert.equal((await load(finished)).getTitle(), title.toWellFormed());
      }),
      { numRuns: 50 },
    );
  });

  test('refuses what Chromium did not write', async () => {
    assert.throws(() => finishPdf(Buffer.from('%PDF-1.4')), PdfSyntaxError);
    const foreign = await PDFDocument.create();
    foreign.addPage();
    const bytes = await foreign.save({ useObjectStreams: true });
    assert.throws(() => finishPdf(bytes), PdfSyntaxError);
  });

  test('finishes or throws PdfSyntaxError, and what it finishes is whole', () => {
    const pdf = Buffer.from(fixture('table-first'));
    const change = fc.tuple(fc.nat(pdf.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (changes) => {
        const mutated = Buffer.from(pdf);
        for (const [place, value] of changes) mutated[place] = value;
        try {
          const { pageCount } = inspectPdf(mutated);
          assert.equal(inspectPdf(finishPdf(mutated)).pageCount, pageCount);
        } catch (error) {
          assert.ok(error instanceof PdfSyntaxError, String(error));
        }
      }),
      { numRuns: 300 },
    );
  });
});

function load(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false });
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
