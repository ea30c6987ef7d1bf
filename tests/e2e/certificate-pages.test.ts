import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';

const quiet = () => {};
const config = readConfig();
const renderer = composeRenderer(config, { debug: quiet, info: quiet, warn: quiet, error: quiet });
after(() => renderer.stop());

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
