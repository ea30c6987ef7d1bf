import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { attribute, elementsOf, textIn } from '../templates/inspect-html.ts';

const laidOut = (data: JsonObject) =>
  elementsOf(layoutDocument(analyzeData(data, undefined).model, { style: 'modern' }).html);
const textOf = (data: JsonObject) => {
  const body = laidOut(data).find(({ tagName }) => tagName === 'body');
  return body === undefined ? '' : textIn(body);
};
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('[values.measures] durations, sizes, ranges and rates are written for readers', () => {
  const text = textOf({
    title: 'Recipe',
    prepTime: 'PT15M',
    warranty: 'P2Y',
    file_size_bytes: 1_536_000,
    season: '2026-01-01/2026-03-31',
    tax: { rate: 0.19, office: 'Berlin' },
    rate: 0.25,
    exchange: { rate: 0.92, market: 'ECB' },
    partCode: 'PT15M',
    model: 'P2Y',
  });
  for (const shown of [
    'Prep time15 min',
    'Warranty2 years',
    'File size1.5 MB',
    'Rate19%',
    'Rate25%',
  ])
    assert.ok(text.includes(shown), `${shown} in ${text}`);
  for (const shown of [
    'January 1, 2026 – March 31, 2026',
    'Rate0.92',
    'Part codePT15M',
    'ModelP2Y',
  ])
    assert.ok(text.includes(shown), `${shown} in ${text}`);
});

test('[values.images] draws the picture of a line item small, next to its name', () => {
  const elements = laidOut({
    invoiceNumber: 'INV-1',
    items: [
      { description: 'Mug', image: PIXEL, quantity: 1, unitPrice: 8, total: 8 },
      { description: 'Cup', image: 'https://cdn.example/cup', quantity: 1, unitPrice: 6, total: 6 },
    ],
    total: 14,
  });
  const pictures = elements.filter(({ tagName }) => tagName === 'img');
  assert.deepEqual(
    pictures.map((each) => [attribute(each, 'class'), attribute(each, 'src')]),
    [
      ['row-picture', PIXEL],
      ['row-picture', 'https://cdn.example/cup'],
    ],
  );
});

test('formatted text of a line stands below its name, its tags nowhere', () => {
  const text = textOf({
    invoiceNumber: 'INV-1',
    from: { name: 'Acme', address: '1 Main St<br>Springfield' },
    items: [
      {
        description: 'Mug',
        description_html: '<p>Blue, <b>large</b></p>',
        quantity: 1,
        unitPrice: 8,
        total: 8,
      },
    ],
    notes: 'Pay **within 14 days**\n\n- Card\n- Cash',
    total: 8,
  });
  assert.match(text, /Mug\s*Blue, large/);
  assert.match(text, /Pay within 14 days\s*Card\s*Cash/);
  assert.doesNotMatch(text, /[<>*]/);
});

test('[values.images] draws lists of pictures in a row, with their captions', () => {
  const data = {
    title: 'House',
    photos: ['https://cdn.example/1', PIXEL],
    plan: { image: PIXEL, caption: 'Ground floor' },
    images: [
      { url: 'https://cdn.example/2', alt: 'Kitchen', width: 10 },
      { url: 'https://cdn.example/3.png' },
    ],
  };
  const sources = laidOut(data).filter(({ tagName }) => tagName === 'img');
  assert.deepEqual(
    sources.map((each) => attribute(each, 'src')),
    ['https://cdn.example/1', PIXEL, PIXEL, 'https://cdn.example/2', 'https://cdn.example/3.png'],
  );
  const text = textOf(data);
  for (const shown of ['Ground floor', 'Kitchen']) assert.ok(text.includes(shown), shown);
  assert.doesNotMatch(text, /base64|cdn\.example\/[123]/);
});
