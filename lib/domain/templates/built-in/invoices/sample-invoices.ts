import type { JsonObject } from '#schemas/json.ts';

export const MODERN_INVOICE_SAMPLE: JsonObject = {
  currency: 'USD',
  client: {
    name: 'Imogen Clarke',
    company: 'Tidewater Botanical Gardens',
    email: 'accounts@tidewatergardens.example',
    address: '19 Glasshouse Lane\nSavannah, GA 31401',
  },
  lineItems: [
    {
      description: 'Visitor app, design and build',
      details: 'Final third of the agreed price',
      quantity: 1,
      unitPrice: 8200,
      total: 8200,
    },
    {
      description: 'Plant labels with QR codes',
      sku: 'LBL-QR-75',
      quantity: 420,
      unitPrice: 3.15,
      total: 1323,
    },
    {
      description: 'Staff training',
      quantity: 2,
      unitPrice: 480,
      total: 960,
    },
  ],
  totals: {
    subtotal: 10483,
    discount: 250,
    shipping: 64,
    taxRate: 7,
    tax: 716.31,
    total: 11013.31,
    amountPaid: 3000,
    amountDue: 8013.31,
  },
  meta: {
    invoiceNumber: 'INV-2026-0088',
    date: '2026-05-11',
    dueDate: '2026-06-10',
    poNumber: 'TBG-4471',
    notes: 'Thank you for the walk through the fern house.',
    terms: 'Payable within 30 days. Interest of 1% a month is charged on late payments.',
  },
  payment: {
    bankName: 'First Coastal Bank',
    accountName: 'Brightfold Interactive LLC',
    accountNumber: '000 555 8841',
    routingNumber: '061000052',
    reference: 'INV-2026-0088',
  },
  branding: {
    companyName: 'Brightfold Interactive',
    companyAddress: '742 Market Street, Floor 3\nCharleston, SC 29401',
    companyEmail: 'billing@brightfold.example',
    taxId: '57-5550188',
  },
};

export const CORPORATE_INVOICE_SAMPLE: JsonObject = {
  currency: 'EUR',
  locale: 'en-IE',
  client: {
    name: 'Accounts Payable',
    company: 'Northern Lights Hospitality Ltd',
    email: 'ap@northernlights.example',
    address: '4 Custom House Quay\nDublin D01 X2K8',
  },
  shipTo: {
    name: 'Hotel Aurora, Goods Inward',
    address: '27 Lakeshore Road\nGalway H91 K5X2',
  },
  lineItems: [
    {
      description: 'Espresso machine, two groups',
      sku: 'EM-2G-400',
      quantity: 2,
      unitPrice: 4980,
      total: 9960,
    },
    { description: 'Grinder', sku: 'GR-75', quantity: 4, unitPrice: 640, total: 2560 },
    {
      description: 'House blend, 1 kg',
      sku: 'CF-HB-1',
      quantity: 60,
      unitPrice: 18.5,
      total: 1110,
    },
    {
      description: 'Service plan, twelve months',
      sku: 'SV-12',
      quantity: 2,
      unitPrice: 420,
      total: 840,
    },
  ],
  totals: {
    subtotal: 14470,
    discount: 470,
    shipping: 180,
    taxRate: 23,
    tax: 3261.4,
    total: 17441.4,
    amountPaid: 5000,
    amountDue: 12441.4,
  },
  meta: {
    invoiceNumber: '2026/10493',
    date: '2026-03-18',
    dueDate: '2026-04-17',
    poNumber: '4500071822',
    customerNumber: 'C-20814',
    notes: 'Installation on 24 March, 8 to 11.',
    terms: 'Goods remain our property until they are paid for in full.',
  },
  payment: {
    bankName: 'Bank of the Liffey',
    accountName: 'Harbour Roasters Supply Ltd',
    iban: 'IE29 AIBK 9311 5212 3456 78',
    bic: 'AIBKIE2D',
    reference: '2026/10493',
  },
  branding: {
    companyName: 'Harbour Roasters Supply',
    companyAddress: 'Unit 9, Docklands Business Park\nDublin D02 R296, Ireland',
    taxId: 'IE5550122B',
  },
};
