import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import { type PayloadFixture, payloadFixtures } from '#tests/fixtures/payloads.ts';
import { readPdf } from '#tests/support/pdf.ts';

const EACH_TYPE = 3;

const quiet = () => {};
const config = readConfig();
const renderer = composeRenderer(config, { debug: quiet, info: quiet, warn: quiet, error: quiet });
afterAll(() => renderer.stop());

/** Payloads of a type, spread over the alphabet of their systems. */
function sampleOf(type: DetectedType): PayloadFixture[] {
  const all = payloadFixtures().filter(({ documentType }) => documentType === type);
  return Array.from({ length: EACH_TYPE }, (_, index) =>
    all.at(Math.floor((index * all.length) / EACH_TYPE)),
  ).filter((fixture) => fixture !== undefined);
}

async function print(data: JsonObject): Promise<Uint8Array> {
  const { draft } = await composeRequest(
    { settings: config.settings, now: () => new Date('2026-11-20T12:00:00Z') },
    { data },
  );
  const { content } = await renderer.render({
    ownerId: 'test',
    source: { kind: 'html', html: draft.html ?? '' },
    format: 'pdf',
    options: draft.options,
  });
  return 'bytes' in content ? content.bytes : assert.fail('no bytes');
}

/** Text as it is read: line breaks, hyphens at their ends and capitals of headings say nothing. */
function letters(text: string): string {
  return text.replace(/[\s\u00ad\u200b-\u200f\u2010\u2060-\u2069-]/g, '').toLowerCase();
}

describe('the PDF of what a real system sends', () => {
  for (const type of DetectedType.options)
    for (const { name, payload, visible } of sampleOf(type))
      test(`says what a reader looks for: ${name}`, async () => {
        const { pages } = await readPdf(await print(payload));
        const text = letters(pages.map((page) => page.text).join('\n'));
        assert.deepEqual(
          visible.filter((each) => !text.includes(letters(each))),
          [],
          text,
        );
        for (const page of pages) assert.ok(page.text.trim() !== '', 'no page is blank');
      });
});
