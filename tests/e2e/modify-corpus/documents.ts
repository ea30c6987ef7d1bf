import type { JsonObject } from '#schemas/json.ts';
import { CLUB_LETTER, PLUMBER_INVOICE } from './raw-documents.ts';

/** How a document of the corpus is made: the path of the request and its body. */
export interface CorpusDocument {
  readonly path: '/v1/create' | '/v1/preview';
  readonly body: JsonObject;
}

const workshopInvoice: JsonObject = {
  invoiceNumber: 'PW-3107',
  date: '2026-05-04',
  dueDate: '2026-06-03',
  from: {
    name: 'Pedal Works',
    address: '3 Chain Road, Portland, OR 97201',
    email: 'billing@pedalworks.example',
    phone: '+1 503 555 0144',
  },
  to: {
    name: 'Rosa Delgado',
    company: 'Bluebird Couriers',
    address: '61 Alder Street, Portland, OR 97205',
    email: 'rosa@bluebird.example',
  },
  items: [
    { description: 'Wheel truing', quantity: 6, unitPrice: 35, total: 210 },
    { description: 'Cargo rack', quantity: 2, unitPrice: 180, total: 360 },
    { description: 'Brake service', quantity: 4, unitPrice: 60, total: 240 },
    { description: 'Annual checkup', quantity: 1, unitPrice: 90, total: 90 },
  ],
  currency: 'USD',
  subtotal: 900,
  taxRate: 10,
  tax: 90,
  total: 990,
  notes: 'Spare keys are at the front desk.',
  terms: 'Please pay within 30 days.',
};

const cafeReceipt: JsonObject = {
  receiptNumber: 'R-5521',
  transactionId: 'TX-88120',
  date: '2026-03-14',
  paymentMethod: 'Visa ending 4412',
  paid: true,
  merchant: { name: 'Juniper Café', address: '9 Harbour Row, Galway', phone: '+353 91 555 010' },
  items: [
    { description: 'Flat white', quantity: 2, unitPrice: 4.2, total: 8.4 },
    { description: 'Almond croissant', quantity: 1, unitPrice: 3.6, total: 3.6 },
    { description: 'Granola bowl', quantity: 1, unitPrice: 9.5, total: 9.5 },
  ],
  currency: 'EUR',
  subtotal: 21.5,
  tax: 1.94,
  total: 23.44,
  notes: 'Refills are free before noon.',
};

const gardenContract: JsonObject = {
  contract: 'Garden Maintenance Agreement',
  contractNumber: 'GM-204',
  effectiveDate: '2026-04-01',
  parties: [
    { name: 'Fernhill Gardens Ltd', role: 'Contractor', address: '2 Fern Hill, Bath' },
    { name: 'Tamsin Okoye', role: 'Customer', address: '18 Circus Place, Bath' },
  ],
  terms: [
    { title: 'Services', text: 'The Contractor mows the lawn and trims the hedges every week.' },
    { title: 'Fees', text: 'The Customer pays 240 pounds each month.' },
    { title: 'Termination', text: 'Either party may end this agreement with 14 days of notice.' },
  ],
  signature: true,
};

const firstAidCertificate: JsonObject = {
  certifiedTo: 'Mateo Silva',
  awarded: 'First Aid Instructor',
  completion: '2026-02-20',
  issuer: 'Red Lantern Training',
  certificateNumber: 'FA-0093',
  description: 'For completing forty hours of practical training.',
  signatory: { name: 'Ingrid Moen', title: 'Course Director' },
};

const kitchenQuote: JsonObject = {
  currency: 'USD',
  client: {
    name: 'Omar Haddad',
    company: 'Haddad Kitchens',
    email: 'omar@haddad.example',
    address: '400 Pine Street, Denver, CO 80203',
    phone: '+1 303 555 0127',
  },
  lineItems: [
    { description: 'Site survey', quantity: 1, unitPrice: 450, total: 450 },
    {
      description: 'Oak cabinets',
      details: 'Twelve units',
      quantity: 12,
      unitPrice: 310,
      total: 3720,
    },
    { description: 'Installation', quantity: 5, unitPrice: 400, total: 2000 },
  ],
  totals: { subtotal: 6170, discount: 170, tax: 480, taxRate: 8, total: 6480 },
  meta: {
    quoteNumber: 'Q-1180',
    date: '2026-01-12',
    validUntil: '2026-02-11',
    notes: 'Delivery takes about four weeks.',
    terms: 'Half on order, half on completion.',
    showSignature: true,
  },
  branding: {
    companyName: 'Timberline Joinery',
    companyAddress: '77 Mill Yard, Boulder, CO 80301',
  },
};

