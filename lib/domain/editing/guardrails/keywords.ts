/** Words that rules look for and that are misspelt on purpose. Words of five letters and more. */
const KEYWORDS = [
  'ignore',
  'disregard',
  'forget',
  'override',
  'bypass',
  'disable',
  'previous',
  'prior',
  'above',
  'earlier',
  'instructions',
  'instruction',
  'prompt',
  'prompts',
  'system',
  'reveal',
  'guidelines',
  'guardrails',
  'restrictions',
  'developer',
  'jailbreak',
  'pretend',
  'password',
  'passport',
  'explosive',
  'javascript',
  'script',
  'iframe',
  'counterfeit',
  'everything',
  'phishing',
  'launder',
  'children',
  'services',
  'planted',
  'signature',
  'explicit',
  'suicide',
  'murder',
  'threatening',
  'prescription',
  'customer',
];

/** Real words that are one or two letters away from a keyword. */
const OTHER_WORDS = new Set([
  'instructor',
  'instructors',
  'instructional',
  'scripts',
  'scrip',
  'scripe',
  'stript',
  'priors',
  'prior',
  'priory',
  'about',
  'abode',
  'forged',
  'forges',
  'forger',
  'prompts',
  'prompted',
  'promote',
  'prom',
  'systems',
  'earliest',
  'developers',
  'developed',
  'developed',
  'overrode',
  'overside',
  'overdrive',
  'overrides',
  'ignored',
  'ignores',
  'ignorer',
  'passports',
  'passwords',
  'disabled',
  'disables',
  'pretends',
  'retend',
  'reveals',
  'revel',
  'explosives',
  'revealed',
  'bypassed',
  'forgets',
  'frames',
  'plated',
  'planter',
  'fishing',
  'laundry',
  'lander',
  'service',
  'signatures',
  'customers',
  'custom',
  'murders',
]);

const BY_FIRST_LETTER: ReadonlyMap<string, readonly Keyword[]> = Map.groupBy(
  KEYWORDS.map((word) => ({ word, letters: lettersOf(word), most: word.length >= 10 ? 2 : 1 })),
  ({ word }) => word[0] ?? '',
);
const EXACT = new Set(KEYWORDS);

interface Keyword {
  readonly word: string;
  readonly letters: number;
  /** How many letters may differ. */
  readonly most: number;
}

/** A bit for each letter that a word of a to z has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

/** The words of a text with misspelt keywords put right: letters swapped, left out, doubled, mistaken or in another order. */
export function repairKeywords(words: string): string {
  return words.replace(/[a-z]{4,20}/g, repaired);
}

function repaired(word: string): string {
  const alike = BY_FIRST_LETTER.get(word[0] ?? '');
  if (alike === undefined) return word;
  const letters = lettersOf(word);
  // A letter that is mistaken, left out or added makes one of these differ, and only one of each.
  const near = alike.filter(
    (keyword) =>
      hasAtMost(letters & ~keyword.letters, keyword.most) &&
      hasAtMost(keyword.letters & ~letters, keyword.most),
  );
  if (near.length === 0 || EXACT.has(word) || OTHER_WORDS.has(word)) return word;
  const single = word.replace(/(.)\1{1,20}/g, '$1');
  const meant = near.find(
    ({ word: keyword, most }) =>
      keyword === single || isShuffled(word, keyword) || isWithin(word, keyword, most),
  );
  return meant?.word ?? word;
}

/** Whether no more than one bit, or two, are set. */
function hasAtMost(bits: number, most: number): boolean {
  const fewer = bits & (bits - 1);
  return fewer === 0 || (most > 1 && (fewer & (fewer - 1)) === 0);
}

/** The same letters in another order between the first and the last. */
function isShuffled(word: string, keyword: string): boolean {
  if (word.length !== keyword.length || word.at(-1) !== keyword.at(-1)) return false;
  return [...word].sort().join('') === [...keyword].sort().join('');
}

/** Whether so few letters differ, a swap of neighbours counting as one. Words have at most 20 letters. */
function isWithin(word: string, keyword: string, most: number): boolean {
  if (Math.abs(word.length - keyword.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: keyword.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= keyword.length; at += 1) {
      const differs = word[row - 1] === keyword[at - 1] ? 0 : 1;
      const swapped =
        row > 1 && at > 1 && word[row - 1] === keyword[at - 2] && word[row - 2] === keyword[at - 1]
          ? (beforeLast[at - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      line.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + differs,
          swapped,
        ),
      );
    }
    beforeLast = last;
    last = line;
  }
  return (last[keyword.length] ?? 0) <= most;
}
