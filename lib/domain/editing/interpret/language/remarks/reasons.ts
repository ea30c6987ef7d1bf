import { type Token, textOf } from '../tokens.ts';
import { PARTS, PEOPLE, PURPOSES } from '../vocabulary.ts';
import { isGround } from './grounds.ts';
import { isRemark } from './remark.ts';

const BEFORE =
  /^(?:because |since |now that |given |considering |seeing (?:that |as )|as (?:it|we|i|they|the|our|my|you|he|she|this|that|there|most|some|people|discussed|agreed|requested|mentioned|promised|usual|always|before|per)(?= )|so (?:that )?(?:it|we|i|they|the|our|my|you|he|she|this|people|one|everyone|nobody|each|everybody|\p{L}+ can)(?= )|in order (?:that|to) |due to |owing to |pursuant to |further to |following |according to |in accordance with |with reference to |in line with |thanks to |whenever |when(?:ever)? (?:you|u|ya) (?:get|have|find|can|are|got)|before (?:i|we|you|they|it)(?= )|while you|if (?:you (?:can|could|have|get|do not mind|please|would|like|find)|possible|it is (?:possible|ok|fine|no trouble|not too)|that is (?:ok|okay|possible|fine)|i may|we may|i could|need be|time allows|at all))/u;
const PURPOSE =
  /^to (?:make|improve|save|keep|help|be|get|avoid|give|look|match|fit|stay|comply|ensure|show|have|let|please|stand|draw|impress|satisfy|meet)(?= )/;
const FOR =
  /^for (?:the|our|my|a|an|your|their|all|better|more|easier|good|this|these|those|that)(?= )/;

/** What stands behind a wish and is surely nothing but its reason, whatever the wish is. */
const BEHIND =
  /^(?:because |cause (?:it|we|i|they|the|our|my) |otherwise |or else |as (?:discussed|agreed|requested|promised|mentioned|usual|always)(?= |$)|as (?:we|i|you) (?:agreed|discussed|said|spoke|talked|mentioned|promised)(?= |$)|like (?:we|i|you) (?:discussed|said|agreed|always|usually|talked|did)|for (?:better|more|improved|easier|good|max(?:imum)? |added|extra|the sake of|reasons of|legal reasons|privacy)(?= |$)|to save (?:ink|paper|toner|space|money|time|costs)|in order to |and (?:that|this) is (?:it|all)|nothing (?:else|more)$|(?:that|this) is (?:it|all)(?: for (?:now|today))?$|if (?:you please|at all possible|time allows|you have (?:a minute|a moment|time)))/;
