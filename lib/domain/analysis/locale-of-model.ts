import { hasOwnCurrencies } from '#lib/domain/document-model/arithmetic.ts';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import { countryCurrency, currencyCountry } from '#lib/domain/i18n/countries.ts';
import { localeOf, type RequestedLocale } from '#lib/domain/i18n/locale.ts';
import { DEFAULT_LANGUAGE, type Locale, languageTag } from '#lib/domain/i18n/money.ts';
import { countryOfAddress } from '#lib/domain/i18n/postal-forms.ts';
import type { JsonObject } from '#schemas/json.ts';
import { countryOfParty } from './country-of-party.ts';

/**
 * How a document of a model writes its values: as the model states, else as asked, else as the data's
 * texts and countries show. English of no country is that of the sender's: en-GB and en-IE write dates
 * and amounts otherwise than en-US.
 */
export function localeOfModel(
  model: DocumentModel,
  data: JsonObject,
  requested: RequestedLocale,
): Locale {
  const stated = languageTag(model.language);
  const guessed = localeOf(data, {
    ...requested,
    ...(stated === undefined ? {} : { locale: stated }),
  });
  const { sender, others } = partiesOf(model);
  const home =
    countryOfParty(sender) ??
    others.map(countryOfParty).find((code) => code !== undefined) ??
    countryOfVenue(model) ??
    countryOfCurrency(model.currency);
  const language = stated ?? guessed.language;
  const isBareEnglish =
    language === 'en' || (language === DEFAULT_LANGUAGE && stated === undefined);
  const isAsked = requested.locale !== undefined && languageTag(requested.locale) === language;
  const isOfHome = isBareEnglish || (home !== undefined && isSpokenIn(home, language));
  return {
    language:
      isOfHome && !isAsked && home !== undefined ? `${language.slice(0, 2)}-${home}` : language,
    currency:
      'lines' in model && hasOwnCurrencies(model)
        ? model.currency
        : (model.currency ?? guessed.currency ?? (home && countryCurrency(home))),
    timeZone: model.timeZone ?? guessed.timeZone,
  };
}

/** Languages of countries that have several, as they are told without a country, and by which. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  BE: ['nl', 'fr', 'de'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it'],
  LU: ['fr', 'de'],
};

/** French of Canada and German of Switzerland write amounts and dates otherwise than of France and Germany. */
function isSpokenIn(country: string, language: string): boolean {
  const { language: base, region } = new Intl.Locale(language);
  const isPlain = region === undefined || region === new Intl.Locale(base).maximize().region;
  const spoken = SPOKEN[country];
  return spoken === undefined ? language === languageOf(country) : isPlain && spoken.includes(base);
}

/** What most people of a country speak: Portuguese of Portugal writes numbers otherwise than of Brazil. */
const languageOf = (country: string): string =>
  new Intl.Locale(`und-${country}`).maximize().language;

/** Who the document is from, and everybody else in it. */
export function partiesOf(model: DocumentModel): {
  readonly sender: Party | undefined;
  readonly others: readonly Party[];
} {
  const present = (list: readonly (Party | undefined)[]) =>
    list.filter((party) => party !== undefined);
  switch (model.type) {
    case 'certificate':
      return { sender: model.issuer, others: present([model.recipient]) };
    case 'letter':
      return { sender: model.sender, others: present([model.recipient]) };
    case 'report':
      return { sender: model.author, others: present([model.subject]) };
    case 'document':
      return { sender: model.author, others: (model.parties ?? []).map(({ party }) => party) };
    case 'contract': {
      const [sender, ...others] = (model.parties ?? []).map(({ party }) => party);
      return { sender, others };
    }
    default:
      return { sender: model.seller, others: present([model.buyer, model.delivery?.to]) };
  }
}

/** A certificate often names no address but that of where it was earned. */
const countryOfVenue = (model: DocumentModel): string | undefined =>
  model.type === 'certificate'
    ? countryOfAddress((model.results ?? []).map(({ value }) => value))
    : undefined;

/** Euros and dollars are paid with in many countries. */
const countryOfCurrency = (currency: string | undefined): string | undefined =>
  currency === undefined || currency === 'EUR' || currency === 'USD'
    ? undefined
    : currencyCountry(currency);
