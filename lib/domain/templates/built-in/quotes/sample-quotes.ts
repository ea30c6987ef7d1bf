import type { JsonObject } from '#schemas/json.ts';

export const CONSULTING_QUOTE_SAMPLE: JsonObject = {
  currency: 'USD',
  client: {
    name: 'Daniel Okafor',
    company: 'Meridian Freight Group',
    email: 'd.okafor@meridianfreight.example',
    address: '1200 Terminal Avenue\nBaltimore, MD 21230',
    phone: '+1 410 555 0162',
  },
  lineItems: [
    {
      description: 'Warehouse process review',
      details: 'Three sites, five days each, with a written report',
      quantity: 15,
      unitPrice: 1250,
      total: 18750,
    },
    {
      description: 'Inventory system selection',
      details: 'Requirements, shortlist of four vendors, scored comparison',
      quantity: 1,
      unitPrice: 9600,
      total: 9600,
    },
    { description: 'Project management', quantity: 40, unitPrice: 165, total: 6600 },
    {
      description: 'Travel and accommodation, estimated',
      quantity: 1,
      unitPrice: 2850,
      total: 2850,
    },
  ],
  totals: { subtotal: 37800, discount: 1800, tax: 2160, taxRate: 6, total: 38160 },
  meta: {
    quoteNumber: '2026-0284',
    date: '2026-02-09',
    validUntil: '2026-03-11',
    notes: 'Site visits are scheduled with each warehouse manager at least ten days ahead.',
    terms:
      'Invoiced monthly for work performed, payable within 30 days. Travel is charged at cost. Work beyond this scope is agreed in writing before it begins.',
    showSignature: true,
  },
  branding: {
    companyName: 'Harrow & Lane Consulting',
    companyAddress: '88 Saint Paul Street, 6th Floor, Baltimore, MD 21202',
  },
  styles: { accentColor: '#1e3a5f' },
};

export const EVENT_QUOTE_SAMPLE: JsonObject = {
  currency: 'USD',
  client: {
    name: 'Priya Raman',
    company: 'Lakeside Arts Council',
    email: 'priya@lakesidearts.example',
    address: '5 Pavilion Road\nMadison, WI 53703',
    phone: '+1 608 555 0119',
  },
  lineItems: [
    {
      description: 'Main stage',
      details: '12 × 9 m roof, set up and taken down by a crew of six',
      quantity: 1,
      unitPrice: 7800,
      total: 7800,
    },
    {
      description: 'Sound system',
      details: 'Line array for 2,500 people, with two engineers',
      quantity: 2,
      unitPrice: 2400,
      total: 4800,
    },
    { description: 'Stage lighting', quantity: 2, unitPrice: 1650, total: 3300 },
    { description: 'Power and cabling', quantity: 1, unitPrice: 1290, total: 1290 },
  ],
  totals: { subtotal: 17190, discount: 1190, tax: 880, taxRate: 5.5, total: 16880 },
  meta: {
    quoteNumber: 'FS-0731',
    date: '2026-04-14',
    validUntil: '2026-05-14',
    notes: 'Both festival days, June 20 and 21. The crew arrives the day before at noon.',
    terms: '50% to book the dates, 50% on the first day. Free cancellation until May 20.',
    showSignature: true,
  },
  branding: {
    companyName: 'Foundry Sound & Stage',
    companyAddress: '310 Atwood Avenue\nMadison, WI 53704',
  },
  styles: { accentColor: '#c2255c' },
};
