import { z } from 'zod/mini';
import { Amount, Currency, DateText, Decimal, Period } from './amount.ts';
import { Fact, Section } from './content.ts';
import { Address, Party, Signatory } from './party.ts';

/** What a commercial document is (EN 16931 BT-3, UNTDID 1001), which gives it its title. */
export const CommercialKind = z.enum([
  'invoice',
  'credit-note',
  'debit-note',
  'corrected-invoice',
  'self-billed-invoice',
  'deposit-invoice',
  'final-invoice',
  'pro-forma',
  'statement',
  'quote',
  'estimate',
  'proposal',
  'order',
  'order-confirmation',
  'purchase-order',
  'delivery-note',
  'receipt',
  'refund',
  'payment-receipt',
  'donation-receipt',
]);
export type CommercialKind = z.infer<typeof CommercialKind>;

/** Where a document stands between its parties. States of the transport are none of them. */
export const CommercialStatus = z.enum([
  'draft',
  'open',
  'paid',
  'partially-paid',
  'overdue',
  'void',
  'refunded',
  'partially-refunded',
  'accepted',
  'declined',
  'expired',
]);
export type CommercialStatus = z.infer<typeof CommercialStatus>;

/** What another document or a record of the parties is called here. */
export const ReferenceKind = z.enum([
  'purchase-order', // BT-13
  'sales-order', // BT-14
  'contract', // BT-12
  'project', // BT-11
  'buyer-reference', // BT-10
  'invoice', // of what an order or a receipt is about
  'preceding-invoice', // BT-25
  'despatch-advice', // BT-16
  'quote',
  'cost-centre', // BT-19
  'customer-number', // BT-46
  'account',
  'subscription',
  'transaction',
  'authorization', // of a fiscal authority: IRN, CUFE, UUID of a CFDI
  'terminal',
  'register',
  'control-unit', // that signs the receipts of a till for the tax office
  'table',
  'ticket',
  'cashier',
  'salesperson',
  'prepared-by',
  'our-reference',
  'shipping-method',
  'tracking-number',
  'vehicle',
  'confirmation',
  'reference',
]);
export type ReferenceKind = z.infer<typeof ReferenceKind>;

export const Reference = z.strictObject({
  kind: ReferenceKind,
  value: z.string(),
  /** Of the other document, where the data states it with its number. */
  date: z.optional(DateText),
});
export type Reference = z.infer<typeof Reference>;

/** A reduction (BG-20, BG-27) or an addition (BG-21, BG-28). `amount` is positive in both. */
export const Adjustment = z.strictObject({
  kind: z.enum(['discount', 'shipping', 'handling', 'fee', 'service', 'surcharge', 'other']),
  /** BT-97, BT-104, BT-139, BT-144; a discount's code or name. */
  reason: z.optional(z.string()),
  /** BT-92, BT-99. */
  amount: z.optional(Amount),
  /** In percent (BT-94, BT-101). */
  percent: z.optional(Decimal),
});
export type Adjustment = z.infer<typeof Adjustment>;

/** Tax of one category and rate (BG-23). */
export const Tax = z.strictObject({
  /** What the tax is called: "VAT", "GST", "New York Sales Tax". Absent: the wording's own name for tax. */
  name: z.optional(z.string()),
  /** UNTDID 5305 (BT-118): S, Z, E, AE, K, G, O, L, M. */
  category: z.optional(z.string()),
  /** In percent (BT-119). */
  rate: z.optional(Decimal),
  /** What it is reckoned on (BT-116). */
  base: z.optional(Amount),
  /** BT-117. */
  amount: z.optional(Amount),
  /** BT-120. */
  exemptionReason: z.optional(z.string()),
  /** True: part of the prices already, so it is stated and not added. */
  included: z.optional(z.boolean()),
  /** True: kept back by the buyer (IRPF, ritenuta d'acconto, TDS), so it is taken off. */
  withheld: z.optional(z.boolean()),
});
export type Tax = z.infer<typeof Tax>;

/** One thing that is sold (BG-25). */
export const Line = z.strictObject({
  /** BT-126, where the parties speak of it. */
  position: z.optional(z.string()),
  /** BT-153. */
  name: z.optional(z.string()),
  /** BT-154. */
  description: z.optional(z.string()),
  /** What was chosen or agreed for this line: options, serial numbers, notes (BT-127, BG-32). */
  details: z.optional(z.array(z.string())),
  /** What it says in columns of its author's own, where nothing is priced. */
  particulars: z.optional(z.array(Fact)),
  /** BT-155. */
  sku: z.optional(z.string()),
  /** BT-129. */
  quantity: z.optional(Decimal),
  /** A word or a UN/ECE code such as HUR, C62, KGM (BT-130). */
  unit: z.optional(z.string()),
  /** Of one unit, net or gross as `pricesInclude` of the document says (BT-146, BT-148). */
  unitPrice: z.optional(Amount),
  adjustments: z.optional(z.array(Adjustment)),
  /** BT-151. */
  taxCategory: z.optional(z.string()),
  /** In percent (BT-152). */
  taxRate: z.optional(Decimal),
  taxAmount: z.optional(Amount),
  /** Of the whole line (BT-131). */
  amount: z.optional(Amount),
  /** The same with tax, where the data states both. */
  grossAmount: z.optional(Amount),
  /** What its amounts are in, where that is not the document's currency. */
  currency: z.optional(Currency),
  date: z.optional(DateText),
  /** BG-26. */
  period: z.optional(Period),
  /** Under which heading it stands. */
  group: z.optional(z.string()),
  /** Address of a picture of the thing. */
  image: z.optional(z.string()),
  /** Offered, and not part of the sums. */
  optional: z.optional(z.boolean()),
});
export type Line = z.infer<typeof Line>;

