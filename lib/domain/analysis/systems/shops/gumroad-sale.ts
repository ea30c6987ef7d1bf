import type { SystemMapping } from '../../mapping/system-mapping.ts';

const shipTo = 'shipping_information';

export const gumroadSale: SystemMapping = {
  id: 'gumroad-sale',
  name: 'Gumroad: sale',
  type: 'receipt',
  recognise: {
    has: ['sale_id', 'seller_id', 'product_name', 'sale_timestamp', 'order_number', 'price'],
  },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: 'order_number',
    issueDate: 'sale_timestamp',
    status: { $if: { equals: { refunded: true } }, $then: 'refunded', $else: 'paid' },
    currency: 'currency',
    seller: { name: 'seller.name' },
    buyer: { name: 'full_name', email: 'email' },
    delivery: {
      to: {
        name: `${shipTo}.full_name`,
        address: {
          lines: [`${shipTo}.street_address`],
          city: `${shipTo}.city`,
          region: `${shipTo}.state`,
          postalCode: `${shipTo}.zip_code`,
          country: { $from: `${shipTo}.country`, $as: 'country' },
        },
      },
    },
    lines: {
      name: 'product_name',
      details: { $all: 'variants.@', $item: { $join: ['key', 'value'], $with: ': ' } },
      quantity: 'quantity',
      unitPrice: { $divide: 'price', $by: 'quantity' },
      amount: 'price',
    },
    totals: { gross: 'price' },
    payments: {
      method: { $from: 'card.type', $as: 'payment-method' },
      lastDigits: { $from: 'card.visual', $as: 'last-digits' },
      amount: 'price',
      date: 'sale_timestamp',
    },
    details: [
      { label: { $const: 'License key' }, value: 'license_key' },
      { $each: 'custom_fields.@', label: 'key', value: 'value' },
    ],
  },
};
