import type { JsonObject } from '#schemas/json.ts';

/** One plain example for each type, as a user would first try it. */
export const PLAIN: Readonly<Record<string, JsonObject>> = {
  invoice: {
    invoiceNumber: 'INV-1042',
    date: '2026-05-04',
    dueDate: '2026-06-03',
    company: { name: 'Northlight Studio', email: 'hello@northlight.example' },
    client: {
      name: 'Maya Lindqvist',
      address: { street: '48 Harbour Street', city: 'Portland', state: 'ME', zip: '04101' },
    },
    items: [
      { description: 'Design', quantity: 2, unitPrice: 1500, total: 3000 },
      { description: 'Hosting', quantity: 12, unitPrice: 20, total: 240 },
    ],
    subtotal: 3240,
    tax: 178.2,
    taxRate: 5.5,
    total: 3418.2,
  },
  quote: {
    quoteNumber: 'Q-77',
    validUntil: '2026-07-01',
    from: 'Acme Roofing\n12 Elm St',
    customer: { firstName: 'Joe', lastName: 'Doe' },
    items: [{ name: 'Shingles', qty: 40, price: 98.5, amount: 3940 }],
    total: 3940,
  },
  receipt: {
    store: { name: 'Corner Coffee' },
    items: [{ name: 'Flat white', quantity: 2, price: 4.5 }],
    total: 9,
    paid: true,
    transactionId: 'TX-99812',
    paymentMethod: 'Visa 4242',
  },
  report: {
    title: 'Q1 Report',
    summary: 'Revenue grew for the third quarter in a row, and churn fell.',
    metrics: { revenue: 1250000, churnRate: 0.019 },
    findings: ['Onboarding completion rose.', 'Support volume fell by a fifth.'],
  },
  certificate: {
    certifiedTo: 'Ada Lovelace',
    course: 'Analytical Engines',
    completionDate: '2026-02-14',
    issuer: 'Babbage Institute',
  },
  letter: {
    sender: { name: 'Jane Smith' },
    recipient: { name: 'Tom Baker' },
    salutation: 'Dear Mr Baker,',
    body: 'Thank you for four years of working together.\n\nWe would like to renew the agreement.',
    closing: 'Yours sincerely,',
  },
  contract: {
    title: 'Consulting Agreement',
    effectiveDate: '2026-01-01',
    parties: [
      { name: 'Acme Corp', role: 'Client' },
      { name: 'Jo Bloggs LLC', role: 'Consultant' },
    ],
    terms: [
      { title: 'Services', text: 'The Consultant advises the Client on process engineering.' },
      { title: 'Fees', text: 'The Client pays $150 an hour.' },
    ],
    signatures: [{ name: 'Ann Chief', title: 'CEO' }],
  },
};

/** Shapes in which other systems send their documents. */
export const PAYLOADS = {
  stripe: {
    id: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
    object: 'invoice',
    account_name: 'Docs Ltd',
    amount_due: 2599,
    currency: 'usd',
    customer_email: 'jenny@example.com',
    customer_name: 'Jenny Rosen',
    customer_address: { line1: '1 Market St', city: 'SF', state: 'CA', postal_code: '94105' },
    created: 1680644467,
    due_date: 1683236467,
    number: 'EB70-0001',
    lines: {
      object: 'list',
      data: [
        { id: 'il_1MtHbELkdIwHu7ixl4OzzPMa', amount: 2599, description: 'Pro plan', quantity: 1 },
      ],
      has_more: false,
    },
    total: 2599,
    tax: null,
    livemode: false,
  },
  shopify: {
    order: {
      id: 450789469,
      admin_graphql_api_id: 'gid://shopify/Order/450789469',
      name: '#1001',
      order_number: 1001,
      created_at: '2026-01-10T23:30:00-05:00',
      currency: 'EUR',
      financial_status: 'paid',
      total_price: '598.94',
      subtotal_price: '597.00',
      total_tax: '1.94',
      payment_gateway_names: ['visa', 'gift card'],
      billing_address: {
        first_name: 'Bob',
        last_name: 'Norman',
        name: 'Bob Norman',
        address1: 'Chestnut Street 92',
        city: 'Louisville',
        zip: '40202',
        province: 'Kentucky',
      },
      line_items: [
        { title: 'Player 8GB', name: 'Player 8GB - green', quantity: 3, price: '199.00' },
      ],
    },
  },
  xero: {
    Invoices: [
      {
        Type: 'ACCREC',
        InvoiceNumber: 'OIT00546',
        Contact: { ContactID: '025867f1-d741-4d6b-b1af-9ac774b59ba7', Name: 'City Agency' },
        DateString: '2026-05-27T00:00:00',
        DueDate: '/Date(1780704000000+0000)/',
        LineItems: [
          { Description: 'Project management', UnitAmount: 1800, LineAmount: 1800, Quantity: 1 },
        ],
        SubTotal: 1800,
        TotalTax: 225,
        Total: 2025,
        AmountDue: 2025,
        CurrencyCode: 'NZD',
      },
    ],
  },
  monitoring: {
    service: 'checkout-api',
    period: { start: '2026-02-01', end: '2026-02-28' },
    metrics: [{ name: 'Uptime', value: 99.97, unit: '%', change: 0.02 }],
    incidents: [{ title: 'Failover', severity: 'high', durationMinutes: 11 }],
  },
  resume: {
    name: 'Lin Chen',
    title: 'Platform Engineer',
    contact: { email: 'lin@chen.example' },
    experience: [
      {
        company: 'Nimbus',
        position: 'Senior Engineer',
        startDate: '2021-03',
        highlights: ['Cut deploy time from 40 to 6 minutes', 'Led the move to other machines'],
      },
    ],
    skills: ['Go', 'TypeScript', 'Postgres'],
  },
} as const satisfies Record<string, JsonObject>;
