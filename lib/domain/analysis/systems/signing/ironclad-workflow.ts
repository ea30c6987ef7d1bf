import type { SystemMapping } from '../../mapping/system-mapping.ts';

const DURATION = (unit: 'years' | 'months' | 'days', path: string) =>
  ({ $from: `${path}.${unit}`, $as: unit }) as const;

export const ironcladWorkflow: SystemMapping = {
  id: 'ironclad-workflow',
  name: 'Ironclad: workflow',
  type: 'contract',
  recognise: { has: ['attributes.counterpartyName', 'title', 'isSignComplete'] },
  fields: {
    title: ['attributes.agreementTitle', 'title'],
    number: 'ironcladId',
    currency: 'attributes.contractValue.currency',
    date: ['attributes.agreementDate', 'attributes.effectiveDate'],
    period: {
      start: ['attributes.effectiveDate', 'attributes.startDate'],
      end: 'attributes.expirationDate',
    },
    parties: [
      { party: { name: ['attributes.ourEntity', 'attributes.companyName'] } },
      {
        role: { $const: 'Counterparty' },
        party: {
          name: 'attributes.counterpartyName',
          email: 'attributes.counterpartyEmail',
          address: {
            lines: { $all: 'attributes.counterpartyAddress.lines' },
            city: 'attributes.counterpartyAddress.locality',
            region: 'attributes.counterpartyAddress.region',
            postalCode: 'attributes.counterpartyAddress.postcode',
            country: 'attributes.counterpartyAddress.country',
          },
        },
      },
    ],
    terms: [
      { label: { $const: 'Purpose' }, value: 'attributes.purpose' },
      {
        label: { $const: 'Contract value' },
        kind: 'money',
        value: 'attributes.contractValue.amount',
      },
      {
        label: { $const: 'Term' },
        kind: 'duration',
        value: [
          DURATION('years', 'attributes.term'),
          DURATION('months', 'attributes.term'),
          DURATION('years', 'attributes.initialTerm'),
          DURATION('months', 'attributes.initialTerm'),
        ],
      },
      {
        label: { $const: 'Confidentiality' },
        kind: 'duration',
        value: [
          DURATION('years', 'attributes.confidentialityTerm'),
          DURATION('months', 'attributes.confidentialityTerm'),
        ],
      },
      { label: { $const: 'Renewal' }, value: 'attributes.renewalType' },
      {
        label: { $const: 'Notice period' },
        kind: 'duration',
        value: [
          DURATION('months', 'attributes.noticePeriod'),
          DURATION('days', 'attributes.noticePeriod'),
        ],
      },
      { label: { $const: 'Payment terms' }, value: 'attributes.paymentTerms' },
      { label: { $const: 'Governing law' }, value: 'attributes.governingLaw' },
    ],
    signatories: [
      {
        name: 'attributes.companySignerName',
        title: 'attributes.companySignerTitle',
        organization: 'attributes.ourEntity',
      },
      {
        name: 'attributes.counterpartySignerName',
        title: 'attributes.counterpartySignerTitle',
        organization: 'attributes.counterpartyName',
      },
    ],
  },
};
