import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readerText } from '#tests/support/reader-text.ts';

async function shownOf(data: JsonObject): Promise<string> {
  const model = await inLanguage(analyzeData(data));
  return readerText(layoutDocument(model, { style: 'professional' }).html);
}

const QUOTE = {
  numero_devis: 'D-1',
  date_validite: '2026-05-01',
  client: { nom: 'Léa Roux' },
  lignes: [{ designation: 'Pose', quantite: 2, prix_unitaire_ht: 50, montant_ht: 100 }],
  total_ht: 100,
  total_ttc: 120,
};

describe('labels of hand-made data', () => {
  test('are written with the accents of their language, and with what it puts between two nouns', async () => {
    const shown = await shownOf({
      ...QUOTE,
      duree_travaux: '9 jours',
      mention_legale: 'Solde à réception',
    });
    assert.match(shown, /Durée des travaux 9 jours/);
    assert.match(shown, /Mention légale/);
  });

  test('stay as their author wrote them where they are no plain keys', async () => {
    assert.match(await shownOf({ ...QUOTE, 'Duree prevue': '9 jours' }), /Duree prevue 9 jours/);
  });

  test('tell the language of data without a sentence', () => {
    const { model } = analyzeData({
      arbeitgeber: 'Lindenhof GmbH',
      arbeitnehmer: 'Aylin Kaya',
      beginn: '2026-05-01',
      taetigkeit: 'Tischlerin',
      kuendigungsfrist: '4 W.',
      vertragsnummer: 'V-7',
    });
    assert.equal(model.locale.language, 'de');
  });
});

describe('what hand-made data says beyond the vocabulary', () => {
  test('[detection.shown] holds no versions, instants and switches of programs', async () => {
    const shown = await shownOf({
      ...QUOTE,
      export_version: '4.11.2',
      modifie_le: '2026-03-26T15:12:40+01:00',
      imprime: 'N',
      assurance: 'Contrat 77-1, SMABTP',
    });
    assert.match(shown, /Contrat 77-1, SMABTP/);
    for (const text of ['4.11.2', '15:12', 'Imprim']) assert.ok(!shown.includes(text), shown);
  });

  test('[detection.shown] keeps what people wrote among the marks of an app', async () => {
    const shown = await shownOf({
      ...QUOTE,
      _id: '1772613344871x558210934417203200',
      lieu: 'Cour carrée, Nantes',
      score: 71,
      etat_sync: 'ok',
      parent: null,
      photos: [],
    });
    assert.match(shown, /Cour carrée, Nantes/);
    assert.doesNotMatch(shown, /71|1772613344871/);
  });

  test('warns of an amount that stands nowhere', () => {
    const { warnings } = analyzeData({
      id: 'rec_81aa92cc',
      invoice_number: 'R-9',
      uuid: '0b1e4c77-98aa-4a10-9c55-1f50ab2377f1',
      lines: [{ description: 'Rope', quantity: 1, unit_price: 10, total: 10 }],
      total: 10,
      sync_token: 'ab12cd34ef56ab12cd34ef56',
      webhook_url: 'https://api.shop.example/v1/hooks',
      internal: { display_cost: '€24.15' },
      deleted_at: null,
      modified_on: '2026-03-26T15:12:40Z',
    });
    assert.deepEqual(
      warnings.map(({ code, subject }) => [code, subject]),
      [['CONTENT_LEFT_OUT', 'internal.display_cost']],
    );
  });
});

describe('tables and figures of written documents', () => {
  const REPORT = {
    report_title: 'Trading report',
    summary: 'The best month since we opened the doors.',
    currency: 'AUD',
  };

  test('have the heads that stand in a list beside their rows', async () => {
    const shown = await shownOf({
      ...REPORT,
      best_sellers: [
        ['Loaf', '1140', '9690.00'],
        ['Flat white', '875', '812.50'],
      ],
      best_sellers_cols: ['item', 'sold', 'takings'],
    });
    assert.match(shown, /Item Sold Takings Loaf 1,140 A?\$9,690\.00/);
  });

  test('have codes in the words of their legend', async () => {
    const shown = await shownOf({
      ...REPORT,
      grades: { P: 'Passed', F: 'Failed' },
      results: [
        { name: 'Brakes', grade: 'P' },
        { name: 'Lights', grade: 'F' },
      ],
    });
    assert.match(shown, /Brakes Passed Lights Failed/);
    assert.doesNotMatch(shown, /Grades/);
  });

  test('have their unit, from the object or the key beside', async () => {
    const shown = await shownOf({
      ...REPORT,
      arrival: { temperature: { value: 6.4, unit: '°C' }, place: 'Dock 4' },
      waiting_value: 60,
      waiting_unit: 'DAYS',
    });
    assert.match(shown, /6\.4 °C/);
    assert.match(shown, /Waiting 60 days/);
  });
});

describe('who signs', () => {
  const CONTRACT = {
    contract_title: 'Loan agreement',
    lender: { name: 'Acme Ltd', signatory: 'Ada Byron' },
    borrower: { name: 'Bo Clarke', signatory: 'Bo Clarke' },
    clauses: [{ title: 'Loan', text: 'The lender lends the borrower the sum above for a year.' }],
  };

  test('has the day that the data states by their role', async () => {
    const shown = await shownOf({
      ...CONTRACT,
      signed: { lender: '2026-05-01', borrower: '2026-05-03' },
    });
    assert.match(shown, /Ada Byron Date: May 1, 2026/);
    assert.match(shown, /Bo Clarke Date: May 3, 2026/);
  });

  test('is named by role, with the place and day of all', async () => {
    const shown = await shownOf({
      ...CONTRACT,
      signatures: {
        place: 'Bergen',
        date: '2026-05-01',
        lender: 'Ada Byron',
        borrower: ['Bo Clarke'],
      },
    });
    assert.match(shown, /Place Bergen/);
    assert.match(shown, /Bo Clarke Borrower · Date: May 1, 2026/);
  });

  test('is who is in charge of a certificate', () => {
    const { model } = analyzeData({
      certificate: 'Certificate of Training',
      recipient: 'Ida Holm',
      course: 'First aid',
      trainer: 'Megan Rhys',
      date: '2026-05-01',
    });
    assert.deepEqual(
      model.signatures.map(({ name, lines }) => [name, lines.map(({ text }) => text)]),
      [['Megan Rhys', ['Trainer']]],
    );
  });
});

describe('what is due in hand-made data', () => {
  test('is an amount, and no terms of payment', () => {
    const { model } = analyzeData({
      numero_facture: 'F-1',
      client: { nom: 'Léa Roux' },
      lignes: [{ designation: 'Pose', quantite: 1, prix_unitaire_ht: 9000, montant_ht: 9000 }],
      total_ht: 9000,
      total_ttc: 9788.71,
      acompte_verse: 2900,
      net_a_payer: 6888.71,
    });
    assert.match(model.totals.at(-1)?.value.text ?? '', /6[\s\u202f]888,71/);
    assert.ok(!JSON.stringify(model.facts).includes('6888'), JSON.stringify(model.facts));
  });
});
