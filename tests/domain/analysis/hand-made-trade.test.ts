import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readerText } from '#tests/support/reader-text.ts';

async function shownOf(data: JsonObject): Promise<string> {
  const model = await inLanguage(analyzeData(data));
  return readerText(layoutDocument(model, { style: 'stripe-clean' }).html);
}

const FACTURE = {
  numero: 'F-9',
  date: '2026-10-09',
  entreprise: {
    raisonSociale: 'SARL Roux',
    ville: 'Nantes',
    siret: '000 412 870 00013',
    capital: '8 000 €',
    assuranceDecennale: { assureur: 'Mutuelle du Bâtiment', police: 'DEC-771204' },
  },
  client: { civilite: 'M. et Mme', nom: 'Guérin', ville: 'Angers' },
  lignes: [{ designation: 'Pose', qte: 1, puHT: 1000, totalHT: 1000 }],
  totaux: {
    totalHT: 1000,
    totalTVA: 100,
    totalTTC: 1100,
    acomptes: [{ numero: 'FA-61', date: '2026-08-04', montantTTC: 400, mode: 'virement' }],
    netAPayer: 700,
  },
};

describe('trade papers made by hand', () => {
  test('[detection.shown] state what a firm says of itself at the foot, under its labels', async () => {
    const shown = await shownOf(FACTURE);
    assert.match(
      shown,
      /Capital: 8 000 € · Assurance décennale: Mutuelle du Bâtiment · Police DEC/,
    );
    assert.match(shown, /M\. et Mme Guérin/);
  });

  test('[detection.shown] take deposits off the total by number and date', async () => {
    const shown = await shownOf(FACTURE);
    assert.match(shown, /Total TTC 1 100,00 € Acompte FA-61 \(4 août 2026\) -400,00 €/);
    assert.doesNotMatch(shown, /[Vv]irement/);
  });

  test('[detection.shown] name an amount between the total and what is due', async () => {
    const { acomptes: _, ...totaux } = FACTURE.totaux;
    const shown = await shownOf({ ...FACTURE, totaux: { ...totaux, primeEnergie: 400 } });
    assert.match(shown, /Total TTC 1 100,00 € Prime énergie -400,00 €/);
  });

  test('[detection.shown] list withheld taxes one by one', async () => {
    const shown = await shownOf({
      codigoFatura: '93',
      prestador: { razaoSocial: 'Pequi Ltda.' },
      tomador: { razaoSocial: 'Serra S.A.' },
      itens: [{ descricao: 'Plano', qtd: 1, valorTotal: '8.000,00' }],
      valorBruto: '8.000,00',
      retencoes: [
        { tributo: 'ISS', aliquota: '5,00%', valor: '400,00' },
        { tributo: 'IRRF', aliquota: '1,50%', valor: '120,00' },
      ],
      totalRetencoes: '520,00',
      valorLiquido: '7.480,00',
      moeda: 'BRL',
    });
    assert.match(shown, /ISS \(5%\).*400,00 IRRF \(1,5%\).*120,00 .*7\.480,00/);
  });

  test('[detection.shown] print plans as tables, lists as lists and objects under their names', async () => {
    const shown = await shownOf({
      quoteNo: 7,
      title: 'Bathroom renovation',
      company: { name: 'Tiles Ltd', certifications: ['Wet room approval', 'Safe Water no. 718'] },
      customer: { name: 'Ann Lee' },
      intro: 'Thank you for the pleasant meeting.',
      items: [{ description: 'Work', quantity: 1, amount: 1000 }],
      total: 1000,
      paymentPlan: [
        { milestone: 'At the start', percent: 40, amount: 400 },
        { milestone: 'After inspection', percent: 60, amount: 600 },
      ],
      schedule: { start: '2026-04-13', weeks: '16 to 19' },
      notIncluded: ['Electrical work', 'Furniture and mirror cabinets'],
    });
    assert.match(shown, /Payment plan Milestone Percent Amount At the start 40% \$?400/);
    assert.match(shown, /Schedule Start April 13, 2026 Weeks 16 to 19/);
    assert.match(shown, /Not included Electrical work Furniture and mirror cabinets/);
    assert.match(shown, /Certifications: Wet room approval · Safe Water no\. 718/);
    assert.ok(shown.indexOf('pleasant meeting') < shown.indexOf('Work'), shown);
  });

  test('[detection.shown] hold nothing that stays in the house', async () => {
    const shown = await shownOf({
      ...FACTURE,
      notesInternes: 'Négocier le prix',
      _id: '66d4a0f19c1e5b0012ab93f7',
      envoyeWhatsapp: true,
      envoi: { canal: 'email', token: 'd4e0b2b8c7' },
    });
    for (const text of ['Négocier', '66d4', 'hatsapp', 'email'])
      assert.ok(!shown.includes(text), `${text}: ${shown}`);
  });

  test('[detection.shown] are named by the object that they begin with', () => {
    const { analysis, document } = analyzeData({
      recu_fiscal: { numero_ordre: '2026-718', date_edition: '12/01/2026' },
      organisme: { nom: 'Association Les Misainiers', rna: 'W000007180' },
      donateur: { nom: 'Kerdoncuff', prenom: 'Maëlys' },
      montant_total: 250,
    });
    assert.equal(analysis.documentType, 'receipt');
    const model = document?.model as CommercialDocument;
    assert.equal(model.kind, 'donation-receipt');
    assert.equal(model.number, '2026-718');
    assert.deepEqual(model.seller?.identifiers, [{ scheme: 'RNA', value: 'W000007180' }]);
  });

  test("[detection.shown] leave out a program's group with all that it holds, and set optional lines apart", async () => {
    const shown = await shownOf({
      Angebot: {
        AngebotsNr: 'A-25',
        Anrede: 'Sehr geehrter Herr Mößmer,',
        Positionen: [
          { Art: 'normal', Kurztext: 'Schrank', Langtext: 'Eiche', Menge: 1, EP: 900, GP: 900 },
          { Art: 'optional', Kurztext: 'Leuchte', Menge: 1, EP: 390 },
        ],
        Summe: 900,
        RabattBetrag: 100,
        Netto: 800,
        MwSt: 152,
        Brutto: 952,
        Zahlung: '30 % bei Auftrag, Rest 14 Tage nach Montage',
      },
      Satz: {
        RecordID: 20817,
        ModID: 14,
        Kalkulation_EK: 215.4,
        Zeitstempel: '14.08.2025 16:03:29',
      },
    });
    assert.match(shown, /Sehr geehrter Herr Mößmer, .*Schrank ?Eiche .*Gesamtbetrag 952,00/);
    // What is offered beside stands below the total that does not hold it.
    assert.match(shown, /Gesamtbetrag 952,00 € Optionale Positionen .*Leuchte/);
    assert.doesNotMatch(shown, /Satz|215|normal|Zahlungsart/);
  });

  test('[detection.shown] say where to pay in full, and read a QR-IBAN as the account', async () => {
    const token = 'A1b2'.repeat(40);
    const shown = await shownOf({
      Rechnungsnummer: 'CH-17',
      Währung: 'CHF',
      Absender: { Firma: 'Bergblick AG', PLZ: '7000', Ort: 'Chur', Land: 'CH' },
      Kunde: { Name: 'Pia Rutschmann' },
      Positionen: [{ Bezeichnung: 'Buchführung', Menge: 6, Einzelpreis: 150, Gesamt: 900 }],
      Total: 900,
      Zahlung: { 'QR-IBAN': 'CH4431999123000889012', Referenz: '210000000003139471430009017' },
      paymentLink: `https://pay.example/${token}`,
    });
    assert.match(shown, /IBAN CH44 3199 9123 0008 8901 2 .*Scannen und bezahlen/);
    assert.ok(shown.includes(`pay.example/${token}`), shown);
  });
});
