import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '#schemas/json.ts';

/** Records that the tests hold, by their files. */
const FOLDER = new URL('../../tests/fixtures/', import.meta.url);

/** Systems whose records are shown, by the mapping that reads them: of each type some, from many countries. */
export const SHOWN_SYSTEMS: readonly string[] = [
  'stripe-invoice',
  'square-order',
  'paypal-invoice',
  'shopify-order',
  'woocommerce-order',
  'xero-invoice',
  'quickbooks-invoice',
  'hubspot-quote',
  'ubl-invoice',
  'cii-invoice',
  'fatturapa',
  'cfdi',
  'india-einvoice',
  'swiss-qr-bill',
  'zatca',
  'ksef',
  'oneflow-contract',
  'docusign-envelope',
  'credly-badge',
  'open-badges-3',
  'fhir-diagnostic-report',
  'pesc-transcript',
  'lob-letter',
  'stannp-letter',
  'k6-summary',
];

interface Record {
  readonly mapping?: string;
  readonly system: string;
  readonly payload: JsonObject;
}

/** The first record of each system that is shown. */
export function systemRecords(): (Record & { readonly mapping: string })[] {
  const files = ['systems', 'payloads']
    .flatMap((folder) => list(folder))
    .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record);
  return SHOWN_SYSTEMS.flatMap((mapping) => {
    const found = files.find((each) => each.mapping === mapping);
    return found === undefined ? [] : [{ ...found, mapping }];
  });
}

function list(folder: string): string[] {
  return readdirSync(new URL(folder, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => `${folder}/${file}`);
}
