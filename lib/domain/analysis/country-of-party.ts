import type { Party } from '#lib/domain/document-model/party.ts';
import CALLING_CODES from '#lib/domain/i18n/calling-codes.json' with { type: 'json' };
import { countryCode } from '#lib/domain/i18n/countries.ts';
import { countryOfAddress } from '#lib/domain/i18n/postal-forms.ts';

const CODES: Readonly<Record<string, string>> = CALLING_CODES;

/** Stated, or told by how the address ends by who gave the VAT number, or by where the phone stands. */
export function countryOfParty(party: Party | undefined): string | undefined {
  const { lines = [], city, region, postalCode, country } = party?.address ?? {};
  const town = [city, region, postalCode].filter((each) => each !== undefined).join(' ');
  return (
    countryCode(country) ??
    countryOfAddress([...lines, town]) ??
    countryOfVat(party) ??
    countryOfPhone(party?.phone)
  );
}

/** "+351 222 010 347", "0041 44 …" */
function countryOfPhone(phone: string | undefined): string | undefined {
  const digits = /^\s*(?:\+|00)([\d ()-]{6,})/.exec(phone ?? '')?.[1]?.replace(/\D/g, '') ?? '';
  return [2, 3].map((length) => CODES[digits.slice(0, length)]).find((code) => code !== undefined);
}

/** "IE9743215H" */
function countryOfVat({ identifiers = [] }: Party = {}): string | undefined {
  const vat = identifiers.find(({ scheme }) => scheme === 'vat')?.value ?? '';
  return countryCode(/^(?:[A-Z]{2})(?=[\d .-]*\d)/.exec(vat)?.[0]);
}
