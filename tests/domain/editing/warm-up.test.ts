import assert from 'node:assert/strict';
import { test } from 'vitest';
import { warmUpEditor } from '#lib/domain/editing/session/warm-up.ts';

test('the editor is loaded and tried in many steps, between which everything else has its turn', async () => {
  let pauses = 0;
  await warmUpEditor(async () => {
    pauses += 1;
  });
  assert.ok(pauses > 10, `${pauses} pauses`);
});

test('loading ahead stops where it may not go on', async () => {
  const stop = new Error('stopped');
  await assert.rejects(
    warmUpEditor(() => Promise.reject(stop)),
    (error) => error === stop,
  );
});
