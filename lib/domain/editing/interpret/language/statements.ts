import type { Phrase } from './phrase.ts';
import { isGround } from './remarks/grounds.ts';
import { beginsWish } from './remarks/remark.ts';
import type { Token } from './tokens.ts';
import { VERBS } from './vocabulary.ts';

const MOST_WORDS = 24;

/** Who or what is spoken of; a wish begins with a verb. */
const SUBJECT =
  /^(?:we|i|they|he|she|it|this|that|there|these|those|our|my|their|his|her|its|the|a|an|some|many|most|all|both|everyone|everybody|everything|nobody|nothing|no|none|people|somebody|someone|customers?|clients?|readers?|accounting|accounts|management|marketing|finance|legal|tax|sales|head)$/;
/** Verbs that say how things are. */
const IS =
  /^(?:is|are|was|were|am|been|has|have|had|got|get|gets|does|do|did|looks?|looked|seems?|seemed|feels?|felt|appears?|finds?|found|thinks?|thought|believe|reckon|hates?|dislikes?|likes?|loves?|changed|moved|switched|rebranded|renamed|cannot|can|could|will|use|uses|used|send|sends|sent|prints?|printed|gives?|gave|pays?|paid|said|says|told|tells|complained|complains?|mentioned|noticed|agreed|agree|decided|hired|left|joined|lost|forgot|made|makes|say|tell|show|shows|look|seem|feel|took|takes|came|comes|went|goes|works?|worked|reads?|struggles?|keeps?|kept|knows?|knew|screams?|shouts?|bothers?|clash|clashes|disappears?|matters?|confuses?|annoys?|hurts?|charges?|charged|accepts?|expects?|expected|sells?|sold|buys?|bought|bills?|billed|stopped|started|became|becomes|happened|ran|runs|misses|missed|missing|prefers?|insists?|insisted|spotted|saw|realised|realized|meant|wrote|typed|put|did|blends?|fades?|drowns?|gets|blinds?|needed|necessary|required|useless|redundant|unnecessary|superfluous|obsolete)$/;
/** "we only hosted for ten months" */
const DID = /^\p{L}{3,}ed$/u;
const PEOPLE = /^(?:i|we|they|he|she|it|you|somebody|someone|nobody)$/;
/** Whoever says one of these wishes for something. */
const WISHED =
  /\b(?:should|must|shall|ought|needs? to|needs? (?:a|an|the|some|more|less)|has to|have to|wants?|wish|would like|please|pls|make sure|let us|instead|change it|if you|can (?:you|we|i)|could (?:you|we|i|it|the)|will you|rather|now (?:is|are)|(?:is|are|was|were|has|have) now|(?:could|might) (?:be|do with|use)|(?:can|could|may|might) (?:(?:all|now|also|just) )?(?:go|leave|disappear|vanish|be (?:removed|deleted|dropped|taken|hidden|left))|(?:where|for|so) (?:[a-z]+ ){1,4}sign)\b/;
const NAME = /^\p{Lu}/u;

/**
 * What only says how things are, or why something is wished: "we changed our club colours", "my eyes are
 * old". Nothing in it may be a wish or the new value of one.
 */
export function isStatement(tokens: readonly Token[], isKnown: (word: string) => boolean): boolean {
  if (isGround(tokens)) return true;
  const [first] = tokens;
  if (first === undefined || tokens.length < 3 || tokens.length > MOST_WORDS) return false;
  if (tokens.some(({ quoted }) => quoted) || !tellsOf(first, isKnown)) return false;
  if (tokens.some((_, at) => beginsWish(tokens, at))) return false;
  const verb = tokens.findIndex(
    ({ word }, at) =>
      at > 0 && at < 10 && (IS.test(word) || (DID.test(word) && PEOPLE.test(first.word) && at < 4)),
  );
  if (verb < 0 || WISHED.test(tokens.map(({ word }) => word).join(' '))) return false;
  // A name or a figure that the document does not have may be what a text is to become.
  return tokens.every(
    ({ word, raw }, at) =>
      (at === 0 || /^I(?:'|$)/.test(raw) || !NAME.test(raw) || isKnown(word)) &&
      !/[@\d#€$£]|:\/\//.test(raw.replace(/\d+$/, (figure) => (isKnown(figure) ? '' : figure))),
  );
}

function tellsOf({ word }: Token, isKnown: (word: string) => boolean): boolean {
  return SUBJECT.test(word) || (isKnown(word) && !VERBS.has(word));
}

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
    if (token === undefined || token.quoted || !PARTS.test(token.word)) continue;
    const before = tokens.slice(0, at);
    if (isTopic(before, token) && VERBS.has(tokens[at + 1]?.word ?? '') && !tokens[at + 1]?.quoted)
      yield { wish: clause.slice(at + 1), told: clause.slice(0, at) };
    let next = at + 1;
    let hence = HENCE.test(token.word);
    while (next < tokens.length - 1 && PARTS.test(tokens[next]?.word ?? '')) {
      hence ||= HENCE.test(tokens[next]?.word ?? '');
      next++;
    }
    const told = hence ? before.filter(({ raw }) => !/^\d+$/.test(raw)) : before;
    if (isStatement(told, isKnown)) yield { wish: clause.slice(next), told: clause.slice(0, at) };
    if (BEHIND.test(token.word) && isStatement(tokens.slice(next), isKnown))
      yield { wish: clause.slice(0, at), told: clause.slice(next) };
  }
}
