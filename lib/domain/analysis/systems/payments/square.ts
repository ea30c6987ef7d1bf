import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fillings } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

export const squareAddress = addressBelow({
  lines: ['address_line_1', 'address_line_2', 'address_line_3'],
  city: 'locality',
  region: 'administrative_district_level_1',
  postalCode: 'postal_code',
  country: 'country',
});

type Fields = Fillings<Omit<CommercialDocument, 'type'>>;

/** What an order says, with which invoices and payments come. `order`: the path to it with a dot, or nothing. */
export function squareOrderFields(order: '' | '^.order.') {
  return {
    // Moments are stated in UTC, and read where the shop is.
    timeZone: '^.location.timezone',
    seller: {
      name: ['^.location.business_name', '^.location.name'],
      address: squareAddress('^.location.address'),
      phone: '^.location.phone_number',
      email: '^.location.business_email',
      website: '^.location.website_url',
      logo: '^.location.logo_url',
    },
    lines: {
      $each: `${order}line_items`,
      name: 'name',
      details: [
        'variation_name',
        { $all: 'modifiers', $item: { $join: ['quantity', 'name'], $with: ' × ' } },
        'note',
      ],
      quantity: 'quantity',
      unit: 'quantity_unit.measurement_unit.custom_unit.name',
      unitPrice: { $sum: ['base_price_money', 'modifiers[].base_price_money'] },
      amount: ['gross_sales_money', 'variation_total_price_money'],
    },
    allowances: {
      $each: `${order}discounts`,
      kind: 'discount',
      reason: 'name',
      percent: 'percentage',
      amount: ['applied_money', 'amount_money'],
    },
    charges: {
      $each: `${order}service_charges`,
      kind: 'service',
      reason: 'name',
      percent: 'percentage',
      amount: ['applied_money', 'amount_money'],
    },
    taxes: {
      $each: `${order}taxes`,
      name: 'name',
      rate: 'percentage',
      amount: 'applied_money',
      included: { $when: { equals: { type: 'INCLUSIVE' } } },
    },
  } satisfies Fields;
}
