import { z } from 'zod';
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
  'table',
  'cashier',
  'salesperson',
  'prepared-by',
  'our-reference',
  'shipping-method',
  'tracking-number',
  'vehicle',
  'reference',
]);
export type ReferenceKind = z.infer<typeof ReferenceKind>;

export const Reference = z.strictObject({ kind: ReferenceKind, value: z.string() });
export type Reference = z.infer<typeof Reference>;

/** A reduction (BG-20, BG-27) or an addition (BG-21, BG-28). `amount` is positive in both. */
export const Adjustment = z.strictObject({
  kind: z.enum(['discount', 'shipping', 'handling', 'fee', 'service', 'surcharge', 'other']),
  /** BT-97, BT-104, BT-139, BT-144; a discount's code or name. */
  reason: z.string().optional(),
  /** BT-92, BT-99. */
  amount: Amount.optional(),
  /** In percent (BT-94, BT-101). */
  percent: Decimal.optional(),
});
export type Adjustment = z.infer<typeof Adjustment>;

/** Tax of one category and rate (BG-23). */
export const Tax = z.strictObject({
  /** What the tax is called: "VAT", "GST", "New York Sales Tax". Absent: the wording's own name for tax. */
  name: z.string().optional(),
  /** UNTDID 5305 (BT-118): S, Z, E, AE, K, G, O, L, M. */
  category: z.string().optional(),
  /** In percent (BT-119). */
  rate: Decimal.optional(),
  /** What it is reckoned on (BT-116). */
  base: Amount.optional(),
  /** BT-117. */
  amount: Amount.optional(),
  /** BT-120. */
  exemptionReason: z.string().optional(),
  /** True: part of the prices already, so it is stated and not added. */
  included: z.boolean().optional(),
  /** True: kept back by the buyer (IRPF, ritenuta d'acconto, TDS), so it is taken off. */
  withheld: z.boolean().optional(),
});
export type Tax = z.infer<typeof Tax>;

/** One thing that is sold (BG-25). */
export const Line = z.strictObject({
  /** BT-126, where the parties speak of it. */
  position: z.string().optional(),
  /** BT-153. */
  name: z.string().optional(),
  /** BT-154. */
  description: z.string().optional(),
  /** What was chosen or agreed for this line: options, serial numbers, notes (BT-127, BG-32). */
  details: z.array(z.string()).optional(),
  /** BT-155. */
  sku: z.string().optional(),
  /** BT-129. */
  quantity: Decimal.optional(),
  /** A word or a UN/ECE code such as HUR, C62, KGM (BT-130). */
  unit: z.string().optional(),
  /** Of one unit, net or gross as `pricesInclude` of the document says (BT-146, BT-148). */
  unitPrice: Amount.optional(),
  adjustments: z.array(Adjustment).optional(),
  /** BT-151. */
  taxCategory: z.string().optional(),
  /** In percent (BT-152). */
  taxRate: Decimal.optional(),
  taxAmount: Amount.optional(),
  /** Of the whole line (BT-131). */
  amount: Amount.optional(),
  date: DateText.optional(),
  /** BG-26. */
  period: Period.optional(),
  /** Under which heading it stands. */
  group: z.string().optional(),
  /** Address of a picture of the thing. */
  image: z.string().optional(),
  /** Offered, and not part of the sums. */
  optional: z.boolean().optional(),
});
export type Line = z.infer<typeof Line>;

/** The sums of a document (BG-22). Each as the data gives it. */
export const Totals = z.strictObject({
  /** Sum of the lines (BT-106). */
  lines: Amount.optional(),
  /** BT-107. */
  allowances: Amount.optional(),
  /** BT-108. */
  charges: Amount.optional(),
  /** Without tax (BT-109). */
  net: Amount.optional(),
  /** BT-110. */
  tax: Amount.optional(),
  /** With tax (BT-112). */
  gross: Amount.optional(),
  /** BT-113. */
  prepaid: Amount.optional(),
  /** BT-114. */
  rounding: Amount.optional(),
  /** What is to be paid now (BT-115). */
  payable: Amount.optional(),
  tip: Amount.optional(),
  /** Cash that was handed over, and what came back of it. */
  tendered: Amount.optional(),
  change: Amount.optional(),
  refunded: Amount.optional(),
});
export type Totals = z.infer<typeof Totals>;

/** A payment that was made. */
export const Payment = z.strictObject({
  /** "Visa", "Cash", "SEPA Direct Debit": as a reader calls it. */
  method: z.string().optional(),
  /** What it was for: "Deposit", "Balance". */
  purpose: z.string().optional(),
  amount: Amount.optional(),
  date: DateText.optional(),
  reference: z.string().optional(),
  /** Last digits of a card or an account. */
  lastDigits: z.string().optional(),
});
export type Payment = z.infer<typeof Payment>;

