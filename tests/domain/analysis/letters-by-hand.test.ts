import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject } from '#schemas/json.ts';

function bodyOf(data: JsonObject) {
  const model = analyzeData(data).document?.model;
  assert.ok(model?.type === 'letter');
  return model.body ?? [];
}

test('[analysis.field-roles] the parts of a sum stand below their table, the total last, and the closing words below them', () => {
  const [, table, closing] = bodyOf({
    absender: { name: 'Nordlicht Versicherungsmakler GmbH', ort: 'Kiel' },
    empfaenger: { name: 'Möbelhaus Petersen KG', ort: 'Kiel' },
    datum: '2026-05-04',
    betreff: 'Verlängerung Ihrer Versicherung',
    anrede: 'Sehr geehrte Damen und Herren,',
    text: 'Ihre Versicherung läuft aus. Unser Vorschlag für die Verlängerung steht unten.',
    deckungen: [
      { gefahr: 'Feuer', praemie: 1840.5 },
      { gefahr: 'Einbruch', praemie: 765.25 },
    ],
    gesamtpraemie: 3101.0,
    nettopraemie: 2605.75,
    versicherungssteuer: 495.25,
    schlusstext: 'Bitte bestätigen Sie uns die Verlängerung bis zum 1. Juni 2026.',
    gruss: 'Mit freundlichen Grüßen',
  });
  assert.deepEqual(
    table?.facts?.map(({ kind, value }) => [kind, value]),
    [
      ['money', '2605.75'],
      ['money', '495.25'],
      ['money', '3101'],
    ],
  );
  assert.equal(table.table?.columns[1]?.kind, 'money');
  assert.equal(closing?.title, undefined);
  assert.match(closing?.paragraphs?.[0] ?? '', /^Bitte bestätigen/);
});
