import type { DocumentType } from '#schemas/template.ts';
import { ALIASES, type Role } from './aliases.ts';
import type { Cue } from './cues.ts';

/** How much a part that the data has speaks for a type. */
export interface Signal {
  readonly role: Role;
  readonly weight: number;
  /** What the value must be for the key to count. Default: anything but empty. */
  readonly form?: 'prose' | 'party' | 'list' | 'priced' | 'true';
  /** True when a list or an object whose key only ends like a known one counts too: `completedIssues`. */
  readonly endings?: boolean;
  /** Keys of the role that mean much else, and count half. */
  readonly vague?: readonly string[];
}

export interface TypeSignals {
  readonly type: DocumentType;
  readonly signals: readonly Signal[];
  /** Without any of these the type is not considered. A group counts when all of it is there. */
  readonly requiredSignals: readonly (readonly (Role | Cue)[])[];
  /** What wording and shape say beside the keys. */
  readonly cues: readonly { readonly cue: Cue; readonly weight: number }[];
  /**
   * Words that name the type in a title, in a `type` field, in the name of a wrapper or in the caller's
   * intent. `*` stands for the beginning of a compound.
   */
  readonly names: readonly string[];
}

function words(text: string): readonly string[] {
  return text.split(' ');
}

/** What a declared name counts for: more than any one field, less than a document that is clearly another. */
export const DECLARED_WEIGHT = 9;
/** In a title the name counts less: it may be what the document is about. */
export const TITLE_WEIGHT = 6;
/** In a subject it says little. */
export const SUBJECT_WEIGHT = 2;

