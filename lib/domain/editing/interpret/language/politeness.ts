import type { Token } from './tokens.ts';

/** What people say around a wish; longest first where one begins another. */
const BEFORE = phrases(`
  i am afraid that | i am afraid | please to | kindly to | pls to | oops | hm | hm no | hmm no | no wait | erm | sorry | whoops | i would love it if | please | pls | plz | plse | pleas | kindly | hey | hi | hello | ok | okay | so | well | um | uh | hmm | yes | yeah | oh | now | firstly | secondly | finally | lastly | also | then | next | after that | and | but | plus | additionally | furthermore | moreover | besides
  could you | can you | would you | will you | could we | can we | may we | shall we | could i | can i | may i | could u | can u | would u | could it | can it
  typo alert | attention | important | urgent | heads up | note to self | would you mind | do you mind | would it be possible to | is it possible to | is there a way to | is there any way to | be possible to | possible to
  i would like you to | i would like to | i would love to | i would love it if you | i would like | i would prefer | i want you to | i want to | i want | i need you to | i need to | i need | i wish | i think | i guess | i feel like | i prefer | i would appreciate it if you could | i was wondering if | i am wondering if you could | i wonder if you could | i would be happy if you | i do not suppose you could
  we would like to | we would like | we want to | we want | we need to | we need | we should | we could | you should | you could | you can | you need to | you must
  good news | great news | bad news | big news | happy news | sad news | let us | let me | lets | let's | go ahead and | try to | try and | try | feel free to | be so kind and | if possible | if you can | if you could | if you do not mind | for me | for us | just | simply | maybe | perhaps | possibly | actually | basically | really | quickly | real quick | do me a favor and | do me a favour and | dear | team | guys | bot | assistant | claude
  be so kind as to | be so good as to | be kind enough to | be good enough to | would you be able to | are you able to | it would be lovely if | it would be lovely to | would it be ok to | would it be okay to | is it ok to | is there any chance you could | any chance you could | any chance to | any chance we could | one more thing | another thing | one last thing | last thing | first of all | first thing | to start | to begin with | secondly | thirdly | fyi | btw | by the way | good morning | good afternoon | good evening | good day | dear team | dear sir | dear sir or madam | greetings | when you get a chance | when you have a minute | when you have a moment | when you have time | when you can | if it is not too much trouble | if it is possible | if it is ok | if you would | if you would be so kind | quick one | quick question | quick fix | small thing | small change | tiny thing | minor thing | as discussed | like we discussed | as agreed | as requested | i am hoping to | i was hoping you could | hoping you could | i was thinking | i think it would be better to | it would look better with | it might be nice to | it might be better to | would it be possible for you to | i must ask you to | i have to ask you to | i am asking you to | the thing is | we would appreciate it if you could | we would prefer to | we would prefer | we would love to | we would love it if | we would love | they would like to | they would like | she wants | he wants | she wants to | he wants to | she would like | he would like | the client asked to | the customer asked to | the client asked for | my boss asked for | my boss asked to | make sure to | make sure you | be sure to | remember to | do not forget to | do please | actually please | lets just | all i want is to | all i need is to | all i want is | what i want is | what i need is | what we need is | what i would like is | the only thing i want is | i really need | i really want | i really want to | i really need you to | i would really like to | i would really like | i would also like to | i would also like | i also want to | i also need to | we also want to | my boss wants | the client wants | the customer wants | my boss wants to | my manager wants | they want | it would be nice to | it would be great to | it would be nice if | it would be great if | it would be better if | it would be good if | would be nice to | would be great if | how about | what about | what if | why not | why don't you
`);

