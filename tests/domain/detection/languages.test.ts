import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
      columns: ['Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag'],
      totals: [
        ['subtotal', 'Zwischensumme'],
        ['tax', 'MwSt.'],
        ['total', 'Gesamtbetrag'],
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
      ['subtotal', 'Total HT'],
      ['tax', 'TVA'],
      ['total', 'Total TTC'],
    ]);
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
    assert.equal(lineOf(town, 'de-DE'), 'Weg 1\n20457 Hamburg');
    assert.equal(lineOf(town), 'Weg 1\nHamburg, 20457');
    assert.equal(
      lineOf({ street: '1 High St', city: 'London', postcode: 'W1A 1AA', country: 'UK' }),
      '1 High St\nLondon\nW1A 1AA\nUnited Kingdom',
    );
    assert.equal(
      lineOf({ strasse: 'Allee', hausnummer: 5, plz: '70173', ort: 'Stuttgart' }),
      'Allee 5\n70173 Stuttgart',
    );
  });
});
