import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { lemonSqueezyFields, variantOf } from './lemon-squeezy.ts';

/** An item as the order itself states its first one, and as all are included on request. */
const item = (place: '' | 'attributes.') =>
  ({
    name: `${place}product_name`,
    description: variantOf(`${place}variant_name`),
    quantity: `${place}quantity`,
    unitPrice: `${place}price`,
    amount: { $from: `${place}price`, $times: `${place}quantity` },
  }) as const;

export const lemonSqueezyOrder: SystemMapping = {
  id: 'lemon-squeezy-order',
  name: 'Lemon Squeezy: order',
  type: 'receipt',
  recognise: {
    equals: { type: 'orders' },
    has: ['attributes.order_number', 'attributes.total_formatted', 'attributes.user_email'],
  },
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: 'attributes.order_number',
    ...lemonSqueezyFields,
    lines: [
      {
        $each: '^.included',
        $where: { equals: { type: 'order-items' } },
        ...item('attributes.'),
      },
      {
        $each: 'attributes.first_order_item',
        $where: { not: { equals: { '^.^.included[].type': 'order-items' } } },
        ...item(''),
      },
    ],
    charges: {
      kind: 'fee',
      reason: { $const: 'Setup fee' },
      amount: 'attributes.setup_fee',
    },
  },
};
