import type { DocumentType } from '#schemas/template.ts';

const NOUNS: Readonly<Partial<Record<DocumentType, RegExp>>> = {
  letter: /^letters?$/,
  contract: /^(?:contracts?|agreements?)$/,
  report: /^(?:reports?|summary|overview|review|analysis|memo)$/,
};

/** What leads from the kind of document to what it is about. `for` names whom a letter is for, but what a contract is for. */
const ABOUT: Readonly<Partial<Record<DocumentType, ReadonlySet<string>>>> = {
  letter: new Set('of about regarding concerning on re'.split(' ')),
  contract: new Set('for of about on regarding concerning covering'.split(' ')),
  report: new Set('of about on regarding concerning covering showing'.split(' ')),
};

/** What a letter is written to do, and what its subject is then called. */
const AIMS: readonly (readonly [RegExp, string])[] = [
  [/^invit/, 'Invitation'],
  [/^thank/, 'Thank you'],
  [/^remind/, 'Reminder'],
  [/^apologi[sz]/, 'Apology'],
  [/^confirm/, 'Confirmation'],
  [/^resign/, 'Resignation'],
  [/^complain/, 'Complaint'],
  [/^welcom/, 'Welcome'],
  [/^announc/, 'Announcement'],
  [/^request/, 'Request'],
  [/^recommend/, 'Recommendation'],
  [/^cancel/, 'Cancellation'],
  [/^terminat/, 'Termination'],
  [/^offer/, 'Offer'],
  [/^congratulat/, 'Congratulations'],
  [/^introduc/, 'Introduction'],
  [/^cover(?:ing)?$/, 'Application'],
];

/** Words around a kind of document that say how it looks, not what it is about. */
const LOOKS = new Set(
  'a an the our my your this one some new please make create generate write need want give me us i formal informal friendly simple short long brief clean modern classic elegant bold minimal minimalist corporate professional vibrant stylish nice beautiful plain standard basic custom premium detailed good great colourful colorful dark light two one page pages sided template executive official business'.split(
    ' ',
  ),
);
/** Where what a document is about ends, and what is to be in it begins. */
const END = new Set(
  'with without including includes containing using that which who where in and featuring showing between from please having has no plus'.split(
    ' ',
  ),
);
const LEADS = new Set('a an the our my your their his her its'.split(' '));
/** These say what something is about wherever they stand. */
const SAYS = new Set('about regarding concerning'.split(' '));
const MOST_WORDS = 9;
const MOST_BEFORE = 3;

const capitalised = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** Words up to the end of the phrase; each keeps its case. */
function phraseFrom(words: readonly string[], from: number): string {
  const phrase: string[] = [];
  for (const word of words.slice(from, from + MOST_WORDS)) {
    const bare = word.replace(/[,.;:!?]$/, '');
    if (END.has(bare.toLowerCase())) break;
    if (phrase.length > 0 || !LEADS.has(bare.toLowerCase())) phrase.push(bare);
    if (bare !== word) break;
  }
  return phrase.join(' ');
}

/** "rental" of "a simple rental agreement". */
function kindBefore(words: readonly string[], noun: number): string {
  const kind: string[] = [];
  for (let at = noun - 1; at >= Math.max(0, noun - MOST_BEFORE); at--) {
    const word = words[at] ?? '';
    if (LOOKS.has(word.toLowerCase()) || !/^[\p{L}\p{N}&'’/-]+$/u.test(word)) break;
    kind.unshift(word);
  }
  return kind.join(' ');
}

/** "Invitation to our annual gala" of "to invite guests to our annual gala". */
function aimOf(words: readonly string[], from: number): string | undefined {
  const start = words[from]?.toLowerCase() === 'to' ? from + 1 : from;
  const verb = words[start]?.toLowerCase() ?? '';
  const [, name] = AIMS.find(([stem]) => stem.test(verb)) ?? [];
  if (name === undefined) return undefined;
  const rest = words.slice(start + 1, start + MOST_WORDS);
  const at = rest.findIndex((word) => /^(?:to|for|about|of|on|at|from)$/i.test(word));
  const lead = rest[at]?.toLowerCase();
  if (lead === undefined) return name;
  const what = phraseFrom(['x', ...rest.slice(at + 1)], 1);
  const own = rest[at + 1]?.toLowerCase() ?? '';
  const article = LEADS.has(own) ? `${own} ` : '';
  return what === '' ? name : `${name} ${lead} ${article}${what}`;
}

/** "about" of "letter to a client about a late payment"; what is to be in the document comes after that. */
function leadOf(words: readonly string[], from: number, about: ReadonlySet<string>): number {
  for (let at = from; at < Math.min(words.length, from + MOST_WORDS); at++) {
    const word = words[at]?.toLowerCase() ?? '';
    if (about.has(word) && (at === from || SAYS.has(word))) return at;
    if (END.has(word) || /[,.;:!?]$/.test(word)) return -1;
  }
  return -1;
}

/** What a letter, contract or report that is described is about, as its subject or title. undefined: nothing says so. */
export function subjectOf(type: DocumentType, description: string): string | undefined {
  const [noun, about] = [NOUNS[type], ABOUT[type]];
  if (noun === undefined || about === undefined) return undefined;
  const words = description.slice(0, 600).trim().split(/\s+/);
  const bare = (word = '') => word.replace(/[,.;:!?]$/, '').toLowerCase();
  const at = words.findIndex((word) => noun.test(bare(word)));
  if (at === -1) return undefined;
  const named = bare(words[at]);
  const ends = named !== words[at]?.toLowerCase();
  const kind = kindBefore(words, at);
  const lead = ends ? -1 : leadOf(words, at + 1, about);
  const topic = lead === -1 ? '' : phraseFrom(words, lead + 1);
  if (type === 'letter') {
    const aim = ends ? undefined : aimOf(words, at + 1);
    const own = AIMS.find(([stem]) => stem.test(kind.toLowerCase()))?.[1];
    const subject = aim ?? (topic === '' ? (own ?? kind) : topic);
    return subject === '' ? undefined : capitalised(subject);
  }
  if (type === 'report') {
    const subject = topic === '' ? (kind === '' ? '' : `${kind} ${named}`) : topic;
    return subject === '' ? undefined : capitalised(subject);
  }
  const subject = kind === '' ? topic : kind;
  return subject === '' ? undefined : capitalised(`${subject} ${named}`);
}
