import assert from 'node:assert/strict';
import { test } from 'vitest';
import { warmUpEditor } from '#lib/domain/editing/session/warm-up.ts';

test('loads and warms up the editor in steps that let other work run', async () => {
  let pauses = 0;
  await warmUpEditor(async () => {
    pauses += 1;
  });
  assert.ok(pauses > 10, `${pauses} pauses`);
});

test('stops loading ahead on its signal', async () => {
  const stop = new Error('stopped');
  await assert.rejects(
    warmUpEditor(() => Promise.reject(stop)),
    (error) => error === stop,
  );
});
