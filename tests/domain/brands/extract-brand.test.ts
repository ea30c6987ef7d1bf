import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import { brandOf } from '#lib/domain/brands/brand-of.ts';
import { distance } from '#lib/domain/brands/color.ts';
import type { Brand } from '#schemas/brand.ts';
import { PageFacts } from '#schemas/rendering/page-facts.ts';
import { testRenderer } from '#tests/adapters/chromium/renderer.ts';
import { serve } from '#tests/adapters/egress/loopback-server.ts';
import { brandFiles } from '#tests/fixtures/brands/files.ts';
import { brandPages } from '#tests/fixtures/brands/pages.ts';
import { type ExpectedBrand, siteOf } from '#tests/fixtures/brands/site.ts';

const listener = siteOf(brandPages, brandFiles, () => `http://127.0.0.1:${cdn.port}`);
const cdn = await serve(listener);
const site = await serve(listener);
const allow = [`127.0.0.1:${site.port}`, `127.0.0.1:${cdn.port}`];
const renderer = testRenderer({ allow });

const results = { right: 0, asked: 0 };
const sure: { name: string; confidence: number }[] = [];
afterAll(async () => {
  await renderer.stop();
  await Promise.all([site[Symbol.asyncDispose](), cdn[Symbol.asyncDispose]()]);
});

const near = (one: string, other: string) => distance(one, other) < 0.04;

/** Each part of a brand with whether it is as expected. */
function judge(brand: Brand, expected: ExpectedBrand): Record<string, boolean> {
  const { colors } = brand;
  const logo =
    expected.logo === null
      ? brand.logoUrl === null
      : expected.logo === 'picture'
        ? brand.logoUrl?.startsWith('data:image/png;base64,') === true
        : brand.logoUrl?.endsWith(expected.logo) === true;
  return {
    name: brand.name === expected.name,
    logo,
    primary: near(colors.primary, expected.primary),
    text: near(colors.text, expected.text),
    background: near(colors.background, expected.background),
    fonts: JSON.stringify(brand.fonts) === JSON.stringify(expected.fonts),
    ...(expected.secondary && { secondary: near(colors.secondary, expected.secondary) }),
    ...(expected.accent && { accent: near(colors.accent, expected.accent) }),
  };
}

/** The same page as sites are served: tests have no certificate that a browser trusts. */
const overTls = (facts: PageFacts): PageFacts =>
  PageFacts.parse(
    JSON.parse(
      JSON.stringify(facts).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://127.example'),
    ),
  );

for (const [name, { title, expected }] of Object.entries(brandPages)) {
  test(`[brand.extract] ${title}`, async () => {
    const url = `http://127.0.0.1:${site.port}/${name}`;
    const seen = await renderer.inspect({
      ownerId: 'owner',
      source: { kind: 'url', url },
      aspects: ['design'],
    });
    const brand = brandOf(overTls(seen), allow);
    const inTheClear = brandOf(seen, allow).logoUrl;
    assert.ok(inTheClear === null || inTheClear.startsWith('data:image/png;base64,'));
    const judged = judge(brand, expected);
    const right = Object.values(judged).filter(Boolean).length;
    const asked = Object.values(judged).length;
    results.right += right;
    results.asked += asked;
    sure.push({ name, confidence: brand.confidence });
    const shown = { ...brand, logoUrl: brand.logoUrl?.slice(0, 60) };
    console.log(`${right}/${asked} at confidence ${brand.confidence}`);
    assert.ok(
      Object.values(judged).every(Boolean),
      `${JSON.stringify(judged)}\n${JSON.stringify(shown)}`,
    );
  });
}

test('[brand.confidence] confidence tells pages that show a brand from pages that hardly do', () => {
  const share = (results.right / results.asked) * 100;
  console.log(
    `${sure.length} pages: ${results.right} of ${results.asked} right (${share.toFixed(1)} %)`,
  );
  const sorted = [...sure].sort((a, b) => a.confidence - b.confidence);
  console.log(sorted.map(({ confidence }) => confidence).join(' '));
  assert.equal(sorted[0]?.name, 'no-logo');
  assert.ok((sorted[0]?.confidence ?? 1) < 0.5);
  assert.equal(sorted.at(-1)?.name, 'image-logo');
  assert.ok(share >= 95);
});
