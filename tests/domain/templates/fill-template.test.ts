import assert from 'node:assert/strict';
import { test } from 'vitest';
import { fillTemplate } from '#lib/domain/templates/fill-template.ts';

test('[warnings.placeholders] a tag whose value the data lacks is a warning, unless the schema makes it optional', () => {
  const template = {
    html: '<p>{{title}} {{nickname}} {{ghost}}{{#items}}{{name}}{{size}}{{/items}}{{#none}}{{inner}}{{/none}}',
    schema: {
      fields: [
        { name: 'title', type: 'string', required: true },
        { name: 'person.nickname', type: 'string' },
        { name: 'items[].name', type: 'string' },
      ],
    },
  } as const;
  const filled = (data: object) =>
    fillTemplate({ ...template, schema: { fields: [...template.schema.fields] } }, {
      ...data,
    } as never).warnings.map(({ code, subject }) => `${code} ${subject}`);
  assert.deepEqual(filled({ title: 'T', items: [{ name: 'a' }, { size: 1 }] }), [
    'PLACEHOLDER_UNRESOLVED {{ghost}}',
    'PLACEHOLDER_UNRESOLVED {{size}}',
  ]);
  assert.deepEqual(filled({ title: 'T', ghost: null }), []);
  assert.deepEqual(
    filled({ title: 'T', ghost: '', styles: { accentColor: 'no colour at all;' } }),
    ['VALUE_LEFT_OUT data.styles.accentColor'],
  );
});