/** The detector's whole knowledge of types. GET /v1/analyze/mappings answers with this table. */
export const TYPE_SIGNALS: readonly TypeSignals[] = [
  {
    type: 'invoice',
    cues: [],
    names: [
      'invoice',
      'bill',
      'accrec',
      'factura',
      '*rechnung',
      'facture',
      'fattura',
      'factuur',
      'fatura',
    ],
    signals: [
      { role: 'invoiceNumber', weight: 7 },
      { role: 'dueDate', weight: 5 },
      { role: 'amountDue', weight: 3, vague: words('balance remaining outstanding') },
      { role: 'lineItems', weight: 3, form: 'priced' },
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
    cues: [],
    names: [
      'quote',
      'quotation',
      'estimate',
      'proposal',
      'offer',
      'bid',
      '*angebot',
      'devis',
      'presupuesto',
      'cotización',
      'preventivo',
      'offerte',
    ],
    signals: [
      { role: 'quoteNumber', weight: 7 },
      { role: 'validUntil', weight: 6, vague: words('expires expiresat expiry expiresdate') },
      { role: 'lineItems', weight: 3, form: 'priced' },
      { role: 'total', weight: 2 },
      { role: 'subtotal', weight: 1 },
      { role: 'recipient', weight: 1 },
    ],
    requiredSignals: [['quoteNumber'], ['validUntil', 'lineItems'], ['validUntil', 'total']],
  },
  {
    type: 'receipt',
    cues: [],
    names: ['receipt', 'order confirmation', 'payment confirmation', 'purchase confirmation'],
    signals: [
      { role: 'receiptNumber', weight: 7 },
      { role: 'transactionId', weight: 5 },
      { role: 'paymentMethod', weight: 5 },
      { role: 'paid', weight: 4, form: 'true' },
      { role: 'paidDate', weight: 4 },
      { role: 'amountPaid', weight: 3 },
      { role: 'lineItems', weight: 3, form: 'priced' },
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
    names: [
      'report',
      'analysis',
      'review',
      'audit',
      'assessment',
      'dashboard',
      'post mortem',
      'postmortem',
      'scorecard',
      'diagnosticreport',
      'runreport',
      '*bericht',
      'rapport',
      'bilan',
      'informe',
      'reporte',
      'rapporto',
      'relazione',
      'verslag',
      'relatorio',
      'relatório',
    ],
    signals: [
      {
        role: 'metrics',
        weight: 5,
        endings: true,
        vague: words('stats statistics numbers performance figures measures'),
      },
      { role: 'findings', weight: 5, endings: true, vague: words('results issues observations') },
      { role: 'summary', weight: 3, endings: true, vague: words('summary highlights') },
      { role: 'analysis', weight: 4, vague: words('discussion trends') },
      { role: 'recommendations', weight: 3, endings: true, vague: words('actions') },
      { role: 'period', weight: 3 },
      { role: 'reportNumber', weight: 4 },
      { role: 'sections', weight: 2 },
      { role: 'author', weight: 1 },
    ],
    cues: [
      { cue: 'rated', weight: 4 },
      { cue: 'figures', weight: 4 },
    ],
    requiredSignals: [
      ['metrics'],
      ['findings'],
      ['analysis'],
      ['recommendations', 'summary'],
      ['summary', 'sections'],
      ['period', 'summary'],
      ['reportNumber'],
      ['rated'],
      ['figures'],
    ],
  },
  {
    type: 'certificate',
    names: [
      'certificate',
      'diploma',
      'award',
      'certification',
      'badge',
      'open badge credential',
      'assertion',
      'achievement',
      'urkunde',
      '*zertifikat',
      '*bescheinigung',
      'diplom',
      'certificat',
      'attestation',
      'diplôme',
      'certificado',
      'certificato',
      'attestato',
      'getuigschrift',
      'certificaat',
    ],
    signals: [
      { role: 'certifiedTo', weight: 7, vague: words('certified certify certificate') },
      { role: 'awarded', weight: 5 },
      { role: 'completion', weight: 5, form: 'true', vague: words('completed completedat') },
      { role: 'certificateNumber', weight: 6 },
      {
        role: 'honoree',
        weight: 3,
        vague: words('employee employeename candidate attendee participant recipient'),
      },
      {
        role: 'achievement',
        weight: 4,
        vague: words('event module skill program programme training course'),
      },
      { role: 'credential', weight: 4 },
      { role: 'date', weight: 2 },
      {
        role: 'issuer',
        weight: 2,
        vague: words('company provider from organization organisation'),
      },
      { role: 'signatures', weight: 1 },
    ],
    cues: [{ cue: 'attests', weight: 4 }],
    requiredSignals: [
      ['certifiedTo'],
      ['awarded', 'honoree'],
      ['awarded', 'achievement'],
      ['awarded', 'completion'],
      ['certificateNumber'],
      ['completion', 'honoree'],
      ['completion', 'achievement'],
      ['honoree', 'achievement', 'date'],
      ['honoree', 'achievement', 'issuer'],
      ['honoree', 'achievement', 'signatures'],
      ['credential', 'honoree'],
      ['credential', 'issuer'],
      ['attests', 'honoree'],
      ['attests', 'issuer'],
    ],
  },
  {
    type: 'letter',
    names: [
      'letter',
      'memo',
      'memorandum',
      'correspondence',
      '*brief',
      '*schreiben',
      '*mahnung',
      'lettre',
      'courrier',
      'carta',
      'lettera',
      'payment reminder',
      'cover letter',
      'letter of recommendation',
    ],
    signals: [
      { role: 'salutation', weight: 6 },
      { role: 'body', weight: 5, form: 'prose', vague: words('text message content') },
      { role: 'closing', weight: 4 },
      { role: 'recipient', weight: 2, form: 'party' },
      { role: 'sender', weight: 2, form: 'party' },
      { role: 'subject', weight: 2 },
      { role: 'signatures', weight: 1 },
    ],
    cues: [
      { cue: 'saysDear', weight: 4 },
      { cue: 'saysRegards', weight: 3 },
    ],
    requiredSignals: [
      ['salutation', 'body'],
      ['salutation', 'closing'],
      ['salutation', 'subject'],
      ['salutation', 'recipient'],
      ['body', 'closing'],
      ['body', 'subject', 'recipient'],
      ['body', 'subject', 'sender'],
      ['body', 'recipient', 'sender'],
      ['saysDear', 'saysRegards'],
      ['saysDear', 'body'],
      ['saysDear', 'recipient'],
      ['saysRegards', 'recipient'],
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
      'sla',
      'deed',
      'addendum',
      'amendment',
      'memorandum of understanding',
      'power of attorney',
      '*vertrag',
      '*vereinbarung',
      'contrat',
      'contrato',
      'contratto',
      'convenio',
      '*overeenkomst',
      'acuerdo',
    ],
    signals: [
      {
        role: 'parties',
        weight: 6,
        vague: words(
          'landlord tenant employer employee borrower lender controller processor consultant',
        ),
      },
      { role: 'agreement', weight: 5 },
      { role: 'contract', weight: 5, vague: words('contractor contractname') },
      { role: 'contractNumber', weight: 4 },
      {
        role: 'clauses',
        weight: 3,
        endings: true,
        vague: words('terms sections scope articles conditions'),
      },
      { role: 'effectiveDate', weight: 3, vague: words('startdate') },
      { role: 'governingLaw', weight: 4, vague: words('law') },
      { role: 'signatures', weight: 3 },
    ],
    cues: [{ cue: 'binds', weight: 4 }],
    requiredSignals: [
      ['parties'],
      ['agreement'],
      ['contract'],
      ['contractNumber'],
      ['clauses', 'signatures'],
      ['governingLaw'],
      ['clauses', 'effectiveDate'],
      ['clauses', 'binds'],
      ['signatures', 'binds'],
      ['effectiveDate', 'binds'],
    ],
  },
];

/** The keys known for each of a type's signals: the public form of the table. */
export function fieldAliasesOf(type: TypeSignals): Record<string, readonly string[]> {
  return Object.fromEntries(type.signals.map(({ role }) => [role, ALIASES[role]]));
}