/** How to pay (BG-16, BG-17, BG-19). */
export const PaymentMeans = z.strictObject({
  /** UNTDID 4461 (BT-81), such as 58 for a SEPA credit transfer; it has a word in each language. */
  code: z.string().optional(),
  /** As a reader calls it, where the code does not say it (BT-82). */
  method: z.string().optional(),
  /** How to pay in its author's sentences. */
  text: z.string().optional(),
  /** BT-85. */
  accountName: z.string().optional(),
  /** BT-84. */
  iban: z.string().optional(),
  /** BT-86. */
  bic: z.string().optional(),
  bankName: z.string().optional(),
  accountNumber: z.string().optional(),
  /** A national bank code: sort code, routing number, BSB, BLZ, IFSC. */
  bankCode: z.string().optional(),
  /** What the payer is to state (BT-83): remittance information, ESR/QR reference, OCR, KID, variable symbol. */
  reference: z.string().optional(),
  /** Of a direct debit (BT-89). */
  mandate: z.string().optional(),
  /** What hand-made data says beyond these terms. */
  particulars: z.array(Fact).optional(),
});
export type PaymentMeans = z.infer<typeof PaymentMeans>;

/** What comes off the total before it is paid: a deposit that was invoiced, a retention, a grant. */
export const Deduction = z.strictObject({
  /** What its author calls it; absent of a deposit. */
  reason: z.string().optional(),
  /** The number of the deposit's invoice. */
  reference: z.string().optional(),
  date: DateText.optional(),
  /** Positive. */
  amount: Amount,
});
export type Deduction = z.infer<typeof Deduction>;

/** What is to be paid before the rest, to order or to book. */
export const Deposit = z.strictObject({
  /** What its author calls it: "Retainer", "Advance". */
  reason: z.string().optional(),
  amount: Amount.optional(),
  /** Its share of the total, in percent. */
  percent: Decimal.optional(),
  /** The rest of the total, where the data states it. */
  balance: z.strictObject({ reason: z.string().optional(), amount: Amount }).optional(),
});
export type Deposit = z.infer<typeof Deposit>;

/** A part of the sum that is due on a day of its own. */
export const Instalment = z.strictObject({ date: DateText.optional(), amount: Amount.optional() });
export type Instalment = z.infer<typeof Instalment>;

/** Delivery (BG-13 to BG-15). */
export const Delivery = z.strictObject({
  to: Party.optional(),
  from: Address.optional(),
  date: DateText.optional(),
});
export type Delivery = z.infer<typeof Delivery>;

/** An invoice, quote or receipt in the terms of EN 16931. */
export const CommercialDocument = z.strictObject({
  type: z.enum(['invoice', 'quote', 'receipt']),
  kind: CommercialKind,
  /** The document's own title, where its author gave one. */
  title: z.string().optional(),
  subject: z.string().optional(),
  /** BT-1. */
  number: z.string().optional(),
  /** BT-2. */
  issueDate: DateText.optional(),
  /** BT-7: when the tax became due, where that is another day. */
  supplyDate: DateText.optional(),
  /** BT-9. */
  dueDate: DateText.optional(),
  /** Until when a quote binds. */
  validUntil: DateText.optional(),
  /** BG-14. */
  period: Period.optional(),
  paidDate: DateText.optional(),
  status: CommercialStatus.optional(),
  /** BT-5. */
  currency: Currency.optional(),
  /** BCP 47, where the data states it. */
  language: z.string().optional(),
  /** IANA name. */
  timeZone: z.string().optional(),
  references: z.array(Reference).optional(),
  /** BG-4. */
  seller: Party.optional(),
  /** BG-7. */
  buyer: Party.optional(),
  /** BG-10. */
  payee: Party.optional(),
  delivery: Delivery.optional(),
  /** What the unit prices and amounts of lines are. Absent: nobody said, or there is no tax. */
  pricesInclude: z.enum(['net', 'gross']).optional(),
  /** What stands above the lines: "We charge as follows:". */
  introduction: z.string().optional(),
  /** BG-25. */
  lines: z.array(Line).optional(),
  /** BG-20, BG-21. */
  allowances: z.array(Adjustment).optional(),
  charges: z.array(Adjustment).optional(),
  /** BG-23. */
  taxes: z.array(Tax).optional(),
  /** BG-22. */
  totals: Totals.optional(),
  /** BT-113 in its parts, and what else comes off after tax. */
  deductions: z.array(Deduction).optional(),
  deposit: Deposit.optional(),
  payments: z.array(Payment).optional(),
  /** BG-16. */
  paymentMeans: z.array(PaymentMeans).optional(),
  /** Where what is payable is due in parts. */
  instalments: z.array(Instalment).optional(),
  /** BT-20. */
  paymentTerms: z.string().optional(),
  /** A page to pay or to read the document on. */
  paymentUrl: z.string().optional(),
  onlineUrl: z.string().optional(),
  /** What the QR code of a fiscal authority holds, or the address of its image. */
  fiscalCode: z.strictObject({ content: z.string(), image: z.boolean().optional() }).optional(),
  /** BG-1. */
  notes: z.array(z.string()).optional(),
  terms: z.array(z.string()).optional(),
  signatories: z.array(Signatory).optional(),
  /** What hand-made data says beyond this vocabulary. */
  details: z.array(Fact).optional(),
  /** Its lists, texts and objects, each under its author's name. */
  sections: z.array(Section).optional(),
  accentColor: z.string().optional(),
});
export type CommercialDocument = z.infer<typeof CommercialDocument>;
