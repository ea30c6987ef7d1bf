import type { Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';
import { PARTS, PEOPLE } from './vocabulary.ts';

const NOTED =
  /^(?<said>[^":?]{8,120}?) ?[,;.-](?: so| please| and| then| can you| could you)* (?:(?:put|add|include|write|mention|note|state|say) (?:that|this)|(?:write|mention|note|state) it)(?: down)? (?<where>(?:in|to|into|under|below|at|on|among) (?:the |our |my )?[^":,]{3,40})$/;
const TELLS =
  /^(?:we|our|the|from|on|all|no|[a-z]{3,}) (?:.* )?(?:is|are|was|were|has|have|do|does|will|can|not|[a-z]{3,}s|open|close|offer|accept|deliver|ship)\b/;
const OWN =
  /^(?:i|you|he|she|they|it|this|that)\b|\b(?:forgot|needs?|wants?|asked|should|must|please|would|missing|hidden|wrong|too|hard|far|bad|ugly|small|big|bigger|lost|looks?|reads?|better|nicer|there)\b|, \p{L}/u;
/** What is said of a part is no text: "the logo is at the top, put that below the title". */
const MOST_SUBJECT = 3;

/** "We are closed on Mondays now, put that into the notes": what is told is what is to be written. */
export function asNote(clause: Phrase): readonly Token[] | undefined {
  const { said, where } = clause.match(NOTED) ?? {};
  if (said === undefined || where === undefined || said.tokens.length < 4) return undefined;
  if (!TELLS.test(said.text) || OWN.test(said.text)) return undefined;
  const isOfPart = said.tokens
    .slice(0, MOST_SUBJECT)
    .some(
      ({ word }) =>
        PARTS.has(word) && !PEOPLE.has(word) && !/^(?:our|company|business)$/.test(word),
    );
  if (isOfPart || said.tokens.some(({ quoted }) => quoted)) return undefined;
  const [first] = said.tokens;
  const last = said.tokens.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const text = said.raw.replace(/ now$/, '').replace(/[.!]$/, '');
  const raw = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  const add = { ...first, word: 'add', raw: 'add', quoted: false, end: first.start };
  const written = { word: raw, raw, quoted: true, start: first.start, end: last.end };
  const to = /^(?:in|into|among|on)$/.test(where.tokens[0]?.word ?? '')
    ? where.tokens.map((token, at) => (at === 0 ? { ...token, word: 'to', raw: 'to' } : token))
    : where.tokens;
  return [add, written, ...to];
}
