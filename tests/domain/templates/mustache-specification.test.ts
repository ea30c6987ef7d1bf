import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { MustacheCase } from '#tests/fixtures/mustache/case.ts';
import { COMMENTS, DELIMITERS } from '#tests/fixtures/mustache/comments-and-delimiters.ts';
import { INTERPOLATION } from '#tests/fixtures/mustache/interpolation.ts';
import { INVERTED, SECTIONS } from '#tests/fixtures/mustache/sections.ts';
import { fill } from './fill.ts';

/**
 * The specification's modules but partials (which are empty here: a template is one text) and lambdas
 * (data is JSON). A list as the whole data, which it also knows, is refused as data.
 */
function hold(cases: readonly MustacheCase[]): void {
  for (const { rule, template, data, expected, here } of cases) {
    const because = here === undefined ? '' : `; here not: ${here.because}`;
    test(`${rule}${because}`, () => {
      assert.equal(fill(template, data), here?.is ?? expected);
      if (here !== undefined) assert.notEqual(here.is, expected);
    });
  }
}

describe('[mustache.variables] the Mustache specification: interpolation', () =>
  hold(INTERPOLATION));
describe('[mustache.sections] the Mustache specification: sections', () => hold(SECTIONS));
describe('[mustache.inverted] the Mustache specification: inverted sections', () => hold(INVERTED));
describe('[mustache.comments] the Mustache specification: comments', () => hold(COMMENTS));
describe('[mustache.delimiters] the Mustache specification: delimiters', () => hold(DELIMITERS));
