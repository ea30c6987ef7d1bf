import type { MappedField } from '#schemas/mapping.ts';
import type { SourceField } from '#schemas/source.ts';
import type { Warning } from '#schemas/warning.ts';
import { CURRENCY, printsMoney } from './suggest/currency-placeholder.ts';
import { candidatesOf } from './suggest/source-candidates.ts';

/** Less sure than this the source may have no currency at all. */
const SURE = 0.8;

/** A field that says the currency, where the amounts of a template are written without it. */
export async function lostCurrency(
  template: { readonly html: string },
  known: readonly SourceField[],
  fields: readonly MappedField[],
): Promise<Warning[]> {
  const isMapped = fields.some(({ placeholder }) => /(?:^|\.)currency$/.test(placeholder));
  // Amounts of such a field have its symbol.
  const hasSymbol = known.some(
    ({ name, serviceType }) =>
      serviceType === 'currency' && fields.some(({ field }) => field === name),
  );
  if (isMapped || hasSymbol || !printsMoney(template)) return [];
  const { suggestMappings } = await import('./suggest/suggest-mappings.ts');
  const [found] = suggestMappings([CURRENCY], known.flatMap(candidatesOf)).suggestions;
  if (found === undefined || found.confidence < SURE) return [];
  return [
    {
      code: 'PLACEHOLDER_UNMAPPED',
      message: `No field is mapped to {{currency}}, so amounts may be printed without one: the source has "${found.field}"`,
      subject: CURRENCY.name,
    },
  ];
}