/** What the lines under one heading come to, as the data gives it. */
export const GroupSum = z.strictObject({ group: z.string(), amount: Amount });
export type GroupSum = z.infer<typeof GroupSum>;

/** The sums of a document (BG-22). Each as the data gives it. */
export const Totals = z.strictObject({
  /** Sum of the lines (BT-106). */
  lines: z.optional(Amount),
  /** BT-107. */
  allowances: z.optional(Amount),
  /** BT-108. */
  charges: z.optional(Amount),
  /** Without tax (BT-109). */
  net: z.optional(Amount),
  /** BT-110. */
  tax: z.optional(Amount),
  /** With tax (BT-112). */
  gross: z.optional(Amount),
  /** BT-113. */
  prepaid: z.optional(Amount),
  /** BT-114. */
  rounding: z.optional(Amount),
  /** What is to be paid now (BT-115). */
  payable: z.optional(Amount),
  tip: z.optional(Amount),
  /** Cash that was handed over, and what came back of it. */
  tendered: z.optional(Amount),
  change: z.optional(Amount),
  refunded: z.optional(Amount),
});
export type Totals = z.infer<typeof Totals>;

/** A payment that was made. */
export const Payment = z.strictObject({
  /** "Visa", "Cash", "SEPA Direct Debit": as a reader calls it. */
  method: z.optional(z.string()),
  /** What it was for: "Deposit", "Balance". */
  purpose: z.optional(z.string()),
  amount: z.optional(Amount),
  date: z.optional(DateText),
  reference: z.optional(z.string()),
  /** Last digits of a card or an account. */
  lastDigits: z.optional(z.string()),
});
export type Payment = z.infer<typeof Payment>;

/** How to pay (BG-16, BG-17, BG-19). */
export const PaymentMeans = z.strictObject({
  /** UNTDID 4461 (BT-81), such as 58 for a SEPA credit transfer; it has a word in each language. */
  code: z.optional(z.string()),
  /** As a reader calls it, where the code does not say it (BT-82). */
  method: z.optional(z.string()),
  /** How to pay in its author's sentences. */
  text: z.optional(z.string()),
  /** BT-85. */
  accountName: z.optional(z.string()),
  /** BT-84. */
  iban: z.optional(z.string()),
  /** BT-86. */
  bic: z.optional(z.string()),
  bankName: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  /** A national bank code: sort code, routing number, BSB, BLZ, IFSC. */
  bankCode: z.optional(z.string()),
  /** What the payer is to state (BT-83): remittance information, ESR/QR reference, OCR, KID, variable symbol. */
  reference: z.optional(z.string()),
  /** Of a direct debit (BT-89). */
  mandate: z.optional(z.string()),
  /** What hand-made data says beyond these terms. */
  particulars: z.optional(z.array(Fact)),
});
export type PaymentMeans = z.infer<typeof PaymentMeans>;

/** What comes off the total before it is paid: a deposit that was invoiced, a retention, a grant, credit. */
export const Deduction = z.strictObject({
  /** What its author calls it; absent of a deposit. */
  reason: z.optional(z.string()),
  /** The number of the deposit's invoice. */
  reference: z.optional(z.string()),
  date: z.optional(DateText),
  /** The tax in it, which the law wants to be stated of what was invoiced before. */
  tax: z.optional(Amount),
  /** Below zero where it is added instead: a balance that the customer owes. */
  amount: Amount,
});
export type Deduction = z.infer<typeof Deduction>;

/** What may be taken off by a buyer who pays early; no sum of the document has it in it. */
export const CashDiscount = z.strictObject({
  percent: z.optional(Decimal),
  amount: z.optional(Amount),
  /** What remains to be paid then. */
  payable: z.optional(Amount),
  date: z.optional(DateText),
  /** From the day of the document, where that is not known. */
  days: z.optional(Decimal),
});
export type CashDiscount = z.infer<typeof CashDiscount>;

