import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { eventbriteOrder } from './eventbrite-order.ts';
import { mewsInvoice, mewsReceipt } from './mews-bill.ts';
import { pretixInvoice } from './pretix-invoice.ts';
import { pretixOrder } from './pretix-order.ts';

/** Tickets and stays. */
export const BOOKINGS: readonly SystemMapping[] = [
  pretixOrder,
  pretixInvoice,
  mewsReceipt,
  mewsInvoice,
  eventbriteOrder,
];
