import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const teamleaderQuotation: SystemMapping = {
  id: 'teamleader-quotation',
  name: 'Teamleader Focus: quotation',
  type: 'quote',
  recognise: { has: ['grouped_lines.line_items', 'total.tax_exclusive.amount', 'status'] },
  fields: {
    kind: 'quote',
    subject: 'name',
    issueDate: 'created_at',
    validUntil: 'expiry.expires_after',
    status: {
      $from: 'status',
      $in: { accepted: 'accepted', closed: 'declined', expired: 'expired' },
    },
    currency: ['currency', 'total.tax_exclusive.currency'],
    introduction: 'text',
    pricesInclude: {
      $if: { equals: { 'grouped_lines.line_items.unit_price.tax': 'including' } },
      $then: 'gross',
      $else: 'net',
    },
    lines: {
      $within: 'grouped_lines',
      $each: 'line_items',
      name: 'description',
      description: 'extended_description',
      group: '^.section.title',
      quantity: 'quantity',
      unitPrice: 'unit_price.amount',
      adjustments: {
        $where: { equals: { 'discount.type': 'percentage' } },
        kind: 'discount',
        percent: 'discount.value',
      },
      amount: {
        $if: { equals: { 'unit_price.tax': 'including' } },
        $then: 'total.tax_inclusive.amount',
        $else: 'total.tax_exclusive.amount',
      },
    },
    allowances: {
      $each: 'discounts',
      $where: { equals: { type: 'percentage' } },
      kind: 'discount',
      reason: 'description',
      percent: 'value',
    },
    taxes: {
      $each: 'total.taxes',
      name: { $const: 'VAT' },
      rate: { $from: 'rate', $times: '100' },
      base: 'taxable.amount',
      amount: 'tax.amount',
    },
    totals: { net: 'total.tax_exclusive.amount', gross: 'total.tax_inclusive.amount' },
  },
};
