/** Letters of the scripts that run from right to left: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const RIGHT_TO_LEFT_LANGUAGES = /^(ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|syr|ug|ur|yi)\b/i;
const SAMPLE_CHARS = 20_000;

export interface Writing {
  readonly direction: 'ltr' | 'rtl';
  /** Both directions may meet: values have to be kept apart. */
  readonly mixed: boolean;
}

/**
 * Which way a document runs: with the script of its words. In a language that is written from right
 * to left a fifth of the letters decide, since names and addresses stay Latin; else most of them.
 */
export function writingOf(language: string, text: string): Writing {
  if (!RIGHT_TO_LEFT.test(text)) return { direction: 'ltr', mixed: false };
  const letters = text.slice(0, SAMPLE_CHARS).match(/\p{L}/gu) ?? [];
  const share = letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length / letters.length;
  const least = RIGHT_TO_LEFT_LANGUAGES.test(language) ? 0.2 : 0.5;
  return { direction: share >= least ? 'rtl' : 'ltr', mixed: true };
}

/** The language of the text where the data's own is written in another script. */
export function languageOf(language: string, { direction }: Writing, text: string): string {
  if (direction === 'ltr' || RIGHT_TO_LEFT_LANGUAGES.test(language)) return language;
  return /[\u0590-\u05ff\ufb1d-\ufb4f]/.test(text) ? 'he' : 'ar';
}