/** What is to be paid before the rest, to order or to book. */
export const Deposit = z.strictObject({
  /** What its author calls it: "Retainer", "Advance". */
  reason: z.optional(z.string()),
  amount: z.optional(Amount),
  /** Its share of the total, in percent. */
  percent: z.optional(Decimal),
  dueDate: z.optional(DateText),
  /** True: this is what is to be paid now, and the rest of the total later. */
  now: z.optional(z.boolean()),
  /** The rest of the total, where the data states it. */
  balance: z.optional(
    z.strictObject({
      reason: z.optional(z.string()),
      amount: Amount,
      dueDate: z.optional(DateText),
    }),
  ),
});
export type Deposit = z.infer<typeof Deposit>;

/** A part of the sum that is due on a day of its own. */
export const Instalment = z.strictObject({
  /** When or for what it is due: "On delivery". */
  name: z.optional(z.string()),
  /** Its share of the total, in percent. */
  percent: z.optional(Decimal),
  date: z.optional(DateText),
  amount: z.optional(Amount),
});
export type Instalment = z.infer<typeof Instalment>;

/** Delivery (BG-13 to BG-15). */
export const Delivery = z.strictObject({
  to: z.optional(Party),
  from: z.optional(Address),
  date: z.optional(DateText),
});
export type Delivery = z.infer<typeof Delivery>;

/** An invoice, quote or receipt in the terms of EN 16931. */
export const CommercialDocument = z.strictObject({
  type: z.enum(['invoice', 'quote', 'receipt']),
  kind: CommercialKind,
  /** The document's own title, where its author gave one. */
  title: z.optional(z.string()),
  subject: z.optional(z.string()),
  /** BT-1. */
  number: z.optional(z.string()),
  /** BT-2. */
  issueDate: z.optional(DateText),
  /** BT-7: when the tax became due, where that is another day. */
  supplyDate: z.optional(DateText),
  /** BT-9. */
  dueDate: z.optional(DateText),
  /** Until when a quote binds. */
  validUntil: z.optional(DateText),
  /** BG-14. */
  period: z.optional(Period),
  paidDate: z.optional(DateText),
  status: z.optional(CommercialStatus),
  /** BT-5. */
  currency: z.optional(Currency),
  /** BCP 47, where the data states it. */
  language: z.optional(z.string()),
  /** IANA name. */
  timeZone: z.optional(z.string()),
  references: z.optional(z.array(Reference)),
  /** BG-4. */
  seller: z.optional(Party),
  /** BG-7. */
  buyer: z.optional(Party),
  /** Who answers for the seller (BG-6), where more than their name is known. */
  contact: z.optional(Party),
  /** BG-10. */
  payee: z.optional(Party),
  delivery: z.optional(Delivery),
  /** What the unit prices and amounts of lines are. Absent: nobody said, or there is no tax. */
  pricesInclude: z.optional(z.enum(['net', 'gross'])),
  /** What stands above the lines: "We charge as follows:". */
  introduction: z.optional(z.string()),
  /** BG-25. */
  lines: z.optional(z.array(Line)),
  groupSums: z.optional(z.array(GroupSum)),
  /** BG-20, BG-21. */
  allowances: z.optional(z.array(Adjustment)),
  charges: z.optional(z.array(Adjustment)),
  /** BG-23. */
  taxes: z.optional(z.array(Tax)),
  /** BG-22. */
  totals: z.optional(Totals),
  /** The total in words, under its author's label. */
  inWords: z.optional(Fact),
  /** BT-113 in its parts, and what else comes off after tax. */
  deductions: z.optional(z.array(Deduction)),
  deposit: z.optional(Deposit),
  payments: z.optional(z.array(Payment)),
  /** BG-16. */
  paymentMeans: z.optional(z.array(PaymentMeans)),
  /** Where what is payable is due in parts. */
  instalments: z.optional(z.array(Instalment)),
  /** BT-20. */
  paymentTerms: z.optional(z.string()),
  cashDiscount: z.optional(CashDiscount),
  /** What is charged of what is paid late, in percent a year. */
  lateInterest: z.optional(Decimal),
  /** A page to pay or to read the document on. */
  paymentUrl: z.optional(z.string()),
  onlineUrl: z.optional(z.string()),
  /** What the QR code of a fiscal authority holds, or the address of its image. */
  fiscalCode: z.optional(z.strictObject({ content: z.string(), image: z.optional(z.boolean()) })),
  /** BG-1. */
  notes: z.optional(z.array(z.string())),
  terms: z.optional(z.array(z.string())),
  /** What the seller prints at the foot of every document. */
  footer: z.optional(z.string()),
  signatories: z.optional(z.array(Signatory)),
  /** What hand-made data says beyond this vocabulary. */
  details: z.optional(z.array(Fact)),
  /** Its lists, texts and objects, each under its author's name. */
  sections: z.optional(z.array(Section)),
  accentColor: z.optional(z.string()),
});
export type CommercialDocument = z.infer<typeof CommercialDocument>;
