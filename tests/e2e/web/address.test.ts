import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, test } from 'vitest';
import { readPdf } from '#tests/support/pdf.ts';
import { usePages } from './use-pages.ts';

const outside = createServer((_, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<h1>Opening hours</h1><p>From nine to five</p>');
});
outside.listen(0, '127.0.0.1');
await once(outside, 'listening');
const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
afterAll(() => void outside.close());

const { visit } = usePages({ EGRESS_ALLOW: host });

test('[web.inputs] the page of an address is seen as its PDF, changed and saved', async () => {
  const site = await visit('', { hasKey: true });
  await site.documentSays('Harbourline Coffee Roasters');
  await site.paste(`http://${host}/`);
  await site.says('The page of an address is seen under');
  await site.press('Pages');
  await site.page.waitForSelector('canvas[aria-label="Page 1 of 1"]');
  await site.fill('Say what to change', 'change "From nine to five" to "From ten to four"');
  await site.press('Change');
  await site.page.waitForSelector('.changes');
  const { bytes } = await site.download('Download PDF');
  const { pages } = await readPdf(bytes);
  assert.match(pages[0]?.text ?? '', /From ten to four/);
  assert.deepEqual(site.errors, []);
  await site.close();
});
