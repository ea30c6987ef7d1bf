import type { Party } from '#lib/domain/document-model/party.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import { all, use } from '../composing.ts';
import { HONORIFIC } from '../party/party-names.ts';
import type { Written } from './compose.ts';

/** `recipient: { name: "C. Hof", salutation: "Dear Mr Hof" }`: a greeting that calls whom it greets is that of the letter. */
export function greetingOf({ draft, composing, locale }: Written): string | undefined {
  const names = ['name', 'lastName', 'contact'].flatMap((term) => all(draft, `buyer.${term}`));
  const called = names.map(({ value }) => String(value).trim().split(/\s+/).at(-1) ?? '');
  const found = all(draft, 'buyer.salutation').find(({ value }) => {
    const text = String(value).trim();
    const [first = '', ...others] = text.split(/\s+/);
    if (others.length === 0 || HONORIFIC.test(first)) return false;
    return /[,:]$/.test(text) || called.some((name) => text.includes(name));
  });
  if (found === undefined) return undefined;
  use(composing, draft, 'buyer.salutation', found, 'salutation');
  const text = String(found.value).trim();
  return /\p{P}$/u.test(text) ? text : `${text}${ENDINGS[languageOf(locale)] ?? ''}`;
}

/** What a greeting ends with, kept as a part of what is known of somebody it mostly lacks it. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ nl: ',', en: ',', de: ',', fr: ',', it: ',', pt: ',', pl: ',' },
  es: ':',
};

const languageOf = ({ language }: Locale): string => language.split('-')[0] ?? '';

/** Languages in which a letter is dated at a place. */
const DATED_AT_PLACE: ReadonlySet<string> = new Set('nl fr es ca pt it de pl cs tr'.split(' '));

/** "Bern, 3. November 2025", "Paris, le 3 novembre 2025", "V Brně dne 3. 11. 2025". */
export const PLACE_AND_DATE =
  /^\p{L}[^,\d]{1,40}(?:,\s+|\s+(?=(?:dne|dnia)\s))(?:(?:den|am|le|l[iì]|dne|dnia)\s+)?(.*\d{4})$/u;

/** A letter without a place of its own is written where its sender is. */
export function townOf({ composing, locale, draft }: Written, sender: Party | undefined) {
  const town = sender?.address?.city;
  if (town === undefined || !DATED_AT_PLACE.has(languageOf(locale))) return undefined;
  const [date] = draft.found.get('issueDate') ?? [];
  if (date === undefined || PLACE_AND_DATE.test(String(date.value))) return undefined;
  composing.origins.set('place', composing.origins.get('sender.address.city') ?? '');
  return town;
}
