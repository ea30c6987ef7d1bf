import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { ekabsReceipt } from './ekabs.ts';

/** Receipts in the forms that fiscal law prescribes. */
export const FISCAL_RECEIPTS: readonly SystemMapping[] = [ekabsReceipt];
