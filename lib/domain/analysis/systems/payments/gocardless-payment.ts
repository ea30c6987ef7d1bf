import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const customer = '^.customer';

const address = addressBelow({
  lines: ['address_line1', 'address_line2', 'address_line3'],
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country_code',
});

export const gocardlessPayment: SystemMapping = {
  id: 'gocardless-payment',
  name: 'GoCardless: payment',
  type: 'receipt',
  recognise: { has: ['charge_date', 'amount', 'status', 'links.mandate', 'created_at'] },
  amounts: 'minor',
  handMade: ['metadata'],
  fields: {
    kind: 'payment-receipt',
    subject: 'description',
    number: ['reference', 'id'],
    issueDate: ['charge_date', 'created_at'],
    status: {
      $if: { same: ['amount_refunded', 'amount'] },
      $then: 'refunded',
      $else: {
        $if: { nonzero: 'amount_refunded' },
        $then: 'partially-refunded',
        $else: {
          $from: 'status',
          $in: {
            confirmed: 'paid',
            paid_out: 'paid',
            cancelled: 'void',
            failed: 'void',
            customer_approval_denied: 'void',
            charged_back: 'refunded',
          },
          $else: 'open',
        },
      },
    },
    currency: 'currency',
    language: `${customer}.language`,
    buyer: {
      name: [
        `${customer}.company_name`,
        { $join: [`${customer}.given_name`, `${customer}.family_name`] },
      ],
      email: `${customer}.email`,
      address: address(customer),
    },
    totals: { gross: 'amount', refunded: 'amount_refunded' },
    payments: {
      method: [
        {
          $from: '^.mandate.scheme',
          $in: {
            ach: 'ACH Direct Debit',
            bacs: 'Bacs Direct Debit',
            sepa_core: 'SEPA Direct Debit',
          },
        },
        { $if: { has: 'links.mandate' }, $then: { $const: 'Direct Debit' } },
      ],
      amount: 'amount',
      date: 'charge_date',
    },
  },
};
