import assert from 'node:assert/strict';
import { test } from 'vitest';
import { generateBatch } from '#lib/domain/creation/generate-batch.ts';
import { RenderError } from '#lib/ports/renderer.ts';
import { newCaller, onEveryStore } from '#tests/support/stores.ts';

onEveryStore('a batch', (stores) => {
  const signal = new AbortController().signal;
  const items = [{ data: { note: 'one' } }, { data: { note: 'two' } }];

  test('fails an item that the renderer refuses, with the reason', async () => {
    const renderer = {
      render: () => Promise.reject(new RenderError('crashed', 'The browser died')),
      inspect: () => Promise.reject(new Error('nothing is inspected')),
      refusal: () => undefined,
    };
    const result = await generateBatch(
      { ...stores().ports, renderer },
      newCaller('free'),
      items,
      signal,
    );
    assert.equal(result.failCount, 2);
    assert.match(
      JSON.stringify(result.results[0]),
      /"error":"The browser died","errorCode":"ITEM_GENERATION_FAILED"/,
    );
  });

  test('[batch.error] what is no item’s failure is BATCH_ERROR', async () => {
    const { ports } = stores();
    const renderer = {
      render: () => Promise.reject(new Error('a bug')),
      inspect: () => Promise.reject(new Error('nothing is inspected')),
      refusal: () => undefined,
    };
    const log = {
      ...ports.log,
      error: () => {
        throw new Error('no space left to log to');
      },
    };
    await assert.rejects(
      generateBatch({ ...ports, renderer, log }, newCaller('free'), items, signal),
      { code: 'BATCH_ERROR', status: 500 },
    );
  });
});
