import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import type { Field } from '../fields/unclaimed-fields.ts';
import { textOf } from './address.ts';
import { NAME } from './party-names.ts';

const PERSON = [
  ['firstname', 'lastname'],
  ['fname', 'lname'],
  ['givenname', 'familyname'],
  ['firstname', 'surname'],
  ['vorname', 'nachname'],
  ['forename', 'surname'],
  ['prenom', 'nom'],
  ['nome', 'lastname'],
  ['nombre', 'lastname'],
] as const;
/** Of two parts each: those that are no whole name as well. */
export const NAME_HALVES: ReadonlySet<string> = new Set(
  PERSON.flat().filter((name) => !NAME.includes(name)),
);

/** The name of a person, whole or put together of its parts, which are taken. undefined: none is given. */
export function personName(
  take: (names: readonly string[]) => Field | undefined,
  fields: readonly Field[],
): string | undefined {
  const has = (name: string) => fields.some((field) => field.name === name);
  // "nom" beside "prénom" is half of a name.
  const halves = PERSON.find(([given, family]) =>
    NAME.includes(given) || NAME.includes(family) ? has(given) && has(family) : false,
  );
  const whole = halves === undefined ? textOf(take(NAME)) : undefined;
  const pair =
    halves ?? PERSON.find((names) => names.every(has)) ?? PERSON.find((names) => names.some(has));
  const parts =
    pair?.map((name) => textOf(take([name]))).filter((part) => part !== undefined) ?? [];
  if (whole !== undefined || parts.length === 0) return whole;
  const form = fields.find(({ name, value }) => FORMS_IN.includes(name) && isForm(value));
  if (form !== undefined) parts.unshift(textOf(take([form.name])) ?? '');
  return parts.join(' ');
}

const FORMS_IN = wordList('title salutation anrede prefix civilite tratamiento');

/** Mrs, Dr., Herr: part of a name rather than a post. */
function isForm(value: JsonValue): boolean {
  return (
    typeof value === 'string' &&
    /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|herrn?|frau|mme|mlle|m|monsieur|madame|sra?|dra|sig|sig\.ra|dhr|mevr)\.?$/i.test(
      value.trim(),
    )
  );
}
