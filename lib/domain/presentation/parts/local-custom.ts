import { tableName } from '#lib/domain/i18n/wording/table-name.ts';
import type { Writer } from '../writer.ts';

/** Languages of countries whose invoices name the net sum, state all tax in one sum and list it by rate below. */
const LISTING: ReadonlySet<string> = new Set(['pl']);

/** Whether readers look for tax by rate in a table of its own. */
export const listsTaxes = ({ locale: { language } }: Pick<Writer, 'locale'>): boolean =>
  LISTING.has(tableName(language));

/** Languages of countries whose papers say of both sums whether the tax is in them: "Total HT", "Total TTC". */
const TELLING: ReadonlySet<string> = new Set(['fr']);

/** Whether the net and the gross sum are named by that. In Canada they are not. */
export const tellsSumsApart = ({ locale: { language } }: Pick<Writer, 'locale'>): boolean =>
  TELLING.has(tableName(language)) && !language.endsWith('-CA');
