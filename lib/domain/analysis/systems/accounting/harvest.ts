import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const common = {
  number: 'number',
  subject: 'subject',
  issueDate: 'issue_date',
  currency: 'currency',
  references: [
    { kind: 'purchase-order', value: 'purchase_order' },
    { kind: 'prepared-by', value: 'creator.name' },
  ],
  buyer: { name: 'client.name', address: { lines: { $lines: 'client.address' } } },
  lines: {
    $each: 'line_items',
    name: 'description',
    quantity: 'quantity',
    unitPrice: 'unit_price',
    amount: 'amount',
  },
  allowances: { kind: 'discount', percent: 'discount', amount: 'discount_amount' },
  taxes: [
    { rate: 'tax', amount: 'tax_amount' },
    { rate: 'tax2', amount: 'tax2_amount' },
  ],
  notes: 'notes',
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

export const harvestInvoice: SystemMapping = {
  id: 'harvest-invoice',
  name: 'Harvest: invoice',
  type: 'invoice',
  recognise: { has: ['client_key', 'line_items', 'due_amount', 'issue_date', 'client.name'] },
  fields: {
    kind: 'invoice',
    ...common,
    dueDate: 'due_date',
    paidDate: 'paid_date',
    period: { start: 'period_start', end: 'period_end' },
    status: {
      $from: 'state',
      $in: { draft: 'draft', open: 'open', paid: 'paid', closed: 'void' },
    },
    totals: {
      gross: 'amount',
      prepaid: { $sum: ['amount'], $minus: ['due_amount'] },
      payable: 'due_amount',
    },
    paymentTerms: {
      $from: 'payment_term',
      $in: {
        'upon receipt': 'Upon receipt',
        'net 15': 'Net 15',
        'net 30': 'Net 30',
        'net 45': 'Net 45',
        'net 60': 'Net 60',
      },
    },
  },
};

export const harvestEstimate: SystemMapping = {
  id: 'harvest-estimate',
  name: 'Harvest: estimate',
  type: 'quote',
  recognise: {
    has: ['client_key', 'line_items', 'issue_date', 'client.name'],
    lacks: ['due_amount', 'due_date'],
  },
  fields: {
    kind: 'estimate',
    ...common,
    status: {
      $from: 'state',
      $in: { draft: 'draft', sent: 'open', accepted: 'accepted', declined: 'declined' },
    },
    totals: { gross: 'amount' },
  },
};
