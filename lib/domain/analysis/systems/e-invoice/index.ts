import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { cfdi } from './cfdi.ts';
import { ciiInvoice } from './cii-invoice.ts';
import { dian } from './dian.ts';
import { dte } from './dte.ts';
import { facturae } from './facturae.ts';
import { fatturapa } from './fatturapa.ts';
import { indiaEinvoice } from './india-einvoice.ts';
import { ksef } from './ksef.ts';
import { myinvois } from './myinvois.ts';
import { nfe } from './nfe.ts';
import { nfse } from './nfse.ts';
import { swissQrBill } from './swiss-qr-bill.ts';
import { ublDespatchAdvice } from './ubl-despatch-advice.ts';
import { ublInvoice } from './ubl-invoice.ts';
import { ublOrder } from './ubl-order.ts';
import { zatca } from './zatca.ts';

/** Syntaxes of electronic invoices, international and national. */
export const E_INVOICES: readonly SystemMapping[] = [
  ublInvoice,
  ublOrder,
  ublDespatchAdvice,
  ciiInvoice,
  fatturapa,
  cfdi,
  indiaEinvoice,
  zatca,
  dian,
  dte,
  myinvois,
  nfe,
  nfse,
  ksef,
  facturae,
  swissQrBill,
];
