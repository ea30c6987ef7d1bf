import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { inForm, inForms } from '#lib/domain/templates/built-in/forms.ts';
import { loadPage } from '#lib/domain/templates/built-in/index.ts';
import { checkTemplateSyntax } from '#lib/domain/templates/render.ts';
import { builtInTemplates } from '#tests/support/built-in-templates.ts';

describe('the two forms of a built-in template', () => {
  test('are written as one, also within each other', () => {
    const both = inForms('{{text}}', '{{meta.notes}}');
    const markup = `<p>${inForms(`<b>${both}</b>`, `<i>${both}</i>`)}</p>${inForms('', '!')}`;
    assert.equal(inForm(markup, 'page'), '<p><b>{{text}}</b></p>');
    assert.equal(inForm(markup, 'own'), '<p><i>{{meta.notes}}</i></p>!');
  });

  for (const { id, html } of builtInTemplates)
    test(`${id}: one sets the document, the other names its schema`, async () => {
      const page = (await loadPage(id)) ?? assert.fail(id);
      assert.match(page, /printed\.page/);
      assert.doesNotMatch(html, /printed/);
      for (const each of [page, html]) {
        checkTemplateSyntax(each);
        assert.doesNotMatch(each, /<!--/);
      }
    });
});
