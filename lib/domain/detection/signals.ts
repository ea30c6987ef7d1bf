import type { DocumentType } from '#schemas/template.ts';
import { ALIASES, type Role } from './aliases.ts';

/** How much a part that the data has speaks for a type. */
export interface Signal {
  readonly role: Role;
  readonly weight: number;
  /** What the value must be for the key to count. Default: anything but empty. */
  readonly form?: 'prose' | 'date' | 'list' | 'true';
}

export interface TypeSignals {
  readonly type: DocumentType;
  readonly signals: readonly Signal[];
  /** Without any of these the type is not considered. A group counts when all of it is there. */
  readonly requiredSignals: readonly (readonly Role[])[];
  /** Words that name the type in a title, in a `type` field, in the name of a wrapper or in the caller's intent. */
  readonly names: readonly string[];
}

/** What a declared name counts for: more than any one field, less than a document that is clearly another. */
export const DECLARED_WEIGHT = 9;

/** The detector's whole knowledge of types. GET /v1/analyze/mappings answers with this table. */
export const TYPE_SIGNALS: readonly TypeSignals[] = [
  {
    type: 'invoice',
    names: ['invoice', 'bill', 'accrec', 'factura', 'rechnung', 'facture'],
    signals: [
      { role: 'invoiceNumber', weight: 7 },
      { role: 'dueDate', weight: 5 },
      { role: 'amountDue', weight: 3 },
      { role: 'lineItems', weight: 3, form: 'list' },
      { role: 'total', weight: 2 },
      { role: 'tax', weight: 2 },
      { role: 'subtotal', weight: 1 },
      { role: 'poNumber', weight: 1 },
      { role: 'paymentTerms', weight: 2 },
      { role: 'recipient', weight: 1 },
    ],
    requiredSignals: [
      ['invoiceNumber'],
      ['dueDate', 'total'],
      ['dueDate', 'lineItems'],
      ['amountDue'],
      ['lineItems', 'total'],
      ['lineItems', 'tax'],
    ],
  },
  {
    type: 'quote',
    names: ['quote', 'quotation', 'estimate', 'proposal', 'offer', 'bid', 'angebot', 'devis'],
    signals: [
      { role: 'quoteNumber', weight: 7 },
      { role: 'validUntil', weight: 6 },
      { role: 'lineItems', weight: 3, form: 'list' },
      { role: 'total', weight: 2 },
      { role: 'subtotal', weight: 1 },
      { role: 'recipient', weight: 1 },
    ],
    requiredSignals: [['quoteNumber'], ['validUntil', 'lineItems'], ['validUntil', 'total']],
  },
  {
    type: 'receipt',
    names: ['receipt', 'order confirmation', 'payment confirmation', 'purchase confirmation'],
    signals: [
      { role: 'receiptNumber', weight: 7 },
      { role: 'transactionId', weight: 5 },
      { role: 'paymentMethod', weight: 5 },
      { role: 'paid', weight: 4, form: 'true' },
      { role: 'paidDate', weight: 4 },
      { role: 'amountPaid', weight: 3 },
      { role: 'lineItems', weight: 3, form: 'list' },
      { role: 'total', weight: 2 },
      { role: 'tax', weight: 1 },
    ],
    requiredSignals: [
      ['receiptNumber'],
      ['transactionId', 'total'],
      ['transactionId', 'lineItems'],
      ['paymentMethod', 'total'],
      ['paymentMethod', 'lineItems'],
      ['paid', 'total'],
      ['paid', 'lineItems'],
      ['paidDate', 'total'],
      ['paidDate', 'lineItems'],
    ],
  },
  {
    type: 'report',
    names: ['report', 'analysis', 'review', 'audit', 'assessment', 'dashboard'],
    signals: [
      { role: 'metrics', weight: 5 },
      { role: 'findings', weight: 5 },
      { role: 'summary', weight: 3 },
      { role: 'analysis', weight: 4 },
      { role: 'recommendations', weight: 3 },
      { role: 'period', weight: 3 },
      { role: 'reportNumber', weight: 4 },
      { role: 'sections', weight: 2 },
      { role: 'author', weight: 1 },
    ],
    requiredSignals: [
      ['metrics'],
      ['findings'],
      ['analysis'],
      ['recommendations', 'summary'],
      ['summary', 'sections'],
      ['period', 'summary'],
      ['reportNumber'],
    ],
  },
  {
    type: 'certificate',
    names: ['certificate', 'diploma', 'award', 'certification'],
    signals: [
      { role: 'certifiedTo', weight: 7 },
      { role: 'awarded', weight: 5 },
      { role: 'completion', weight: 5 },
      { role: 'certificateNumber', weight: 6 },
      { role: 'honoree', weight: 3 },
      { role: 'achievement', weight: 4 },
      { role: 'issuer', weight: 1 },
      { role: 'signatures', weight: 1 },
    ],
    requiredSignals: [
      ['certifiedTo'],
      ['awarded'],
      ['certificateNumber'],
      ['completion', 'honoree'],
      ['completion', 'achievement'],
      ['honoree', 'achievement'],
    ],
  },
  {
    type: 'letter',
    names: ['letter', 'memo', 'memorandum', 'correspondence'],
    signals: [
      { role: 'salutation', weight: 6 },
      { role: 'body', weight: 5, form: 'prose' },
      { role: 'closing', weight: 4 },
      { role: 'recipient', weight: 2 },
      { role: 'sender', weight: 2 },
      { role: 'subject', weight: 2 },
      { role: 'signatures', weight: 1 },
    ],
    requiredSignals: [
      ['salutation'],
      ['body', 'recipient'],
      ['body', 'sender'],
      ['body', 'closing'],
      ['body', 'subject'],
    ],
  },
  {
    type: 'contract',
    names: [
      'contract',
      'agreement',
      'nda',
      'non-disclosure agreement',
      'lease',
      'statement of work',
      'terms of service',
      'engagement letter',
    ],
    signals: [
      { role: 'parties', weight: 6 },
      { role: 'agreement', weight: 5 },
      { role: 'contract', weight: 5 },
      { role: 'contractNumber', weight: 4 },
      { role: 'clauses', weight: 3 },
      { role: 'effectiveDate', weight: 3 },
      { role: 'governingLaw', weight: 4 },
      { role: 'signatures', weight: 3 },
    ],
    requiredSignals: [
      ['parties'],
      ['agreement'],
      ['contract'],
      ['contractNumber'],
      ['clauses', 'signatures'],
      ['governingLaw'],
      ['clauses', 'effectiveDate'],
    ],
  },
];

/** The keys known for each of a type's signals: the public form of the table. */
export function fieldAliasesOf(type: TypeSignals): Record<string, readonly string[]> {
  return Object.fromEntries(type.signals.map(({ role }) => [role, ALIASES[role]]));
}
