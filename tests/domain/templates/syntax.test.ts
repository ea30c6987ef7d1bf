import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { checkTemplateSyntax } from '#lib/domain/templates/render.ts';
import { PagewrightError } from '#lib/errors.ts';
import { fc } from '#tests/support/fast-check.ts';

/** Template, then what is wrong with it, with line and column of the tag. */
const MISTAKES = [
  ['{{#a}}', /"a" is not closed \(line 1, column 1\)/],
  ['text\n  {{#items}}\nmore', /"items" is not closed \(line 2, column 3\)/],
  ['{{/a}}', /"a" is closed but was not opened \(line 1, column 1\)/],
  ['{{#a}}\n{{#b}}\n{{/a}}{{/b}}', /"b" is closed by "a" \(line 3, column 1\)/],
  ['<p>\n\n ab {{name', /not closed: "}}" is missing \(line 3, column 5\)/],
  ['{{#a}}\n {{printed.\n<p>{{/a}}', /not closed: "}}" is missing \(line 2, column 2\)/],
  ['{{{name}}', /"}}}" is missing \(line 1, column 1\)/],
  ['x{{=<% %>', /"=}}" is missing \(line 1, column 2\)/],
  ['{{=<%=}}', /Delimiters are set as .* \(line 1, column 1\)/],
  ['{{=a b c=}}', /Delimiters are set as/],
  [`{{${'x'.repeat(501)}}}`, /longer than 500 characters \(line 1, column 1\)/],
  ['{{#a}}'.repeat(101), /deeper than 100 \(line 1, column 601\)/],
] as const;

describe('template syntax', () => {
  for (const [template, expected] of MISTAKES) {
    test(`reports a mistake with line and column: ${JSON.stringify(template.slice(0, 40))}`, () => {
      assert.throws(
        () => checkTemplateSyntax(template),
        (error: unknown) => {
          assert.ok(error instanceof PagewrightError);
          assert.deepEqual([error.code, error.status], ['VALIDATION_ERROR', 400]);
          assert.match(error.message, expected);
          const [detail] = error.details as { path: string[] }[];
          assert.deepEqual(detail?.path, ['html']);
          return true;
        },
      );
    });
  }

  test('of any text is either valid or reported as a mistake', () => {
    const pieces = fc.constantFrom(
      '{{',
      '}}',
      '{{{',
      '}}}',
      '#',
      '^',
      '/',
      '=',
      '!',
      '>',
      '&',
      'a',
      ' ',
      '\n',
      '<',
      '"',
      '<%',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces).map((all) => all.join('')),
          fc.string(),
        ),
        (template) => {
          try {
            checkTemplateSyntax(template);
          } catch (error) {
            assert.ok(error instanceof PagewrightError, String(error));
            assert.match(error.message, /\(line \d+, column \d+\)$/);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