const AFTER = phrases(`
  for this version | in this version | for this edition | for this copy | for the time being | for the moment | for today | on this occasion | update please | please update |
  would help | would help me | would help us | would help a lot | would really help | would do | will do | would suffice | when you get a chance | when you have a minute | when you have a moment | when you have time | when you can | at your earliest convenience | no rush | if it is not too much trouble | if it is possible | if you would | if you would be so kind | would be lovely | would be appreciated | would be much appreciated | would be ideal | would be helpful | would be fine | is what i want | is what we want | is what i need | is needed | is required | as discussed | as agreed | as requested | as usual | like we discussed | best regards | kind regards | regards | sincerely | have a nice day | that is it | that is all | that would be great | that would be nice | that would be lovely | that would be perfect | would look better | would look nice | would look great | would look good | looks better | looks nicer | i would say | in my opinion | imo | imho | don't you think | by the way | btw | fyi | mate | buddy | man | guys | folks | sir | madam | dear | friend | please and thank you | thank u | tysm | tyvm | appreciate it | much appreciated | appreciated | if you will | if needed | where possible | wherever possible | if you like | if that works | if it works | if that makes sense | ya know | you know | real quick | real fast | right away | straight away | as soon as possible |
  i am afraid | anymore | any more | any longer | please | pls | plz | plse | thanks | thank you | thx | ty | cheers | thanks a lot | thank you very much | thanks in advance | thank you so much | many thanks | for me | for us | if possible | if you can | if you could | if you do not mind | if that is ok | if that is okay | ok | okay | too | as well | also | instead | now | asap | right now | for now | at once | immediately | somehow | maybe | perhaps | i think | i guess | would be great | would be nice | would be good | would be better | would be awesome | would be perfect | will do | for this document | for this one | here | with us | in our company | at our company | in our country | over here | on this one | for this one | this time | this time around | for this client | for this customer | in this case | for once | will you | would you | can you | could you | lol | haha | quickly | everyone
`);

interface Phrases {
  readonly all: ReadonlySet<string>;
  readonly longest: number;
}

function phrases(list: string): Phrases {
  const all = new Set(
    list
      .split(/[|\n]/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  );
  return { all, longest: Math.max(...[...all].map((phrase) => phrase.split(' ').length)) };
}

/** What stands after these is the user's own text. */
const TEXT_FOLLOWS = new Set(
  ': -> = be say says saying reading reads read with a an the to that text words note message add and & or'.split(
    ' ',
  ),
);

const NAMES_TEXT = /^(?:text|note|message|words?)$/;

/** "the note thanks", but not "with white text thanks". */
function isTextAfter(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (!TEXT_FOLLOWS.has(word)) return false;
  return (
    !NAMES_TEXT.test(word) || /^(?:the|an?|add|as|with|this)$/.test(tokens[at - 1]?.word ?? '')
  );
}

const SIGNS = new Set([',', '.', '!', '?', ';', ':', '-', '…', ')', '(', '*', '~']);

const SIGN_OFF = /\b(?:regards|sincerely|wishes|faithfully|truly|cheers)$/;

/** "whoops, wrong file" */
const SLIP =
  /^(?:(?:oops|whoops|ok|no|hm+|sorry|wait|ah|oh) )*(?:wrong|bad|mistake|silly me|my fault|typo|mixed up)(?: [a-z]+)?$/;

/** "no, sorry" */
const HESITATION =
  /^(?:(?:no|nope|nah|sorry|oops|whoops|wait|hm+|ok|okay|ah|oh|well|actually|hang on|hold on|yes|yeah|please)(?: |$))+$/;

/** "Regards, Anna" */
const SIGNED =
  /^(?:(?:best|kind|warm|many|with) )*(?:regards|thanks|cheers|greetings|wishes|best|br)(?: from)?(?: \p{L}+){1,3}$/u;

const CLOSING = new Set(
  'we | i | a few things | a few changes | some changes | a couple of things | a couple of changes | couple of things | two things | three things | few things | few changes | several things | some things | here are my changes | my changes | the following | the following changes | everywhere | throughout | all over | in all places | wherever it appears | everywhere it appears | everywhere please | no | nope | nah | wrong | oops | mistake | my mistake | my bad | that was wrong | that is wrong | that was a mistake | i changed my mind | we changed our mind | changed my mind | i have changed my mind | hmm | wait | stop | sorry | on second thought | on second thoughts | actually | not good | update | update it | update that | fix it | fix that | do it | do that | change it | change that | make it so | correct it | correct that | done | great | perfect | cheers | bye | good | understood'.split(
    ' | ',
  ),
);

/** "My mother can not read it", "people struggle to see that": why something is wished. */
const HARDSHIP =
  /^(?:and |but |because )?(?:(?:my|our|the|some|most|many|older|elderly|i|we|you|one|they|he|she|it|people|nobody|[a-z]+) ){1,4}(?:can (?:not|hardly|barely)|could (?:not|hardly|barely)|can|struggles? to|(?:has|have|had) (?:trouble|problems|difficulty|a hard time)|(?:find|finds) it (?:hard|difficult) to|(?:is|are) (?:not able|unable) to|do not|does not|did not|keeps? missing|always miss(?:es)?|complained about|complains? about) ?(?:even |really |properly |actually )?(?:read|reading|see|seeing|find|finding|notice|spot|make out|decipher|it|this|that|them)(?: (?:it|them|this|that|anything|well|properly|at all|any more|without (?:her|his|my|their) glasses|any of it|a word|the text|the letters)){0,3}$/;

/** Whether words are thanks, a greeting or "fix that": nothing is wished by them. */
export function isCourtesy(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ word, quoted }) => quoted || !SIGNS.has(word));
  const text = said(words, 0, words.length);
  return (
    words.length === 0 ||
    AFTER.all.has(text) ||
    BEFORE.all.has(text) ||
    CLOSING.has(text) ||
    MENDS.test(text) ||
    HARDSHIP.test(text) ||
    SLIP.test(text) ||
    HESITATION.test(text) ||
    (SIGNED.test(text) && /^\p{Lu}/u.test(words.at(-1)?.raw ?? ''))
  );
}

