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

  test('says no more of them than a reader is told where a program keeps it', () => {
    const account = {
      ...FIRM,
      id: '9b0e6f1c-52a4-4d7e-a9d1-6cc1f83b7e20',
      fiscalYearEnd: 31,
      phones: [{ phoneType: 'OFFICE', phoneNumber: '0341 555 0126' }],
    };
    const { seller } = modelOf({ estimate: ESTIMATE, organization: account });
    assert.equal(seller?.name, FIRM.companyName);
    assert.equal(seller?.phone, '0341 555 0126');
    assert.equal(seller?.particulars, undefined);
  });

  test('[detection.shown] is printed where it is prose', () => {
    const advice =
      'Please pay by direct credit to 12-3163-0045821-00, quoting the number of this document.';
    const data = { data: { estimate: ESTIMATE }, PaymentAdvice: advice };
    const { sections } = modelOf(data);
    assert.deepEqual(sections, [{ title: 'Payment advice', paragraphs: [advice] }]);
    const { document } = analyzeData(data);
    assert.equal(document?.origins.get('sections.0.paragraphs.0'), 'PaymentAdvice');
    const answer = modelOf({ estimate: ESTIMATE, message: 'The estimate was sent.' });
    assert.equal(answer.sections ?? answer.notes, undefined);
  });

  test('never replaces what the record says', () => {
    const { buyer } = modelOf({
      estimate: ESTIMATE,
      customer: { name: 'Somebody Else Ltd', email: 'else@somebody.example', city: 'Dubai' },
    });
    assert.equal(buyer?.name, 'Meridian Brokers');
    assert.equal(buyer?.email, undefined);
  });

  test('[detection.shown] is read by its own keys where it names who sells in itself', () => {
    const { title, seller, period, paymentMeans, references } = modelOf({
      ...{ Type: 'ACCREC', InvoiceID: '9b0e6f1c-52a4-4d7e-a9d1-6cc1f83b7e20' },
      ...{ InvoiceNumber: 'INV-2371', Title: 'Tax Invoice', Status: 'AUTHORISED' },
      ...{ Reference: 'Support agreement SA-114', Date: '2025-11-01', DueDate: '2025-11-15' },
      ...{ PeriodStart: '2025-11-01', PeriodEnd: '2025-11-30', CurrencyCode: 'AUD' },
      From: { Name: 'Banksia IT Pty Ltd', ABN: '42 618 204 957', City: 'Osborne Park' },
      Contact: { ContactID: 'e1d7b5b8-0a6f-4a1c-b5c4-90a1b2d3f477', Name: 'Fremantle Physio' },
      LineItems: [{ Description: 'Support', Quantity: 2, UnitAmount: 54, LineAmount: 108 }],
      ...{ SubTotal: 108, TotalTax: 10.8, Total: 118.8, AmountPaid: 0, AmountDue: 118.8 },
      PaymentDetails: { AccountName: 'Banksia IT', BSB: '306-089', AccountNumber: '0417 265' },
    });
    assert.equal(title, 'Tax Invoice');
    assert.equal(seller?.identifiers?.[0]?.scheme, 'ABN');
    assert.deepEqual(period, { start: '2025-11-01', end: '2025-11-30' });
    assert.equal(paymentMeans?.[0]?.bankCode, '306-089');
    assert.deepEqual(references, [{ kind: 'reference', value: 'Support agreement SA-114' }]);
  });
});
