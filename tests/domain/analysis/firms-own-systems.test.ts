import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import type { JsonObject } from '#schemas/json.ts';

const NOTE = {
  dokument: 'WZ – wydanie zewnętrzne',
  numer: 'WZ/0218/09/2025',
  data_wystawienia: '2025-09-18',
  dostawca: { nazwa: 'Farby Mazowsze Sp. z o.o.', ulica: 'ul. Poznańska 129', miasto: 'Ożarów' },
  odbiorca: { nazwa: 'Budowlanka Żuk s.c.', ulica: 'ul. Łódzka 14', miasto: 'Piotrków' },
  pozycje: [
    { lp: 1, nazwa: 'Farba lateksowa', jm: 'szt.', zamowiono: 48, wydano: 48, partia: 'L25' },
    { lp: 2, nazwa: 'Grunt', jm: 'worek', zamowiono: 30, wydano: 24, partia: 'L26' },
  ],
  id_dok: 20418,
  zaksiegowano: false,
};

const GIFT = {
  recu: {
    id: '8c1d2f70-0b9e-4d1b-a6f1-2b7e93c40d55',
    numero: '2025-00416',
    typeDocument: "Reçu officiel aux fins de l'impôt sur le revenu",
    dateEmission: '2025-11-28',
    annule: false,
  },
  organisme: { nom: 'Fondation Les Amis du Boisé', adresse: '1240, rue King', province: 'QC' },
  donateur: { contactId: '003Kj00000aXq2L', nom: 'Lachance-Roy', infolettre: true },
  don: {
    modePaiement: 'Carte de crédit',
    transactionId: 'txn_7HQ2mD90s',
    montantRecu: 500,
    valeurAvantage: 135,
    montantAdmissible: 365,
    devise: 'CAD',
  },
  source: 'donorbox',
  createdAt: '2025-11-28T15:03:22.904Z',
  emailSent: false,
};

const CREDIT = {
  document: {
    id: 20418,
    type: 'avoir',
    numero: 'AV-2025-0023',
    date_emission: '2025-06-05',
    statut: 'valide',
    motif: 'Retour partiel de marchandise endommagée',
    created_at: '2025-06-05T14:22:31Z',
    updated_at: '2025-06-05T14:22:31Z',
  },
  emetteur: { raison_sociale: 'Atelier Boisjoly SARL', ville: 'Tours' },
  client: { id: 582, societe: 'Hôtel Le Clos', ville: 'Amboise' },
  lignes: [{ designation: 'Chaise', quantite: 4, prix_unitaire_ht: 100, montant_ht: 400 }],
  totaux: { total_ht: 400, total_tva: 80, total_ttc: 480 },
  mode_remboursement: 'Virement sous 8 jours',
  sync: { pennylane_id: null, exported: false },
};

/** Every text that is printed, with its label. */
async function printedOf(data: JsonObject): Promise<string> {
  const { lineItems, ...model } = await inLanguage(analyzeData(data));
  const columns = lineItems?.columns.map(({ label, kind }) => `${label} (${kind})`);
  return JSON.stringify({ ...model, columns, rows: lineItems?.rows });
}

describe('data of a firm’s own system', () => {
  test('[detection.shown] lines without prices stand in columns of their author’s own', async () => {
    const printed = await printedOf(NOTE);
    for (const column of [
      'Jednostka (text)',
      'Zamówiono (number)',
      'Wydano (number)',
      'Partia (text)',
    ])
      assert.ok(printed.includes(column), column);
    assert.ok(!printed.includes('20418'));
  });

  test('[detection.shown] a receipt of a gift says what it is, and its amounts as in Canada', async () => {
    const printed = await printedOf(GIFT);
    for (const text of [
      "Reçu officiel aux fins de l'impôt",
      '500,00 $',
      '365,00 $',
      'Carte de crédit',
    ])
      assert.ok(printed.replaceAll('\u00a0', ' ').includes(text), text);
    for (const text of ['txn_7HQ2mD90s', '003Kj', 'donorbox', 'nfolettre', '500,00 $CA', '15:03'])
      assert.ok(!printed.replaceAll('\u00a0', ' ').includes(text), text);
  });

  test('[detection.shown] reasons and ways to pay are printed, its records’ states are not', async () => {
    const printed = await printedOf(CREDIT);
    for (const text of ['Retour partiel de marchandise', 'Virement sous 8 jours'])
      assert.ok(printed.includes(text), text);
    for (const text of ['valide', '20418', '14:22', 'xported'])
      assert.ok(!printed.includes(text), text);
  });
});
