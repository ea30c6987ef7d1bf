import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { stripeAddress, stripeLastDigits, stripeMethod, stripeTaxId } from './stripe.ts';

const charge = 'payment_intent.latest_charge';

export const stripeCheckoutSession: SystemMapping = {
  id: 'stripe-checkout-session',
  name: 'Stripe: checkout session',
  type: 'receipt',
  recognise: { equals: { object: 'checkout.session' }, has: ['amount_total', 'payment_status'] },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: [`${charge}.receipt_number`, 'invoice.number', 'client_reference_id'],
    issueDate: 'created',
    status: {
      $from: 'payment_status',
      $in: { paid: 'paid', no_payment_required: 'paid', unpaid: 'open' },
    },
    currency: 'currency',
    language: 'locale',
    buyer: {
      name: ['customer_details.business_name', 'customer_details.name'],
      email: ['customer_details.email', 'customer_email'],
      phone: 'customer_details.phone',
      address: stripeAddress('customer_details.address'),
      identifiers: [{ $each: 'customer_details.tax_ids', ...stripeTaxId }],
    },
    delivery: {
      to: {
        name: ['shipping_details.name', 'collected_information.shipping_details.name'],
        address: stripeAddress(
          'shipping_details.address',
          'collected_information.shipping_details.address',
        ),
      },
    },
    lines: [
      {
        $each: 'line_items.data',
        name: ['description', 'price.product.name'],
        quantity: 'quantity',
        unitPrice: ['price.unit_amount_decimal', 'price.unit_amount'],
        amount: 'amount_subtotal',
        taxRate: 'taxes[0].rate.percentage',
      },
    ],
    allowances: [
      {
        kind: 'discount',
        amount: 'total_details.amount_discount',
        reason: [
          'total_details.breakdown.discounts[0].discount.coupon.name',
          'discounts[0].coupon.name',
        ],
      },
    ],
    charges: [
      {
        kind: 'shipping',
        amount: ['shipping_cost.amount_subtotal', 'total_details.amount_shipping'],
        reason: 'shipping_cost.shipping_rate.display_name',
      },
    ],
    taxes: [
      {
        $each: 'total_details.breakdown.taxes',
        name: 'rate.display_name',
        rate: 'rate.percentage',
        amount: 'amount',
        included: { $when: { equals: { 'rate.inclusive': true } } },
      },
    ],
    totals: {
      lines: 'amount_subtotal',
      tax: 'total_details.amount_tax',
      gross: 'amount_total',
    },
    payments: {
      $where: { equals: { payment_status: 'paid' } },
      method: [
        stripeMethod(`${charge}.payment_method_details`),
        { $from: 'payment_method_types[0]', $as: 'payment-method' },
      ],
      lastDigits: stripeLastDigits(`${charge}.payment_method_details`),
      amount: 'amount_total',
    },
    details: [
      {
        $each: 'custom_fields',
        label: ['label.custom', 'key'],
        value: ['text.value', 'numeric.value', 'dropdown.value'],
      },
    ],
  },
};
