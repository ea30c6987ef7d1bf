import type { Phrase } from '../../../language/phrase.ts';
import { longestFrom } from '../../../language/slots.ts';

/** What may be put into a document in words of its own. */
export type Kind =
  | 'note'
  | 'text'
  | 'item'
  | 'subtitle'
  | 'footer'
  | 'section'
  | 'clause'
  | 'stamp'
  | 'watermark'
  | 'signature'
  | 'postscript'
  | 'thanks';

/** Nouns of each kind; alternatives are parted by bars. */
const NOUNS: Readonly<Record<Kind, string>> = {
  note: `note | notes | side note | short note | comment | comments | remark | remarks | memo | reminder | notice | disclaimer | footnote
    | annotation | n . b . | nb`,
  text: `line | line of text | text line | lines | sentence | paragraph | text | phrase | message | word | words | wording | statement
    | blurb | caption | info | information | introduction | intro | intro text | last sentence | last paragraph | last line | closing line
    | very last line | very last sentence | final sentence | final line | final paragraph | first sentence | first paragraph | closing sentence | closing paragraph | text block | copyright line`,
  item: 'bullet | bullet point | bulletpoint | list item | list entry | point | item | entry',
  subtitle: `subtitle | sub-title | sub title | tagline | tag-line | tag line | strapline | strap line | slogan | motto | sub-heading
    | subheading | sub heading | sub-headline | byline | by-line | kicker`,
  footer: `footer | page footer | footer text | footer line | footer note | footer message | footer section | text in the footer
    | footer content | document footer | bottom text`,
  section: 'section | chapter | text section | part | block | box',
  clause: 'clause | article | provision | contract clause | paragraph clause',
  stamp:
    'stamp | rubber stamp | rubber-stamp | rubber-stamp style | rubber stamp style | stamp style | stamp mark | stamped | stamping',
  watermark:
    'watermark | water mark | water-mark | watermark text | background watermark | watermarking',
  signature: `somewhere to sign | signature line | signature lines | signature | signatures | signature field | signature fields | signature block
    | signature blocks | signature box | signature boxes | signature area | signature areas | signature space | signature spaces
    | signature section | sign line | sign lines | signing line | signing lines | sign-off line | sign-off lines | lines to sign
    | line to sign | lines to sign on | line to sign on | place to sign | places to sign | space to sign | spaces to sign | room to sign
    | lines for signing | line for signing | lines for signatures | room for signatures | space for signatures | line for the signature
    | space for the signature | line for a signature | room for the signature | room for a signature | line for signature
    | space for signature | space for a signature | lines for the signatures | space for the signatures | signatory lines
    | signature placeholders | signature line placeholders | signature row`,
  postscript:
    'p . s . | p . s | p.s. | p.s | ps | p . s . line | ps line | postscript | post scriptum | post script',
  thanks: `thank you note | thank-you note | thank you message | thank-you message | thank you line | thank-you line | thanks note
    | thank you text | thank you sentence | thank-you | words of thanks | word of thanks | note of thanks | thanks message | message of thanks
    | thank you remark | sign-off | farewell | thank-you text | thank-you sentence | line of thanks | thankyou note | thankyou message`,
};

/** Words that say that something is put in. */
const ADDS = `add | put | put in | insert | include | append | attach | place | write | print | type | show | display | create | make | give | want
  | need | needs | have | leave | enter | set up | state | mention | apply | use | overlay | draw | slap | plus | get | also | another | additional
  | extra | new | too | as well | in addition | additionally | further | more | one more | to be added | is needed | are needed | is required | stick | pop
  | throw in | lay | lay over | run | provide | reserve | say | shown | added | inserted | included | tack on`;

/** Words that say that something is to be other than it is. */
const SETS = `change | set | update | replace | edit | swap | swap out | switch | rewrite | overwrite | exchange | instead | substitute | should be
  | must be | should say | should read | must say | must read | shall be | shall read | shall say | to be | is now | needs to say | has to say
  | has to be | needs to be | ought to be | becomes | become | instead of | should just say | should only say | now reads | to say | to read | -> | no longer`;

const READERS =
  'them | him | her | people | everyone | everybody | customers | clients | our customers | our clients | the customer | the client | the customers | the readers';

/** "telling them", "to let people know that" */
const ADDRESSED = READERS.split(' | ')
  .flatMap((who) => [
    ...['telling', 'to tell', 'informing', 'to inform', 'reminding', 'to remind'].map(
      (verb) => `${verb} ${who}`,
    ),
    `letting ${who} know`,
    `to let ${who} know`,
  ])
  .flatMap((told) => [told, `${told} that`])
  .join(' | ');

