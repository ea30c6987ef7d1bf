import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const linesOf = (list: string) =>
  ({
    $each: list,
    position: 'position',
    name: 'description',
    quantity: 'quantity',
    unit: {
      $from: 'item_type',
      $in: { Hours: 'Hours', Days: 'Days', Weeks: 'Weeks', Months: 'Months' },
    },
    unitPrice: 'price',
    taxRate: 'sales_tax_rate',
    amount: { $from: 'price', $times: 'quantity' },
  }) as const;

const taxesOf = (list: string) =>
  ({
    $each: list,
    rate: 'sales_tax_rate',
    base: { $from: 'price', $times: 'quantity' },
    amount: 'sales_tax_value',
  }) as const;

const common = {
  number: 'reference',
  issueDate: 'dated_on',
  currency: 'currency',
  references: [{ kind: 'purchase-order', value: 'po_reference' }],
  buyer: {
    name: ['organisation_name', 'contact_name'],
    contact: { $if: { has: 'organisation_name' }, $then: ['contact_name', 'client_contact_name'] },
    address: {
      lines: ['address1', 'address2', 'address3'],
      city: 'town',
      region: 'region',
      postalCode: 'postcode',
      country: { $from: 'country', $as: 'country' },
    },
    identifiers: { scheme: { $const: 'vat' }, value: 'sales_tax_registration_number' },
  },
  allowances: { kind: 'discount', percent: 'discount_percent' },
} satisfies Fillings<Omit<CommercialDocument, 'type'>>;

const totals = { net: 'net_value', tax: 'sales_tax_value', gross: 'total_value' } as const;

export const freeagentInvoice: SystemMapping = {
  id: 'freeagent-invoice',
  name: 'FreeAgent: invoice',
  type: 'invoice',
  recognise: { has: ['invoice_items', 'reference', 'dated_on', 'due_value'] },
  fields: {
    kind: 'invoice',
    ...common,
    dueDate: 'due_on',
    paidDate: 'paid_on',
    status: {
      $from: 'status',
      $in: {
        Draft: 'draft',
        Open: 'open',
        'Zero Value': 'open',
        Overdue: 'overdue',
        Paid: 'paid',
        Refunded: 'refunded',
        'Written-off': 'void',
      },
    },
    lines: linesOf('invoice_items'),
    taxes: taxesOf('invoice_items'),
    totals: { ...totals, prepaid: 'paid_value', payable: 'due_value' },
    paymentUrl: { $if: { nonzero: 'due_value' }, $then: 'payment_url' },
    notes: 'comments',
  },
};

export const freeagentEstimate: SystemMapping = {
  id: 'freeagent-estimate',
  name: 'FreeAgent: estimate',
  type: 'quote',
  recognise: { has: ['estimate_items', 'reference', 'dated_on', 'total_value'] },
  fields: {
    kind: {
      $from: 'estimate_type',
      $in: { Quote: 'quote', Proposal: 'proposal' },
      $else: 'estimate',
    },
    ...common,
    status: {
      $from: 'status',
      $in: { Draft: 'draft', Sent: 'open', Approved: 'accepted', Rejected: 'declined' },
    },
    lines: linesOf('estimate_items'),
    taxes: taxesOf('estimate_items'),
    totals,
    notes: 'notes',
  },
};
