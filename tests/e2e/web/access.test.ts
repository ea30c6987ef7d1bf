import assert from 'node:assert/strict';
import axe from 'axe-core';
import { describe, test } from 'vitest';
import { usePages, type Visit } from './use-pages.ts';

const { visit } = usePages();

/** Every view, and what shows that it is there. */
const VIEWS: Readonly<Record<string, (site: Visit) => Promise<unknown>>> = {
  '': (site) => site.documentSays('Harbourline Coffee Roasters'),
  templates: (site) => site.says('Modern quote'),
  batch: (site) => site.says('Match the columns'),
  usage: (site) => site.says('Recent documents'),
  'templates/invoice-clean': (site) => site.documentSays('Maya Lindqvist'),
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

async function violationsOn({ page }: Visit): Promise<readonly Violation[]> {
  // The page's policy holds for scripts of the page: this one comes from outside.
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    async () =>
      (
        await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
          iframes: false,
          resultTypes: ['violations'],
        })
      ).violations,
  );
  return found as unknown as readonly Violation[];
}

for (const [view, isThere] of Object.entries(VIEWS)) {
  describe(`the view ${view || 'playground'}`, () => {
    for (const colours of ['light', 'dark'] as const) {
      test(`[web.accessible] has no violation that axe finds, ${colours}`, async () => {
        const site = await visit(view, { hasKey: true, colours });
        await isThere(site);
        const violations = await violationsOn(site);
        const listed = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
        );
        assert.deepEqual(listed, []);
        assert.deepEqual(site.errors, []);
        await site.close();
      });
    }

    test('[web.narrow] fits 360 pixels without scrolling sideways', async () => {
      const site = await visit(view, { hasKey: true, viewport: { width: 360, height: 740 } });
      await site.page.waitForSelector('h1');
      const width = await site.page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(width, 360);
      assert.deepEqual(await violationsOn(site), []);
      await site.close();
    });
  });
}

test('[web.narrow] on a small screen the document is one press away from its data', async () => {
  const site = await visit('', { hasKey: true, viewport: { width: 360, height: 740 } });
  await site.press('Document');
  await site.documentSays('Harbourline Coffee Roasters');
  await site.close();
});

test('[web.keyboard] the editor says how to leave it, in view and to screen readers', async () => {
  const site = await visit('', { hasKey: true });
  const editor = await site.page.waitForSelector('>>> .cm-content', { visible: true });
  await editor?.focus();
  await site.says('Esc, then Tab, leaves the editor');
  const description = await editor?.evaluate((each) => {
    const root = each.getRootNode() as ShadowRoot;
    return root.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent;
  });
  assert.equal(description, 'Esc, then Tab, leaves the editor');
  await site.close();
});

test('[web.keyboard] a document is changed and saved with the keyboard alone', async () => {
  const site = await visit('', { hasKey: true });
  const { page } = site;
  await site.documentSays('Harbourline Coffee Roasters');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') || element?.id || element?.textContent || '';
    });
  const tabTo = async (isReached: (name: string) => boolean) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (isReached(await focused())) return;
      // The editor keeps Tab for indentation, unless Escape came before.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
    }
    assert.fail(`not reached; the focus is on ${await focused()}`);
  };
  await tabTo((name) => name === 'say');
  await page.keyboard.type('add the note "Delivery is free."');
  await page.keyboard.press('Enter');
  await site.documentSays('Delivery is free.');
  await tabTo((name) => name === 'Undo');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.changes') === null);
  assert.deepEqual(site.errors, []);
  await site.close();
});
