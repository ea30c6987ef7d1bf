import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { jobOf } from '#lib/domain/creation/render-job.ts';
import { loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';
import { readPdf } from '#tests/support/pdf.ts';

const quiet = () => {};
const config = readConfig();
const renderer = composeRenderer(config, { debug: quiet, info: quiet, warn: quiet, error: quiet });
afterAll(() => renderer.stop());

/** With facts in many lines, a table, a long verification link. */
const NAMES = [
  'thinkific',
  'cpr-red-cross',
  'calibration',
  'calibration-lab',
  'absorb-list',
  'coursera-completion',
  'accredible-switches',
  'talentlms-event',
  'tree-pledge',
  'open-badges-3-full',
  'diploma-prl',
];

describe('a certificate is one page', () => {
  const fixtures = payloadFixtures().filter(({ name }) =>
    NAMES.some((each) => name === `certificate/${each}`),
  );
  assert.equal(fixtures.length, NAMES.length);
  for (const { name, payload } of fixtures) {
    test(name, async () => {
      const { draft } = await composeRequest(
        { settings: config.settings, now: () => new Date('2026-04-02T12:00:00Z') },
        { data: payload },
      );
      const { pageCount } = await renderer.render({
        ownerId: 'test',
        source: { kind: 'html', html: draft.html ?? '' },
        format: 'pdf',
        options: draft.options,
      });
      assert.equal(pageCount, 1);
    });
  }
});

describe('a certificate is landscape on every paper', () => {
  for (const templateId of ['certificate-classic', 'certificate-modern', undefined]) {
    test(templateId ?? 'generated', async () => {
      const data = (await loadBuiltIn('certificate-classic'))?.sampleData ?? {};
      const { draft } = await composeRequest(
        { settings: config.settings, now: () => new Date('2026-04-02T12:00:00Z') },
        { data, templateId, options: { pageSize: 'A4' } },
      );
      const job = await jobOf(draft, 'pdf', draft.options, {});
      const { content } = await renderer.render({ ownerId: 'test', ...job });
      assert.ok('bytes' in content);
      const { pages } = await readPdf(content.bytes);
      assert.deepEqual(
        pages.map(({ width, height }) => [Math.round(width), width > height]),
        [[842, true]],
      );
    });
  }
});
