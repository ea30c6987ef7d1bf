import assert from 'node:assert/strict';
import { test } from 'vitest';
import { written } from '#lib/domain/layout/markup.ts';

test('makes links of addresses that can be followed, and text of all others', () => {
  const write = (kind: 'phone' | 'email' | 'url' | 'text', text: string) =>
    written({ path: '', label: '', kind, text });
  assert.equal(write('phone', '+49 (30) 123-45'), '<a href="tel:+493012345">+49 (30) 123-45</a>');
  assert.match(write('phone', '555 010 99 ext 12'), /^<a href="tel:55501099">/);
  assert.equal(write('phone', 'on request'), 'on request');
  assert.equal(write('email', 'a@b.example'), '<a href="mailto:a@b.example">a@b.example</a>');
  assert.equal(write('url', 'javascript:alert(1)'), 'javascript:alert(1)');
  assert.equal(write('text', '<b>x</b>'), '&lt;b&gt;x&lt;/b&gt;');
});
