import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { templateInLanguage } from '#lib/domain/i18n/wording/template-in-language.ts';
import { templateWords } from '#lib/domain/i18n/wording/template-words.ts';
import { builtInSummaries, loadBuiltIn, loadPage } from '#lib/domain/templates/built-in/index.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';

/** What is the same in every language, or has no words. */
const SAME = /^(IBAN|BIC)$/;
const labelsOf = (html: string) =>
  [
    ...html
      .replace(/<style>[\s\S]*?<\/style>| class="[^"]*"/g, '')
      .matchAll(/(?<=[>}])([^<>{}"]+)(?=<|\{\{)/g),
  ]
    .map(([, label = '']) => label.trim())
    .filter((label) => /\p{L}/u.test(label) && !SAME.test(label));

describe('labels of the built-in templates', () => {
  for (const { id, type } of builtInSummaries)
    test(`[wording.templates] ${id} is ${id === 'contract-nda' ? 'as its clauses are' : 'all in its language'}`, async () => {
      const template = await loadBuiltIn(id);
      assert.ok(template !== undefined);
      const english = labelsOf(template.html);
      const words = templateWords('pl');
      const german = templateInLanguage(template.html, 'de-AT');
      if (id === 'contract-nda') return assert.equal(german, template.html);
      const page = (await loadPage(id)) ?? assert.fail(id);
      for (const label of [...english, ...labelsOf(page)])
        assert.ok(words.has(label.toLowerCase()), label);
      const polish = templateInLanguage(template.html, 'pl');
      assert.equal(labelsOf(polish).length, english.length);
      assert.notDeepEqual(labelsOf(polish), english);
      assert.equal(templateInLanguage(template.html, 'eo'), template.html);
      if (type === 'letter') assert.match(german, /content:"Anlagen"[\s\S]*content:"Kopie an"/);
      const filled = renderTemplate({ html: german }, template.sampleData, { locale: 'de' });
      assert.equal(labelsOf(german).length, english.length);
      assert.ok(filled.length > 1_000);
    });
});
