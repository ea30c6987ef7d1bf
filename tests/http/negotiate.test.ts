import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { negotiateFile } from '#lib/http/negotiate.ts';

const PDF = 'application/pdf';
const PNG = 'image/png';
const AXIOS = 'application/json, text/plain, */*';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

const table: [accept: string | undefined, mediaType: string, answer: 'file' | 'json'][] = [
  [undefined, PDF, 'file'],
  ['', PDF, 'file'],
  ['  ', PDF, 'file'],
  ['*/*', PDF, 'file'],
  ['*/*', PNG, 'file'],
  ['*/*;q=0.1', PDF, 'file'],
  [PDF, PDF, 'file'],
  ['APPLICATION/PDF', PDF, 'file'],
  ['image/png', PNG, 'file'],
  ['application/*', PDF, 'file'],
  ['image/*', PNG, 'file'],
  [BROWSER, PDF, 'file'],
  [`${PDF}, application/json;q=0.9`, PDF, 'file'],
  [`application/json;q=0.9, ${PDF}`, PDF, 'file'],
  ['application/json;q=0.5, */*', PDF, 'file'],
  ['application/json;q=0, */*', PDF, 'file'],
  ['application/json;q=0', PDF, 'json'],
  ['application/json', PDF, 'json'],
  ['Application/JSON', PDF, 'json'],
  ['application/json; charset=utf-8', PDF, 'json'],
  [`application/json; charset=utf-8, ${PDF};q=0.5`, PDF, 'json'],
  [AXIOS, PDF, 'json'],
  [AXIOS, PNG, 'json'],
  [`application/json, ${PDF}`, PDF, 'json'],
  [`${PDF}, application/json`, PDF, 'json'],
  [`${PDF};q=0.5, application/json;q=0.5`, PDF, 'json'],
  [`${PDF};q=0.4, application/json;q=0.5`, PDF, 'json'],
  ['application/json, application/*', PDF, 'json'],
  ['text/html', PDF, 'json'],
  [PNG, PDF, 'json'],
  [PDF, PNG, 'json'],
  ['image/jpeg', PNG, 'json'],
  ['application/*', PNG, 'json'],
  [`${PDF};q=0`, PDF, 'json'],
  [`${PDF};q=0, */*`, PDF, 'json'],
  ['*/*;q=0', PDF, 'json'],
  ['nonsense', PDF, 'json'],
  [',;=,"', PDF, 'json'],
  [`nonsense, ${PDF}`, PDF, 'file'],
];

describe('negotiateFile', () => {
  for (const [accept, mediaType, answer] of table) {
    test(`answers ${JSON.stringify(accept) ?? 'no header'} for ${mediaType} with the ${answer}`, () => {
      assert.equal(negotiateFile(accept, mediaType), answer);
    });
  }

  test('decides about any header', () => {
    const piece = fc.constantFrom(PDF, 'application/json', '*/*', ';q=', '0.5', ',', '"', ';', '=');
    const header = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(header, (accept) => {
        assert.match(negotiateFile(accept, PDF), /^(file|json)$/);
      }),
    );
  });
});
