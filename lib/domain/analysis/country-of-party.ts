import type { Party } from '#lib/domain/document-model/party.ts';
import { countryCode } from '#lib/domain/i18n/countries.ts';
import { countryOfAddress } from '#lib/domain/i18n/postal-forms.ts';

/** Stated, or told by how the address ends or by who gave the VAT number. */
export function countryOfParty(party: Party | undefined): string | undefined {
  const { lines = [], city, region, postalCode, country } = party?.address ?? {};
  const town = [city, region, postalCode].filter((each) => each !== undefined).join(' ');
  return countryCode(country) ?? countryOfAddress([...lines, town]) ?? countryOfVat(party);
}

/** "IE9743215H" */
function countryOfVat({ identifiers = [] }: Party = {}): string | undefined {
  const vat = identifiers.find(({ scheme }) => scheme === 'vat')?.value ?? '';
  return countryCode(/^(?:[A-Z]{2})(?=[\d .-]*\d)/.exec(vat)?.[0]);
}
