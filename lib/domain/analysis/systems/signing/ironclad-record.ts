import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const ironcladRecord: SystemMapping = {
  id: 'ironclad-record',
  name: 'Ironclad: record',
  type: 'contract',
  recognise: { has: ['properties.counterpartyName', 'name', 'ironcladId'] },
  fields: {
    title: 'name',
    number: 'ironcladId',
    currency: 'properties.contractValue.value.currency',
    date: 'properties.agreementDate.value',
    period: {
      start: ['properties.effectiveDate.value', 'properties.agreementDate.value'],
      end: 'properties.expirationDate.value',
    },
    parties: [
      { party: { name: ['properties.ourEntity.value', 'properties.companyName.value'] } },
      {
        role: { $const: 'Counterparty' },
        party: {
          name: 'properties.counterpartyName.value',
          address: { lines: ['properties.counterpartyAddress.value'] },
        },
      },
    ],
    terms: [
      {
        label: { $const: 'Contract value' },
        kind: 'money',
        value: ['properties.contractValue.value.amount', 'properties.contractValue.value'],
      },
      { label: { $const: 'Renewal' }, value: 'properties.renewalType.value' },
      { label: { $const: 'Notice period' }, value: 'properties.noticePeriod.value' },
      { label: { $const: 'Payment terms' }, value: 'properties.paymentTerms.value' },
      { label: { $const: 'Governing law' }, value: 'properties.governingLaw.value' },
    ],
    clauses: [
      {
        title: { $const: 'Limitation of liability' },
        paragraphs: ['properties.limitationOfLiability.value'],
      },
      {
        title: { $const: 'Termination' },
        paragraphs: ['properties.terminationForConvenience.value'],
      },
    ],
    signatories: [
      {
        name: 'properties.counterpartySignerName.value',
        title: 'properties.counterpartySignerTitle.value',
        organization: 'properties.counterpartyName.value',
      },
    ],
  },
};
