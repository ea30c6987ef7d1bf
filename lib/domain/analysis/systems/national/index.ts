import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { bexioInvoice, bexioQuote } from './bexio.ts';
import { billomatInvoice, billomatOffer } from './billomat.ts';
import { dineroInvoice } from './dinero.ts';
import { easybillInvoice, easybillOffer } from './easybill.ts';
import { economicInvoice } from './economic.ts';
import { exactOnlineInvoice } from './exact-online.ts';
import { fakturoidInvoice } from './fakturoid.ts';
import { fakturowniaInvoice } from './fakturownia.ts';
import { fattureInCloudInvoice, fattureInCloudQuote } from './fatture-in-cloud.ts';
import { fortnoxInvoice, fortnoxOffer } from './fortnox.ts';
import { freeeInvoice } from './freee.ts';
import { freeeInvoicing } from './freee-invoicing.ts';
import { holdedEstimate, holdedInvoice } from './holded.ts';
import { idokladInvoice } from './idoklad.ts';
import { invoicexpressInvoice } from './invoicexpress.ts';
import { lexwareInvoice, lexwareQuotation } from './lexware.ts';
import { moneybirdEstimate, moneybirdInvoice } from './moneybird.ts';
import { moneyforwardBilling } from './moneyforward.ts';
import { pennylaneInvoice } from './pennylane.ts';
import { sellsyEstimate } from './sellsy-estimate.ts';
import { sevdeskInvoice, sevdeskOrder } from './sevdesk.ts';
import { tripletexInvoice } from './tripletex.ts';
import { vismaInvoice } from './visma.ts';

/** Accounting systems that serve one country or a few. */
export const NATIONAL_ACCOUNTING: readonly SystemMapping[] = [
  lexwareInvoice,
  lexwareQuotation,
  sevdeskInvoice,
  sevdeskOrder,
  easybillInvoice,
  easybillOffer,
  billomatInvoice,
  billomatOffer,
  bexioInvoice,
  bexioQuote,
  fortnoxInvoice,
  fortnoxOffer,
  vismaInvoice,
  tripletexInvoice,
  economicInvoice,
  dineroInvoice,
  exactOnlineInvoice,
  moneybirdInvoice,
  moneybirdEstimate,
  holdedInvoice,
  holdedEstimate,
  pennylaneInvoice,
  fattureInCloudInvoice,
  fattureInCloudQuote,
  fakturowniaInvoice,
  fakturoidInvoice,
  idokladInvoice,
  freeeInvoice,
  freeeInvoicing,
  moneyforwardBilling,
  invoicexpressInvoice,
  sellsyEstimate,
];
