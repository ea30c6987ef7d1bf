import { tellsNeed, tellsWant } from './needs.ts';
import type { Phrase } from './phrase.ts';
import { isGround } from './remarks/grounds.ts';
import { beginsWish, INSISTS } from './remarks/remark.ts';
import { type Token, textOf } from './tokens.ts';
import { LOOKS, PARTS as PARTS_OF_DOCUMENT, PEOPLE, VERBS } from './vocabulary.ts';

const words = (list: string) => new Set(list.trim().split(/\s+/));

const MOST_WORDS = 24;

/** Who or what is spoken of; a wish begins with a verb. */
const SUBJECT =
  /^(?:we|i|they|he|she|it|this|that|there|these|those|our|my|their|his|her|its|the|a|an|some|many|most|all|both|everyone|everybody|everything|nobody|nothing|no|none|people|somebody|someone|accounting|accounts|management|marketing|finance|legal|tax|sales|head|hr|support|compliance|one|half|every|each)$/;
const PRONOUNS = /^(?:i|we|they|he|she|it|you|people|somebody|someone|nobody|everyone|everybody)$/;
/** Between a pronoun and its verb. */
const ADVERBS =
  /^(?:all|also|always|usually|only|just|really|still|often|never|already|mostly|both|now|sometimes|normally|simply|hardly|almost)$/;
/** Not what somebody does, but what is wished. */
const MODALS = /^(?:should|must|shall|want|need|would|prefer|wish|ought|may|might|let)$/;
/** Verbs that say how things are or what happens, in their plain form. */
const TELLING = words(`
  agree annoy appear argue arrive ask attend become believe bill blend block book bother buy cancel catch cause change charge
  accept approve choke clash close come complain confuse consist cost crash deal decide deliver depend disappear dislike distract drown
  eat expect expire explain extend fade fail fall feel fight find forget get give glare go graduate happen hate hear help hire hurt
  ignore insist intend irritate join jump keep know lack like live look lose love lower make marry matter mention miss move negotiate
  notice own pass pay pile post prefer print promote prove quit raise reach read refuse reject renew realise realize rebrand receive remember remind rename rent reply request resign retire
  ruin run save say scan scream see seem sell send share shout show sit skim smudge sound speak spend spill spot squint stand stare
  start stay stick stock stop struggle stumble supply suspect switch take talk tell think throw travel trust try turn type understand upset use
  visit wait waste wear weigh wonder work worry`);
const IRREGULAR =
  /^(?:is|are|was|were|am|been|has|have|had|got|does|do|did|cannot|can|could|will|felt|found|thought|sent|gave|paid|said|told|left|lost|forgot|made|took|came|went|kept|knew|sold|bought|became|ran|saw|meant|wrote|put|missing|needed|necessary|required|useless|redundant|unnecessary|superfluous|obsolete|ate|spoke|stood|sat|fell|grew|hung|threw|wore|understood|stuck|chose)$/;
/** Whoever says one of these wishes for something. */
const WISHED =
  /\b(?:should|must|shall|ought|needs? to|needs? (?:a|an|the|some|more|less)|has to|have to|wants?|wish|would like|would (?:be|look|read|work|go|fit|do)|please|pls|make sure|let us|instead|change it|if you|can (?:you|we|i)|could (?:you|we|i|it|the)|will you|rather|now (?:is|are)|(?:is|are|was|were|has|have) now|(?:could|might) (?:be|do with|use)|(?:can|could|may|might) (?:(?:all|now|also|just) )?(?:go|leave|disappear|vanish|be (?:removed|deleted|dropped|taken|hidden|left))|(?:where|for|so) (?:[a-z]+ ){1,4}sign)\b/;
const NAME = /^\p{Lu}/u;

/**
 * What only says how things are, or why something is wished: "we changed our club colours", "my eyes are
 * old". Nothing in it may be a wish or the new value of one.
 */
export function isStatement(tokens: readonly Token[], isKnown: (word: string) => boolean): boolean {
  if (isGround(tokens)) return true;
  const [first] = tokens;
  if (first === undefined || tokens.length > MOST_WORDS) return false;
  if (tokens.length < 3) return false;
  // What stands behind a colon is said to be written, or done.
  if (tokens.some(({ quoted, word }) => quoted || word === ':')) return false;
  if (tokens.some((_, at) => beginsWish(tokens, at))) return false;
  const said = textOf(tokens);
  if (isState(said)) return !bringsNew(tokens, isKnown);
  if (tellsNeed(tokens)) return !bringsNew(tokens, isKnown);
  if (!tellsOf(first, isKnown) && !isSomebody(tokens)) return false;
  // "the board wants it that way"
  if (INSISTS.test(said)) return !bringsNew(tokens, isKnown);
  if (WISHED.test(said)) return false;
  const verb = tokens.findIndex((_, at) => at > 0 && at < 10 && isVerb(tokens, at));
  return verb > 0 && !bringsNew(tokens, isKnown);
}

/** "bit cramped for older readers", "not signed off yet": how it is, without who or what. */
const isState = (said: string): boolean =>
  /^(?:not|never) (?:\p{L}+ ){1,6}yet$|^still (?:\p{L}+ ?){1,6}$/u.test(said) ||
  (/^(?:a )?(?:bit|little|tad|way too|too|very|so|rather|quite|pretty|slightly) (?:too )?\p{L}+(?: (?:for|to) (?:\p{L}+ ?){1,5})?$/u.test(
    said,
  ) &&
    !said.split(' ').some((word) => LOOKS.has(word) || PARTS_OF_DOCUMENT.has(word)));

