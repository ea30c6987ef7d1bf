import { readFileSync } from 'node:fs';
import type { JsonObject } from '#schemas/json.ts';

/** Records that the tests hold, by their files. */
const FOLDER = new URL('../../tests/fixtures/', import.meta.url);

/** Records of known systems that are shown: of each type some, from many countries. */
const SHOWN_RECORDS: readonly string[] = [
  'payloads/invoice/stripe.json',
  'systems/square-order.json',
  'systems/paypal-invoice-paid.json',
  'systems/shopify-order-b2b.json',
  'systems/woocommerce-order-company.json',
  'systems/xero-invoice-paid.json',
  'systems/quickbooks-invoice-shipped.json',
  'payloads/quote/hubspot.json',
  'systems/ubl-credit-note-oasis-json.json',
  'systems/cii-zugferd.json',
  'systems/fatturapa-parcella.json',
  'systems/cfdi-honorarios.json',
  'systems/india-einvoice-intra-state.json',
  'systems/swiss-qr-bill.json',
  'systems/zatca-tax-invoice.json',
  'systems/ksef-fa2.json',
  'payloads/contract/oneflow-my-party.json',
  'payloads/contract/docusign-connect.json',
  'payloads/certificate/credly-badge.json',
  'payloads/certificate/open-badge-result.json',
  'payloads/report/fhir-diagnostic.json',
  'payloads/report/pesc-transcript.json',
  'payloads/letter/lob-letter.json',
  'payloads/letter/stannp-letter.json',
  'payloads/report/k6-summary.json',
];

interface SystemRecord {
  readonly mapping: string;
  readonly system: string;
  readonly payload: JsonObject;
}

export const systemRecords = (): readonly SystemRecord[] =>
  SHOWN_RECORDS.map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
