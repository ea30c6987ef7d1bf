import type { SystemMapping } from '../mapping/system-mapping.ts';
import { E_INVOICES } from './e-invoice/index.ts';
import { stripeInvoice } from './payments/stripe-invoice.ts';

/** Every system whose records are known. A new one: its file, and its name here. */
export const SYSTEMS: readonly SystemMapping[] = [stripeInvoice, ...E_INVOICES];
