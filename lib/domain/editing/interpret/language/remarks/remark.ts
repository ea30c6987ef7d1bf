import type { Token } from '../tokens.ts';
import { ORDINARY, PARTS, PEOPLE, VERBS, WORDS } from '../vocabulary.ts';

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Who says and does things of which a document knows nothing. */
const SPEAKERS = words(
  'i we they he she nobody everybody everyone someone somebody anybody people some many most folks others one',
);
const POINTERS = words(
  'it this that these those there which things everything all what something nothing',
);
const OWNERS = words(
  'my our the a an his her their your some most many older all these those this that no one every two three',
);
/** Verbs of which nobody makes a wish. */
const STATES = words(`
  is are was were am has have had does did do can could will would may might looks look looked seems seem feels feel
  keeps keep kept gets get got goes go went came come comes runs run ran makes made says said told thinks think thought
  finds find found hates hate likes loves love read reads see sees saw knows know knew forgot forgets lost loses sold sells
  means meant takes took gave left sent wrote paid`);
/** "You" and those spoken of with a wish have few verbs of their own. */
const NO_WISH =
  /\b(?:is an? \p{L}+ not an?|should|must|ought|shall|please|instead|rather|wishe?s?|suggests?|prefers?|(?:wants?|(?<!not )needs?|(?<!not )have|has) to|i (?:want|need|like|would)|we (?:want|need|like|would)|(?:can|could|will|would|may) (?:i|we|you|it|one)|(?:can|could|may|might) (?:(?:all|now|also|just) )?(?:go|leave|disappear|vanish|be (?:removed|deleted|dropped|taken|hidden|left))|(?:where|for|so) (?:[a-z]+ ){1,4}sign)\b/u;
const TO_SEND =
  /^(?:i|we) (?:have to|must|need to|will|am going to|are going to) (?:send|print|mail|post|go|leave|present|hand|submit|file|run|catch)(?= |$)/;
/** "I'd rather tell him the price on the phone": what somebody does himself. */
const TO_DO =
  /^(?:i|we) (?:would|will|shall|am|are) (?:(?:rather|sooner|prefer|like|just|also|going|to|not|then) )*(?:tell|discuss|explain|talk|speak|phone|ring|negotiate|agree|settle|fill|keep (?:that|it|this|them) (?:private|secret|to myself|to ourselves|open)|(?:write|put|enter|type|add) (?:it|them|that|those) in|do (?:it|that|this)|send (?:it|them|that|those) (?:separately|later|by|on)|give (?:him|her|them|it))(?= |$)/;
/** "the client insists", "my boss wants it that way" */
export const INSISTS =
  /(?:^| )(?:insists?|insisted|complains?|complained|complaining|objects?|asked|asks|wants?|wanted|needs?|needed|demands?|demanded|requires?|likes?|prefers?|hates?|expects?|keeps? (?:asking|complaining|nagging))(?: (?:for|on|about|of|that))?(?: (?:it|this|that|so|them|us|me))?(?: (?:this|that) way| like (?:this|that)| so)?(?: (?:again|now|today|yesterday|anyway|all the time|every time|a lot))?$/;
/** "the board argue about it every time" */
const ARGUES =
  /^(?:the|our|my|their|his|her|some|most|many) (?:\p{L}+ ){1,3}(?:about|over|at|with) (?:it|that|this|them|everything)(?: (?:again|now|always|(?:all the|every) time|every \p{L}+|a lot|anyway))?$/u;
/** "they need more time" */
const NEEDS =
  /^(?:they|he|she|people|everybody|everyone|(?:the|our|my) (?:client|customer|boss|board|bank)s?) (?:all |just |really )?(?:needs?|wants?|asked for|got|had) (?:(?:a|some|more|less|a bit|a little|extra) )+(?:more )?(?:time|money|notice|days|weeks|help|information|info|room to breathe|patience)$/;
const INTRODUCES =
  /^(?:this is|i am|my name is|here is|here speaks) (?:\p{L}+ ){0,2}\p{L}+(?: (?:from|at|of|in|for|with) (?:\p{L}+ ?){1,4})?$|^it is (?:\p{L}+ ){0,2}\p{L}+ (?:from|at|of|in|for|with) (?:\p{L}+ ?){1,4}$/u;
