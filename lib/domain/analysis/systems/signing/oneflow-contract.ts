import type { SystemMapping } from '../../mapping/system-mapping.ts';

const PARTY = {
  name: 'name',
  identifiers: [{ scheme: { $const: 'registration' }, value: 'identification_number' }],
  address: { country: { $from: 'country_code', $as: 'country' } },
} as const;

export const oneflowContract: SystemMapping = {
  id: 'oneflow-contract',
  name: 'Oneflow: contract',
  type: 'contract',
  recognise: { has: ['parties.participants.sign_state', 'lifecycle_settings'] },
  fields: {
    title: ['name', '_private_ownerside.name', 'agreement_name'],
    language: 'configuration.language',
    date: ['published_time', 'created_time'],
    period: { start: 'lifecycle_settings.start_date', end: 'lifecycle_settings.end_date' },
    parties: [
      { $each: 'my_party', $where: { has: 'participants' }, party: PARTY },
      { $each: 'parties', party: PARTY },
    ],
    terms: [
      {
        label: { $const: 'Duration' },
        kind: 'duration',
        value: [
          {
            $if: { equals: { 'lifecycle_settings.duration.unit': 'months' } },
            $then: { $from: 'lifecycle_settings.duration.amount', $as: 'months' },
          },
          {
            $if: { equals: { 'lifecycle_settings.duration.unit': 'years' } },
            $then: { $from: 'lifecycle_settings.duration.amount', $as: 'years' },
          },
          'lifecycle_settings.duration',
        ],
      },
      {
        label: { $const: 'Notice period' },
        kind: 'duration',
        value: [
          {
            $if: { equals: { 'lifecycle_settings.notice_period.unit': 'months' } },
            $then: { $from: 'lifecycle_settings.notice_period.amount', $as: 'months' },
          },
          {
            $if: { equals: { 'lifecycle_settings.notice_period.unit': 'days' } },
            $then: { $from: 'lifecycle_settings.notice_period.amount', $as: 'days' },
          },
          'lifecycle_settings.notice_period',
        ],
      },
      { $each: 'data_fields', label: 'name', value: 'value' },
      { label: { $const: 'Sign by' }, kind: 'date', value: 'configuration.expire_date' },
    ],
    clauses: [{ $each: 'text_sections', title: 'title', paragraphs: ['text'] }],
    signatories: [
      {
        $each: ['my_party.participants'],
        $where: { equals: { signatory: true } },
        name: 'name',
        title: 'title',
        organization: '$.my_party.name',
        date: {
          $if: { equals: { sign_state: 'signed' } },
          $then: { $from: 'sign_state_updated_time', $as: 'date' },
        },
      },
      {
        $each: 'parties[].participants',
        $where: { equals: { signatory: true } },
        name: 'name',
        title: 'title',
        date: {
          $if: { equals: { sign_state: 'signed' } },
          $then: { $from: 'sign_state_updated_time', $as: 'date' },
        },
      },
    ],
  },
};
