import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import { countryCode, currencyCountry } from '#lib/domain/i18n/countries.ts';
import { DEFAULT_LANGUAGE, type Locale, regionOfTag } from '#lib/domain/i18n/money.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { PageSizeSetting } from '#schemas/settings.ts';
import { loadDataDocuments } from './load-data-documents.ts';

/** Where letter paper is what printers hold (CLDR, territories of US-Letter). */
const LETTER: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** Where the account is that is to be paid to. */
function countryOfIban(model: DocumentModel): string | undefined {
  const means = 'paymentMeans' in model ? (model.paymentMeans ?? []) : [];
  const iban = means.map((each) => each.iban).find((each) => each !== undefined);
  return countryCode(iban?.slice(0, 2));
}

/** English of nowhere is no sign of its country, a currency is one of where it is paid with. */
function countryOfLocale({ language, currency }: Locale): string | undefined {
  const [region, paid] = [regionOfTag(language), currency && currencyCountry(currency)];
  return language === DEFAULT_LANGUAGE ? (paid ?? region) : (region ?? paid);
}

/** The paper of a document of data whose request names none, as the operator's setting wants it. */
export async function defaultPaper(
  setting: PageSizeSetting,
  { pageSize }: Pick<RenderOptions, 'pageSize'>,
  { document, model }: Pick<DataAnalysis, 'document' | 'model'>,
): Promise<Pick<RenderOptions, 'pageSize'>> {
  if (pageSize !== undefined || setting === 'letter') return {};
  if (setting === 'A4') return { pageSize: 'A4' };
  const { partiesOf } = await loadDataDocuments();
  const sender = document && partiesOf(document.model).sender;
  const country =
    countryCode(sender?.address?.country) ??
    (document && countryOfIban(document.model)) ??
    countryOfLocale(model.locale);
  return { pageSize: country === undefined || LETTER.has(country) ? 'letter' : 'A4' };
}
