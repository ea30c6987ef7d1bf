import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import type { JsonObject } from '#schemas/json.ts';
import { StyleName } from '#schemas/template.ts';
import { readPdf } from '#tests/support/pdf.ts';

const quiet = () => {};
const config = readConfig();
const renderer = composeRenderer(config, { debug: quiet, info: quiet, warn: quiet, error: quiet });
afterAll(() => renderer.stop());

const STREET = 'Lindenweg 12\nHinterhaus\n80331 München\nDeutschland';
const LETTER: JsonObject = {
  sender: { name: 'Muster GmbH', address: 'Hauptstraße 5, 10115 Berlin' },
  recipient: { name: 'Erika Beispiel', company: 'Beispiel AG', address: STREET },
  date: '2026-04-02',
  subject: 'Ihr Angebot',
  salutation: 'Sehr geehrte Frau Beispiel,',
  closing: 'Mit freundlichen Grüßen',
  body: 'Vielen Dank für Ihr Angebot.',
};
const MM = 72 / 25.4;

/** The box of the recipient's lines in points, from the top of the first letters to the last descenders. */
async function addressBox(request: object) {
  const { draft } = await composeRequest(
    { settings: config.settings, now: () => new Date('2026-04-02T12:00:00Z') },
    { data: LETTER, ...request },
  );
  const { content } = await renderer.render({
    ownerId: 'test',
    source: { kind: 'html', html: draft.html ?? '' },
    format: 'pdf',
    options: draft.options,
  });
  const pdf = await readPdf('bytes' in content ? content.bytes : assert.fail('no bytes'));
  const lines = pdf.pages[0]?.lines ?? [];
  const first =
    lines.find(({ text }) => /^(Erika Beispiel|Beispiel AG)$/.test(text)) ?? assert.fail('no name');
  const last = lines.find(({ text }) => text === 'Deutschland') ?? assert.fail('no country');
  return {
    left: first.x,
    top: first.y - 0.75 * first.fontSize,
    bottom: last.y + 0.25 * last.fontSize,
  };
}

describe('a letter shows its address in the window of an envelope', () => {
  const requests = [
    ...StyleName.options.map((style) => ({ style })),
    { templateId: 'letter-business' },
  ];
  for (const request of requests) {
    test(`of DIN 5008, form B: ${Object.values(request)}`, async () => {
      const options = { pageSize: 'A4', locale: 'de-DE' };
      const { left, top, bottom } = await addressBox({ ...request, options });
      assert.ok(left >= 24.5 * MM && left <= 26 * MM, `left ${left / MM} mm`);
      assert.ok(top >= (45 + 17.7) * MM && top <= 66 * MM, `top ${top / MM} mm`);
      assert.ok(bottom <= (45 + 45) * MM, `bottom ${bottom / MM} mm`);
    });

    test(`no. 10, of a sheet folded in three: ${Object.values(request)}`, async () => {
      const { left, top, bottom } = await addressBox({ ...request, options: { locale: 'en-US' } });
      assert.ok(left >= 0.95 * 72 && left <= 1.05 * 72, `left ${left / 72} in`);
      assert.ok(top >= 2.04 * 72, `top ${top / 72} in`);
      assert.ok(bottom <= 3.17 * 72, `bottom ${bottom / 72} in`);
    });
  }

  test('without anybody above it', async () => {
    const { sender: _, ...data } = LETTER;
    const { top, bottom } = await addressBox({ data, options: { locale: 'en-US' } });
    assert.ok(top >= 2.04 * 72, `top ${top / 72} in`);
    assert.ok(bottom <= 3.17 * 72, `bottom ${bottom / 72} in`);
  });
});