/** "…, I want more to fit on the page", "…, so the same background": what the wish before comes to. */
const ROOM =
  /^(?:(?:so|and|because|that|i|we|want|need|would|like|have|must|can|could|should|be|to|it) )*(?:more|everything|it all|all of it|a lot|as much)(?: [a-z]+){0,3} fits?(?: [a-z]+){0,6} $|^(?:(?:so|and|because|i|we|want|need|would|like|have|must|can|could|to) )*(?:get|squeeze|fit|cram|have) (?:more|everything|it all|all of it|a lot|as much)(?: [a-z]+){0,7} $|^so (?:it is |with )?the same (?:background|text|fill|font|look|style|colou?rs?)\b[^"]*$/;
const AFTER_SIGN =
  /^(?:since |as (?:it|they|we|i|this|that|the|our|my) |so (?:that )?(?:we|they|people|nobody|everyone|the (?:client|customer|boss|reader|auditor)s?|my|our) |for (?:the|our|my) |which (?:is|looks|makes|would)|says (?:our|my|the) |said (?:our|my|the) )/;
const BRACKETED =
  /^(?:(?:[a-z]+ ){0,3}(?:request|requested|requirement|wish|idea|feedback|ticket|urgent|thanks|please|asap|order|complaint)|(?:ticket|issue|task|ref|case|request|story) [a-z]{0,6}-?#?\d+|as (?:discussed|agreed|requested)|(?:see|per|from|via) (?:[a-z]+ ?){1,5}|sorry(?: [a-z']+){0,4}|if possible|no rush)$/;

/** "Matteo with two t's", "one word": how it is spelled. */
const SPELLED =
  /^(?:, |\( ?)?(?:(?:spelled|spelt|written) )?(?:with(?:out)? (?:an?|the|one|only one|just one|two|three|no|[123]) ?(?:single |double |capital |small )?(?:[a-z]|are|you|hyphen|dash|accent|space|apostrophe|umlaut)(?: 's|s)?(?: (?:at the (?:end|beginning|start)|in the middle))?|(?:in|as) (?:one|two|1|2) words?|(?:one|two|1|2) words) \)?$/;
const SIGN = /^[,;:(-]$/;
const MOST_WORDS = 22;
/** A longer clause gives a text, and what it says belongs to it. */
const LONGEST = 80;

/** Of how many tokens the reason is that an instruction begins with: "since it goes to the board, …". */
export function reasonLength(tokens: readonly Token[]): number {
  for (let at = 2; at < Math.min(tokens.length - 1, MOST_WORDS); at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted) return 0;
    const isSo = token.word === 'so' && tokens[at + 1]?.word !== 'that';
    const isPlea =
      token.word === 'please' || (token.word === 'could' && tokens[at + 1]?.word === 'you');
    const isStop =
      /^[.!?;:]$/.test(token.word) || (token.word === '-' && token.end - token.start === 1);
    if (!isSo && !isPlea && !isStop && token.word !== ',') continue;
    // "It was a latte, not a flat white": only both together say what is wished.
    if (DENIES.test(textOf(tokens.slice(at + 1, at + 3)))) return 0;
    const said = tokens.slice(0, at);
    // "The quantity is wrong, it should be 24": what is the matter says of what.
    if (FAULT.test(textOf(said)) && STATED.test(textOf(tokens.slice(at + 1, at + 4)))) return 0;
    if ((token.word === ',' || isPlea) && isReason(said)) return at + (isPlea ? 0 : 1);
    // "We do not need the hours, fixed prices": the wish comes first.
    if (isGround(tokens.slice(at + 1))) return 0;
    if (isRemark(said)) return isSpokenOf(said, tokens.slice(at)) ? 0 : at + (isPlea ? 0 : 1);
    if (isStop) return 0;
  }
  return 0;
}

const DENIES = /^(?:and |but )?(?:not|rather|instead)\b/;
const FAULT =
  / (?:wrong|incorrect|mistaken|not right|not correct|(?:a|the) (?:typo|mistake|error))$/;
const STATED =
  /^(?:and |but )?(?:it|they|that|there) (?:is|was|are|were|has|had|should|must|ought|needs) /;
const THAT_PART =
  /\b(?:that|this) (?:part|section|bit|block|piece|passage|sentence|paragraph|line|row|column|list|table|page|number|date|name|price|word)\b/;

/** "The customer moved. New address: …": whose it is. */
const NEWS =
  /\b(?:moved|relocated|moving|married|divorced|promoted|changed|new|renamed|rebranded|resigned|retired|left)\b/;
const OF_SOMEBODY =
  /\b(?:address|e-?mail|mail|phone|telephone|number|name|surname|title|position|role|he|she)\b|^[,:;-] \d+[a-z]? \p{L}/u;

/** "We print on Letter paper, please set it up that way" */
const NOTED =
  /^[,.;:-] (?:(?:so|please|and|then) )*(?:put|add|write|mention|note|include|state) (?:that|it|this)(?: down)? (?:in|into|to|under|below|at|on) /;
const THAT_WAY = /\b(?:that way|like that|accordingly|in that format)$/;

/** "The transaction ID was mistyped: TX-88210": a value, of what was spoken of. */
const GIVEN =
  /^[,:;.-] (?:(?:now|so|and|it|its|is|are|should|must|be|make|change|set|put|write|use|say|to|has|needs|really|actually|the|right|correct|new|one) )*[^ "]{0,20}[\d@](?!.* (?:spacing|fonts?|size|bigger|smaller|px|pt|mm|cm|margins?|colou?r|columns?)\b)/;

/** "The clause about termination is important, underline it" */
const OF_PART =
  /^(?:the|that|this|our) (?:[a-z]+ ){0,2}(?:clause|article|chapter|paragraph|sentence|passage|bullet|figure|metric|card|tagline|slogan|motto)\b/;
const POINTED = /\b(?:it|them|that|this|those)\b/;

/** "I find the title cold, make it red": what the wish is about. */
function isSpokenOf(said: readonly Token[], wish: readonly Token[]): boolean {
  if (wish.some(({ word, quoted }) => !quoted && /^(?:them|these|those)$/.test(word))) return true;
  if (THAT_PART.test(textOf(wish))) return true;
  if (NEWS.test(textOf(said)) && OF_SOMEBODY.test(textOf(wish.slice(0, 12)))) return true;
  if (THAT_WAY.test(textOf(wish)) || NOTED.test(textOf(wish.slice(0, 8)))) return true;
  if (POINTED.test(textOf(wish)) && OF_PART.test(textOf(said))) return true;
  const isOwned = /^(?:the|our|my|his|her)$/.test(said[0]?.word ?? '');
  if ((isOwned || wish.length < 7) && GIVEN.test(textOf(wish.slice(0, 9)))) return true;
  const isPart = ({ word, quoted }: Token) => !quoted && PARTS.has(word) && !WHOLE.test(word);
  if (said.some(isPart) && !wish.some(isPart)) return true;
  return (
    said.some(isPart) &&
    wish.some(
      ({ word, quoted }) => !quoted && /^(?:it|them|this|that|those|these|there)$/.test(word),
    )
  );
}

function isReason(said: readonly Token[]): boolean {
  if (said.some(({ quoted }) => quoted)) return false;
  const text = textOf(said);
  if (BEFORE.test(`${text} `)) return true;
  const speaksOfParts = said.some(
    ({ word }) => PARTS.has(word) && !PEOPLE.has(word) && !WHOLE.test(word),
  );
  if (speaksOfParts) return false;
  return PURPOSE.test(text) || (FOR.test(text) && !PEOPLE_ALONE.test(text));
}

const WHOLE =
  /^(?:our|their|your|document|page|paper|invoice|quote|letter|report|text|everything|whole|all)$/;
/** "for the client": whose part is meant. */
const PEOPLE_ALONE = /^for (?:the|our|my) [a-z]+$/;

/** A wish without the reason behind it: "… because our printer runs out of ink". */
export function withoutReason(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > LONGEST) return tokens;
  for (let at = 2; at < tokens.length - 1; at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted) continue;
    if (isOpenText(tokens, at) || isTextBegun(tokens, at)) return tokens;
    if (SPELLED.test(`${textOf(tokens.slice(at))} `)) return tokens.slice(0, at);
    const isSign = SIGN.test(token.word) || token.word === '[';
    const tail = tokens.slice(isSign ? at + 1 : at);
    const text = `${textOf(tail)} `;
    const isSo = SO_THAT.test(text) && !tail.some(isTextual);
    if (isSo || HELPS.test(text) || (LIKE.test(text) && !tail.some(isTextual)))
      return tokens.slice(0, at);
    if (BEHIND.test(text) && !tail.some(isTextual)) return tokens.slice(0, at);
    if (UNTIL.test(text) && !tail.some(isTextual) && !isSaid(tokens.slice(0, at)))
      return tokens.slice(0, at);
    if (!isSign) {
      if (isPurpose(tail)) return tokens.slice(0, at);
      continue;
    }
    const inside = tail.filter(({ word }) => !/^[)\].!?]$/.test(word));
    if (/^[([]$/.test(token.word) && BRACKETED.test(textOf(inside))) return tokens.slice(0, at);
    if (EXAMPLE.test(text) && FORMAT.test(textOf(tokens.slice(0, at)))) return tokens.slice(0, at);
    if (ROOM.test(text)) return tokens.slice(0, at);
    const isAside = isRemark(inside) || (AFTER_SIGN.test(text) && !inside.some(isTextual));
    if (isAside && !isNewText(tokens, at)) return tokens.slice(0, at);
  }
  return tokens;
}

/** "… would help me reading across" */
const HELPS =
  /^would (?:really |greatly |certainly )?help (?:me|us|them|people|readers|everybody|everyone)(?: [a-z]+){0,4} $/;
/** "decimal comma please, so €8,40 rather than €8.40": how it is written then. */
const EXAMPLE =
  /^(?:(?:so|like|eg|ie|meaning|as in|for example|that is) )?(?:it is |they are |we get )?[$€£¥]? ?\d[\d.,'/-]*(?: ?[$€£¥]| [a-z]{3,9} \d{4})? (?:rather than|instead of|and not|not) [$€£¥]? ?\d[^"]{0,20}$/;
const FORMAT =
  /\b(?:decimals?|commas?|points?|formats?|dates?|cents|separators?|signs?|symbols?|figures|numbers|amounts|prices|dots?|spaces?|thousands?|zeros|digits)\b/;

/** "… so he does not miss them": what it is for, of people alone. */
const SO_THAT =
  /^so (?:that )?(?:he|she|they|we|i|people|nobody|no one|everyone|everybody|readers|(?:the|my|our) (?:client|customer|reader|boss|manager|board|parents|team|bank|accountant|auditor)s?) (?:does|do|did|can|could|will|would|knows?|sees?|gets?|understands?|notices?|misses|overlooks|finds?)(?: [a-z']+){1,6} $/;
/** "… like in Excel", "as in every proper letter": what many others look like. */
const LIKE =
  /^(?:just )?(?:like|as) (?:(?:in|on|with|for|at) )?(?:excel|word|google docs|a spreadsheet|(?:in|on|with|for|at) (?:every|any|most|all|other|old|proper|real|good|books?|newspapers?|magazines?|(?:a|the) (?:book|newspaper|magazine|typewriter|spreadsheet|proper \p{L}+|real \p{L}+))|an? (?:proper|real|normal|typical|ordinary|till|old) \p{L}+)(?: \p{L}+){0,4} $/u;

/** "… before it goes to the board", "until it is signed" */
const UNTIL =
  /^(?:before|until|till|while) (?:(?:it|this|i|we|they|you) (?:goes|go|is|are|gets?|has|have|leaves?|can|send|print|file|sign|mail|post|publish|present|share|hand|show|submit)|(?:the|my|our) \p{L}+ (?:sees?|gets?|signs?|has|have|looks?|reads?|approves?|meets?|is|are)) /u;

/** "add a note that prices hold until we send …": a text goes on. */
const isSaid = (before: readonly Token[]): boolean =>
  before.some(
    ({ word, quoted }) =>
      !quoted &&
      /^(?:says?|saying|reads?|reading|notes?|that|text|sentence|clause|terms|message|to|:)$/.test(
        word,
      ),
  );

/** "… for the audit" */
function isPurpose(tail: readonly Token[]): boolean {
  const [first, second] = tail;
  const last = tail.at(-1);
  return (
    first?.word === 'for' &&
    tail.length <= 5 &&
    /^(?:the|our|my|an?)$/.test(second?.word ?? '') &&
    last !== undefined &&
    PURPOSES.has(last.word)
  );
}

const isTextual = ({ word, quoted }: Token) => quoted || /[\d#$€£:]/.test(word);

const TEXT_WORDS =
  /^(?:add|write|say|saying|says|note|text|read|reads|reading|put|change|footer|message|sentence|line|paragraph|terms|replace|insert|print|state|type|include|stamp|append|set|title|section|clause)$/;

/** Whether a text without quotes goes on here, which may say all that a reason says. */
function isOpenText(tokens: readonly Token[], at: number): boolean {
  return tokens.some(({ word, quoted }, colon) => {
    const next = tokens[colon + 1];
    if (colon >= at - 1 || quoted || next === undefined || next.quoted) return false;
    if (/^(?:saying|reading|says|reads)$/.test(word)) return true;
    return (
      word === ':' && tokens.slice(0, colon).some((one) => !one.quoted && TEXT_WORDS.test(one.word))
    );
  });
}

/** "add a clause Liability: The Contractor is …" */
function isTextBegun(tokens: readonly Token[], at: number): boolean {
  const [first] = tokens;
  return (
    tokens[at]?.word === ':' &&
    /^\p{Lu}/u.test(tokens[at + 1]?.raw ?? '') &&
    /^(?:add|insert|append|include|write|put)$/.test(first?.word ?? '')
  );
}

/** Whether what stands before a sign is new wording without quotes, which a remark may belong to. */
function isNewText(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:change|rename|replace|correct|call|write|add|say)$/.test(tokens[0]?.word ?? ''))
    return false;
  const from = tokens.findIndex(
    ({ word, quoted }) => !quoted && /^(?:to|with|as|by|into)$/.test(word),
  );
  if (from < 0 || from > at)
    return tokens[0]?.word === 'add' && at - 1 > 3 && /^\p{Lu}/u.test(tokens[1]?.raw ?? '');
  return at - from > 3 && !tokens[from + 1]?.quoted;
}
