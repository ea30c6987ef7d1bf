import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const sellsyEstimate: SystemMapping = {
  id: 'sellsy-estimate',
  name: 'Sellsy: estimate',
  type: 'quote',
  recognise: {
    has: ['number', 'expiry_date', 'amounts.total_raw_excl_tax', 'rows', 'related'],
  },
  fields: {
    kind: 'quote',
    subject: { $from: 'subject', $as: 'plain-text' },
    number: 'number',
    issueDate: 'date',
    validUntil: 'expiry_date',
    status: {
      $from: 'status',
      $in: {
        draft: 'draft',
        accepted: 'accepted',
        refused: 'declined',
        expired: 'expired',
        cancelled: 'void',
      },
    },
    currency: 'currency',
    references: { kind: 'buyer-reference', value: ['order_reference', 'company_reference'] },
    buyer: { name: 'company_name' },
    pricesInclude: 'net',
    lines: {
      $each: 'rows',
      $headings: { equals: { type: 'title' } },
      // Others are breaks of lines and pages, and sums in between.
      $where: { has: 'description', not: { equals: { type: 'sub-total' } } },
      group: { $from: '^.description', $as: 'plain-text' },
      name: { $from: 'description', $as: 'plain-text' },
      sku: 'reference',
      quantity: 'quantity',
      unitPrice: 'unit_amount',
      taxRate: 'tax_rate',
      amount: 'amount_tax_exc',
      optional: { $when: { equals: { is_optional: true } } },
    },
    allowances: {
      kind: 'discount',
      amount: {
        $if: { has: 'amounts.total_after_discount_excl_tax' },
        $then: {
          $sum: ['amounts.total_raw_excl_tax'],
          $minus: ['amounts.total_after_discount_excl_tax'],
        },
      },
    },
    charges: [
      { kind: 'shipping', amount: 'amounts.total_shipping' },
      { kind: 'handling', amount: 'amounts.total_packaging' },
    ],
    taxes: [
      { $each: 'taxes', name: 'label', rate: 'rate', amount: 'amount' },
      {
        $where: { lacks: 'taxes' },
        amount: { $sum: ['amounts.total_incl_tax'], $minus: ['amounts.total_excl_tax'] },
      },
    ],
    totals: {
      lines: 'amounts.total_raw_excl_tax',
      net: 'amounts.total_excl_tax',
      gross: 'amounts.total_incl_tax',
    },
    onlineUrl: ['public_link.url', 'pdf_link'],
    notes: { $from: 'note', $as: 'plain-text' },
  },
};
