import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import { countryCode } from '#lib/domain/i18n/countries.ts';
import { regionOfTag } from '#lib/domain/i18n/money.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { PageSizeSetting } from '#schemas/settings.ts';
import { loadDataDocuments } from './load-data-documents.ts';

/** Where letter paper is what printers hold (CLDR, territories of US-Letter). */
const LETTER: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

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
  const country = countryCode(sender?.address?.country) ?? regionOfTag(model.locale.language);
  return { pageSize: country === undefined || LETTER.has(country) ? 'letter' : 'A4' };
}
