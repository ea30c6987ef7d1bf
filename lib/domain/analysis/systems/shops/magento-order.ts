import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';
import { customerNote } from '../customer-note.ts';

const address = addressBelow({
  lines: ['street[0]', 'street[1]', 'street[2]'],
  city: 'city',
  region: ['region_code', 'region'],
  postalCode: 'postcode',
  country: 'country_id',
});

const SHIPPING = 'extension_attributes.shipping_assignments.shipping.address';
const person = (place: string) => ({ $join: [`${place}.firstname`, `${place}.lastname`] });

export const magentoOrder: SystemMapping = {
  id: 'magento-order',
  name: 'Magento (Adobe Commerce): order',
  type: 'receipt',
  recognise: { has: ['increment_id', 'order_currency_code', 'grand_total', 'items'] },
  fields: {
    kind: {
      $if: { nonzero: 'total_paid' },
      $then: 'receipt',
      $else: 'order-confirmation',
    },
    number: 'increment_id',
    issueDate: 'created_at',
    status: {
      $from: 'state',
      $in: { canceled: 'void', closed: 'refunded' },
      $else: {
        $if: { nonzero: 'total_refunded' },
        $then: 'partially-refunded',
        $else: {
          $if: { nonzero: 'total_due' },
          $then: 'open',
          $else: { $if: { nonzero: 'total_paid' }, $then: 'paid' },
        },
      },
    },
    currency: 'order_currency_code',
    references: [
      { kind: 'transaction', value: 'payment.last_trans_id' },
      { kind: 'purchase-order', value: 'payment.po_number' },
    ],
    // "Website, store, view", a line each.
    seller: { name: [{ $from: 'store_name', $line: 1 }, 'store_name'] },
    buyer: {
      name: [
        'billing_address.company',
        person('billing_address'),
        { $join: ['customer_firstname', 'customer_lastname'] },
      ],
      contact: { $if: { has: 'billing_address.company' }, $then: person('billing_address') },
      email: ['billing_address.email', 'customer_email'],
      phone: 'billing_address.telephone',
      address: address('billing_address'),
      identifiers: {
        scheme: { $const: 'vat' },
        value: ['billing_address.vat_id', 'customer_taxvat'],
      },
    },
    delivery: {
      to: {
        name: [`${SHIPPING}.company`, person(SHIPPING)],
        address: address(SHIPPING),
      },
    },
    pricesInclude: 'net',
    lines: {
      $each: 'items',
      // The variant that was chosen repeats its product, without a price.
      $where: { lacks: 'parent_item_id' },
      name: 'name',
      details: {
        $all: 'product_option.extension_attributes.configurable_item_options',
        $where: { has: 'label' },
        $item: { $join: ['label', 'value'], $with: ': ' },
      },
      sku: 'sku',
      quantity: 'qty_ordered',
      unitPrice: 'price',
      taxRate: 'tax_percent',
      amount: 'row_total',
    },
    allowances: {
      kind: 'discount',
      amount: 'discount_amount',
      reason: ['discount_description', 'coupon_code'],
    },
    charges: { kind: 'shipping', amount: 'shipping_amount', reason: 'shipping_description' },
    taxes: {
      $each: 'extension_attributes.applied_taxes',
      name: ['title', 'code'],
      rate: 'percent',
      amount: 'amount',
    },
    totals: {
      lines: 'subtotal',
      tax: 'tax_amount',
      gross: 'grand_total',
      refunded: 'total_refunded',
      prepaid: 'total_paid',
      payable: 'total_due',
    },
    payments: {
      $where: { nonzero: 'total_paid' },
      method: [
        { $from: 'payment.cc_type', $in: { VI: 'Visa', MC: 'Mastercard', AE: 'American Express' } },
        'extension_attributes.payment_additional_info.value',
        'payment.additional_information[0]',
      ],
      lastDigits: 'payment.cc_last4',
      amount: 'total_paid',
    },
    sections: customerNote('customer_note'),
  },
};
