import type { JsonObject } from '#schemas/json.ts';

export const CONTRACT_SAMPLE: JsonObject = {
  title: 'Website maintenance agreement',
  effectiveDate: '2026-04-01',
  introduction:
    'The Client runs an online store and wants it kept up to date and available. The Provider maintains such stores. They agree as follows.',
  parties: [
    {
      name: 'Fjord & Field Interiors LLC',
      role: 'Client',
      address: '48 Harbour Street\nPortland, ME 04101',
      email: 'maya@fjordandfield.example',
      signatory: 'Maya Lindqvist, Owner',
    },
    {
      name: 'Northlight Studio, Inc.',
      role: 'Provider',
      address: '210 Congress Street, Suite 4\nPortland, ME 04101',
      email: 'contracts@northlight.example',
      signatory: 'Tom Arsenault, Director',
    },
  ],
  clauses: [
    {
      heading: 'Services',
      text: 'The Provider maintains the Client’s online store. In particular, the Provider:',
      points: [
        'installs security updates within two working days of their release;',
        'keeps daily backups for 30 days and tests one of them each month;',
        'makes small changes to text and images, up to four hours a month.',
      ],
    },
    {
      heading: 'Fees',
      text: 'The Client pays $1,450 a month, invoiced on the first day and due within 15 days. Work beyond the services is charged at $115 an hour, and only after the Client has approved an estimate.',
    },
    {
      heading: 'Response times',
      text: 'The Provider answers reports of an outage within one hour on working days from 8 a.m. to 6 p.m., and all other requests within one working day.',
    },
    {
      heading: 'Confidentiality',
      text: 'Each party keeps the other’s business information secret, uses it for this agreement only, and returns or deletes it when the agreement ends.',
    },
    {
      heading: 'Ownership',
      text: 'Everything made for the Client under this agreement belongs to the Client once it is paid for. The Provider keeps the rights to tools that it brought along.',
    },
    {
      heading: 'Liability',
      text: 'Neither party is liable for indirect damage. Each party’s total liability is limited to the fees of the twelve months before the claim.',
    },
  ],
  terms:
    'This agreement runs for twelve months and then from month to month. Either party may end it in writing with 30 days’ notice. The law of the State of Maine applies.',
  meta: { contractNumber: 'C-2026-031' },
  styles: { accentColor: '#1e3a5f' },
};
