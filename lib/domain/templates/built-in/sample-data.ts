import type { JsonObject } from '#schemas/json.ts';

const client: JsonObject = {
  name: 'Maya Lindqvist',
  company: 'Fjord & Field Interiors',
  email: 'maya@fjordandfield.example',
  address: '48 Harbour Street\nPortland, ME 04101',
  phone: '+1 207 555 0148',
};

const lineItems: JsonObject[] = [
  {
    description: 'Discovery workshop',
    details: 'Two half-day sessions with the sales and fulfilment teams',
    quantity: 2,
    unitPrice: 950,
    total: 1900,
  },
  {
    description: 'Online store design',
    details: 'Home, category, product and checkout pages, for phone and desktop',
    quantity: 1,
    unitPrice: 6400,
    total: 6400,
  },
  { description: 'Front-end build', quantity: 64, unitPrice: 115, total: 7360 },
  {
    description: 'Product photography',
    details: 'Per item, retouched',
    quantity: 36,
    unitPrice: 42.5,
    total: 1530,
  },
];

const totals: JsonObject = {
  subtotal: 17190,
  discount: 690,
  tax: 907.5,
  taxRate: 5.5,
  total: 17407.5,
};

const branding: JsonObject = {
  companyName: 'Northlight Studio',
  companyAddress: '210 Congress Street, Suite 4\nPortland, ME 04101',
};

export const QUOTE_SAMPLE: JsonObject = {
  currency: 'USD',
  client,
  lineItems,
  totals,
  meta: {
    quoteNumber: 'Q-2026-0117',
    date: '2026-03-02',
    validUntil: '2026-04-01',
    notes: 'Work can begin within two weeks of acceptance. Photography is done on site in one day.',
    terms: '40% on acceptance, 60% on launch. Two rounds of changes are included.',
    showSignature: true,
  },
  branding,
  styles: { accentColor: '#1e3a5f' },
};

export const INVOICE_SAMPLE: JsonObject = {
  currency: 'USD',
  client,
  lineItems,
  totals,
  meta: {
    invoiceNumber: 'INV-1042',
    date: '2026-05-04',
    dueDate: '2026-06-03',
    poNumber: 'PO-7719',
    notes: 'Thank you for working with us.',
    terms: 'Payment within 30 days by bank transfer. Please quote the invoice number.',
  },
  branding,
  styles: { accentColor: '#1e3a5f' },
};
