/** Words that a German noun follows and that are none themselves, whatever else the label says. */
const BEFORE_NOUNS: ReadonlySet<string> = new Set(
  'nach pro je für aus bei mit ohne seit vor zum zur im vom gegen durch'.split(' '),
);
/** Ends like an adjective before its noun, and is none. */
const NO_ADJECTIVES: ReadonlySet<string> = new Set(
  'unter über oder aber immer hinter weiter wieder gegen neben zwischen wegen bitte heute gerne keine'.split(
    ' ',
  ),
);
const ADJECTIVE = /^\p{L}{3,}(?:e|er|es)$/u;
/** Adjectives, participles and verbs, which may end a label as well. */
const NO_NOUN = /(?:^ge\p{L}+(?:t|en)|iert|lich|isch|bar|sam|haft|los|[^r]ig|ter|en)$/u;
const LEAST_NOUN = 3;

/**
 * The last word of a German label with its capital, where what stands before it shows a noun: "Umsatz nach
 * Warengruppe", "Verkaufte Räder". Keys in camel case do not tell nouns from other words.
 */
export function withLastNoun(label: string, isNoun: (word: string) => boolean): string {
  const [, start, before = '', last = ''] = /^(.*?)(\p{L}+) (\p{Ll}+)$/u.exec(label) ?? [];
  const isOther = BEFORE_NOUNS.has(last) || NO_ADJECTIVES.has(last);
  if (start === undefined || last.length < LEAST_NOUN || isOther) return label;
  const small = before.toLowerCase();
  const isAfterPreposition = BEFORE_NOUNS.has(small);
  const isDescribed =
    ADJECTIVE.test(small) && !NO_ADJECTIVES.has(small) && !isNoun(small) && !NO_NOUN.test(last);
  if (!isAfterPreposition && !isDescribed) return label;
  return `${label.slice(0, -last.length)}${last.charAt(0).toUpperCase()}${last.slice(1)}`;
}
