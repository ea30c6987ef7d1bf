import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { scriptExamples } from '#tests/examples/scripts.ts';
import { readPdf, renderPdfPage } from '#tests/support/pdf.ts';
import { countMissingGlyphs, readFonts } from '#tests/support/pdf-fonts.ts';
import { bytesOf, htmlJob, testRenderer } from './renderer.ts';

const renderer = testRenderer();
afterAll(() => renderer.stop());

const print = async (html: string) => {
  const rendering = await renderer.render(htmlJob(`<!doctype html><meta charset=utf-8>${html}`));
  return { bytes: bytesOf(rendering), warnings: rendering.warnings };
};
const namesOf = async (bytes: Uint8Array) => (await readFonts(bytes)).map(({ name }) => name ?? '');

describe('each script in its language', () => {
  for (const [name, { language, text, font, isJoined }] of Object.entries(scriptExamples)) {
    test(`[fonts.scripts] [fonts.subsets] ${name}`, async () => {
      const { bytes, warnings } = await print(
        `<p lang="${language}" style="font-family:Inter,sans-serif">${text} <b>${text}</b>`,
      );
      assert.deepEqual(warnings, []);
      assert.equal(await countMissingGlyphs(bytes), 0);
      const fonts = await readFonts(bytes);
      assert.ok(
        fonts.every((found) => found.isSubset && found.isEmbedded),
        JSON.stringify(fonts),
      );
      for (const weight of ['Regular', 'Bold']) {
        assert.ok(
          fonts.some((found) => font.test(found.name ?? '') && found.name?.endsWith(weight)),
          `${weight} in ${JSON.stringify(fonts)}`,
        );
      }
      if (isJoined !== true) {
        const [page] = (await readPdf(bytes)).pages;
        assert.equal(page?.text, `${text} ${text}`);
      }
      assert.ok((await renderPdfPage(bytes)).inkFraction() > 0.0005);
    });
  }
});

test('[fonts.han] Han characters take the shapes of their language, whatever was rendered before', async () => {
  const shapes = { 'zh-CN': 'SC', 'zh-TW': 'TC', 'zh-HK': 'TC', ja: 'JP', ko: 'KR', zh: 'SC' };
  for (const [language, suffix] of Object.entries(shapes)) {
    const { bytes } = await print(`<html lang="${language}"><p>直骨角`);
    assert.deepEqual(await namesOf(bytes), [`NotoSans${suffix}-Regular`], language);
  }
});

test('[fonts.emoji] emoji are drawn in colour: joined ones, skin tones, flags and keycaps', async () => {
  const emoji = '😀 👍🏽 👨‍👩‍👧 🇩🇪 ❤️ 1️⃣';
  const { bytes, warnings } = await print(`<p style="font:40px Inter">${emoji}`);
  assert.deepEqual(warnings, []);
  const [page] = (await readPdf(bytes)).pages;
  for (const part of ['😀', '👍🏽', '👨‍👩‍👧', '🇩🇪'])
    assert.ok(page?.text.includes(part), page?.text);
  const colours = (await renderPdfPage(bytes)).dominantColours(20).map(({ colour }) => colour);
  const isColoured = (colour: string) => new Set(colour.slice(1).match(/../g)).size > 1;
  assert.ok(colours.some(isColoured), colours.join(' '));
});

test('[fonts.substitutes] common names are served by families of the same widths, never by fonts of the machine', async () => {
  const substitutes = {
    Arial: 'Arimo-Regular',
    Helvetica: 'Arimo-Regular',
    'sans-serif': 'Arimo-Regular',
    "'Times New Roman'": 'Tinos-Regular',
    serif: 'Tinos-Regular',
    Georgia: 'Gelasio-Regular',
    "'Courier New'": 'Cousine-Regular',
    monospace: 'Cousine-Regular',
    'system-ui': 'Inter-Regular',
    Calibri: 'Carlito-Regular',
    "'DejaVu Sans Mono'": 'JetBrainsMono-Regular',
    "'DejaVu Serif'": 'Tinos-Regular',
    "'PingFang TC'": 'NotoSansTC-Regular',
  };
  for (const [family, font] of Object.entries(substitutes)) {
    const { bytes } = await print(`<p style="font-family:${family}">Text`);
    assert.deepEqual(await namesOf(bytes), [font], family);
  }
});

test('[fonts.text] figures of one width and shared shapes come back as they were written', async () => {
  const { bytes } = await print(
    '<p style="font:16px Inter;font-variant-numeric:tabular-nums">£1,562.40 0123456789</p>' +
      "<p style=\"font:16px Inter;font-feature-settings:'case','zero'\">(0) Đặng ιός",
  );
  const [page] = (await readPdf(bytes)).pages;
  assert.equal(page?.text, '£1,562.40 0123456789\n(0) Đặng ιός');
});

describe('[fonts.missing] characters that no font has', () => {
  const runes = { code: 'GLYPH_MISSING', subject: 'ᚠ ᚢ' };
  const codesOf = async (html: string) =>
    (await print(html)).warnings.map(({ code, subject }) => ({ code, subject }));

  test('are named, in markup, as references and where a script wrote them', async () => {
    const { bytes } = await print('<p>ᚠᚢᚠ');
    assert.ok((await countMissingGlyphs(bytes)) > 0, 'the control shows the box');
    assert.deepEqual(await codesOf('<p>ᚠᚢᚠ'), [runes]);
    assert.deepEqual(await codesOf('<p>&#x16a0;&#5794;'), [runes]);
    assert.deepEqual(await codesOf('<script>document.write("<p>\\u16a0\\u16a2")</script>'), [
      runes,
    ]);
  });

  test('are not searched for in hidden text, or where the document has fonts of its own', async () => {
    for (const html of [
      '<!-- ᚠ --><style>.a{content:"ᚠ"}</style><p title="ᚠ">x',
      '<style>@font-face{font-family:x;src:local(y)}</style><p>ᚠ',
      '<p>\u200d\ufe0f\u00ad\ue000',
    ]) {
      assert.deepEqual(await codesOf(html), [], html);
    }
  });
});
