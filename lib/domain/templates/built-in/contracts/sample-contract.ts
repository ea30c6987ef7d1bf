import type { JsonObject } from '#schemas/json.ts';

export const CONTRACT_SAMPLE: JsonObject = {
  title: 'Website maintenance agreement',
  effectiveDate: '2026-04-01',
  introduction:
    'The Provider maintains online stores and will keep the Client’s up to date and available.',
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
      heading: 'Confidentiality',
      text: 'Each party keeps the other’s business information secret and uses it for this agreement only.',
    },
    {
      heading: 'Ownership',
      text: 'Everything made for the Client under this agreement belongs to the Client once it is paid for.',
    },
    {
      heading: 'Liability',
      text: 'Each party’s liability is limited to the fees of the twelve months before the claim.',
    },
  ],
  terms:
    'This agreement runs for twelve months and then from month to month. Either party may end it in writing with 30 days’ notice. The law of the State of Maine applies.',
  meta: { contractNumber: 'C-2026-031' },
  styles: { accentColor: '#1e3a5f' },
};
