import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const pipedriveDeal: SystemMapping = {
  id: 'pipedrive-deal',
  name: 'Pipedrive: deal with its products',
  type: 'quote',
  recognise: { has: ['products.item_price', 'org_id', 'person_id', 'pipeline_id'] },
  fields: {
    kind: 'quote',
    subject: 'title',
    number: 'quote_number',
    issueDate: 'add_time',
    validUntil: 'valid_until',
    currency: 'currency',
    references: {
      kind: 'salesperson',
      value: ['user_id.name', 'creator_user_id.name'],
    },
    buyer: {
      name: ['org_id.name', 'person_id.name'],
      contact: 'person_id.name',
      email: 'person_id.email.value',
      phone: 'person_id.phone.value',
      address: { lines: { $lines: 'org_id.address' } },
    },
    lines: {
      $each: 'products',
      $where: { not: { equals: { enabled_flag: false } } },
      name: 'name',
      description: 'comments',
      quantity: 'quantity',
      unitPrice: 'item_price',
      adjustments: {
        kind: 'discount',
        percent: { $if: { equals: { discount_type: 'percentage' } }, $then: 'discount' },
        amount: { $if: { equals: { discount_type: 'amount' } }, $then: 'discount' },
      },
      taxRate: { $if: { nonzero: 'tax' }, $then: 'tax' },
      amount: 'sum',
    },
    totals: { gross: 'value' },
  },
};
