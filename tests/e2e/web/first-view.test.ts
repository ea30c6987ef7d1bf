import assert from 'node:assert/strict';
import { test } from 'vitest';
import { useService } from '#tests/support/service.ts';

const service = useService();

/** What a first visit waits for: the page with its code, style, icon and font. The editor comes after it. */
const MAX_BYTES = 120_000;

test('[web.first-view] the first view is small as it is sent', async () => {
  const sent = async (path: string): Promise<{ size: number; text: string }> => {
    const response = await fetch(new URL(path, service.url), {
      headers: { 'accept-encoding': 'gzip' },
    });
    assert.equal(response.status, 200, path);
    const size = Number(response.headers.get('content-length') ?? assert.fail(path));
    return { size, text: await response.text() };
  };
  const page = await sent('/');
  const named = [...page.text.matchAll(/(?:src|href)="\.(?<path>\/app\/[^"]+)"/g)];
  const parts = await Promise.all(named.map(({ groups }) => sent(groups?.['path'] ?? '')));
  assert.ok(parts.length >= 3);
  const [, font] =
    parts
      .map(({ text }) => /url\(([^)]*inter-latin-wght-normal[^)]*)\)/.exec(text))
      .find(Boolean) ?? assert.fail('no font');
  const { size } = await sent(new URL(font ?? '', `${service.url}/app/assets/`).pathname);
  const whole = [page, ...parts].reduce((sum, part) => sum + part.size, size);
  assert.ok(whole <= MAX_BYTES, `${whole} bytes`);
});
