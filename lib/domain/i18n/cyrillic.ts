/** A letter that only this language has, and all of its letters that Russian lacks or writes elsewhere. */
const LANGUAGES: readonly (readonly [language: string, only: RegExp, foreign: RegExp])[] = [
  ['be', /ў/iu, /[ўі]/giu],
  ['kk', /[әғқңөұүһ]/iu, /[әғқңөұүһі]/giu],
  ['mk', /[ѓќѕ]/iu, /[ѓќѕјљњџ]/giu],
  ['sr', /[јљњћђџ]/iu, /[јљњћђџ]/giu],
  ['uk', /[іїєґ]/iu, /[іїєґ]/giu],
  // A vowel there: in Russian it parts a consonant from a vowel. The tax has a name of its own.
  ['bg', /ъ[бвгджзклмнпрстфхцчшщ]|ДДС/iu, /ъ[бвгджзклмнпрстфхцчшщ]|ДДС/giu],
];
/** The neighbours lack most of these. */
const RUSSIAN = /[ыэё]/giu;

/** The language of a text in Cyrillic letters: Russian, unless more than a name is in letters that it lacks. */
export function cyrillicLanguage(text: string): string {
  const russian = text.match(RUSSIAN)?.length ?? 0;
  const found = LANGUAGES.find(
    ([, only, foreign]) => only.test(text) && 2 * (text.match(foreign)?.length ?? 0) > russian,
  );
  return found === undefined ? 'ru' : found[0];
}
