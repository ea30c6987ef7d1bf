import TAX_NAMES from '#lib/domain/i18n/tax-names.json' with { type: 'json' };
import type { Writer } from '../writer.ts';

const TAXES: Readonly<Record<string, string>> = TAX_NAMES;

/** Where these are paid with, the tax on what is sold is the value-added tax. */
const OF_VAT: ReadonlySet<string> = new Set(
  'EUR SEK DKK NOK PLN CZK HUF RON BGN CHF ISK'.split(' '),
);

/** What a tax without a name of its own is called: in English by the region, else by what is paid with. */
export function plainTaxName({ locale: { language, currency } }: Pick<Writer, 'locale'>): string {
  const [, region = ''] = /^en-([A-Z]{2})$/.exec(language) ?? [];
  const isVat = !/^en\b/.test(language) && OF_VAT.has(currency ?? '');
  return isVat ? 'VAT' : (TAXES[region] ?? 'Tax');
}
