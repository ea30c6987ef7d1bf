import type {
  CommercialKind,
  CommercialStatus,
  ReferenceKind,
} from '#lib/domain/document-model/commercial.ts';

/** Titles, as the wording tables know them. */
export const TITLES: Readonly<Record<CommercialKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  'corrected-invoice': 'Corrected invoice',
  'self-billed-invoice': 'Self-billed invoice',
  'deposit-invoice': 'Deposit invoice',
  'final-invoice': 'Final invoice',
  'pro-forma': 'Pro forma invoice',
  statement: 'Statement of account',
  quote: 'Quote',
  estimate: 'Estimate',
  proposal: 'Proposal',
  order: 'Order',
  'order-confirmation': 'Order confirmation',
  'purchase-order': 'Purchase order',
  'delivery-note': 'Delivery note',
  receipt: 'Receipt',
  refund: 'Refund receipt',
  'payment-receipt': 'Payment receipt',
  'donation-receipt': 'Donation receipt',
};

/** What the document's own number is called. */
export const NUMBERS: Readonly<Partial<Record<CommercialKind, string>>> = {
  invoice: 'Invoice number',
  quote: 'Quote number',
  receipt: 'Receipt number',
  order: 'Order number',
  'order-confirmation': 'Order number',
};

/** States in print. An open invoice says so by its due date. */
export const STATES: Readonly<Partial<Record<CommercialStatus, string>>> = {
  draft: 'Draft',
  paid: 'Paid',
  'partially-paid': 'Partially paid',
  overdue: 'Overdue',
  void: 'Void',
  refunded: 'Refunded',
  'partially-refunded': 'Partially refunded',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
};

export const REFERENCES: Readonly<Record<ReferenceKind, string>> = {
  'purchase-order': 'PO number',
  'sales-order': 'Order number',
  contract: 'Contract number',
  project: 'Project',
  'buyer-reference': 'Your reference',
  invoice: 'Invoice number',
  'preceding-invoice': 'Original invoice',
  'despatch-advice': 'Delivery note number',
  quote: 'Quote number',
  'cost-centre': 'Cost centre',
  'customer-number': 'Customer number',
  account: 'Account',
  subscription: 'Subscription',
  transaction: 'Transaction',
  authorization: 'Authorization code',
  terminal: 'Terminal',
  register: 'Register',
  'control-unit': 'Control unit',
  table: 'Table',
  ticket: 'Ticket',
  cashier: 'Served by',
  salesperson: 'Salesperson',
  'prepared-by': 'Prepared by',
  'our-reference': 'Our reference',
  'shipping-method': 'Shipping method',
  'tracking-number': 'Tracking number',
  vehicle: 'Vehicle',
  confirmation: 'Confirmation number',
  reference: 'Reference',
};

/** Who somebody is to the document, by its type. */
export const BUYERS: Readonly<Record<'invoice' | 'quote' | 'receipt', string>> = {
  invoice: 'Bill to',
  quote: 'Prepared for',
  receipt: 'Customer',
};
