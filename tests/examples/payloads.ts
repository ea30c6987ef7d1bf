/** One plain example of each type that detection knows. */
export const examples = {
  invoice: {
    invoiceNumber: 'INV-1042',
    date: '2026-01-15',
    dueDate: '2026-02-14',
    from: { name: 'Analytical Engines Ltd', address: '12 Saint James’s Square, London' },
    client: { name: 'Ada Lovelace', email: 'ada@example.com' },
    items: [
      { description: 'Gear train, brass', quantity: 4, unitPrice: 125.5, total: 502 },
      { description: 'Assembly', quantity: 10, unitPrice: 80, total: 800 },
    ],
    subtotal: 1302,
    tax: 260.4,
    total: 1562.4,
    currency: 'GBP',
  },
  quote: {
    quoteNumber: 'Q-77',
    validUntil: '2026-03-31',
    client: { name: 'Charles Babbage' },
    items: [{ description: 'Difference engine', quantity: 1, unitPrice: 17000, total: 17000 }],
    total: 17000,
  },
  receipt: {
    receiptNumber: 'R-9',
    transactionId: 'txn_81723',
    paymentMethod: 'Visa ending 4242',
    paid: true,
    items: [{ description: 'Espresso', quantity: 2, price: 3.2 }],
    total: 6.4,
  },
  report: {
    title: 'Quarterly engine performance',
    summary: 'Throughput rose while wear fell.',
    metrics: { throughput: '42 turns/min', wear: '0.3 %' },
    findings: ['Lubrication works', 'Brass beats iron'],
    analysis: 'The new carriage explains most of the change.',
  },
  certificate: {
    title: 'Certificate of Completion',
    certifiedTo: 'Grace Hopper',
    completion: 'Compiler Construction',
    awarded: '2026-05-01',
  },
  letter: {
    sender: { name: 'Mary Somerville', address: 'Royal Hospital, Chelsea' },
    recipient: { name: 'Ada Lovelace' },
    salutation: 'Dear Ada,',
    body: 'The translation of the memoir is a delight.\n\nPray visit us on Tuesday.',
  },
  contract: {
    title: 'Consulting agreement',
    parties: [{ name: 'Analytical Engines Ltd' }, { name: 'Ada Lovelace' }],
    terms: ['The consultant advises on programs.', 'Fees are due within 30 days.'],
    signature: { required: true },
    effectiveDate: '2026-01-01',
  },
} as const;
