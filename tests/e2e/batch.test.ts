import assert from 'node:assert/strict';
import { test } from 'vitest';
import { examples } from '#tests/examples/payloads.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { describeEverywhere } from '#tests/support/service.ts';

interface Result {
  index: number;
  status: string;
  url?: string;
  filename?: string;
  error?: string;
  errorCode?: string;
}

describeEverywhere(
  'POST /v1/batch/generate',
  (service) => {
    test('[batch.partial-failure] [batch.response] [batch.success-item] items stand and fall alone, in order', async () => {
      const response = await service.send('POST', '/v1/batch/generate', {
        items: [
          { data: examples.invoice, style: 'minimal', format: 'pdf' },
          { data: {} },
          { data: examples.quote, format: 'docx' },
          { data: examples.letter, format: 'png' },
          'nonsense',
          { data: { a: 1 }, templateId: 'nope' },
        ],
      });
      assert.equal(response.status, 200);
      const { results, successCount, failCount } = (await response.json()) as {
        results: Result[];
        successCount: number;
        failCount: number;
      };
      assert.deepEqual(
        results.map(({ status }) => status),
        ['success', 'error', 'error', 'success', 'error', 'error'],
      );
      assert.deepEqual(
        results.map(({ index }) => index),
        [0, 1, 2, 3, 4, 5],
      );
      assert.equal(successCount, 2);
      assert.equal(failCount, 4);
      for (const failed of results.filter(({ status }) => status === 'error')) {
        assert.equal(failed.errorCode, 'ITEM_GENERATION_FAILED');
        assert.equal(typeof failed.error, 'string');
      }
      const url = results[0]?.url ?? '';
      assert.match(url, /^data:application\/pdf;base64,/);
      assert.equal(results[0]?.filename, 'invoice-1042.pdf');
      const pdf = await readPdf(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
      assert.ok(pdf.pages[0]?.text.includes('Ada Lovelace'));
      assert.match(results[3]?.url ?? '', /^data:image\/png;base64,/);
    });

    test('[batch.limit] more items than one call may have, none, and no list', async () => {
      for (const items of [
        Array.from({ length: 11 }, () => ({ data: { a: 1 } })),
        [],
        'x',
        undefined,
      ]) {
        const response = await service.send('POST', '/v1/batch/generate', { items });
        assert.equal(response.status, 400);
        const { details } = (await response.json()) as { details: { path: unknown[] }[] };
        assert.deepEqual(details[0]?.path, ['items']);
      }
    });
  },
  { MAX_BATCH_ITEMS: '10' },
);
