import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { housecallEstimate, housecallInvoice } from './housecall.ts';
import { jobberQuote } from './jobber-quote.ts';
import { servicetitanEstimate, servicetitanInvoice } from './servicetitan.ts';

export const FIELD_SERVICE: readonly SystemMapping[] = [
  servicetitanInvoice,
  servicetitanEstimate,
  housecallInvoice,
  housecallEstimate,
  jobberQuote,
];
