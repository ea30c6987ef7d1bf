import type { Role } from './aliases.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Any of these words makes a key one that its system wrote for itself. */
export const SYSTEM_WORDS = set(
  'updated modified deleted synced sync etag api livemode sandbox webhook callback redirect useragent agent browser latitude longitude ' +
    'lat lng long geoip session fingerprint risk fraud avs cvv cvc bin exp gmt margin probability weighted pipeline stage visible ' +
    'sparse domain divisor precision attempts retry dunning idempotency schema scheduled reminder reminders configuration hash ' +
    'nonce protect recurring network descriptor presentation ledger rounded global extension membership ip latitude longitude spent dropbox delay processor response acquirer avsresponse cavv eci marketplace',
);
/** The last word of keys whose values choose between what a program does. */
export const SWITCH_WORDS = set(
  'type kind class origin source mode model behavior behaviour treatment template format layout slug strategy intent version sequence index position ' +
    'sort scheme domain level ip token key fingerprint tag tags uid guid uuid hash path rel revision state status entity',
);
/** What parties agree on by yes or no. */
export const AGREED = set('renewal renew renews autorenew exclusive exclusivity mutual assignable');
/** What a system keeps of how a payment went through. */
export const HANDLING =
  /^(?:batch|device|deviceinfo|processor|processorresponse|emv|avs(?:result)?|risk(?:data)?|fraud\w*|messages)$/;
/** A value of which nothing is shown. */
export const HIDDEN = /^[xX*•]{2,20}$/;
export const ID = /(?:id|ids|uid|uuid|guid|idnumber)$/;
export const NO_ID =
  /(?:paid|valid|void|grid|bid|aid|amid|solid|rapid|liquid|hybrid|taxid|vatid|companyid|fiscalid|gstid|legalid)$/;
export const TAX_ID = /(?:tax|vat|company|fiscal|gst|legal)id$/;
export const NUMBERS: readonly Role[] = [
  'number',
  'invoiceNumber',
  'quoteNumber',
  'receiptNumber',
  'certificateNumber',
  'contractNumber',
  'reportNumber',
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
export const PURCHASE = set('cost costprice purchaseprice buyprice unitcost');
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
export const CREATED = /^creat(?:ed|e|ion)(?:at|on|date|time)?$/;
export const LEAST_WORDS = 5;
export const PAGE_WORDS = set(
  'invoice receipt pay payment public hosted website site web logo quote homepage image photo pdf',
);
export const NO_PAGE_WORDS = set(
  'api webhook callback redirect success cancel return resource href self status',
);
