import type { SystemMapping } from '../../mapping/system-mapping.ts';

const hasFees = { has: 'attendees.costs.base_price' } as const;

export const eventbriteOrder: SystemMapping = {
  id: 'eventbrite-order',
  name: 'Eventbrite: order',
  type: 'receipt',
  recognise: { has: ['costs.gross.value', 'attendees.ticket_class_name', 'status', 'created'] },
  // Costs are objects with their `value` in the smallest unit.
  amounts: 'minor',
  fields: {
    kind: 'receipt',
    number: 'id',
    subject: 'event.name.text',
    issueDate: 'created',
    status: {
      $from: 'status',
      $in: { placed: 'paid', refunded: 'refunded', unpaid: 'open', deleted: 'void' },
    },
    currency: 'costs.gross.currency',
    language: { $from: 'event.locale', $before: '_' },
    timeZone: 'event.start.timezone',
    seller: { name: 'event.organizer.name' },
    buyer: { name: ['name', { $join: ['first_name', 'last_name'] }], email: 'email' },
    lines: {
      $each: 'attendees',
      name: 'ticket_class_name',
      details: 'profile.name',
      quantity: 'quantity',
      amount: ['costs.base_price', 'costs.gross'],
    },
    charges: [
      {
        $where: hasFees,
        kind: 'fee',
        reason: { $const: 'Booking fee' },
        amount: { $sum: ['costs.eventbrite_fee', 'costs.payment_fee'] },
      },
    ],
    taxes: { $where: hasFees, amount: 'costs.tax' },
    totals: { gross: 'costs.gross' },
    details: [
      { label: { $const: 'Event date' }, kind: 'moment', value: 'event.start.local' },
      {
        label: { $const: 'Venue' },
        value: {
          $join: ['event.venue.name', 'event.venue.address.localized_address_display'],
          $with: ', ',
        },
      },
    ],
  },
};
