import type { TypeSignals } from './signal.ts';

function words(text: string): readonly string[] {
  return text.split(' ');
}

/** What speaks for the types that sell something. */
export const COMMERCIAL_SIGNALS: readonly TypeSignals[] = [
  {
    type: 'invoice',
    cues: [],
    names: [
      'invoice',
      'bill',
      'accrec',
      'factura',
      '*rechnung',
      'facture',
      'fattura',
      'factuur',
      'fatura',
    ],
    signals: [
      { role: 'invoiceNumber', weight: 7, vague: words('invoiceid') },
      { role: 'dueDate', weight: 5 },
      { role: 'amountDue', weight: 3, vague: words('balance remaining outstanding') },
      { role: 'lineItems', weight: 3, form: 'priced' },
      { role: 'total', weight: 2 },
      { role: 'tax', weight: 2 },
      { role: 'subtotal', weight: 1 },
      { role: 'poNumber', weight: 1 },
      { role: 'paymentTerms', weight: 2 },
      { role: 'recipient', weight: 1 },
    ],
    requiredSignals: [
      ['invoiceNumber'],
      ['dueDate', 'total'],
      ['dueDate', 'lineItems'],
      ['amountDue'],
      ['lineItems', 'total'],
      ['lineItems', 'tax'],
    ],
  },
  {
    type: 'quote',
    cues: [],
    names: [
      'quote',
      'quotation',
      'estimate',
      'proposal',
      'offer',
      'bid',
      'draft order',
      '*angebot',
      'devis',
      'presupuesto',
      'cotización',
      'preventivo',
      'offerte',
    ],
    signals: [
      { role: 'quoteNumber', weight: 7, vague: words('quoteid estimateid proposalid') },
      { role: 'validUntil', weight: 6, vague: words('expires expiresat expiry expiresdate') },
      { role: 'lineItems', weight: 3, form: 'priced' },
      { role: 'total', weight: 2 },
      { role: 'subtotal', weight: 1 },
      { role: 'recipient', weight: 1 },
    ],
    requiredSignals: [['quoteNumber'], ['validUntil', 'lineItems'], ['validUntil', 'total']],
  },
  {
    type: 'receipt',
    cues: [
      { cue: 'settled', weight: 5 },
      { cue: 'received', weight: 5 },
    ],
    names: ['receipt', 'order confirmation', 'payment confirmation', 'purchase confirmation'],
    signals: [
      { role: 'receiptNumber', weight: 7 },
      { role: 'transactionId', weight: 5 },
      { role: 'paymentMethod', weight: 5 },
      { role: 'paid', weight: 4, form: 'true' },
      { role: 'paidDate', weight: 4 },
      { role: 'amountPaid', weight: 3 },
      { role: 'lineItems', weight: 3, form: 'priced' },
      { role: 'total', weight: 2 },
      { role: 'tax', weight: 1 },
    ],
    requiredSignals: [
      ['settled', 'total'],
      ['settled', 'lineItems'],
      ['receiptNumber'],
      ['transactionId', 'total'],
      ['transactionId', 'lineItems'],
      ['paymentMethod', 'total'],
      ['paymentMethod', 'lineItems'],
      ['paid', 'total'],
      ['paid', 'lineItems'],
      ['paidDate', 'total'],
      ['paidDate', 'lineItems'],
    ],
  },
];
