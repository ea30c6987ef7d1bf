import type { JsonObject } from '#schemas/json.ts';

export const SERVICES_SAMPLE: JsonObject = {
  currency: 'USD',
  title: 'Bookkeeping services agreement',
  effectiveDate: '2026-07-01',
  client: {
    name: 'Larkspur Pediatrics, PLLC',
    address: '2100 Elm Terrace, Suite 3\nDenver, CO 80205',
    email: 'office@larkspurpediatrics.example',
    signatory: 'Dr. Amara Bello, Managing Member',
  },
  provider: {
    name: 'Tally & Rowe Accounting, Inc.',
    address: '615 Blake Street\nDenver, CO 80202',
    email: 'contracts@tallyrowe.example',
    signatory: 'Victor Rowe, President',
  },
  services: [
    {
      name: 'Monthly bookkeeping',
      description: 'Bank and card accounts reconciled by the tenth working day',
      fee: '$890.00 a month',
    },
    { name: 'Payroll for up to twelve employees', fee: '$240.00 a month' },
    {
      name: 'Migration from the former system',
      fee: '$1,800.00 once',
    },
  ],
  fees: { schedule: 'Invoiced on the first day of each month, payable within 15 days' },
  term: {
    duration: 'Twelve months, then from month to month',
    notice: '60 days, in writing',
  },
  governingLaw: 'State of Colorado',
  clauses: [
    {
      heading: 'What the Client provides',
      text: 'The Client gives the Provider in good time:',
      points: [
        'read access to its bank and card accounts;',
        'invoices and receipts within five days after the end of a month;',
        'one person who answers questions within two working days.',
      ],
    },
    {
      heading: 'Liability',
      text: 'Each party’s liability is limited to the fees of the twelve months before the claim, except for intent and gross negligence.',
    },
  ],
  meta: { contractNumber: 'TR-2026-118' },
};

export const NDA_SAMPLE: JsonObject = {
  effectiveDate: '2026-02-16',
  firstParty: {
    name: 'Aurelia Optics GmbH',
    address: 'Lindenallee 14, 07745 Jena, Germany',
    signatory: 'Dr. Katrin Voss, Managing Director',
  },
  secondParty: {
    name: 'Blue Heron Robotics, Inc.',
    address: '350 Innovation Drive, Pittsburgh, PA 15219, USA',
    signatory: 'Marcus Hale, Chief Technology Officer',
  },
  purpose:
    'to find out whether the First Party’s depth cameras can be built into the Second Party’s picking robots.',
  term: 'eighteen months',
  survival: 'five years',
  governingLaw: 'the Federal Republic of Germany',
  clauses: [
    {
      heading: 'Samples',
      text: 'Cameras lent for tests stay the First Party’s property. The Second Party does not open them and returns them within 30 days after the end of the tests.',
    },
  ],
  meta: { contractNumber: 'NDA-2026-07' },
};
