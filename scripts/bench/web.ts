import type { CDPSession, Page } from 'puppeteer-core';
import { startSiteBrowser } from '#tests/support/open-site.ts';
import { percentile } from './measure.ts';
import { BENCH_KEY, spawnService } from './service.ts';

const KEYSTROKES = 60;
const WARM_UP = 10;
const VISITS = 9;
const SLOWDOWN = 4;

/** In the page: types a digit into the invoice's number, and waits until the document on the page shows it. */
const TYPED = 'LF-2026-0417';

/** Milliseconds from a keystroke to the frame of the document that shows it. */
async function typeOnce(page: Page, digit: string): Promise<number> {
  const frame = page.frames().find((each) => each.url().endsWith('/app/frame'));
  if (frame === undefined) throw new Error('no document is shown');
  const shown = frame.evaluate(
    `new Promise((resolve) => {
      const look = () => document.body.innerText.includes(${JSON.stringify(`${TYPED}${digit}`)})
        ? requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
        : requestAnimationFrame(look);
      look();
    })`,
  );
  await page.keyboard.press('Backspace');
  const pressed = await page.evaluate('performance.timeOrigin + performance.now()');
  await page.keyboard.press(digit as '0');
  return Number(await shown) - Number(pressed);
}

/** Puts the cursor behind the invoice's number and one digit. */
async function placeCursor(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const editor = document.querySelector('.code-editor').shadowRoot;
    const line = [...editor.querySelectorAll('.cm-line')].find((each) => each.textContent.includes('${TYPED}'));
    const text = [...line.querySelectorAll('*')].findLast((each) => each.textContent.includes('${TYPED}')).firstChild;
    getSelection().setBaseAndExtent(text, text.data.indexOf('${TYPED}') + ${TYPED.length}, text, text.data.indexOf('${TYPED}') + ${TYPED.length});
  })()`);
  await page.keyboard.press('0');
}

async function measureTyping(page: Page): Promise<number[]> {
  await page.waitForSelector('>>> .cm-content', { visible: true });
  const editor = await page.$('>>> .cm-content');
  await editor?.focus();
  await placeCursor(page);
  const samples: number[] = [];
  for (let stroke = -WARM_UP; stroke < KEYSTROKES; stroke++) {
    const taken = await typeOnce(page, String(1 + ((stroke + WARM_UP) % 9)));
    if (stroke >= 0) samples.push(taken);
  }
  return samples;
}

const VITALS = `new Promise((resolve) => {
  const found = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) found.shift += each.hadRecentInput ? 0 : each.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const each of list.getEntriesByName('first-contentful-paint')) found.paint = each.startTime;
  }).observe({ type: 'paint', buffered: true });
  setTimeout(() => resolve(found), 1_000);
})`;

/** A first visit with a slow processor: its first paint, what moved afterwards, and what came over the network. */
async function measureVisit(
  open: (url: string) => Promise<{ page: Page; close(): Promise<void> }>,
  url: string,
) {
  const { page, close } = await open('/health');
  const session: CDPSession = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle0' });
  const { paint, shift } = (await page.evaluate(VITALS)) as { paint: number; shift: number };
  await close();
  return { paint, shift };
}

/**
 * The pages as their readers have them: from the last key to the new preview of a one-page invoice, and the
 * first paint of a first visit on a processor that is four times slower.
 */
export async function measureWeb() {
  const [service, browser] = await Promise.all([spawnService(), startSiteBrowser()]);
  try {
    const { page, close } = await browser.open(`${service.url}/#key=${BENCH_KEY}`);
    const typing = await measureTyping(page);
    await close();
    const visits = [];
    for (let visit = 0; visit < VISITS; visit++)
      visits.push(
        await measureVisit((path) => browser.open(`${service.url}${path}`), `${service.url}/`),
      );
    const rounded = (value: number) => Number(value.toFixed(1));
    return {
      keyToPreviewMs: rounded(percentile(typing, 0.5)),
      keyToPreviewP90Ms: rounded(percentile(typing, 0.9)),
      previewBar: '≤ 150',
      firstPaintMs: rounded(
        percentile(
          visits.map(({ paint }) => paint),
          0.5,
        ),
      ),
      firstPaintBar: `< 600 with ${SLOWDOWN}x slowdown`,
      layoutShift: Number(Math.max(...visits.map(({ shift }) => shift)).toFixed(3)),
      layoutShiftBar: '0',
    };
  } finally {
    await browser.close();
    await service.close();
  }
}
