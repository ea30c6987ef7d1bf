import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { documentName, htmlName, titleOfHtml } from '#lib/domain/layout/document-name.ts';
import type { JsonObject } from '#schemas/json.ts';
import { processorMs } from '#tests/support/processor-time.ts';

const NOW = new Date('2026-03-02T23:59:00Z');

function nameOf(data: JsonObject) {
  const { analysis, model } = analyzeData(data);
  return documentName(model, analysis.documentType, NOW);
}

describe('the name of a document', () => {
  it('comes from its number', () => {
    const stem = (invoiceNumber: string | number) =>
      nameOf({ invoiceNumber, total: 1 }).filenameStem;
    assert.equal(stem(1042), 'invoice-1042');
    assert.equal(stem('INV-1042'), 'invoice-1042');
    assert.equal(stem('<b>INV</b>-1'), 'invoice-1');
    assert.equal(stem('R-77123'), 'invoice-77123');
    assert.equal(stem('2026/0007'), 'invoice-2026-0007');
    assert.equal(stem('../../etc/passwd'), 'invoice-etc-passwd');
    assert.equal(nameOf({ invoiceNumber: 1042, total: 1 }).title, 'Invoice 1042');
  });

  it('has the type that is wanted, whatever the data looks like', () => {
    const { model } = analyzeData({ invoiceNumber: 7, total: 1 });
    assert.deepEqual(documentName(model, 'quote', NOW), {
      title: 'Quote 7',
      filenameStem: 'quote-7',
    });
  });

  it('comes from its title, in any script', () => {
    assert.equal(nameOf({ title: 'Résumé & Überblick', a: 1 }).filenameStem, 'résumé-überblick');
    assert.equal(nameOf({ title: '四半期 報告', a: 1 }).filenameStem, '四半期-報告');
  });

  it('comes from its type and the day, when it has neither', () => {
    assert.equal(nameOf({ dueDate: '2026-05-01', total: 5 }).filenameStem, 'invoice-2026-03-02');
    assert.equal(nameOf({ a: 1 }).filenameStem, 'document-2026-03-02');
    assert.equal(nameOf({ title: '///', a: 1 }).filenameStem, 'document-2026-03-02');
  });

  it('is short and holds nothing that a path could', () => {
    for (const title of [
      'x'.repeat(160),
      '😀 a\u0000b\\c:d',
      `${'-'.repeat(50)}a`,
      `${'a'.repeat(99)} b`,
    ]) {
      const { filenameStem } = nameOf({ title, a: 1 });
      assert.ok(filenameStem.length <= 100);
      assert.match(filenameStem, /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u);
    }
  });
});

describe('the name of raw HTML', () => {
  it('comes from its title, else its first heading, else the day', () => {
    assert.equal(titleOfHtml('<TITLE lang=en>\n A &amp; B&#33; </TITLE><h1>C</h1>'), 'A & B!');
    assert.equal(
      titleOfHtml('<title> </title><h1 class="x">The <em>big</em> one</h1>'),
      'The big one',
    );
    assert.equal(titleOfHtml('<p>nothing</p>'), undefined);
    assert.deepEqual(htmlName('<title>Q1 Report</title>', NOW), {
      title: 'Q1 Report',
      filenameStem: 'q1-report',
    });
    assert.equal(htmlName('<p>x', NOW).filenameStem, 'document-2026-03-02');
  });

  it('is found in linear time', () => {
    const took = processorMs(() => {
      titleOfHtml('<title '.repeat(100_000));
      titleOfHtml(`<h1>${'<'.repeat(1_000_000)}`);
    });
    assert.ok(took < 2_000, `${took} ms`);
  });
});
