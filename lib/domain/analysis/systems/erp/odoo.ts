import type { Commercial, Condition, Source, SystemMapping } from '../../mapping/system-mapping.ts';

/**
 * The fields of somebody. `read` gives a many-to-one field as [id, name], so callers read the record that it
 * names too and put it beside the field.
 */
const party = (field: string) => {
  const places = [`${field}_id`, field];
  const at = (...names: string[]) =>
    places.flatMap((place) => names.map((name) => `${place}.${name}`));
  return {
    name: [`${field}_id[1]`, ...at('name', 'display_name')],
    address: {
      lines: [at('street'), at('street2')],
      city: at('city'),
      postalCode: at('zip'),
      // "Valencia (ES)"
      region: { $from: at('state_id.name', 'state_id[1]', 'state'), $before: ' (' },
      country: {
        $from: at('country_id.code', 'country_id.name', 'country_id[1]', 'country'),
        $as: 'country',
      },
    },
    identifiers: [{ scheme: { $const: 'vat' }, value: at('vat') }],
    email: at('email'),
    phone: at('phone'),
    website: at('website'),
  } as const;
};

/** Lines of text only have neither a quantity nor amounts. */
const ofProduct = (source: Source) => ({
  $if: { not: { equals: { display_type: ['line_note'] } } },
  $then: source,
});

const section: Condition = { equals: { display_type: ['line_section', 'line_subsection'] } };

/** A unit by its field, in the codes of the units that Odoo comes with; others keep their names. */
const unit = (...fields: readonly string[]): Source => {
  const names = [
    ...fields.map((field) => `${field}[1]`),
    ...fields.map((field) => `${field}.name`),
  ];
  return [
    {
      $from: names,
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
    ...names,
  ];
};

const names = ['name', 'product_id[1]', 'product_id.display_name'];

/** The product's reference stands in brackets before its name, its description on lines of its own below. */
const product = {
  name: { $from: names, $as: 'named-behind-code', $line: 0 },
  sku: { $from: names, $as: 'code-in-brackets' },
  details: { $lines: 'name', $after: 1 },
} as const satisfies NonNullable<Commercial['lines']>;

const fields = {
  currency: ['currency_id[1]', 'currency_id.name'],
  language: ['partner_id.lang', 'partner.lang'],
  seller: party('company'),
  buyer: party('partner'),
  pricesInclude: 'net',
  lines: [
    {
      $each: ['order_line', 'invoice_line_ids'],
      $headings: section,
      $where: { not: { equals: { display_type: ['payment_term', 'tax'] } } },
      group: {
        $if: { equals: { '^.display_type': ['line_section', 'line_subsection'] } },
        $then: '^.name',
      },
      ...product,
      quantity: ofProduct(['product_uom_qty', 'quantity']),
      unit: ofProduct(unit('product_uom', 'product_uom_id')),
      unitPrice: ofProduct('price_unit'),
      adjustments: [{ kind: 'discount', percent: 'discount' }],
      amount: ofProduct('price_subtotal'),
    },
  ],
  taxes: [
    {
      $each: 'tax_totals.subtotals[].tax_groups',
      name: 'group_name',
      base: 'base_amount_currency',
      amount: 'tax_amount_currency',
    },
    {
      $each: 'tax_totals.groups_by_subtotal.*',
      name: 'tax_group_name',
      base: 'tax_group_base_amount',
      amount: 'tax_group_amount',
    },
    { $each: 'tax_totals', $where: { has: 'base' }, name: 'name', base: 'base', amount: 'amount' },
    // Of a line with several taxes no field says what each comes to.
    {
      $each: ['order_line', 'invoice_line_ids'],
      $where: { has: 'tax_names', lacks: ['tax_names[1]', '^.tax_totals'] },
      name: 'tax_names',
      base: 'price_subtotal',
      amount: 'price_tax',
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
    lines: [
      ...fields.lines,
      {
        $each: ['sale_order_option_ids', 'sale_order_options'],
        // One that was chosen is a line by now.
        $where: { not: { equals: { is_present: true } } },
        ...product,
        quantity: 'quantity',
        unit: unit('uom_id'),
        unitPrice: 'price_unit',
        adjustments: [{ kind: 'discount', percent: 'discount' }],
        optional: true,
      },
    ],
    number: 'name',
    issueDate: 'date_order',
    validUntil: 'validity_date',
    status: { $from: 'state', $in: { cancel: 'void' } },
    references: [
      { kind: 'salesperson', value: ['user_id[1]', 'user_id.name'] },
      { kind: 'purchase-order', value: 'client_order_ref' },
      { kind: 'reference', value: 'origin' },
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
    notes: { $from: 'note', $as: 'plain-text' },
    signatories: [
      {
        $where: { equals: { require_signature: true } },
        name: ['signed_by', 'partner_id[1]', 'partner_id.name', 'partner.name'],
        date: 'signed_on',
        signed: { $when: { has: 'signed_on', not: { equals: { signed_on: false } } } },
      },
    ],
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
    notes: { $from: 'narration', $as: 'plain-text' },
  },
};
