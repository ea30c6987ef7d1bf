import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { writtenTags } from '#lib/domain/templates/parse-template.ts';
import { fill } from './fill.ts';

const IMAGE = `data:image/png;base64,${'iVBORw0KGgo+/='.repeat(300_000)}`;
const WORDS = '<p>A few words of text, and a brace }.</p>\n';

describe('long texts in a template', () => {
  test('keeps an image of 4 MB, whatever the delimiters', () => {
    assert.equal(fill(`{{a}}<img src="${IMAGE}">{{b}}`, { a: 1, b: 2 }), `1<img src="${IMAGE}">2`);
    assert.equal(
      fill(`{{=<% %>=}}<%a%><img alt="x" src="${IMAGE}"><%b%>`, { a: 1, b: 2 }),
      `1<img alt="x" src="${IMAGE}">2`,
    );
    assert.equal(
      fill(`{{=| |=}}|a|<img src="${IMAGE}">|b|`, { a: 1, b: 2 }).length,
      IMAGE.length + 14,
    );
  });

  test('keeps an image of 4 MB as an address within a section and a comment', () => {
    const image = `<img src="${IMAGE}">`;
    assert.equal(fill(`{{#a}}${image}{{/a}}{{! ${image} }}`, { a: [1, 2] }), image.repeat(2));
  });

  test('needs less than 200 MB for 4 MB of text', () => {
    const text = WORDS.repeat(100_000);
    const before = process.memoryUsage().heapUsed;
    assert.equal(fill(`{{a}}${text}{{=<% %>=}}${text}<%a%>`, { a: 1 }), `1${text}${text}1`);
    assert.ok(process.memoryUsage().heapUsed - before < 200_000_000);
  });

  test('keeps lines next to tags as they are', () => {
    const line = `  ${'word '.repeat(10)}\n`;
    assert.equal(fill(`${line}  {{#a}}\n${line}{{/a}}  \n${line}`, { a: 1 }), line.repeat(3));
    assert.equal(fill(`${line}x{{#a}}\n${line}{{/a}}`, { a: 1 }), `${line}x\n${line}`);
  });

  test('treats a brace before a tag as text', () => {
    const name = 'aNameOfMoreThanSixteenCharacters';
    assert.equal(fill(`{p:{{#${name}}}{{${name}}}}{{/${name}}}`, { [name]: 'x' }), '{p:x}');
    assert.equal(fill(`}{{{${name}}}}{{^b}}-{{/b}}`, { [name]: 'x' }), '}x-');
  });

  test('reads names with much white space around and within', () => {
    const space = ' '.repeat(300);
    const name = `a${space}b`;
    assert.equal(
      fill(`{{${space}#${space}${name}${space}}}{{.}}{{/ ${name}}}`, { [name]: 'x' }),
      'x',
    );
    assert.equal(fill(`{{${'\n'.repeat(500_000)}a${'\n'.repeat(500_000)}}}`, { a: 'x' }), 'x');
    assert.equal(fill(`{{! a${'\t'.repeat(1_000_000)}b }}x`), 'x');
  });

  test('gives tags the offsets that they have in the template', () => {
    const template = `${WORDS}{{=<% %>=}}${WORDS}<% #a %>${WORDS}<%&b%><%! ${WORDS} %><%/ a %><%={{ }}=%>{{c}}`;
    assert.deepEqual(
      writtenTags(template).map(({ type, name, at, end }) => [type, name, template.slice(at, end)]),
      [
        ['=', '<% %>', '{{=<% %>=}}'],
        ['#', 'a', '<% #a %>'],
        ['&', 'b', '<%&b%>'],
        ['!', WORDS.trim(), `<%! ${WORDS} %>`],
        ['/', 'a', '<%/ a %>'],
        ['=', '{{ }}', '<%={{ }}=%>'],
        ['name', 'c', '{{c}}'],
      ],
    );
  });

  test('refuses more delimiters than a template needs', () => {
    const sets = Array.from({ length: 12 }, (_, at) => `{{=<${at} ${at}>=}}`).join('');
    assert.throws(() => fill(sets), /Delimiters change more than 10 times \(line 1, column \d+\)/);
  });
});
