import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { pages as documents } from '#tests/docs/markdown.ts';
import { type OpenSite, type SiteBrowser, startSiteBrowser } from '#tests/support/open-site.ts';
import { OWNER_KEY, useService } from '#tests/support/service.ts';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Buttons in buttons, and text outside of landmarks. */
const SWAGGER_UI = ['heading-order', 'nested-interactive', 'region'];

const service = useService();
let browser: SiteBrowser;
beforeAll(async () => {
  browser = await startSiteBrowser();
});
afterAll(() => browser.close());

const get = (path: string) => fetch(`${service.url}${path}`);

/** Nothing went wrong, and nothing but this service was asked for anything. */
function assertClean({ errors, requests }: OpenSite): void {
  assert.deepEqual(errors, []);
  const foreign = requests.filter((url) => !url.startsWith(`${service.url}/`));
  assert.deepEqual(
    foreign.filter((url) => !/^(?:data|blob):/.test(url)),
    [],
  );
}

async function violations(page: Page): Promise<string[]> {
  // A content security policy holds for tags, not for what the browser is told to evaluate.
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { html: string }[] }[];
  };
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe('the API reference', () => {
  test('[docs.reference] lists every operation, without an error or a foreign address', async () => {
    const site = await browser.open(`${service.url}/docs`);
    await site.page.waitForSelector('.opblock');
    const shown = await site.page.$$eval('.opblock-summary-path', (all) =>
      all.map((each) => each.getAttribute('data-path')),
    );
    const { paths } = (await (await get('/v1/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    const expected = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(() => path),
    );
    assert.deepEqual(shown.toSorted(), expected.toSorted());
    assertClean(site);
    const ids = (await violations(site.page)).map((text) => text.split(':')[0]);
    assert.deepEqual(ids, SWAGGER_UI, 'axe finds what Swagger UI does itself');
    await site.close();
  });

  test('[docs.try] an endpoint is tried with the key of the tab, against this service', async () => {
    const site = await browser.open(`${service.url}/#key=${OWNER_KEY}`);
    const { page } = site;
    await page.goto(`${service.url}/docs#/templates/templatesCount`);
    await page.locator('#operations-templates-templatesCount .execute').click();
    await page.waitForSelector('.live-responses-table .response-col_status');
    const answer = await page.$eval('.live-responses-table', (table) => table.textContent ?? '');
    assert.match(answer, /^CodeDetails200/);
    assert.match(answer, /"success": true/);
    assertClean(site);
    await site.close();
  });
});

test('[docs.try] the example of create makes a file to be downloaded', async () => {
  const site = await browser.open(`${service.url}/#key=${OWNER_KEY}`);
  const { page } = site;
  await page.goto(`${service.url}/docs#/create/createDocument`);
  await page.locator('#operations-create-createDocument .execute').click();
  const link = await page.waitForSelector('.live-responses-table a[download]');
  const file = await link?.evaluate(({ href, download }) => ({ href, download }));
  assert.match(file?.href ?? '', /^blob:/);
  assert.match(file?.download ?? '', /\.pdf$/);
  assertClean(site);
  await site.close();
});

describe('the guides', () => {
  test('[docs.guides] every document of the product is a page, and its links lead to pages', async () => {
    const start = await (await get('/docs/start')).text();
    const open = new Set(['/docs/start']);
    for (const path of open) {
      const answer = await get(path);
      assert.equal(answer.status, 200, path);
      const html = path === '/docs/start' ? start : await answer.text();
      for (const [, href = ''] of html.matchAll(/ href="([^"#]+)/g)) {
        if (/^[a-z]+:/.test(href)) continue;
        open.add(new URL(href, `${service.url}${path}`).pathname);
      }
    }
    const expected = documents.filter((file) => file.startsWith('docs/')).length;
    const guides = [...open].filter((path) => /^\/docs\/[^.]+$/.test(path));
    assert.ok(guides.length >= expected, `${guides.length} of ${expected}`);
  });

  for (const [colours, width] of [
    ['light', 1_280],
    ['dark', 360],
  ] as const)
    test(`[docs.accessible] axe finds nothing, ${colours}, ${width} wide`, async () => {
      const viewport = { width, height: 900 };
      for (const path of ['start', 'create', 'errors', 'decisions/012-jobs']) {
        const site = await browser.open(`${service.url}/docs/${path}`, { colours, viewport });
        assert.deepEqual(await violations(site.page), [], path);
        const wide = await site.page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${path}: ${wide}`);
        assertClean(site);
        await site.close();
      }
    });
});
