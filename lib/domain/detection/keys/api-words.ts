import { wordSet } from '#lib/shared/text/word-list.ts';
import type { Role } from './aliases.ts';

/** Any of these words makes a key one that its system wrote for itself. */
export const SYSTEM_WORDS = wordSet(
  'login updated modified deleted sync{ed } etag api livemode sandbox webhook callback ' +
    'redirect useragent agent browser latitude long{itude } lat lng geoip session ' +
    'fingerprint risk fraud avs cvv cvc bin exp gmt margin probability weighted pipeline ' +
    'stage visible sparse inventory domain divisor precision attempts retry dunning ' +
    'idempotency sche{ma duled} reminder{ s} configuration hash nonce protect recurring ' +
    'network descriptor presentation ledger rounded global extension membership ip spent ' +
    'dropbox delay processor response acquirer avsresponse cavv eci marketplace',
);
/** The last word of keys whose values choose between what a program does. */
export const SWITCH_WORDS = wordSet(
  'type kind class origin source mode{ l} behavio{r ur} treatment template format ' +
    'layout slug strategy intent version sequence index position sort scheme domain level ' +
    'ip token key filename fingerprint tag tags uid guid uuid hash path rel revision ' +
    'stat{e us} entity',
);
/** What parties agree on by yes or no. */
export const AGREED = wordSet('renew{al  s} autorenew exclusiv{e ity} mutual assignable');
/** What a system keeps of how a payment went through. */
export const HANDLING =
  /^(?:\w*history|timeline|template|batch|device|deviceinfo|processor|processorresponse|emv|avs(?:result)?|risk(?:data)?|fraud\w*|messages)$/;
/** "#1001" of a shop, or "SAL-QTN-2026-00031". */
export const NAMED_NUMBER = /^(?:#\w{1,12}|[A-Z]{2,}[-/][A-Z0-9/-]{0,30}\d{2,}|[A-Z]{1,4}\d{4,})$/;
/** A value of which nothing is shown. */
export const HIDDEN = /^[xX*•]{2,20}$/;
export const ID = /(?:id|ids|uid|uuid|guid|idnumber)$/;
export const NO_ID =
  /(?:paid|kid|valid|void|grid|bid|aid|amid|solid|rapid|liquid|hybrid|taxid|vatid|companyid|fiscalid|gstid|legalid)$/;
export const TAX_ID = /(?:tax|vat|company|fiscal|gst|legal)id$/;
/** What numbers a document has told what it is. */
export const TELLING_NUMBERS: readonly Role[] = [
  'invoiceNumber',
  'quoteNumber',
  'receiptNumber',
  'certificateNumber',
  'contractNumber',
  'reportNumber',
];
/** By what readers know a document. */
export const NUMBERS: readonly Role[] = [
  ...TELLING_NUMBERS,
  'number',
  'orderNumber',
  'poNumber',
  'transactionId',
];
/** What a system may call as it likes and a reader still looks for. */
export const READ_BY_PEOPLE: readonly Role[] = [
  'notes',
  'terms',
  'paymentTerms',
  'paymentMethod',
  'logo',
  'title',
];
export const PURCHASE = wordSet(
  'cost costprice purchaseprice buyprice unitcost totalcost costtotal',
);
/** Where money is sent to. */
export const ACCOUNTS =
  /iban|swift|konto|^bic|bic$|account(?:no|num|number|nr|name|holder)?$|^(?:bank|account)(?:no|number|code)?$/;
export const BANKS = /financial|bank/i;
export const TOKEN =
  /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+\.[a-z_]+)$/;
export const UNIT =
  /^(?:hour|day|night|week|month|unit|piece|stunde|tag|stück|heure|jour|hora)[sne]?$/i;
/** Of a payment readers want to know whether it has arrived. */
export const PAYMENTS = /^(?:payments?|captures?|charges|refunds?|transactions)\b/i;
export const LANGUAGES = /^(?:language|locale|lang)(?:code)?$/;
export const CODE = /^[A-Z]{3}$|^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;
export const ROW_NUMBER = /^(?:line|row|item)(?:num|number|no|order|nr)$/;
export const FLAG = /^(?:notify|sent|enabled|active|guest|virtual)$/;
export const CREATED = /^(?:date|record)?creat(?:ed|e|ion)(?:by|at|on|date|time|datetime)?$/;
/** What kind of record a document is in its system. */
export const RECORD_TYPE =
  /^(?:invoice|quote|estimate|receipt|order|document|contract|record|transaction|bill)(?:type|kind)$/;
export const LEAST_WORDS = 5;
export const PAGE_WORDS = wordSet(
  'invoice receipt pay payment public hosted website site web logo quote homepage image photo pdf',
);
export const NO_PAGE_WORDS = wordSet(
  'api webhook callback redirect success cancel return resource href self status',
);
