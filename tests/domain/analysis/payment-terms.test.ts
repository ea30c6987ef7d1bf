import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { JsonObject } from '#schemas/json.ts';

const modelOf = (data: JsonObject) =>
  analyzeData({
    ...{ invoice_number: 'RE-7', date: '2026-02-18', currency: 'EUR', total: 3050.92 },
    ...{ seller: { name: 'Köster GmbH' }, buyer: { name: 'Brandt & Partner' } },
    items: [{ description: 'Painting', quantity: 1, unit_price: 3050.92, total: 3050.92 }],
    ...data,
  }).document?.model as CommercialDocument;

const SKONTO = {
  ...{ zahlungsziel_tage: 30, faellig_am: '2026-03-20', skonto_prozent: 2 },
  ...{ skonto_bis: '2026-02-28', skonto_betrag: 61.02, zahlbetrag_bei_skonto: 2989.9 },
};

describe('terms of payment in a group', () => {
  test.each(['zahlungsbedingungen', 'zahlung', 'konditionen'])(
    '[detection.shown] read a cash discount and a due date of %s',
    (key) => {
      const { dueDate, cashDiscount, payments } = modelOf({ [key]: SKONTO });
      assert.equal(dueDate, '2026-03-20');
      assert.equal(payments, undefined);
      assert.deepEqual(
        { ...cashDiscount },
        { percent: '2', amount: '61.02', payable: '2989.9', date: '2026-02-28' },
      );
    },
  );

  test('[detection.shown] take a discount among terms of payment as one for paying early', () => {
    const groups: JsonObject[] = [
      { payment_terms: { days: 30, discount_percent: 2, discount_days: 10 } },
      { conditions_paiement: { escompte_taux: 2, escompte_jusqu_au: '2026-02-28' } },
      { betalingsvoorwaarden: { korting_percentage: 2, korting_tot: '2026-02-28' } },
      { condizioni_pagamento: { sconto_percentuale: 2, sconto_entro: '2026-02-28' } },
    ];
    for (const group of groups) {
      const { allowances, cashDiscount } = modelOf(group);
      assert.equal(allowances, undefined);
      assert.deepEqual({ ...cashDiscount }, { percent: '2', date: '2026-02-28' });
    }
  });
});

describe('who signs', () => {
  test('[detection.shown] read a name under a key that says for whom', () => {
    const signatures: JsonObject[] = [
      { firma: { por_la_empresa: 'Jan Köster', cargo: 'Gerente' } },
      { unterschrift: { fuer_den_auftragnehmer: 'Jan Köster', funktion: 'Inhaber' } },
      { signature: { pour_le_client: 'Jan Köster', fonction: 'Gérant' } },
      { firma: { per_il_fornitore: 'Jan Köster', ruolo: 'Titolare' } },
      { handtekening: { namens_verhuurder: 'Jan Köster', functie: 'Directeur' } },
      { allekirjoitus: { yrityksen_puolesta: 'Jan Köster', asema: 'Johtaja' } },
    ];
    for (const signature of signatures) {
      const [own] = Object.values(signature) as JsonObject[];
      const title = Object.values(own ?? {})[1];
      assert.deepEqual(modelOf(signature).signatories, [{ name: 'Jan Köster', title }]);
    }
  });
});
