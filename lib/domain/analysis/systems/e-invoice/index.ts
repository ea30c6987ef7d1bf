import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { ciiInvoice } from './cii-invoice.ts';
import { fatturapa } from './fatturapa.ts';
import { indiaEinvoice } from './india-einvoice.ts';
import { ublInvoice } from './ubl-invoice.ts';

/** Syntaxes of electronic invoices, international and national. */
export const E_INVOICES: readonly SystemMapping[] = [
  ublInvoice,
  ciiInvoice,
  fatturapa,
  indiaEinvoice,
];
