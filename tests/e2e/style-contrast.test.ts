import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { PAINT_EXPRESSION } from '#lib/adapters/chromium/inspect/paint.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { PAINT_MARK, type PaintedElement } from '#schemas/rendering/page-facts.ts';
import { type Exhibit, exhibits } from '#scripts/gallery/exhibits.ts';
import { contrastOfColours } from '#tests/domain/templates/colours.ts';
import { openPage, type ShownPage } from '#tests/support/shown-page.ts';

const config = readConfig();
let page: Promise<ShownPage> | undefined;
afterAll(async () => (await page)?.close());

const LEAST = 4.5;
const ACCENTS = ['#ffe600', '#7fffd4', '#777777', '#ff0000', '#000000', '#ffffff'];

/** The exhibit as a document, each of its elements with a mark by which it is found again. */
async function markedHtml({ data, templateId, style }: Exhibit, accent?: string): Promise<string> {
  const painted =
    accent === undefined
      ? data
      : templateId === undefined
        ? { ...data, accentColor: accent }
        : { ...data, styles: { ...Object(data['styles']), accentColor: accent } };
  const { draft } = await composeRequest(
    { settings: config.settings, now: () => new Date('2026-11-20T12:00:00Z') },
    {
      data: painted,
      ...(templateId === undefined ? {} : { templateId }),
      ...(style === undefined ? {} : { style }),
    },
  );
  const [head = '', body = ''] = (draft.html ?? '').split(/(?=<body)/);
  let count = 0;
  return head + body.replace(/<[a-z][a-z0-9]*/g, (tag) => `${tag} ${PAINT_MARK}="n${count++}"`);
}

/** Texts that are too pale for what they stand on, by the styles that the browser resolves. */
async function paleTexts(html: string): Promise<string[]> {
  page ??= openPage();
  const painted = await (await page).evaluate<PaintedElement[]>(html, PAINT_EXPRESSION);
  const texts = painted.filter(({ characters, color }) => characters > 0 && color !== undefined);
  assert.ok(texts.length > 3, 'texts were found');
  return texts.flatMap(({ id, color = '', backdrops }) => {
    const ratio = Math.min(...backdrops.map((backdrop) => contrastOfColours(color, backdrop)));
    if (ratio >= LEAST) return [];
    const [, tag = ''] = new RegExp(`(<[^<>]*="${id}"[^<>]*>[^<]{0,40})`).exec(html) ?? [];
    return [`${ratio.toFixed(2)} ${color} on ${backdrops.join(', ')}: ${tag}`];
  });
}

/** Exhibits differ little from their neighbours: each meets no accent and two, all of them together every one. */
for (const [index, exhibit] of (await exhibits()).entries()) {
  test(`[layout.contrast] ${exhibit.name}: every text can be read, whatever the accent`, async () => {
    const accents = ACCENTS.filter((_, at) => (at + index) % 3 === 0);
    for (const accent of [undefined, ...accents]) {
      assert.deepEqual(await paleTexts(await markedHtml(exhibit, accent)), [], `accent ${accent}`);
    }
  });
}
