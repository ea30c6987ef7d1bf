import assert from 'node:assert/strict';
import { test } from 'vitest';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere, type TestService } from '#tests/support/service.ts';

const HTML = '<h1>Invoice {{number}}</h1>{{#items}}<p>{{description}} {{total}}</p>{{/items}}';
const DATA = { number: 'A-7', items: [{ description: 'Brass cogs', total: 12 }] };
const DRAFT = { name: 'Ours', type: 'invoice', html: HTML };
const DEMO = { authorization: `Bearer ${DEMO_KEY}` };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface Saved {
  readonly id: string;
  readonly name: string;
  readonly html: string;
  readonly version: number;
  readonly isDefault: boolean;
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Answer {
  readonly template: Saved;
  readonly templates: readonly Saved[];
  readonly details: readonly { path: string[]; message: string }[];
  readonly [key: string]: unknown;
}

async function call(service: TestService, method: string, path: string, body?: unknown) {
  const response = await service.send(method, path, body);
  return { status: response.status, body: (await response.json()) as Answer };
}

async function save(service: TestService, draft: object = DRAFT): Promise<Saved> {
  const { status, body } = await call(service, 'POST', '/v1/templates/saved', draft);
  assert.equal(status, 201, JSON.stringify(body));
  return body.template;
}

async function textOf(service: TestService, templateId: string): Promise<string> {
  const response = await service.send('POST', '/v1/create', { templateId, data: DATA });
  assert.equal(response.status, 200);
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages.map(({ text }) => text).join(' ');
}

describeEverywhere('saved templates', (service) => {
  test('[saved.create] [saved.get] POST answers 201 with the whole template', async () => {
    const saved = await save(service);
    assert.match(saved.id, /^[0-9a-f-]{36}$/);
    assert.equal(saved.html, HTML);
    assert.equal(saved.version, 1);
    assert.equal(saved.isDefault, false);
    assert.equal(saved['createdAt'], saved['updatedAt']);
    const got = await call(service, 'GET', `/v1/templates/saved/${saved.id}`);
    assert.deepEqual(got.body.template, saved);
    const { body } = await call(service, 'POST', '/v1/templates/saved', {});
    const paths = body.details.map(({ path }) => path.join('.'));
    assert.deepEqual(paths.sort(), ['html', 'name']);
  });

  test('[saved.create] a mistake in the Mustache is refused with line and column', async () => {
    const html = '<p>fine</p>\n<p>{{#open}}</p>';
    const { status, body } = await call(service, 'POST', '/v1/templates/saved', { ...DRAFT, html });
    assert.equal(status, 400);
    const [detail] = body.details;
    assert.deepEqual(detail?.path, ['html']);
    assert.match(detail?.message ?? '', /line 2, column 4/);
  });

  test('[saved.limits] names and descriptions have their limits', async () => {
    for (const wrong of [
      { name: '' },
      { name: 'x'.repeat(256) },
      { description: 'x'.repeat(1001) },
      { type: 'poster' },
      { style: 'loud' },
      { html: '   ' },
      { schema: { fields: [{ name: 'a', type: 'date' }] } },
    ]) {
      const { status, body } = await call(service, 'POST', '/v1/templates/saved', {
        ...DRAFT,
        ...wrong,
      });
      assert.equal(status, 400, JSON.stringify(wrong));
      const [detail] = body.details;
      assert.equal(detail?.path[0], Object.keys(wrong)[0]);
    }
    const most = { name: 'x'.repeat(255), description: 'x'.repeat(1000) };
    assert.equal((await save(service, { ...DRAFT, ...most })).name.length, 255);
  });

  test('[saved.list] [templates.list-saved] lists without html, newest first, by type and page', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three'])
      ids.push((await save(service, { ...DRAFT, name, type: 'letter' })).id);
    const path = '/v1/templates/saved?type=letter&limit=2&offset=1';
    const { body } = await call(service, 'GET', path);
    assert.equal(body['total'], 3);
    assert.equal(body['limit'], 2);
    const listed = body.templates;
    assert.equal(listed.length, 2);
    assert.ok(listed.every((each) => each.html === undefined && each['schema'] === undefined));
    const all = await call(service, 'GET', '/v1/templates?source=saved&type=letter');
    const found = all.body.templates.map(({ id }) => id);
    assert.deepEqual(found.toSorted(), ids.toSorted());
    const mixed = await call(service, 'GET', '/v1/templates?type=letter');
    assert.deepEqual(
      [...new Set(mixed.body.templates.map((each) => each['source']))],
      ['builtin', 'saved'],
    );
  });

  test('[saved.update] PUT changes what it names, keeps the rest and every version', async () => {
    const saved = await save(service);
    const path = `/v1/templates/saved/${saved.id}`;
    const html = '<h1>Bill {{number}}</h1>';
    const second = await call(service, 'PUT', path, { html });
    assert.equal(second.status, 200);
    const template = second.body.template;
    assert.deepEqual({ ...template, updatedAt: '' }, { ...saved, html, version: 2, updatedAt: '' });
    await call(service, 'PUT', path, { name: 'Renamed' });
    assert.match(await textOf(service, saved.id), /^Bill A-7$/);
    assert.match(await textOf(service, `${saved.id}@3`), /^Bill A-7$/);
    assert.match(await textOf(service, `${saved.id}@1`), /Invoice A-7\sBrass cogs 12/);
    const { status } = await call(service, 'POST', '/v1/create', {
      templateId: `${saved.id}@4`,
      data: DATA,
    });
    assert.equal(status, 404);
    assert.equal((await call(service, 'PUT', path, {})).status, 400);
    assert.equal((await call(service, 'PUT', path, { html: '{{/x}}' })).status, 400);
  });

  test('[saved.update] twenty updates at once are twenty versions, and none is lost', async () => {
    const { id } = await save(service);
    const keys = ['name', 'description'] as const;
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const update = { [keys[index % 2] ?? 'name']: `value ${index}` };
        const { status } = await call(service, 'PUT', `/v1/templates/saved/${id}`, update);
        assert.equal(status, 200);
      }),
    );
    const { body } = await call(service, 'GET', `/v1/templates/saved/${id}`);
    const last = body.template;
    assert.equal(last.version, 21);
    assert.match(last.name, /^value /);
    assert.match(String(last['description']), /^value /);
    const versions = await Promise.all(
      Array.from({ length: 21 }, async (_, index) => {
        const found = await call(service, 'GET', `/v1/templates/${id}@${index + 1}`);
        const { name, description } = found.body.template;
        return `${name}|${String(description)}`;
      }),
    );
    assert.equal(new Set(versions).size, 21);
  });

  test('[saved.default] keeps one default per type under parallel requests', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { id } = await save(service, { ...DRAFT, name: `${index}`, type: 'contract' });
        return id;
      }),
    );
    await Promise.all(
      ids.map((id) => call(service, 'PUT', `/v1/templates/saved/${id}`, { isDefault: true })),
    );
    const defaults = async (type: string) => {
      const { body } = await call(service, 'GET', `/v1/templates/saved?type=${type}&limit=100`);
      return body.templates.filter(({ isDefault }) => isDefault);
    };
    const [only, ...others] = await defaults('contract');
    assert.ok(only !== undefined && others.length === 0);
    const created = await save(service, { ...DRAFT, type: 'contract', isDefault: true });
    assert.deepEqual(
      (await defaults('contract')).map(({ id }) => id),
      [created.id],
    );
    await call(service, 'PUT', `/v1/templates/saved/${created.id}`, { type: 'receipt' });
    assert.deepEqual(await defaults('contract'), []);
    assert.equal((await defaults('receipt'))[0]?.id, created.id);
    await call(service, 'PUT', `/v1/templates/saved/${created.id}`, { isDefault: false });
    assert.deepEqual(await defaults('receipt'), []);
  });

  test('[saved.delete] DELETE is permanent, with every version', async () => {
    const saved = await save(service, { ...DRAFT, isDefault: true });
    const path = `/v1/templates/saved/${saved.id}`;
    await call(service, 'PUT', path, { html: `<p>${'long '.repeat(40_000)}</p>` });
    const { status, body } = await call(service, 'DELETE', path);
    assert.equal(status, 200);
    assert.deepEqual(body, { success: true, deleted: saved.id });
    for (const [method, gone] of [
      ['GET', path],
      ['DELETE', path],
      ['GET', `/v1/templates/${saved.id}@1`],
    ] as const)
      assert.equal((await call(service, method, gone)).body['code'], 'TEMPLATE_NOT_FOUND');
    const { entries } = await service.ports.blobs.list('templates/');
    assert.deepEqual(
      entries.filter(({ key }) => key.includes(saved.id)),
      [],
    );
  });

  test('[saved.demo] a demo key cannot store, change, clone or delete', async () => {
    const { id } = await save(service);
    for (const [method, path, body] of [
      ['POST', '/v1/templates/saved', DRAFT],
      ['PUT', `/v1/templates/saved/${id}`, { name: 'Mine' }],
      ['DELETE', `/v1/templates/saved/${id}`, undefined],
      ['POST', '/v1/templates/clone', { templateId: 'quote-modern' }],
    ] as const) {
      const response = await service.send(method, path, body, DEMO);
      assert.equal(response.status, 403);
      assert.equal(((await response.json()) as { code: string }).code, 'DEMO_TIER_LIMITATION');
    }
  });

  test("[saved.not-found] an unknown id and another key's are the same 404", async () => {
    const { id } = await save(service);
    const stranger = await issueKey(service.ports, { tier: 'pro' });
    const answers = await Promise.all(
      [id, UNKNOWN].map(async (asked) => {
        const response = await service.send('GET', `/v1/templates/saved/${asked}`, undefined, {
          authorization: `Bearer ${stranger.apiKey}`,
        });
        const body = await response.text();
        return { status: response.status, body: body.replaceAll(asked, '<id>') };
      }),
    );
    assert.equal(answers[0]?.status, 404);
    assert.deepEqual(answers[0], answers[1]);
    const { body } = await call(service, 'GET', `/v1/templates/saved/${UNKNOWN}`);
    const { availableTemplates } = body['details'] as unknown as { availableTemplates: string[] };
    assert.ok(availableTemplates.includes('quote-modern') && availableTemplates.includes(id));
  });

  test('[create.template-saved] [preview.saved] a saved template stands wherever a templateId does', async () => {
    const saved = await save(service);
    assert.match(await textOf(service, saved.id), /Invoice A-7\sBrass cogs 12/);
    const preview = await call(service, 'POST', '/v1/preview', { template: saved.id, data: DATA });
    assert.match(String(preview.body['html']), /<h1>Invoice A-7<\/h1>/);
    const batch = await call(service, 'POST', '/v1/batch/generate', {
      items: [
        { templateId: saved.id, data: DATA },
        { templateId: UNKNOWN, data: DATA },
      ],
    });
    assert.equal(batch.body['successCount'], 1);
    const required = {
      ...DRAFT,
      schema: { fields: [{ name: 'number', type: 'string', required: true }] },
    };
    const strict = await save(service, required);
    const lacking = await call(service, 'POST', '/v1/create', {
      templateId: strict.id,
      data: { a: 1 },
    });
    assert.deepEqual(lacking.body.details[0]?.path, ['data', 'number']);
  });

  test('[templates.clone] clone copies a built-in or a saved template', async () => {
    const clone = await call(service, 'POST', '/v1/templates/clone', {
      templateId: 'quote-modern',
      name: 'Our quote',
    });
    assert.equal(clone.status, 201);
    const template = clone.body.template;
    assert.equal(template.name, 'Our quote');
    assert.equal(template.type, 'quote');
    assert.equal(template['source'], 'saved');
    const original = (await call(service, 'GET', '/v1/templates/quote-modern')).body[
      'template'
    ] as Saved;
    assert.equal(template.html, original.html);
    assert.deepEqual(template['schema'], original['schema']);
    const again = await call(service, 'POST', '/v1/templates/clone', { templateId: template.id });
    assert.equal(again.body.template.name, 'Copy of Our quote');
    const none = await call(service, 'POST', '/v1/templates/clone', { templateId: 'none' });
    assert.equal(none.status, 404);
  });
});
