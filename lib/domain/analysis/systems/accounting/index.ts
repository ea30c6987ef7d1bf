import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { billComInvoice } from './bill-com-invoice.ts';
import { clockifyDetailedReport } from './clockify-report.ts';
import { freeagentEstimate, freeagentInvoice } from './freeagent.ts';
import { freshbooksEstimate, freshbooksInvoice } from './freshbooks.ts';
import { harvestEstimate, harvestInvoice } from './harvest.ts';
import { harvestTimeEntries } from './harvest-time.ts';
import { invoiceNinjaInvoice } from './invoice-ninja.ts';
import { myobInvoice } from './myob-invoice.ts';
import { netsuiteInvoice } from './netsuite-invoice.ts';
import {
  quickbooksCreditMemo,
  quickbooksEstimate,
  quickbooksInvoice,
  quickbooksSalesReceipt,
} from './quickbooks.ts';
import { sageInvoice } from './sage-invoice.ts';
import { waveInvoice } from './wave-invoice.ts';
import { xeroCreditNote, xeroInvoice, xeroQuote } from './xero.ts';
import { zohoCreditNote, zohoEstimate, zohoInvoice } from './zoho-books.ts';

export const ACCOUNTING: readonly SystemMapping[] = [
  quickbooksInvoice,
  quickbooksEstimate,
  quickbooksSalesReceipt,
  quickbooksCreditMemo,
  xeroInvoice,
  xeroCreditNote,
  xeroQuote,
  freshbooksInvoice,
  freshbooksEstimate,
  zohoInvoice,
  zohoEstimate,
  zohoCreditNote,
  waveInvoice,
  sageInvoice,
  netsuiteInvoice,
  invoiceNinjaInvoice,
  harvestInvoice,
  harvestEstimate,
  harvestTimeEntries,
  clockifyDetailedReport,
  myobInvoice,
  billComInvoice,
  freeagentInvoice,
  freeagentEstimate,
];
