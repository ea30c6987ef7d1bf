import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { negotiateFile } from '#lib/http/negotiate.ts';
import { fc } from '#tests/support/fast-check.ts';

const PDF = 'application/pdf';
const PNG = 'image/png';
const AXIOS = 'application/json, text/plain, */*';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

type Case = [accept: string | undefined, mediaType: string, answer: 'file' | 'json'];

const withoutPreference: Case[] = [
  [undefined, PDF, 'file'],
  ['', PDF, 'file'],
  ['  ', PDF, 'file'],
  ['*/*', PDF, 'file'],
  ['*/*', PNG, 'file'],
  ['*/*;q=0.1', PDF, 'file'],
  ['application/*', PDF, 'file'],
  ['image/*', PNG, 'file'],
  [BROWSER, PDF, 'file'],
];

const namingOne: Case[] = [
  [PDF, PDF, 'file'],
  ['APPLICATION/PDF', PDF, 'file'],
  [PNG, PNG, 'file'],
  [`nonsense, ${PDF}`, PDF, 'file'],
  ['application/json', PDF, 'json'],
  ['Application/JSON', PDF, 'json'],
  ['application/json; charset=utf-8', PDF, 'json'],
];

const withQualities: Case[] = [
  [`${PDF}, application/json;q=0.9`, PDF, 'file'],
  [`application/json;q=0.9, ${PDF}`, PDF, 'file'],
  ['application/json;q=0.5, */*', PDF, 'file'],
  ['application/json;q=0, */*', PDF, 'file'],
  ['application/json;q=0', PDF, 'json'],
  [`application/json; charset=utf-8, ${PDF};q=0.5`, PDF, 'json'],
  [`${PDF};q=0.4, application/json;q=0.5`, PDF, 'json'],
  [`${PDF};q=0`, PDF, 'json'],
  [`${PDF};q=0, */*`, PDF, 'json'],
  ['*/*;q=0', PDF, 'json'],
];

const namingJsonAsHigh: Case[] = [
  [AXIOS, PDF, 'json'],
  [AXIOS, PNG, 'json'],
  [`application/json, ${PDF}`, PDF, 'json'],
  [`${PDF}, application/json`, PDF, 'json'],
  [`${PDF};q=0.5, application/json;q=0.5`, PDF, 'json'],
  ['application/json, application/*', PDF, 'json'],
];

const matchingNeither: Case[] = [
  ['text/html', PDF, 'json'],
  [PNG, PDF, 'json'],
  [PDF, PNG, 'json'],
  ['image/jpeg', PNG, 'json'],
  ['application/*', PNG, 'json'],
  ['nonsense', PDF, 'json'],
  [',;=,"', PDF, 'json'],
];

function assertAnswers(cases: readonly Case[]): void {
  for (const [accept, mediaType, answer] of cases) {
    assert.equal(negotiateFile(accept, mediaType), answer, `${accept} for ${mediaType}`);
  }
}

describe('negotiateFile', () => {
  test('[negotiation.wildcard] no header and wildcards mean the file', () => {
    assertAnswers(withoutPreference);
  });

  test('sends the only type that is named', () => {
    assertAnswers(namingOne);
  });

  test('[negotiation.q-values] the higher quality wins, and 0 excludes', () => {
    assertAnswers(withQualities);
  });

  test('[negotiation.axios] JSON named as high as the file means JSON', () => {
    assertAnswers(namingJsonAsHigh);
  });

  test('[negotiation.neither] a header that matches neither means JSON', () => {
    assertAnswers(matchingNeither);
  });

  test('accepts any header without failing', () => {
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
