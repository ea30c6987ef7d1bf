import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

/** A many-to-one field over RPC is [id, name]. */
const fields = {
  currency: ['currency_id[1]', 'currency_id.name'],
  seller: { name: ['company_id[1]', 'company_id.name'] },
  buyer: {
    name: ['partner_id[1]', 'partner_id.name', 'partner_id.display_name'],
    address: {
      lines: ['partner_id.street', 'partner_id.street2'],
      city: 'partner_id.city',
      postalCode: 'partner_id.zip',
      region: ['partner_id.state_id.name'],
      country: ['partner_id.country_id.code', 'partner_id.country_id.name'],
    },
    identifiers: [{ scheme: { $const: 'vat' }, value: 'partner_id.vat' }],
    email: 'partner_id.email',
    phone: 'partner_id.phone',
  },
  pricesInclude: 'net',
  lines: [
    {
      $each: ['order_line', 'invoice_line_ids'],
      // Headings of sections stand above the lines that follow.
      $where: { not: { equals: { display_type: ['line_section', 'payment_term', 'tax'] } } },
      name: ['name', 'product_id[1]', 'product_id.display_name'],
      quantity: {
        $if: { not: { equals: { display_type: ['line_note'] } } },
        $then: ['product_uom_qty', 'quantity'],
      },
      unit: {
        $from: ['product_uom[1]', 'product_uom_id[1]', 'product_uom.name', 'product_uom_id.name'],
        $in: {
          Units: 'H87',
          Unit: 'H87',
          Hours: 'HUR',
          Days: 'DAY',
          Dozens: 'DZN',
          kg: 'KGM',
          m: 'MTR',
          L: 'LTR',
        },
      },
      unitPrice: {
        $if: { not: { equals: { display_type: ['line_note'] } } },
        $then: 'price_unit',
      },
      adjustments: [{ kind: 'discount', percent: 'discount' }],
      amount: {
        $if: { not: { equals: { display_type: ['line_note'] } } },
        $then: 'price_subtotal',
      },
    },
  ],
} satisfies Commercial;

export const odooSaleOrder: SystemMapping = {
  id: 'odoo-sale-order',
  name: 'Odoo: quotation and sales order',
  type: 'quote',
  recognise: { has: ['order_line', 'partner_id', 'date_order', 'amount_untaxed'] },
  fields: {
    ...fields,
    kind: {
      $from: 'state',
      $in: { sale: 'order-confirmation', done: 'order-confirmation' },
      $else: 'quote',
    },
    number: 'name',
    issueDate: 'date_order',
    validUntil: 'validity_date',
    status: { $from: 'state', $in: { cancel: 'void' } },
    references: [
      { kind: 'salesperson', value: ['user_id[1]', 'user_id.name'] },
      { kind: 'purchase-order', value: 'client_order_ref' },
    ],
    delivery: {
      date: 'commitment_date',
      to: {
        name: {
          $if: { not: { same: ['partner_shipping_id[1]', 'partner_id[1]'] } },
          $then: ['partner_shipping_id[1]', 'partner_shipping_id.name'],
        },
      },
    },
    totals: { net: 'amount_untaxed', tax: 'amount_tax', gross: 'amount_total' },
    paymentTerms: ['payment_term_id[1]', 'payment_term_id.name'],
    notes: ['note'],
  },
};

export const odooInvoice: SystemMapping = {
  id: 'odoo-invoice',
  name: 'Odoo: invoice and credit note (account.move)',
  type: 'invoice',
  recognise: {
    has: ['invoice_line_ids', 'partner_id', 'amount_untaxed'],
    equals: { move_type: ['out_invoice', 'out_refund', 'out_receipt'] },
  },
  fields: {
    ...fields,
    kind: { $from: 'move_type', $in: { out_refund: 'credit-note' }, $else: 'invoice' },
    number: 'name',
    issueDate: 'invoice_date',
    dueDate: 'invoice_date_due',
    delivery: { date: 'delivery_date' },
    status: {
      $from: 'payment_state',
      $in: { paid: 'paid', in_payment: 'paid', partial: 'partially-paid', reversed: 'void' },
      $else: { $from: 'state', $in: { draft: 'draft', cancel: 'void', posted: 'open' } },
    },
    references: [
      { kind: 'buyer-reference', value: 'ref' },
      { kind: 'sales-order', value: 'invoice_origin' },
      { kind: 'salesperson', value: ['invoice_user_id[1]', 'invoice_user_id.name'] },
    ],
    totals: {
      net: 'amount_untaxed',
      tax: 'amount_tax',
      gross: 'amount_total',
      prepaid: { $sum: ['amount_total'], $minus: ['amount_residual'] },
      payable: 'amount_residual',
    },
    paymentMeans: [
      {
        iban: { $from: ['partner_bank_id[1]', 'partner_bank_id.acc_number'], $as: 'iban' },
        accountNumber: {
          $from: ['partner_bank_id[1]', 'partner_bank_id.acc_number'],
          $as: 'national-account',
        },
        reference: 'payment_reference',
      },
    ],
    paymentTerms: ['invoice_payment_term_id[1]', 'invoice_payment_term_id.name'],
    notes: ['narration'],
  },
};
