import { invalid } from '#lib/errors.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { DemoScenario } from '#schemas/service/demo.ts';
import arabicInvoice from './scenarios/arabic-invoice.json' with { type: 'json' };
import certificate from './scenarios/certificate.json' with { type: 'json' };
import contract from './scenarios/contract.json' with { type: 'json' };
import dutchQuote from './scenarios/dutch-quote.json' with { type: 'json' };
import frenchInvoice from './scenarios/french-invoice.json' with { type: 'json' };
import germanQuote from './scenarios/german-quote.json' with { type: 'json' };
import invoice from './scenarios/invoice.json' with { type: 'json' };
import japaneseInvoice from './scenarios/japanese-invoice.json' with { type: 'json' };
import letter from './scenarios/letter.json' with { type: 'json' };
import paymentEvent from './scenarios/payment-event.json' with { type: 'json' };
import quickbooksReceipt from './scenarios/quickbooks-receipt.json' with { type: 'json' };
import quote from './scenarios/quote.json' with { type: 'json' };
import receipt from './scenarios/receipt.json' with { type: 'json' };
import report from './scenarios/report.json' with { type: 'json' };
import shopifyOrder from './scenarios/shopify-order.json' with { type: 'json' };
import stripeCreditNote from './scenarios/stripe-credit-note.json' with { type: 'json' };
import swissBill from './scenarios/swiss-bill.json' with { type: 'json' };
import toastCheck from './scenarios/toast-check.json' with { type: 'json' };
import waveInvoice from './scenarios/wave-invoice.json' with { type: 'json' };
import xeroInvoice from './scenarios/xero-invoice.json' with { type: 'json' };

export type Scenario = DemoScenario & { readonly data: JsonObject };

/** One for each type, and others that show what data may look like: records of systems, and other languages. The tests make every one of them. */
export const SCENARIOS = [
  invoice,
  quote,
  receipt,
  report,
  certificate,
  letter,
  contract,
  paymentEvent,
  arabicInvoice,
  shopifyOrder,
  xeroInvoice,
  quickbooksReceipt,
  stripeCreditNote,
  waveInvoice,
  toastCheck,
  dutchQuote,
  germanQuote,
  frenchInvoice,
  swissBill,
  japaneseInvoice,
] as readonly Scenario[] as readonly [Scenario, ...Scenario[]];

/** @throws validation, with the ids that there are */
export function requireScenario(id: string): Scenario {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (scenario !== undefined) return scenario;
  const ids = SCENARIOS.map((each) => each.id).join(', ');
  throw invalid({ path: ['scenario'], message: `must be one of ${ids}` });
}
