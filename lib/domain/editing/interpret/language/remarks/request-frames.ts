import { isNeedBeforeWish } from '../needs.ts';
import { type Token, textOf } from '../tokens.ts';
import { PARTS, PEOPLE, VERBS } from '../vocabulary.ts';

const ASKER =
  '(?:i|we|he|she|they|(?:my|our|the|his|her|their|a|one of our) (?:[a-z-]+ ){0,3}?(?!(?:i|we) )[a-z-]+|(?!(?:i|we) )[a-z]+)';
const HELPED =
  '(?:grateful|thankful|glad|happy|happier|delighted|pleased|obliged|indebted|nice|great|good|lovely|fantastic|perfect|important|essential|best|better|wise|helpful|useful|kind|cool|awesome|wonderful)';
const MORE =
  '(?:most |very |so |really |much |rather |quite |also |a lot |ever so |extremely |us |me )*';
const WHO = '(?: (?:you|we|i|one|somebody|someone|u))?';
const MAY =
  '(?: (?:should|could|would|can|will|might|may|must|shall|please|kindly|just|at least|now))*(?: (?:have|need) to)?(?: to)?';

/** What people say around a wish, whose own words go on behind it: "it would help us if you could". */
const FRAMES: readonly RegExp[] = [
  `(?:i|we) (?:should |would |will |shall |am |was |are |were )+(?:be )?${MORE}${HELPED}(?: (?:if|when|that|to))?${WHO}${MAY}`,
  `(?:i|we) (?:should |would |will )${MORE}(?:appreciate|prefer|like|love|want)(?: (?:it|that))?(?: ${MORE.trimEnd()})? ?(?:if|when|for)${WHO}${MAY}`,
  `(?:i|we) (?:am |was |are |were |have been |had been )?(?:just )?(?:wondering|wonder|hoping|hope|thinking|ask|asking|asked)(?: myself)?(?: (?:if|whether|that))?${WHO}${MAY}`,
  `(?:it|that|this) (?:would |will |might |could |is |has become )+(?:be |help |suit |please )?${MORE}(?:${HELPED}|necessary|required|requested|appreciated)?(?: for (?:us|me))? ?(?:if|when|that|to)${WHO}${MAY}`,
  `(?:may|might|could|can|shall) (?:i|we) (?:please )?(?:ask|beg|request|trouble|bother)(?: you)?(?: (?:to|that|for))?${WHO}${MAY}`,
  `(?:i|we|you) (?:might|may|could|should|ought to|had better|will|shall) (?:want|like|wish|need|have|care)(?: to)?`,
  `(?:i|we) (?:would |do )?(?:need|want|like|love|ask|beg|urge|expect|require|invite)(?: for)? you(?: to)?`,
  `(?:i|we) (?:have|had|has) (?:been )?(?:asked|told|instructed|advised|ordered|begged|got|promised|decided|agreed)(?: (?:to|that))?${WHO}${MAY}`,
  `(?:i|we) (?:think|feel|believe|suggest|propose|recommend|guess|reckon|say|insist|decided|agreed)(?: that)? (?:you|we|one|it|i)(?: (?:should|could|must|can|might|ought|had|have|would|better|be|is|to|best|if))+${WHO}`,
  `${ASKER} (?:always |really |just |also |keeps? |has |have |had )*(?:told|tells?|asks?|asked|asking|wants?|wanted|insists?|insisted|demands?|demanded|requires?|required|expects?|expected|advised|advises|recommends?|recommended|suggests?|suggested|requests?|says?|said|reminded|instructed|urged|begged|decided|prefers?|would like|would love|would prefer)(?: (?:me|us|you|him|them))?(?: (?:to|that|for|if))*${WHO}${MAY}`,
  `(?:make|be) sure (?:that )?(?:you|to)`,
  `(?:what|all|the (?:only )?thing) (?:i|we) (?:want|need|would like|wish)(?: for)?(?: you)?(?: to do)? is(?: (?:that|to|for))?${WHO}`,
  `(?:please |kindly )?arrange for`,
  `(?:i|we) (?:am|are) (?:needing|wanting|wishing|requesting|asking)(?: to have| for)?`,
  `(?:please )?do ${MORE}?(?:as follows|the following)`,
].map((frame) => new RegExp(`^${frame}(?: :)?(?= )`));

/** Behind these anything may be said: they say nothing themselves. */
const ASIDES =
  /^(?:(?:in|to|from) (?:my|our) (?:humble )?(?:opinion|view|mind|eyes|point of view)|if you ask me|personally|honestly|frankly|tbh|imho|imo|ideally|preferably|(?:all|everything)(?: (?:is|looks))? (?:fine|good|ok|okay|perfect|great)(?: (?:but|except|only|just|apart from that))?|quick (?:one|question|fix)|on second thoughts?|come to think of it|now that i see it|the thing is(?: that)?|one (?:more|last|other) thing|for now|first off)(?: [,:-])?(?= )/;

/** A part that "wants to" is no asker. */
const OWN = /^(?:our|your|their)$/;
const MOST_WORDS = 18;

/** "… if the title could be bold", "… that the title be bold" */
function goesOn(tokens: readonly Token[], length: number): boolean {
  return (
    /^(?:if|that|for|needing|wanting)$/.test(tokens[length - 1]?.word ?? '') &&
    /^(?:the|our|my|all|this|each|every)$/.test(tokens[length]?.word ?? '')
  );
}

/** Of how many tokens the frame is that a wish begins with; 0 for none. */
export function frameLength(tokens: readonly Token[]): number {
  const text = `${textOf(tokens.slice(0, MOST_WORDS))} `;
  const aside = ASIDES.exec(text)?.[0];
  if (aside !== undefined) return aside.split(' ').length;
  if (isNeedBeforeWish(tokens)) return 0;
  for (const frame of FRAMES) {
    const found = frame.exec(text)?.[0];
    if (found === undefined) continue;
    const length = found.split(' ').length;
    const next = tokens[length];
    if (
      tokens
        .slice(0, length)
        .some(({ word }) => PARTS.has(word) && !PEOPLE.has(word) && !OWN.test(word))
    )
      continue;
    if (next !== undefined && !next.quoted && (VERBS.has(next.word) || goesOn(tokens, length)))
      return length;
  }
  return 0;
}
