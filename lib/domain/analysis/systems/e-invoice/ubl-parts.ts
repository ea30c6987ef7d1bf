import type { Address, Party } from '#lib/domain/document-model/party.ts';
import type { Fillings } from '../../mapping/system-mapping.ts';

/** UNTDID 1001 as far as EN 16931 and its national uses take it. */
export const DOCUMENT_TYPES = {
  '211': 'invoice',
  '261': 'credit-note',
  '325': 'pro-forma',
  '326': 'invoice',
  '380': 'invoice',
  '381': 'credit-note',
  '383': 'debit-note',
  '384': 'corrected-invoice',
  '386': 'deposit-invoice',
  '388': 'invoice',
  '389': 'self-billed-invoice',
  '393': 'invoice',
  '396': 'credit-note',
  '503': 'credit-note',
} as const;

/** UNTDID 7161 as far as its charges have names of their own. */
export const CHARGE_KINDS = {
  FC: 'shipping',
  DL: 'shipping',
  SAA: 'shipping',
  ABK: 'fee',
  HD: 'handling',
  ADR: 'service',
} as const;

/** An address of UBL, found below `at`. */
export const ublAddress = (at: string): Fillings<Address> => ({
  lines: [
    { $join: [`${at}.StreetName`, `${at}.BuildingNumber`] },
    `${at}.AdditionalStreetName`,
    `${at}.CitySubdivisionName`,
    { $all: `${at}.AddressLine[].Line` },
  ],
  city: `${at}.CityName`,
  postalCode: `${at}.PostalZone`,
  region: `${at}.CountrySubentity`,
  country: [`${at}.Country.IdentificationCode`, `${at}.Country.Name`],
});

/** At home an invoice is in the country's language; abroad its texts show which. */
export const homeLanguage = (seller: string, buyer: string) =>
  ({
    $if: { same: [seller, buyer] },
    $then: { $from: seller, $as: 'country-language' },
  }) as const;

/** A party of UBL, found below `at`. */
export const ublParty = (at: string): Fillings<Party> => ({
  name: [`${at}.PartyLegalEntity.RegistrationName`, `${at}.PartyName.Name`],
  tradingName: `${at}.PartyName.Name`,
  contact: [`${at}.Contact.Name`, `${at}.Person.FirstName`],
  address: ublAddress(`${at}.PostalAddress`),
  identifiers: [
    {
      $each: `${at}.PartyTaxScheme`,
      $where: { equals: { 'TaxScheme.ID': ['VAT', 'GST'] } },
      scheme: { $const: 'vat' },
      value: 'CompanyID',
    },
    {
      $each: `${at}.PartyTaxScheme`,
      $where: { not: { equals: { 'TaxScheme.ID': ['VAT', 'GST', 'TAX'] } } },
      scheme: { $const: 'tax' },
      value: 'CompanyID',
    },
    { scheme: { $const: 'registration' }, value: `${at}.PartyLegalEntity.CompanyID` },
  ],
  // "Foretaksregisteret", "Godkänd för F-skatt": a tax registration in words.
  remarks: [
    {
      $all: `${at}.PartyTaxScheme`,
      $where: { equals: { 'TaxScheme.ID': 'TAX' } },
      $item: 'CompanyID',
    },
    `${at}.PartyLegalEntity.CompanyLegalForm`,
  ],
  phone: `${at}.Contact.Telephone`,
  email: `${at}.Contact.ElectronicMail`,
  website: `${at}.WebsiteURI`,
});
