import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { adyenPayment } from './adyen-payment.ts';
import { braintreeTransaction } from './braintree-transaction.ts';
import { gocardlessPayment } from './gocardless-payment.ts';
import { klarnaOrder } from './klarna-order.ts';
import { lemonSqueezyInvoice } from './lemon-squeezy-invoice.ts';
import { lemonSqueezyOrder } from './lemon-squeezy-order.ts';
import { mercadoPagoPayment } from './mercado-pago-payment.ts';
import { molliePayment } from './mollie-payment.ts';
import { paddleInvoice, paddleTransaction } from './paddle-transaction.ts';
import { paypalInvoice } from './paypal-invoice.ts';
import { paypalOrder } from './paypal-order.ts';
import { paystackTransaction } from './paystack-transaction.ts';
import { razorpayInvoice } from './razorpay-invoice.ts';
import { razorpayPayment } from './razorpay-payment.ts';
import { squareInvoice } from './square-invoice.ts';
import { squareOrder } from './square-order.ts';
import { squarePayment } from './square-payment.ts';
import { stripeCharge } from './stripe-charge.ts';
import { stripeCheckoutSession } from './stripe-checkout-session.ts';
import { stripeCreditNote } from './stripe-credit-note.ts';
import { stripeInvoice } from './stripe-invoice.ts';
import { stripePaymentIntent } from './stripe-payment-intent.ts';
import { stripeQuote } from './stripe-quote.ts';
import { stripeRefund } from './stripe-refund.ts';

export const PAYMENTS: readonly SystemMapping[] = [
  stripeInvoice,
  stripeCreditNote,
  stripeQuote,
  stripeCheckoutSession,
  stripePaymentIntent,
  stripeCharge,
  stripeRefund,
  paypalInvoice,
  paypalOrder,
  squareInvoice,
  squareOrder,
  squarePayment,
  molliePayment,
  razorpayInvoice,
  razorpayPayment,
  paddleTransaction,
  paddleInvoice,
  adyenPayment,
  paystackTransaction,
  lemonSqueezyOrder,
  lemonSqueezyInvoice,
  braintreeTransaction,
  gocardlessPayment,
  klarnaOrder,
  mercadoPagoPayment,
];
