import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { cloverOrder } from './clover-order.ts';
import { lightspeedSale } from './lightspeed-sale.ts';
import { loyverseReceipt } from './loyverse-receipt.ts';
import { smaregiTransaction } from './smaregi-transaction.ts';
import { sumupReceipt } from './sumup-receipt.ts';
import { toastCheck, toastOrder } from './toast.ts';
import { zettlePurchase } from './zettle-purchase.ts';

export const POINTS_OF_SALE: readonly SystemMapping[] = [
  toastOrder,
  toastCheck,
  lightspeedSale,
  cloverOrder,
  smaregiTransaction,
  sumupReceipt,
  zettlePurchase,
  loyverseReceipt,
];
