import type { SystemMapping } from '../mapping/system-mapping.ts';
import { ACCOUNTING } from './accounting/index.ts';
import { BILLING } from './billing/index.ts';
import { BOOKINGS } from './bookings/index.ts';
import { CREDENTIALS } from './credentials/index.ts';
import { CRM } from './crm/index.ts';
import { E_INVOICES } from './e-invoice/index.ts';
import { ERP } from './erp/index.ts';
import { FIELD_SERVICE } from './field-service/index.ts';
import { FISCAL_RECEIPTS } from './fiscal-receipts/index.ts';
import { LETTERS } from './letters/index.ts';
import { NATIONAL_ACCOUNTING } from './national/index.ts';
import { PAYMENTS } from './payments/index.ts';
import { POINTS_OF_SALE } from './point-of-sale/index.ts';
import { RESULTS } from './results/index.ts';
import { SHOPS } from './shops/index.ts';
import { SIGNING } from './signing/index.ts';
import { TESTING } from './testing/index.ts';

/** Every system whose records are known. A new one: its file, and its name in the table of its group. */
export const SYSTEMS: readonly SystemMapping[] = [
  ...PAYMENTS,
  ...BILLING,
  ...SHOPS,
  ...BOOKINGS,
  ...ACCOUNTING,
  ...POINTS_OF_SALE,
  ...CRM,
  ...FIELD_SERVICE,
  ...NATIONAL_ACCOUNTING,
  ...ERP,
  ...FISCAL_RECEIPTS,
  ...E_INVOICES,
  ...SIGNING,
  ...CREDENTIALS,
  ...RESULTS,
  ...TESTING,
  ...LETTERS,
];
