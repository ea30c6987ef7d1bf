import assert from 'node:assert/strict';
import { test } from 'vitest';
import { isFoundIn } from '#lib/shared/html/markup-parts.ts';

const filler = 'p{color:red}'.repeat(300);
const page = (css: string, body: string) =>
  `<!doctype html><style>${css}</style><body>${body}</body>`;

test('what is found in a whole document is found in its parts, whatever came before', () => {
  const patterns = [/mark/, /<b>/, /style><body/, /title\s*=/, /<meta(?=[\s/>])[^>]*x/];
  const finders = patterns.map((pattern) => (markup: string) => pattern.test(markup));
  const documents = [
    page(filler, 'none'),
    page(filler, 'mark'),
    page(`${filler}mark`, 'none'),
    page(`mark${filler}`, '<b>'),
    page(filler + filler, `<style>${filler}</style><style>mark</style>`),
    page(filler.repeat(10), 'mark'),
    `<p title="<style>${filler} title = ${filler}</style>">`,
    `<meta a="<style>${filler}x${filler}</style>x">`,
    `<style>${filler}<b>${filler}</style>`,
    `<style>${filler}`,
    `<style>${filler}</styles><b>`,
  ];
  for (const document of [...documents, ...documents.toReversed()]) {
    for (const [index, finds] of finders.entries()) {
      assert.equal(
        isFoundIn(document, finds),
        finds(document),
        `${patterns[index]}: ${document.slice(0, 60)}`,
      );
    }
  }
});

test('a sheet that came before is not looked through again', () => {
  const looked: string[] = [];
  const finds = (markup: string) => looked.push(markup) < 0;
  for (const body of ['one', 'two']) isFoundIn(page(`${filler}q{}`, body), finds);
  assert.equal(looked.filter((markup) => markup.includes('q{}')).length, 1);
  assert.equal(looked.length, 5);
});
