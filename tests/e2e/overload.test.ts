import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { describeEverywhere, useService } from '#tests/support/service.ts';

const HANG = '<p>never</p><script>for (;;);</script>';
const SLOW = { html: '<p>slow</p><script>1</script>', options: { waitMs: 1_500 } };

describeEverywhere(
  'deadlines',
  (service) => {
    test('[create.timeout] [create.generation-failed] [renderer.deadline] a document that never ends is ended, and the next one is made', async () => {
      const response = await service.send('POST', '/v1/create', { html: HANG });
      assert.equal(response.status, 500);
      const body = (await response.json()) as { code: string; details: { reason: string } };
      assert.equal(body.code, 'GENERATION_FAILED');
      assert.equal(body.details.reason, 'timeout');
      const next = await service.send('POST', '/v1/create', { html: '<p>next<script>1</script>' });
      assert.equal(next.status, 200);
      assert.ok(
        (await readPdf(Buffer.from(await next.arrayBuffer()))).pages[0]?.text.includes('next'),
      );
    });

    test('[generate.error] and of a session likewise', async () => {
      const created = await service.send(
        'POST',
        '/v1/create',
        { html: '<p>x', options: {} },
        { accept: 'application/json' },
      );
      const { sessionId } = (await created.json()) as { sessionId: string };
      const response = await service.send('POST', '/v1/generate', {
        sessionId,
        options: { waitFor: '#never' },
      });
      const text = await response.text();
      // A selector that never matches is told as a warning or ends at the deadline; it never hangs.
      if (response.status !== 200) assert.equal(JSON.parse(text).code, 'GENERATE_ERROR');
    });
  },
  { RENDER_TIMEOUT_MS: '6000' },
);

describe('a full queue', () => {
  const service = useService({ RENDER_CONCURRENCY: '1', RENDER_QUEUE: '3' });

  test('[renderer.overloaded] answers requests beyond the queue with Retry-After, and serves those in it', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => service.send('POST', '/v1/create', SLOW)),
    );
    const made = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 503);
    assert.equal(made.length + refused.length, 10);
    assert.ok(made.length >= 3 && refused.length >= 1, `${made.length} made`);
    for (const response of refused) {
      assert.equal(((await response.json()) as { code: string }).code, 'OVERLOADED');
      assert.match(response.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    }
  });

  test('one owner’s queue does not hold up another owner', async () => {
    const { apiKey } = await issueKey(service.ports, { tier: 'free' });
    const order: string[] = [];
    const send = async (owner: string, headers: Record<string, string>) => {
      const response = await service.send('POST', '/v1/create', SLOW, headers);
      if (response.status === 200) order.push(owner);
    };
    const crowd = Array.from({ length: 3 }, () => send('crowd', {}));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([...crowd, send('single', { authorization: `Bearer ${apiKey}` })]);
    assert.notEqual(order.at(-1), 'single');
  });

  test('a client that goes away frees its place', async () => {
    const gone = new AbortController();
    const abandoned = Array.from({ length: 4 }, () =>
      fetch(`${service.url}/v1/create`, {
        method: 'POST',
        signal: gone.signal,
        headers: {
          authorization: `Bearer gk_${'o'.repeat(43)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ html: HANG }),
      }).catch(() => {}),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    gone.abort();
    await Promise.all(abandoned);
    const response = await service.send('POST', '/v1/create', {
      html: '<p>here<script>1</script>',
    });
    assert.equal(response.status, 200);
  });
});
