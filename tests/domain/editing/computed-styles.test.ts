import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import type { CDPSession } from 'puppeteer-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Browser } from '#lib/adapters/chromium/process/browser.ts';
import { attach } from '#lib/adapters/chromium/process/connection.ts';
import { spawnBrowser } from '#lib/adapters/chromium/process/spawn-browser.ts';
import { locateBrowser } from '#lib/adapters/installation/locate-browser.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import { toSrgb } from '#lib/domain/editing/style/colors.ts';
import { PAGE } from '#lib/domain/editing/style/computed.ts';
import { readStyles } from '#lib/domain/editing/style/read-styles.ts';
import { TEST_CACHE_DIR } from '#tests/adapters/chromium/renderer.ts';
import { galleryMarkup } from './gallery-markup.ts';
import { rawMarkup } from './raw-markup.ts';

const SIDES = ['top', 'right', 'bottom', 'left'];
const PROPERTIES = [
  ...'color background-color font-family font-size font-weight font-style text-align text-decoration-line text-transform letter-spacing line-height break-before break-inside opacity max-width max-height border-top-left-radius'.split(
    ' ',
  ),
  ...SIDES.flatMap((side) => [
    `margin-${side}`,
    `padding-${side}`,
    `border-${side}-width`,
    `border-${side}-style`,
    `border-${side}-color`,
  ]),
];
const BLACK = { red: 0, green: 0, blue: 0, alpha: 1 };

/** Whether both say the same; undefined where the browser's answer comes from its layout. */
function agree(
  property: string,
  ours: string,
  theirs: string,
  fontSize: number,
): boolean | undefined {
  if (/color$/.test(property)) {
    const [a, b] = [toSrgb(ours, BLACK), toSrgb(theirs, BLACK)];
    if (a === undefined || b === undefined) return false;
    const near = (one: number, two: number) => Math.abs(one - two) <= 2;
    return (
      (a.alpha === 0 && b.alpha === 0) ||
      (near(a.red, b.red) &&
        near(a.green, b.green) &&
        near(a.blue, b.blue) &&
        Math.abs(a.alpha - b.alpha) < 0.01)
    );
  }
  // The standard typeface is a setting of the browser.
  if (property === 'font-family' && ours === 'serif') return undefined;
  if (property === 'font-family')
    return ours.replace(/["'\s]/g, '') === theirs.replace(/["'\s]/g, '');
  if (property === 'line-height' && /^[\d.]+$/.test(ours))
    return same(`${Number(ours) * fontSize}px`, theirs);
  if (/^(?:margin|padding)/.test(property) && !ours.endsWith('px')) return undefined;
  if (/^max-|%/.test(`${property}${ours}`) && !ours.endsWith('px') && ours !== 'none')
    return undefined;
  if (property === 'text-align' && ours === 'center') return /center$/.test(theirs);
  if (property === 'letter-spacing' && Number.parseFloat(ours) === 0)
    return /^(?:normal|0px)$/.test(theirs);
  return same(ours, theirs);
}

function same(ours: string, theirs: string): boolean {
  if (ours === theirs) return true;
  const [a, b] = [Number.parseFloat(ours), Number.parseFloat(theirs)];
  return ours.endsWith('px') && theirs.endsWith('px') && Math.abs(a - b) < 0.06;
}

describe('styles that are resolved without a browser', () => {
  let browser: Browser;
  let session: CDPSession;
  let frameId: string;

  beforeAll(async () => {
    const installed = await locateBrowser({ cacheDir: TEST_CACHE_DIR }).ready();
    browser = await spawnBrowser({ kind: 'screen', installed, sandbox: false });
    const { targetId } = await browser.root.send('Target.createTarget', { url: 'about:blank' });
    session = await attach(browser.root, targetId);
    frameId = targetId;
    await session.send('Page.setBypassCSP', { enabled: true });
    await session.send('Emulation.setEmulatedMedia', { media: 'print' });
    const metrics = { ...PAGE, deviceScaleFactor: 1, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
  });
  afterAll(() => browser.kill());

  /** What the browser computes for every element of the body, in order. */
  async function browserStyles(html: string): Promise<string[][]> {
    await session.send('Page.setDocumentContent', { frameId, html });
    const expression = `[document.body, ...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return ${JSON.stringify(PROPERTIES)}.map((property) => style.getPropertyValue(property));
    })`;
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  }

  test('are those that the browser computes', async () => {
    let right = 0;
    const wrong = new Map<string, string[]>();
    for (const { name, html } of [...(await galleryMarkup()), ...(await rawMarkup())]) {
      const document = parseDocument(html);
      const model = readContent(document);
      const styles = readStyles(document);
      for (const [at, theirs] of (await browserStyles(html)).entries()) {
        const element = model.elementById(`n${at}`) as Element;
        assert.ok(element, `${name}: element ${at}`);
        // What is drawn has no text of its own.
        if (isDrawing(element)) continue;
        const fontSize = Number.parseFloat(styles.valueOf(element, 'font-size'));
        for (const [index, property] of PROPERTIES.entries()) {
          const ours = styles.valueOf(element, property);
          const verdict = agree(property, ours, theirs[index] ?? '', fontSize);
          if (verdict === true) right += 1;
          else if (verdict === false) {
            const list = wrong.get(property) ?? [];
            list.push(
              `${name} <${element.name} class="${element.attribs['class'] ?? ''}"> ${ours} / ${theirs[index]}`,
            );
            wrong.set(property, list);
          }
        }
      }
    }
    const failures = [...wrong.values()].reduce((sum, list) => sum + list.length, 0);
    const rate = right / (right + failures);
    console.log(`${right + failures} values compared, ${(rate * 100).toFixed(3)} % agree`);
    for (const [property, list] of wrong)
      console.log(`${property}: ${list.length}, such as ${list[0]}`);
    assert.ok(right > 100_000);
    assert.ok(rate >= 0.995, `${(rate * 100).toFixed(2)} %`);
  });
});

function isDrawing(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parent as Element | null)
    if (each.name === 'svg') return true;
  return false;
}