function isVerb(tokens: readonly Token[], at: number): boolean {
  const [first, word] = [tokens[0]?.word ?? '', tokens[at]?.word ?? ''];
  if (IRREGULAR.test(word)) return true;
  const between = tokens.slice(1, at);
  const isOfPeople =
    PRONOUNS.test(first) && between.every(({ word: adverb }) => ADVERBS.test(adverb));
  // "I sign these by hand", "we hosted for ten months"
  if (isOfPeople) return /^\p{L}{3,}$/u.test(word) && !ADVERBS.test(word) && !MODALS.test(word);
  // "our clients look at the total", but not "the sender block".
  const isPlain = TELLING.has(word) && /s$|^people$/.test(tokens[at - 1]?.word ?? '');
  return isPlain || plainForms(word).some((plain) => plain !== word && TELLING.has(plain));
}

/** What a word is the third person or past of, if it is a verb. */
const plainForms = (word: string): readonly string[] => [
  word.replace(/s$/, ''),
  word.replace(/(?:es|ed)$/, ''),
  word.replace(/d$/, ''),
  word.replace(/ie[sd]$/, 'y'),
  word.replace(/(.)\1ed$/, '$1'),
];

/** Where somebody is, or comes from: "in the UK", "our Belfast shop". */
const PLACED = /^(?:in|at|from|by)$/;
const OWNED = /^(?:our|my|your|their|this|the)$/;

/** A name or a figure that the document does not have may be what a text is to become. */
function bringsNew(tokens: readonly Token[], isKnown: (word: string) => boolean): boolean {
  return tokens.some(({ word, raw }, at) => {
    const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]];
    const isPlace =
      PLACED.test(before) ||
      (OWNED.test(before) &&
        (PLACED.test(tokens[at - 2]?.word ?? '') || /^\p{Ll}{3,}/u.test(next?.raw ?? '')));
    const isName = at > 0 && NAME.test(raw) && !/^I(?:'|$)/.test(raw) && !isKnown(word) && !isPlace;
    return (
      isName ||
      (/[@\d#€$£]|:\/\//.test(raw.replace(/\d+$/, (figure) => (isKnown(figure) ? '' : figure))) &&
        !isKnown(word))
    );
  });
}

/** "Older readers struggle with …" */
const isSomebody = ([first, who]: readonly Token[]): boolean =>
  /^(?:old|older|elderly|young|younger|new|foreign|busy|few|other|regular|loyal|private)$/.test(
    first?.word ?? '',
  ) && PEOPLE.has(who?.word ?? '');

function tellsOf({ word }: Token, isKnown: (word: string) => boolean): boolean {
  return SUBJECT.test(word) || PEOPLE.has(word) || (isKnown(word) && !VERBS.has(word));
}

const COMPARED =
  /\b(?:bigger|smaller|larger|bolder|darker|lighter|wider|narrower|taller|thicker|thinner|tighter|looser)(?! than)\b/;
/** What follows from what was told before it. */
const HENCE = /^(?:so|therefore|thus|hence|thats why|consequently)$/;
const PARTS = /^(?:,|;|:|-|so|therefore|thus|hence|but|and|\(|because|as|since)$/;
const BEHIND = /^(?:,|;|-|\(|:|because|as|since|cause)$/;

const WRITTEN =
  /\b(?:notes?|ps|p|footer|footnote|text|title|heading|subject|terms|message|remark|stamp|watermark|section|line|paragraph|clause|row|item|saying|says|say|add|write)\b/;

/** "Notice period: make it 30 days": what the wish behind it is about, where it brings no text. */
function isTopic(before: readonly Token[], { word }: Token): boolean {
  return (
    word === ':' &&
    before.length < 6 &&
    before.every(({ word: said, quoted }) => !quoted && !VERBS.has(said) && !WRITTEN.test(said))
  );
}

interface Told {
  readonly wish: Phrase;
  /** What was told, which "it" in the wish may be about. */
  readonly told: Phrase;
}

/** A clause that is parted into what is told and what is wished: the wish behind it, or before it. */
export function* wishesToldOf(clause: Phrase, isKnown: (word: string) => boolean): Generator<Told> {
  const { tokens } = clause;
  for (let at = 2; at < Math.min(tokens.length - 1, MOST_WORDS); at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted) continue;
    // A sentence behind the first may be a wish of its own.
    if (/^[.!?]$/.test(token.word) || tokens[at - 1]?.word === ';') return;
    if (!PARTS.test(token.word)) continue;
    const before = tokens.slice(0, at);
    // "hard to read: a touch bigger and …": half of the wish.
    if (token.word === 'and' && COMPARED.test(textOf(before))) continue;
    if (isTopic(before, token) && VERBS.has(tokens[at + 1]?.word ?? '') && !tokens[at + 1]?.quoted)
      yield { wish: clause.slice(at + 1), told: clause.slice(0, at) };
    let next = at + 1;
    let hence = HENCE.test(token.word);
    while (next < tokens.length - 1 && PARTS.test(tokens[next]?.word ?? '')) {
      hence ||= HENCE.test(tokens[next]?.word ?? '');
      next++;
    }
    const told = hence ? before.filter(({ raw }) => !/^\d+$/.test(raw)) : before;
    if (isStatement(told, isKnown) || (tellsWant(told) && !bringsNew(told, isKnown)))
      yield { wish: clause.slice(next), told: clause.slice(0, at) };
    if (BEHIND.test(token.word) && isStatement(tokens.slice(next), isKnown))
      yield { wish: clause.slice(0, at), told: clause.slice(next) };
  }
}