/** The wish itself, without greetings, requests, hedges and thanks before and after it. */
export function withoutPoliteness(tokens: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = tokens.length;
  for (let step = lead(tokens, from, to); step > 0; step = lead(tokens, from, to)) from += step;
  for (let step = trail(tokens, from, to); step > 0; step = trail(tokens, from, to)) to -= step;
  return tokens.slice(from, to);
}

function lead(tokens: readonly Token[], from: number, to: number): number {
  const first = tokens[from];
  if (first === undefined || from >= to || first.quoted) return 0;
  if (SIGNS.has(first.word)) return 1;
  for (let length = Math.min(BEFORE.longest, to - from - 1); length > 0; length--)
    if (BEFORE.all.has(said(tokens, from, from + length))) return length;
  return 0;
}

/** "…, could you fix that": what is told before it says what is to be done. */
const MENDS =
  /^(?:(?:and|so|can|could|would|will|you|please|pls|plz|kindly|just|must|should|needs?|to|be|that|it|this) )*(?:fix|correct|change|update|amend|adjust|mend|repair|rectify|fixed|corrected|changed|updated|fixing|correcting|changing|updating)(?: (?:(?:both|all|each)(?: of)? (?:them|these|those|this|that|it)|it|this|that|them|these|those|both|all|everywhere|throughout|in (?:both|all|the two)(?: the)? (?:places|spots)|wherever it (?:appears|stands|is|says so)|twice|for me|for us|accordingly|please|asap|quickly|thanks?|the (?:mistake|error|typo|slip)|(?:that|this) (?:mistake|error|typo|slip)))*$/;
const MOST_MENDS = 8;

function mending(tokens: readonly Token[], from: number, to: number): number {
  // What is wished with a verb ends in no such words of its own: "change A to B and update it".
  for (let length = Math.min(MOST_MENDS, to - from - 3); length > 0; length--) {
    const before = tokens[to - length - 1];
    const isApart = before !== undefined && !before.quoted && /^[,;.!:()-]$/.test(before.word);
    if (isApart && MENDS.test(said(tokens, to - length, to))) return length;
  }
  return 0;
}

function trail(tokens: readonly Token[], from: number, to: number): number {
  const last = tokens[to - 1];
  if (last === undefined || from >= to - 1 || last.quoted) return 0;
  if (SIGNS.has(last.word)) return 1;
  for (let length = Math.min(AFTER.longest, to - from - 1); length > 0; length--) {
    const words = said(tokens, to - length, to);
    if (!AFTER.all.has(words)) continue;
    const before = tokens[to - length - 1]?.word ?? '';
    // "Kind regards" without a sign before it is spoken of.
    const isSpokenOf = SIGN_OFF.test(words) && !SIGNS.has(before);
    return isSpokenOf || isTextAfter(tokens, to - length - 1) ? 0 : length;
  }
  return mending(tokens, from, to);
}

function said(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted) return '';
    text += text === '' ? token.word : ` ${token.word}`;
  }
  return text;
}
