import type { JsonObject } from '#schemas/json.ts';

export const TILL_RECEIPT_SAMPLE: JsonObject = {
  currency: 'USD',
  lineItems: [
    { description: 'Flat white', details: 'Oat milk', quantity: 2, unitPrice: 4.75, total: 9.5 },
    { description: 'Almond croissant', quantity: 2, unitPrice: 4.25, total: 8.5 },
    { description: 'Granola bowl', details: 'No honey', quantity: 1, unitPrice: 9.8, total: 9.8 },
    { description: 'House beans, 250 g', quantity: 1, unitPrice: 14, total: 14 },
  ],
  totals: {
    subtotal: 41.8,
    discount: 2.1,
    taxRate: 8.5,
    tax: 3.37,
    tip: 6,
    total: 49.07,
    tendered: 50,
    change: 0.93,
  },
  payment: { method: 'Cash' },
  meta: {
    receiptNumber: '004-11823',
    date: '2026-04-18',
    time: '9:42 AM',
    cashier: 'Noor',
    notes: 'Thank you, see you soon!',
    terms: 'Exchanges within 14 days with this receipt.',
  },
  branding: {
    companyName: 'Juniper Street Coffee',
    companyAddress: '306 Juniper Street\nBoulder, CO 80302',
    companyPhone: '+1 303 555 0176',
    companyWebsite: 'juniperstreet.example',
    taxId: '84-5550119',
  },
};

export const ORDER_RECEIPT_SAMPLE: JsonObject = {
  currency: 'GBP',
  locale: 'en-GB',
  client: {
    name: 'Rosalind Achebe',
    email: 'rosalind.achebe@post.example',
    address: '12 Millbrook Crescent\nBristol BS6 7QT',
  },
  lineItems: [
    {
      description: 'Merino blanket, slate',
      details: '140 × 200 cm',
      quantity: 1,
      unitPrice: 118,
      total: 118,
    },
    {
      description: 'Linen pillowcase',
      details: 'Pair, undyed',
      quantity: 2,
      unitPrice: 34,
      total: 68,
    },
    { description: 'Gift wrapping', quantity: 1, unitPrice: 4.5, total: 4.5 },
  ],
  totals: {
    subtotal: 190.5,
    discount: 19.05,
    shipping: 5.95,
    taxRate: 20,
    tax: 35.48,
    total: 212.88,
  },
  payment: { method: 'Visa', cardLast4: '4242', transactionId: 'ch_3PqB7kLZ55501' },
  meta: {
    receiptNumber: 'R-58213',
    date: '2026-02-21',
    time: '14:05',
    notes: 'Your parcel leaves our workshop within two working days.',
    terms:
      'Unused goods can be returned within 30 days. Questions? Reply to the e-mail that this receipt came with.',
  },
  branding: {
    companyName: 'Fell & Thread',
    companyAddress: 'The Old Mill, Kendal LA9 4BE',
    companyWebsite: 'fellandthread.example',
    taxId: 'GB 555 0133 21',
  },
};
