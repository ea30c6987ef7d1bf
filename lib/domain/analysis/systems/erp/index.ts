import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { acumaticaInvoice } from './acumatica.ts';
import { businessCentralInvoice, businessCentralQuote } from './business-central.ts';
import { erpnextQuotation, erpnextSalesInvoice } from './erpnext.ts';
import { odooInvoice, odooSaleOrder } from './odoo.ts';
import { sapBusinessOneInvoice, sapBusinessOneQuotation } from './sap-business-one.ts';

/** Systems for enterprise resource planning. */
export const ERP: readonly SystemMapping[] = [
  odooInvoice,
  odooSaleOrder,
  sapBusinessOneInvoice,
  sapBusinessOneQuotation,
  acumaticaInvoice,
  businessCentralInvoice,
  businessCentralQuote,
  erpnextQuotation,
  erpnextSalesInvoice,
];
