import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { chargebeeCreditNote, chargebeeInvoice, chargebeeQuote } from './chargebee.ts';
import { chargifyInvoice } from './chargify-invoice.ts';
import { lagoInvoice } from './lago-invoice.ts';
import { orbInvoice } from './orb-invoice.ts';
import { recurlyInvoice } from './recurly-invoice.ts';
import { zuoraInvoice } from './zuora-invoice.ts';

export const BILLING: readonly SystemMapping[] = [
  chargebeeInvoice,
  chargebeeCreditNote,
  chargebeeQuote,
  recurlyInvoice,
  zuoraInvoice,
  lagoInvoice,
  orbInvoice,
  chargifyInvoice,
];