/** What is said after these is a text. */
const SAYS = `${ADDRESSED} | something like | something along the lines of | along the lines of | something such as | maybe something like | like this | such as | saying | that says | which says | says | say | that reads | which reads | reading | reads | read | stating | that states | states
  | telling | announcing | mentioning | with the text | with text | with the words | with the word | with the wording | with the message
  | with the following text | with the following | with the sentence | with the line | containing | that contains | which contains
  | with following text | with content | with the content | as follows | worded | that should say | that should read | it should say
  | which should say | it should read | the text should be | the text is | its text | text is | so it says | so that it says | so it reads
  | so that it reads | to say | to read | should say | should read | must say | must read | needs to say | has to say | should also say | should just say
  | should state | should contain | stating that | saying that | to the effect that | with this text | with the phrase | the following
  | the following text | the following note | the following line | the following sentence | the words | the word | the text | the sentence`;

/** What is said after these may be a text. */
const OPENS = ': | - | -> | = | with | should be | must be | shall be | to be';

/** What is said after these is a name. */
const NAMES = `called | named | titled | entitled | headed | labeled | labelled | with the title | with the heading | with title | with heading
  | with the name | captioned | with the caption | with a caption | with the label | with labels | with the labels | with the header | heading | title | named as | under the heading | with a heading | marked
  | with the headline | headline`;

/** Words around all that, which say nothing of their own. */
const FILLERS = new Set(
  `a an the some our my your his her their it its this that these those to in on of for from at by as is are be so there here me us we i you and , & plus or
  please one two three four both each small short little quick brief nice friendly simple polite custom personal
  following just also , ( ) ; . 's should must shall will would could can be let which who do does document report letter quote invoice
  receipt contract certificate estimate bill quotation agreement page existing current old whole entire client customer customers clients
  reader recipient proper legal important official clear visible big large huge diagonal diagonally rubber faint faintly lightly subtly light subtle pale transparent
  semi-transparent soft translucent color coloured colored type style text letters letter lettering print font writing characters ink words word
  separate blank empty dotted approval somewhere same now with own own-line time only bit up out over down right just directly very then
  like such being get gets got put placed printed written into onto nd th st 1st 2nd 3rd 4th 5th second third fourth
  fifth rd mark signed sign end close finish ends closes stand stands appear appears needs need look looks looking lying sitting across behind every all
  everything thing slightly kind sort extra across back front going running lying laid nice nicely slanted slanting tilted rotated angle fixed sized size tone shade well website site url email homepage link e-mail list`
    .trim()
    .split(/\s+/),
);

export type Word = 'adds' | 'sets' | 'says' | 'opens' | 'names' | Kind;

export function isKind(word: Word): word is Kind {
  return Object.hasOwn(NOUNS, word);
}

const BY_WORDS: ReadonlyMap<string, readonly Word[]> = tableOf([
  ...Object.entries(NOUNS).map(([kind, list]) => [kind as Word, list] as const),
  ['adds', ADDS],
  ['sets', SETS],
  ['says', SAYS],
  ['opens', OPENS],
  ['names', NAMES],
]);
const LONGEST = 5;
/** How many words the longest have that begin with a word: most words begin none. */
const LONGEST_FROM = longestFrom(BY_WORDS.keys());

function tableOf(
  lists: readonly (readonly [Word, string])[],
): ReadonlyMap<string, readonly Word[]> {
  const table = new Map<string, Word[]>();
  for (const [word, list] of lists)
    for (const each of list.split('|')) {
      const said = each.trim().replace(/\s+/g, ' ');
      const known = table.get(said);
      if (known === undefined) table.set(said, [word]);
      else known.push(word);
    }
  return table;
}

export interface ReadWords {
  readonly words: readonly Word[];
  readonly next: number;
}

/** The longest words of the tables that begin at a token; the longest that are a kind where `kind` is asked for. */
export function wordsAt({ tokens }: Phrase, at: number): ReadWords | undefined {
  const longest = Math.min(LONGEST, LONGEST_FROM.get(tokens[at]?.word ?? '') ?? 0);
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const some = tokens.slice(at, at + length);
    if (some.some(({ quoted }) => quoted)) continue;
    const words = BY_WORDS.get(some.map(({ word }) => word).join(' '));
    if (words !== undefined) return { words, next: at + length };
  }
  return undefined;
}

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}
