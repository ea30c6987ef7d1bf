import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { readUsage } from '#lib/domain/limits/monthly-limit.ts';
import { OWNER_KEY, useService } from '#tests/support/service.ts';

interface Warning {
  code: string;
  message: string;
  subject?: string;
  region?: string;
  selector?: string;
}
interface Answer {
  code?: string;
  warnings?: Warning[];
  sessionId?: string;
  details?: { reason?: string; warnings?: Warning[] };
}

const DOLLAR = '$';
const JSON_ONLY = { accept: 'application/json' };
const BOX = '<div class="box" style="width:120px;height:1.4em;overflow:hidden">';
const LONG = 'nothing of this sentence fits into the box that it has been given';

describe('warnings', () => {
  const service = useService();
  const post = async (path: string, body: unknown) => {
    const response = await service.send('POST', path, body, JSON_ONLY);
    return { status: response.status, answer: (await response.json()) as Answer };
  };
  const warningsOf = async (body: Record<string, unknown>) => {
    const { status, answer } = await post('/v1/create', body);
    assert.equal(status, 200, JSON.stringify(answer).slice(0, 400));
    return answer.warnings ?? [];
  };
  const codes = (list: readonly Warning[]) => list.map(({ code, subject }) => [code, subject]);

  test('[warnings.broken-image] a picture that fails is left out of a document of data, and named', async () => {
    const data = {
      invoiceNumber: 'INV-7',
      dueDate: '2026-07-01',
      from: { name: 'Ferry Desk' },
      client: { name: 'Ada Lovelace' },
      items: [{ description: 'Tea', quantity: 1, unitPrice: 5, total: 5 }],
      total: 5,
    };
    const broken = `data:image/png;base64,${'A'.repeat(400)}`;
    const make = async (body: object) => {
      const { answer } = await post('/v1/create', { data: body, format: 'png' });
      return answer as Answer & { url: string };
    };
    const [plain, failed] = [await make(data), await make({ ...data, logo: broken })];
    assert.deepEqual(
      (failed.warnings ?? []).map(({ code }) => code),
      ['RESOURCE_FAILED'],
    );
    assert.equal(failed.url, plain.url);
  });

  test('[warnings.text-cut] name text that a box hides, with its place, in PDF and PNG, with script and without', async () => {
    const html = `<p>seen</p>${BOX}${LONG}</div>`;
    for (const body of [
      { html },
      { html, format: 'png' },
      { html: `${html}<script>document.title='x'</script>` },
      { html: `${html}<script>document.title='x'</script>`, format: 'png' },
    ]) {
      const [warning, ...more] = await warningsOf(body);
      assert.deepEqual(
        [warning?.code, warning?.selector],
        ['TEXT_CUT', 'div.box'],
        JSON.stringify(body),
      );
      assert.ok(LONG.startsWith(warning?.subject ?? 'none'));
      assert.deepEqual(more, []);
    }
  });

  test('[warnings.text-cut] name what is cut by an ellipsis, a line clamp or the edge of the page', async () => {
    const cut = [
      `<p style="width:90px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">${LONG}`,
      `<p style="width:200px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden">${LONG}`,
      `<p style="white-space:nowrap">${LONG.repeat(5)}`,
      `<p style="position:absolute;left:-900px">${LONG}`,
    ];
    for (const html of cut)
      assert.deepEqual(
        (await warningsOf({ html })).map(({ code }) => code),
        ['TEXT_CUT'],
        html,
      );
  });

  test('[warnings.text-cut] stay away where everything is seen, or is meant not to be', async () => {
    const whole = [
      `<p>${LONG.repeat(30)}`,
      `<p style="overflow:hidden">${LONG}`,
      `<div style="overflow:hidden;border-radius:8px"><table><tr><td>a<td>b</table></div>`,
      `<span style="position:absolute;width:1px;height:1px;overflow:hidden">${LONG}</span>`,
      `<div style="height:0;overflow:hidden">${LONG}</div>`,
      `<div style="width:10px;overflow:hidden;visibility:hidden">${LONG}</div>`,
      // Content a little wider than the page is printed smaller.
      `<div style="width:900px;text-align:right">end</div>`,
      `<style>@page{size:2000px 500px}</style><div style="width:1800px;text-align:right">end</div>`,
      '<button style="overflow:hidden;height:20px">Pay</button>',
    ];
    for (const html of whole) assert.deepEqual(await warningsOf({ html }), [], html);
  });

  test('[warnings.placeholders] name placeholders that nothing filled in, but not code', async () => {
    const html =
      `<section data-service-region="intro"><p class="hi">Dear {{first_name}}, ${DOLLAR}{amount} of [[product]] for %CUSTOMER% {{first_name}}</section>` +
      `<pre>{{example}}</pre><code>${DOLLAR}{x}</code><p>100%A {} $5 [1] 50% A%`;
    const found = await warningsOf({ html });
    assert.deepEqual(codes(found), [
      ['PLACEHOLDER_UNRESOLVED', '{{first_name}}'],
      ['PLACEHOLDER_UNRESOLVED', `${DOLLAR}{amount}`],
      ['PLACEHOLDER_UNRESOLVED', '[[product]]'],
      ['PLACEHOLDER_UNRESOLVED', '%CUSTOMER%'],
    ]);
    assert.deepEqual([found[0]?.region, found[0]?.selector], ['intro', 'section > p.hi']);
  });

  test('[warnings.placeholders] are looked for in data, in templates and after scripts have run', async () => {
    const data = { title: 'Offer', body: 'Dear {{name}}, welcome', date: '2026-01-01' };
    assert.deepEqual(codes(await warningsOf({ data })), [['PLACEHOLDER_UNRESOLVED', '{{name}}']]);
    const filled = '<p id=a>{{name}}</p><script>a.textContent="Ada"</script>';
    assert.deepEqual(await warningsOf({ html: filled }), []);
    const left = '<p id=a></p><script>a.textContent="{{name}}"</script>';
    assert.deepEqual(codes(await warningsOf({ html: left })), [
      ['PLACEHOLDER_UNRESOLVED', '{{name}}'],
    ]);
  });

  test('[warnings.header] are counted in a header where the file itself is sent', async () => {
    const count = async (html: string) =>
      (
        await service.send('POST', '/v1/create', { html }, { accept: 'application/pdf' })
      ).headers.get('x-service-warnings');
    assert.equal(await count('<p>{{a}} {{b}}'), '2');
    assert.equal(await count('<p>fine'), '0');
  });

  test('[warnings.strict] are failures of the endpoint under strict: nothing is charged, nothing stored', async () => {
    const caller = await authenticate(service.ports, OWNER_KEY);
    assert.ok(typeof caller === 'object');
    const kept = async () => {
      const partition = `OWNER#${caller.ownerId}`;
      const { items } = await service.ports.table.query({ partition, prefix: '', limit: 100 });
      return [items.length, (await readUsage(service.ports, caller)).documents];
    };
    const before = await kept();
    for (const html of [
      '<p>Dear {{name}}',
      `${BOX}${LONG}</div>`,
      '<img src="data:image/png;base64,AAAA">',
    ]) {
      const { status, answer } = await post('/v1/create', { html, options: { strict: true } });
      assert.deepEqual(
        [status, answer.code, answer.details?.reason],
        [500, 'GENERATION_FAILED', 'warnings'],
        html,
      );
      assert.equal(answer.details?.warnings?.length, 1, html);
    }
    assert.deepEqual(await kept(), before);
    const fine = await post('/v1/create', { html: '<p>fine', options: { strict: true } });
    assert.equal(fine.status, 200);
    assert.equal((await kept())[1], (before[1] ?? 0) + 1);
  });

  test('[warnings.strict] hold for generate, whatever was rendered before, and for each item of a batch', async () => {
    const { answer } = await post('/v1/create', { html: `${BOX}${LONG}</div>` });
    const { sessionId } = answer;
    const again = await post('/v1/generate', { sessionId });
    assert.deepEqual(
      again.answer.warnings?.map(({ code }) => code),
      ['TEXT_CUT'],
    );
    const strict = await post('/v1/generate', { sessionId, options: { strict: true } });
    assert.deepEqual(
      [strict.status, strict.answer.code, strict.answer.details?.reason],
      [500, 'GENERATE_ERROR', 'warnings'],
    );
    const items = [
      { data: { title: 'A', note: '{{x}}' } },
      { data: { title: 'B', note: '{{x}}' }, options: { strict: true } },
    ];
    const { answer: batch } = await post('/v1/batch/generate', { items });
    const [first, second] = (batch as { results: (Answer & { status: string })[] }).results;
    assert.deepEqual([first?.status, first?.warnings?.length], ['success', 1]);
    assert.deepEqual([second?.status, second?.details?.reason], ['error', 'warnings']);
  });
});