const softwareInvoice: JsonObject = {
  currency: 'USD',
  client: {
    name: 'Lena Fischer',
    company: 'Kestrel Labs',
    email: 'lena@kestrel.example',
    address: '12 Foundry Lane\nAustin, TX 78701',
  },
  lineItems: [
    { description: 'API integration', quantity: 20, unitPrice: 110, total: 2200 },
    { description: 'Code review', quantity: 8, unitPrice: 95, total: 760 },
    { description: 'Hosting', quantity: 12, unitPrice: 20, total: 240 },
  ],
  totals: { subtotal: 3200, taxRate: 5, tax: 160, total: 3360 },
  meta: {
    invoiceNumber: 'INV-0457',
    date: '2026-07-01',
    dueDate: '2026-07-31',
    notes: 'Thanks for a smooth project.',
    terms: 'Net 30. Late fees may apply.',
  },
  payment: { bankName: 'Lone Star Bank', accountNumber: '00127755' },
  branding: {
    companyName: 'Bytecraft Studio',
    companyAddress: '5 Congress Avenue, Austin, TX 78702',
  },
};

const leaseLetter: JsonObject = {
  recipient: {
    name: 'Mr. Henry Adeyemi',
    company: 'Quayside Lettings',
    address: '21 Dock Street\nLiverpool L3 4AB',
  },
  sender: { name: 'Clara Novak', position: 'Tenant Liaison', email: 'clara@homely.example' },
  subject: 'Renewal of the lease',
  salutation: 'Dear Mr. Adeyemi,',
  body: 'Thank you for your call on Monday.\n\nThe lease ends in September. We offer a renewal of two years at the present rent.\n\nPlease answer before the end of May.',
  closing: 'Kind regards,',
  enclosures: ['Draft lease'],
  meta: { date: '2026-04-20', reference: 'CN-77' },
  branding: { companyName: 'Homely Housing', companyAddress: '8 Castle Street, Liverpool L2 0NE' },
};

const solarReport: JsonObject = {
  title: 'Solar output in 2025',
  subtitle: 'More sun, fewer faults',
  summary: 'Output rose in every month but March.',
  metrics: [
    { label: 'Energy', value: '412 MWh', change: '+9%' },
    { label: 'Uptime', value: '99.1%', change: '+0.4 points' },
    { label: 'Faults', value: 7, change: '-5' },
  ],
  sections: [
    { heading: 'Generation', text: 'The new inverters run cooler and lose less power.' },
    { heading: 'Maintenance', text: 'Panels were washed twice, in April and in August.' },
  ],
  recommendations: ['Replace the two oldest strings.', 'Wash the panels three times a year.'],
  meta: {
    reportNumber: 'SR-25',
    date: '2026-01-30',
    period: 'January to December 2025',
    preparedBy: 'Yuki Tanaka',
    preparedFor: 'Board of directors',
  },
  branding: {
    companyName: 'Brightfield Energy',
    companyAddress: '40 Ridge Road, Tucson, AZ 85701',
  },
};

const data = (content: JsonObject, style?: string): CorpusDocument => ({
  path: '/v1/create',
  body: { data: content, ...(style === undefined ? {} : { style }) },
});
const template = (id: string, content: JsonObject): CorpusDocument => ({
  path: '/v1/preview',
  body: { template: id, data: content },
});
const html = (markup: string): CorpusDocument => ({ path: '/v1/create', body: { html: markup } });

/** The documents that the corpus speaks of, by the names it gives them. */
export const DOCUMENTS: Readonly<Record<string, CorpusDocument>> = {
  invoice: data(workshopInvoice, 'corporate'),
  receipt: data(cafeReceipt, 'minimal'),
  contract: data(gardenContract, 'bold'),
  certificate: data(firstAidCertificate),
  quote: template('quote-modern', kitchenQuote),
  bill: template('invoice-clean', softwareInvoice),
  letter: template('letter-business', leaseLetter),
  report: template('report-executive', solarReport),
  rawInvoice: html(PLUMBER_INVOICE),
  rawLetter: html(CLUB_LETTER),
};
