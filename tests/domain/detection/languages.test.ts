import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject } from '#schemas/json.ts';

function rolesOf(data: JsonObject) {
  const { model } = analyzeData(data);
  return {
    type: model.type,
    number: model.number?.text,
    parties: model.parties.map(({ role, name }) => [role, name]),
    columns: model.lineItems?.columns.map(({ label }) => label),
    totals: model.totals.map(({ role, value }) => [role, value.label]),
  };
}

describe('keys in other languages', () => {
  it('are understood in German', () => {
    const data = {
      Rechnungsnummer: 'R-1',
      Absender: { Firma: 'Muster GmbH' },
      Kunde: { Name: 'Kurt' },
      Positionen: [{ Bezeichnung: 'Arbeit', Menge: 2, Einzelpreis: 50 }],
      Zwischensumme: 100,
      MwSt: 19,
      Gesamtbetrag: 119,
    };
    assert.deepEqual(rolesOf(data), {
      type: 'invoice',
      number: 'R-1',
      parties: [
        ['sender', 'Muster GmbH'],
        ['recipient', 'Kurt'],
      ],
      columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
      totals: [
        ['subtotal', 'Subtotal'],
        ['tax', 'MwSt. (19\u00a0%)'],
        ['total', 'Total'],
      ],
    });
  });

  it('are understood in French, with and without accents', () => {
    const data = {
      'Numéro de facture': 'F-1',
      Émetteur: { Nom: 'SARL X' },
      client: { nom: 'Mme Y' },
      lignes: [{ désignation: 'Travail', quantité: 1, 'prix unitaire': 10, montant: 10 }],
      'Total HT': 10,
      TVA: 2,
      'Total TTC': 12,
    };
    const { type, number, parties, totals } = rolesOf(data);
    assert.deepEqual([type, number], ['invoice', 'F-1']);
    assert.deepEqual(parties, [
      ['sender', 'SARL X'],
      ['recipient', 'Mme Y'],
    ]);
    assert.deepEqual(totals, [
      ['subtotal', 'Total excl. tax'],
      ['tax', 'TVA'],
      ['total', 'Total incl. tax'],
    ]);
  });

  it('are understood in Japanese', () => {
    const data = {
      請求書番号: 'INV-1',
      請求先: { 会社名: '株式会社青空' },
      請求元: { 会社名: '山田デザイン' },
      明細: [{ 品名: 'デザイン', 数量: 2, 単価: 5000, 金額: 10000 }],
      小計: 10000,
      消費税: 1000,
      合計金額: 11000,
    };
    assert.deepEqual(rolesOf(data), {
      type: 'invoice',
      number: 'INV-1',
      parties: [
        ['sender', '山田デザイン'],
        ['recipient', '株式会社青空'],
      ],
      columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
      totals: [
        ['subtotal', 'Subtotal'],
        ['tax', 'Tax (10%)'],
        ['total', 'Total'],
      ],
    });
  });

  it('are understood in Polish, with and without its own letters', () => {
    const { type, number, parties } = rolesOf({
      'Numer umowy': 'U/1',
      Zleceniodawca: 'Kino Muza',
      Zleceniobiorca: 'Piotr Wójcik',
      'Data zawarcia': '2026-02-01',
      Wynagrodzenie: '4000 zł',
    });
    assert.deepEqual([type, number], ['contract', 'U/1']);
    assert.deepEqual(
      parties.map(([, name]) => name),
      ['Kino Muza', 'Piotr Wójcik'],
    );
    const receipt = { 'Numer paragonu': 'P/1', Suma: 10, 'Sposób płatności': 'karta' };
    assert.deepEqual([rolesOf(receipt).type, rolesOf(receipt).number], ['receipt', 'P/1']);
  });

  it('of a flat form name the party that they belong to', () => {
    const { parties } = rolesOf({
      'Rechnungs-Nr.': '7',
      Kundenname: 'Praxis Sommer',
      Kundenadresse: 'Bergstr. 2, 69120 Heidelberg',
      Gesamt: '10,00 €',
    });
    assert.deepEqual(parties, [['recipient', 'Praxis Sommer']]);
  });
});

describe('addresses', () => {
  const lineOf = (address: JsonObject, locale = 'en-US') =>
    analyzeData({ invoiceNumber: 1, locale, client: { name: 'A', address } }).model.parties[0]
      ?.lines[0]?.text;

  it('follow the custom of their country', () => {
    const town = { street: 'Weg 1', city: 'Hamburg', zip: '20457' };
    assert.equal(lineOf({ ...town, country: 'Germany' }), 'Weg 1\n20457 Hamburg\nGermany');
    assert.equal(lineOf({ ...town, country: 'DE' }), 'Weg 1\n20457 Hamburg\nGermany');
    // The code by its name, in the language of the document.
    assert.equal(lineOf({ ...town, country: 'DE' }, 'de-DE'), 'Weg 1\n20457 Hamburg\nDeutschland');
    assert.equal(lineOf(town, 'de-DE'), 'Weg 1\n20457 Hamburg');
    assert.equal(lineOf(town), 'Weg 1\nHamburg, 20457');
    assert.equal(
      lineOf({ street: '1 High St', city: 'London', postcode: 'W1A 1AA', country: 'UK' }),
      '1 High St\nLondon\nW1A 1AA\nUnited Kingdom',
    );
    assert.equal(
      lineOf({ strasse: 'Allee', hausnummer: 5, plz: '70173', ort: 'Stuttgart' }, 'de-DE'),
      'Allee 5\n70173 Stuttgart',
    );
    const province = { street: 'Via Emilia 3', cap: '40134', citta: 'Bologna', provincia: 'BO' };
    assert.equal(lineOf(province, 'it-IT'), 'Via Emilia 3\n40134 Bologna (BO)');
    const own = { calle: 'Rambla 2', cp: '08001', ciudad: 'Barcelona', provincia: 'Barcelona' };
    assert.equal(lineOf(own, 'es-ES'), 'Rambla 2\n08001 Barcelona');
  });
});
