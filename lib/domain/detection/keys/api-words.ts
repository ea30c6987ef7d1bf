import type { Role } from './aliases.ts';
/** What numbers a document has told what it is. */
export const TELLING_NUMBERS: readonly Role[] = [
  'invoiceNumber',
  'quoteNumber',
  'receiptNumber',
  'certificateNumber',
  'contractNumber',
  'reportNumber',
];
