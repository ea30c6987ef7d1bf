import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { parseInput } from '#lib/http/validate.ts';
import { RenderOptions } from '#schemas/render-options.ts';

type Pair = readonly [label: string, value: string];

const FACTS: readonly Pair[] = [
  ['Invoice number', 'INV-204'],
  ['Invoice date', '12 November 2026'],
  ['Due date', '26 November 2026'],
];
const TOTALS: readonly Pair[] = [
  ['Subtotal', '£1,470.00'],
  ['VAT (20%)', '£294.00'],
  ['Total', '£1,764.00'],
];

const each = (pairs: readonly Pair[], markup: (label: string, value: string) => string, by = '') =>
  pairs.map(([label, value]) => markup(label, value)).join(by);

/** The ways in which people write labels and their values. */
const WAYS: Readonly<Record<string, (pairs: readonly Pair[]) => string>> = {
  'rows of a table': (pairs) =>
    `<table>${each(pairs, (label, value) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table>`,
  'rows with heads': (pairs) =>
    `<table>${each(pairs, (label, value) => `<tr><th>${label}</th><td>${value}</td></tr>`)}</table>`,
  'a list of terms': (pairs) =>
    `<dl>${each(pairs, (label, value) => `<dt>${label}</dt><dd>${value}</dd>`)}</dl>`,
  'terms with colons': (pairs) =>
    `<dl>${each(pairs, (label, value) => `<dt>${label}:</dt><dd>${value}</dd>`)}</dl>`,
  paragraphs: (pairs) => each(pairs, (label, value) => `<p>${label}: ${value}</p>`),
  'bold labels': (pairs) => each(pairs, (label, value) => `<p><b>${label}:</b> ${value}</p>`),
  boxes: (pairs) =>
    each(pairs, (label, value) => `<div><span>${label}</span><span>${value}</span></div>`),
  'broken lines': (pairs) =>
    `<p>${each(pairs, (label, value) => `${label}: ${value}`, '<br>')}</p>`,
  'broken lines with bold labels': (pairs) =>
    `<p>${each(pairs, (label, value) => `<b>${label}:</b> ${value}`, '<br>')}</p>`,
  'a list': (pairs) => `<ul>${each(pairs, (label, value) => `<li>${label}: ${value}</li>`)}</ul>`,
};

const written = (way: (pairs: readonly Pair[]) => string) =>
  `<!doctype html><html lang="en"><body><h1>Invoice</h1><p>Ink &amp; Pixel Ltd</p>
  <div><h3>Bill to</h3><p>Harrow Joinery<br>Unit 3, Brewery Yard<br>Nailsworth GL6 0DR</p></div>
  ${way(FACTS)}<table><thead><tr><th>Description</th><th>Qty</th><th>Unit price</th><th>Amount</th></tr></thead>
  <tbody><tr><td>Prospectus design</td><td>1</td><td>£1,200.00</td><td>£1,200.00</td></tr>
  <tr><td>Photo retouching</td><td>15</td><td>£18.00</td><td>£270.00</td></tr></tbody></table>
  ${way(TOTALS)}<h2>Terms</h2><p>Payment within 14 days.</p></body></html>`;

const REQUESTS = [
  'they already paid £500',
  'take 10% off',
  'add delivery of £20',
  'the VAT is 5%',
  'no VAT on this',
  'there are 12 photo retouching not 15',
  'add 2 Business cards at £45 each',
  'remove the photo retouching',
  'due date is 5 December 2026',
  'remove the due date',
  'remove the subtotal',
  'rename Total to Amount payable',
  'the customer is Birch & Co, 5 Mill Lane, Leeds LS2 8AA',
  'move the due date above the invoice date',
];

/** What the document says after a request, whatever its markup; why not where it was refused. */
function said(html: string, request: string): string {
  const open = openDocument(html);
  const { document, content } = open;
  const read = interpret(request, {
    document,
    content,
    documentType: 'invoice',
    region: undefined,
  });
  if (read.kind !== 'operations') return read.kind;
  const result = editDocument(open, parseInput(RenderOptions, {}), read.operations);
  if (result.outcome === 'refused') return result.message;
  assert.deepEqual(result.findings, [], request);
  return openDocument(result.html)
    .content.nodes.map(({ text }) => text.replace(/:$/, ''))
    .join(' | ');
}

describe('documents that people wrote by hand', () => {
  const documents = Object.entries(WAYS).map(([name, way]) => [name, written(way)] as const);

  test.for(REQUESTS)(
    '[modify.response] “%s” does the same however its facts are written',
    (request) => {
      const texts = documents.map(([name, html]) => [name, said(html, request)] as const);
      const [[, expected] = ['', '']] = texts;
      assert.notEqual(expected, said(documents[0]?.[1] ?? '', 'make the title blue'));
      for (const [name, text] of texts) assert.equal(text, expected, name);
    },
  );
});
