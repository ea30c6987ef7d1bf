import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import type { z } from 'zod';
import type { GeneratedDocument } from '#schemas/create.ts';
import type { AssessResponse, MigrationProvider } from '#schemas/service/migration.ts';
import type { Template } from '#schemas/template.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const SAMPLES: Readonly<Record<MigrationProvider, string>> = {
  handlebars: 'handlebars.hbs',
  pdfmonkey: 'pdfmonkey.liquid',
  apitemplate: 'apitemplate.html',
  carbone: 'carbone.html',
  craftmypdf: 'craftmypdf.json',
  docraptor: 'docraptor.html',
};
const fixture = (name: string) => readFile(`tests/fixtures/migration/${name}`, 'utf8');
const data = JSON.parse(await fixture('data.json')) as Record<string, unknown>;

describeEverywhere('migration', (service) => {
  const post = async <Body>(path: string, body: object) => {
    const headers = { accept: 'application/json' };
    const response = await service.send('POST', path, body, headers);
    return { status: response.status, body: (await response.json()) as Body };
  };

  test.each(Object.entries(SAMPLES))(
    '[migrate.assess] %s: the converted template is stored and makes the document',
    async (provider, file) => {
      const request = { provider, template: await fixture(file), data };
      const assessed = await post<z.infer<typeof AssessResponse>>('/v1/migrate/assess', request);
      assert.equal(assessed.status, 200, JSON.stringify(assessed.body).slice(0, 300));
      const { converted, supported, unsupported, score, steps } = assessed.body.assessment;
      assert.ok(score > 0.4 && score < 1 && supported.length > 0 && unsupported.length > 0);
      assert.ok(steps.length >= 3);
      const lines = request.template.split('\n').length;
      assert.ok(unsupported.every(({ line }) => line <= lines));
      const draft = { name: provider, html: converted.html, schema: converted.schema };
      const saved = await post<{ template: Template }>('/v1/templates/saved', draft);
      assert.equal(saved.status, 201);
      const order = { templateId: saved.body.template.id, data: converted.sampleData };
      const made = await post<GeneratedDocument>('/v1/create', order);
      assert.equal(made.status, 200, JSON.stringify(made.body).slice(0, 300));
      const bytes = Buffer.from(made.body.url.slice(made.body.url.indexOf(',') + 1), 'base64');
      const text = (await readPdf(bytes)).pages.map((page) => page.text).join(' ');
      const expected = provider === 'docraptor' ? ['Spring tides'] : ['SW-2026-014', 'Oat biscuit'];
      for (const part of expected) assert.ok(text.includes(part), `${part} in ${text}`);
    },
  );

  test('[migrate.assess] what cannot be read is refused with the field and the line', async () => {
    for (const [body, path] of [
      [{ provider: 'handlebars', template: '<p>\n{{#if a}}' }, 'template'],
      [{ provider: 'word', template: 'x' }, 'provider'],
      [{ provider: 'handlebars' }, 'template'],
      [{ provider: 'handlebars', template: ' ' }, 'template'],
      [{ provider: 'handlebars', payload: { data: {} } }, 'payload'],
      [{ provider: 'handlebars', template: 'x', data: {} }, 'data'],
    ] as const) {
      const answer = await post<{ code: string; details: { path: string[] }[] }>(
        '/v1/migrate/assess',
        body,
      );
      assert.deepEqual(
        [answer.status, answer.body.code, answer.body.details[0]?.path[0]],
        [400, 'VALIDATION_ERROR', path],
      );
    }
  });
});
