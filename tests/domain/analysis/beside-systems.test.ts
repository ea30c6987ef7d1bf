import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { JsonObject } from '#schemas/json.ts';

const ESTIMATE = {
  estimate_id: '4071889000002310457',
  estimate_number: 'QT-639',
  date: '2026-01-19',
  customer_name: 'Meridian Brokers',
  currency_code: 'AED',
  line_items: [{ line_item_id: '1', name: 'Partition', rate: 310, quantity: 2, item_total: 620 }],
  sub_total: 620,
  total: 620,
};
const FIRM = {
  companyName: 'Studio Lindwurm GmbH',
  street: 'Kolbstraße 7',
  zip: '04229',
  city: 'Leipzig',
  vatRegistrationId: 'DE000471508',
  iban: 'DE02 0000 0000 0004 7150 80',
  register: 'AG Leipzig HRB 00715',
};

const modelOf = (data: JsonObject) => analyzeData(data).document?.model as CommercialDocument;

describe('what stands beside the record of a known system', () => {
  test('[detection.shown] names who sends it, whatever its key', () => {
    for (const key of ['organization', 'konto', 'firm', '_profile']) {
      const { seller, buyer, paymentMeans } = modelOf({ estimate: ESTIMATE, [key]: FIRM });
      assert.equal(seller?.name, 'Studio Lindwurm GmbH', key);
      assert.deepEqual(
        seller?.identifiers?.map(({ value }) => value),
        ['DE000471508', 'AG Leipzig HRB 00715'],
      );
      assert.equal(seller?.address?.city, 'Leipzig');
      assert.equal(buyer?.name, 'Meridian Brokers');
      assert.equal(paymentMeans?.[0]?.iban, FIRM.iban);
    }
  });

  test('may stand in the record itself, marked as an addition', () => {
    const { seller } = modelOf({ ...ESTIMATE, _profile: FIRM });
    assert.equal(seller?.name, 'Studio Lindwurm GmbH');
    assert.equal(seller?.tradingName, undefined);
  });

  test('never replaces what the record says', () => {
    const { buyer } = modelOf({
      estimate: ESTIMATE,
      customer: { name: 'Somebody Else Ltd', email: 'else@somebody.example', city: 'Dubai' },
    });
    assert.equal(buyer?.name, 'Meridian Brokers');
    assert.equal(buyer?.email, undefined);
  });
});