const MOST_WORDS = 26;
const FARTHEST_VERB = 9;
const OF_TEXT = /[\d#$€£¥₹=<>{}/@]/;

/** "That's what we call these", "we never say quote": no new name is said. */
const CALLED =
  /^(?:(?:that|this) is )?what (?:we|i|they|people) |^(?:we|i|they|people) (?:never|do not|no longer) (?:say|use|call|write)(?= )/;
/** "Forgot the skip!": who did is not said. */
const SLIPPED =
  /^(?:(?:totally|completely|just|almost|nearly) )?(?:forgot|forgotten|missed|overlooked|noticed|realised|realized|spotted|agreed|lost|got|had|changed)(?: (?:about|to|that|with))? (?:the|a|an|our|my|his|her|their|one|some|this|it|them|mention|include|charge|bill|put|write|what)\b(?!.* (?:lines?|rows?|items?)$)/;

/** "Thomas called this morning", "Anna from accounting has paid": what somebody did, and nothing of what it is about. */
const DID =
  /^(?:(?:mr|mrs|ms|dr)(?: \.)? )?(?<who>\p{L}+)(?: \p{L}+)?(?: (?:from|in|at) (?:the )?\p{L}+)? (?:(?:just|already|also|finally|has|have) )*(?:called|rang|rung|phoned|emailed|mailed|texted|wrote|written|complained|noticed|asked|agreed|approved|paid|signed|confirmed|likes|liked|loves|loved|hates|hated)(?: (?:back|in|again|it|this|that|them|us|me|one|about|for|off|on|to|yesterday|today|earlier|already|this (?:morning|afternoon|week|month)|last (?:night|week|month)))*$/u;

function tellsWhoDid([first]: readonly Token[], text: string): boolean {
  const who = DID.exec(text)?.groups?.['who'] ?? '';
  return (
    who !== '' &&
    /^\p{Lu}/u.test(first?.raw ?? '') &&
    !WORDS.has(who) &&
    !ORDINARY.has(who) &&
    !NO_WISH.test(text)
  );
}

/** Whether words only say how things are: why something is wished, who asks for it, who speaks. */
export function isRemark(tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ word, quoted }) => quoted || !/^[.!?…)(,-]$/.test(word));
  if (said.length < 2 || said.length > MOST_WORDS) return false;
  if (said.some(({ word, quoted }) => quoted || OF_TEXT.test(word))) return false;
  // "It was thirty-six hours, not forty" corrects.
  if (tokens.some(({ word }, at) => word === ',' && tokens[at + 1]?.word === 'not')) return false;
  const text = said.map(({ word }) => word).join(' ');
  if (said.some((_, at) => beginsWish(said, at))) return false;
  if (TO_SEND.test(text) || TO_DO.test(text) || NEEDS.test(text)) return true;
  if (CALLED.test(text) && !hasName(said)) return true;
  if (ARGUES.test(text) && !isOfPart(said.slice(0, 2)) && !NO_WISH.test(text)) return true;
  if (tellsWhoDid(said, text)) return true;
  const verb = SLIPPED.test(text) ? 1 : verbAt(said);
  if (verb === undefined) return false;
  if (INTRODUCES.test(text) && hasName(said) && !/ instead of /.test(text)) return true;
  if (INSISTS.test(text) && !/^(?:i|we) /.test(text)) return true;
  return !NO_WISH.test(text) && !namesNew(said, verb) && !isOfPart(said.slice(0, verb));
}

/** "…, so turn it" */
export function beginsWish(said: readonly Token[], at: number): boolean {
  const before = said[at - 1]?.word ?? '';
  return /^(?:so|and|then|but|;|:|please)$/.test(before) && VERBS.has(said[at]?.word ?? '');
}

/** Where its verb stands, if its subject is none of the document's parts. */
function verbAt(said: readonly Token[]): number | undefined {
  const from = /^(?:and|but|because|since|as|well|so)$/.test(said[0]?.word ?? '') ? 1 : 0;
  const first = said[from]?.word ?? '';
  const isState = (at: number) => {
    const word = said[at]?.word ?? '';
    return STATES.has(word) || (isVerbForm(word) && !PARTS.has(word));
  };
  if (SPEAKERS.has(first) || POINTERS.has(first))
    for (let at = from + 1; at <= from + 3; at++) if (isState(at)) return at;
  if (!OWNERS.has(first)) return undefined;
  for (let at = from + 2; at < Math.min(said.length, from + FARTHEST_VERB); at++)
    if (isState(at) && isOutside(said[at - 1]?.word ?? '')) return at;
  return undefined;
}

function isVerbForm(word: string): boolean {
  return /^[a-z]{3,}(?:ed|[^s]s)$/.test(word);
}

/** "grandfather", "auditor", "printer": what a document has no part of that name for; or a person. */
function isOutside(word: string): boolean {
  return PEOPLE.has(word) || ORDINARY_NOUNS.has(word) || !(WORDS.has(word) || ORDINARY.has(word));
}

const ORDINARY_NOUNS = words(
  'office team staff road city street town state country user moment world house wife daughter mother father boys girls home money only ever always never really also just all both now usually often',
);

/** "the thing is too small": which of a document's parts it is about. */
function isOfPart(subject: readonly Token[]): boolean {
  const [first] = subject;
  if (first === undefined || !OWNERS.has(first.word)) return false;
  const head = subject.at(-1)?.word ?? '';
  return PARTS.has(head) && !PEOPLE.has(head);
}

/** "It is Anna Meyer now", "we are called Smith": a name that is said is one to be written. */
function namesNew(said: readonly Token[], verb: number): boolean {
  return said
    .slice(verb)
    .some(({ raw }) => /^\p{Lu}/u.test(raw) && raw !== 'I' && !/^I'/.test(raw));
}

function hasName(said: readonly Token[]): boolean {
  return said.slice(1).some(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw));
}
