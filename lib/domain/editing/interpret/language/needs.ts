import { type Token, textOf } from './tokens.ts';
import { LOOKS, PARTS, PEOPLE, VERBS } from './vocabulary.ts';

const ADVERB =
  '(?:also|all|always|really|just|only|now|still|already|often|usually|sometimes|rather|at least|first|even|quickly|easily|actually)';
/** "wants to", "does not have to", "should at least" */
const NEED = new RegExp(
  `^(?:${ADVERB} )*(?:(?:do|does|did) not (?:${ADVERB} )*(?:have|need|want|like)|should(?: not)?|must(?: not)?|shall(?: not)?|may(?: not)?|might(?: not)?|ought|wants?|wanted|needs?|needed|has|have|had|would (?:like|love|prefer|rather)|is going|are going|is supposed|are supposed|is allowed|are allowed)(?: to)? (?:${ADVERB} )*(?:not )?(?:be able to )?(?<verb>[a-z]+)(?= |$)`,
);
/** What only people do, and nobody wishes of a document. */
const DONE_BY_PEOPLE =
  /^(?:see|know|bring|pay|read|notice|understand|find|remember|realise|realize|learn|receive|ask|call|come|attend|order|buy|hear|leave|arrive|choose|decide|recognise|recognize|wait|look|miss|overlook|think|feel|worry|search|scroll|squint|guess|tell|compare|contact|reach|return|get|keep|have|take|wear|eat|drink|travel|visit|meet|spend|save|file|answer|reply|respond|sell|rent|hurry|register|book|join|help|prove|confirm|cancel|collect|deliver|finish|start|work)$/;
/** What whoever writes does himself; "we want to see it in red" wishes for something. */
const DONE_BY_US =
  /^(?:pay|bring|attend|order|buy|wait|arrive|call|meet|leave|travel|answer|reply|respond|file|collect|deliver|rent|hurry|prove)$/;
const WE = /^(?:i|we)$/;
const MOST_SUBJECT = 4;

const SOMEBODY =
  /^(?:he|she|they|people|nobody|everybody|everyone|somebody|someone|anybody|anyone|you|one|most|some|many|both|folks)$/;
const OWNER = /^(?:the|our|my|his|her|their|a|an|all|most|many|some|these|older|new)$/;

/** Where the verb stands behind somebody: "Elsie …", "our older customers …", "the members …". */
function behindSomebody(tokens: readonly Token[]): number {
  const [first] = tokens;
  if (first === undefined || first.quoted) return 0;
  if (SOMEBODY.test(first.word) || WE.test(first.word)) return 1;
  if (OWNER.test(first.word)) {
    for (let at = 1; at < MOST_SUBJECT; at++) if (PEOPLE.has(tokens[at]?.word ?? '')) return at + 1;
    return 0;
  }
  if (PEOPLE.has(first.word)) return 1;
  const isName = (at: number) => {
    const { raw = '', word = '', quoted } = tokens[at] ?? {};
    return !quoted && /^\p{Lu}\p{Ll}+$/u.test(raw) && !VERBS.has(word) && !PARTS.has(word);
  };
  return !isName(0) ? 0 : isName(1) ? 2 : 1;
}

/** "Elsie doesn't have to see the rates": what somebody is to do, or need not, which says nothing of how the document is to be. */
export function tellsNeed(tokens: readonly Token[]): boolean {
  const at = behindSomebody(tokens);
  if (at === 0) return false;
  const verb = NEED.exec(textOf(tokens.slice(at, at + 12)))?.groups?.['verb'] ?? '';
  const isTheirs = WE.test(tokens[0]?.word ?? '') ? DONE_BY_US : DONE_BY_PEOPLE;
  return isTheirs.test(verb) && !tokens.slice(at).some(isLook);
}

/** "Lena wants to see hours, rename Qty to Hours": what it is for, before the wish itself. */
export function isNeedBeforeWish(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word, quoted }) => !quoted && /^[,.;:-]$/.test(word));
  if (at < 3 || at > MOST_NEED) return false;
  const next = tokens.slice(at + 1).find(({ word }) => !/^(?:so|please|and|then)$/.test(word));
  return (
    next !== undefined && !next.quoted && VERBS.has(next.word) && tellsNeed(tokens.slice(0, at))
  );
}
const MOST_NEED = 14;

const WANTS = new RegExp(
  `^(?:${ADVERB} )*(?:wants?|wanted|needs?|needed|asked for|asks for|requested|requests|prefers?|negotiated|expects?|insists on|got|gets) (?=(?:an?|one|two|three|four|some|more|less|another|no|only|it|this|that|the|his|her|their) )`,
);

/** "They only want a one year renewal": beside a wish it is its reason. */
export function tellsWant(tokens: readonly Token[]): boolean {
  const at = behindSomebody(tokens);
  if (at === 0 || WE.test(tokens[0]?.word ?? '')) return false;
  const rest = tokens.slice(at);
  return (
    WANTS.test(textOf(rest)) &&
    !rest.some((token) => isLook(token) || token.quoted || PARTS.has(token.word))
  );
}

const isLook = ({ word, quoted }: Token): boolean =>
  !quoted &&
  LOOKS.has(word) &&
  !/^(?:little|much|more|less|letter|quick|light|right|left)$/.test(word);
