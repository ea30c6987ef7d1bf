import { COMPLAINTS } from './complaints.ts';
import { filled } from './filled.ts';
import { asNote } from './notes.ts';
import type { Phrase } from './phrase.ts';
import { type Token, textOf } from './tokens.ts';
import { PARTS } from './vocabulary.ts';

const GOOD =
  '(?:better|nicer|easier|clearer|good|nice|great|lovely|helpful|perfect|ideal|best|fine|smarter|neater|tidier|cleaner|calmer|warmer|fresher|friendlier|more [a-z-]+|simpler|stronger|welcome|useful|appropriate|fitting|enough|ok|okay|wonderful|appreciated)';
const PRAISED = `(?:be|look|feel|read|work|seem)(?: [a-z-]+){0,2}? ${GOOD}(?: [a-z'-]+){0,6}|help(?: [a-z'-]+){0,5}|do|suit (?:us|me|it|them)(?: [a-z'-]+){0,3}`;

const MEASURED =
  '(?:[$€£¥] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:%|percent|(?:business |working )?days?|weeks?|months?|years?|hours?|dollars?|euros?|pounds?))(?: (?:a|per|each|every) [a-z]+)?';

/** What is wished in a form of its own, and how most people say it; names in "<>" stand for what was said there. */
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  // "alternating colours would make the list easier to read"
  [
    new RegExp(
      `^(?<wish>[^"]{3,90}?) (?:would|might|could|will|should)(?: [a-z]+ly| also)? make (?<where>.{3,40}?) (?:much |a lot |a bit |far )?${GOOD}(?: (?:to|for) (?:read|see|find|understand|scan|follow|compare|check|the eyes?|us|readers?|people|everyone))*$`,
    ),
    ['use <wish> for <where>', 'add <wish> to <where>', '<wish> for <where>'],
  ],
  // "a line spacing of 1.8 would be easier to read"
  [
    new RegExp(
      `^(?<wish>[^"]{3,90}?) (?:would|might|could)(?: [a-z]+ly| also)? (?<praise>${PRAISED})$`,
    ),
    ['<wish>', 'use <wish>', 'add <wish>'],
  ],
  // "our printer takes A4, so use that"
  [
    /^[^"]{3,60}? (?:takes?|is|are|uses?|prefers?|likes?|loves?|bought|chose|prints? on|only prints|needs?|wants?)(?: now| always| only| called)* (?<value>[^",]{1,40}?) ?[,;]?(?: so| then| and)+(?: please)? (?:use|take|set|make it|choose|go with|apply|switch to)(?: to| it to)? (?:that|this|it|the same)(?: (?<kind>(?:paper|page)(?: size| format)?|size|format|font|typeface|colou?r))?(?<rest> .{3,60})?$/,
    ['use <value> <kind> <rest>'],
  ],
  // "We print these on A4 landscape paper, please set it up that way"
  [
    /^[^"]{2,50}? (?:takes?|uses?|prefers?|prints?|needs?|wants?|have|has|bought|are|is)(?: (?:it|this|these|them|those|everything|always|only|mostly|printed|now))*(?: (?:on|in|to|with))? (?<value>[^",]{1,40}?) ?[,;:-]?(?: so| then| and| please| can you| could you)* (?:set|do|make|format|print|change|arrange|prepare|lay|put|adjust)(?: (?:it|this|that|them|these|the (?:page|document|paper|sheet|layout|invoice|quote|letter|report)))?(?: up| out)?(?: please)? (?:that way|like that|this way|like this|accordingly|to that|to match|for that|in that format)$/,
    ['use <value>', '<value>'],
  ],
  // "I forgot the PO number: PO-7719", "She needs our IBAN as well: GB29 …"
  [
    /^(?:i|we|you|he|she|they|the (?:client|customer|bank|accountant|buyer)) (?:also |just |really |still )*(?:forgot|missed|overlooked|left out|needs?|requires?)(?: to (?:add|mention|include|write|put in|print|give))?(?: you| them| him| her)? (?<what>(?:the|our|my|his|her|their|an?) [^":,]{2,40}?)(?: (?:as well|too|also|on it|there|in there))* ?[:,-] (?<value>[^":]*\d[^":]*)$/,
    ['add <what> : <value>'],
  ],
  // "Late fees don't apply here. Remove that sentence from the terms."
  [
    /^(?:the |our |my )?(?<what>[a-z-]{3,20}(?: [a-z-]{3,20})?) (?:(?:do|does|did|is|are|was|were) not|(?:is|are|was|were) (?:no longer|wrong|outdated|obsolete|history)|no longer) [^":.,;]{2,40} ?[.,;:-](?: so| please| and)* (?<gone>remove|delete|drop|cut|strike|take|erase|lose)(?: out)? (?:that|this|the) (?<unit>sentence|line|bit|part|remark|statement|clause)(?: out)?(?: (?:from|in|of) (?:the|our) [a-z ]{3,30})?(?: out)?$/,
    ['remove the <unit> about <what>'],
  ],
  // "Our lawyer says we need page numbers, add them at the bottom"
  [
    /^[^":]{0,50}?\b(?:needs?|wants?|forgot|lacks?|misses|is missing|are missing|there (?:is|are) no|has no|have no|asked for|would like)(?: (?:to have|still|also))? (?<what>(?:an? |the |some )?[a-z][a-z -]{3,30}?) ?[,.;:-](?: so| please| then| and| can you| could you)* (?:add|insert|include|put)(?: (?:it|them|one|some|that|these|those))(?: in)?(?<place> (?:at|in|on|below|above|under|after|before|to) .{3,40})?$/,
    ['add <what> <place>'],
  ],
  ...COMPLAINTS,
  // "at the top of the page, above the title": the one says where the other is
  [
    /^(?<wish>.+?) (?:at|to) the (?:very )?(?:top|bottom|start|end|beginning)(?: of (?:the|each) (?:page|document|letter|report|invoice|quote))? , (?<where>(?:right |just |directly )?(?:above|below|before|after|under|underneath|over|behind|next to) .+)$/,
    ['<wish> <where>'],
  ],
  // "repeat it below the terms: “Amount due …”"
  [
    /^repeat (?:it|this|that|them|these)(?: once more| again)? (?<where>[^":]{5,60}?) ?: (?<text>"[^"]+")$/,
    ['add the text <text> <where>'],
  ],
  // "the fee is 260 pounds a month", "raise the fee to 260 pounds"
  [
    new RegExp(
      `^(?<what>(?:the|our|my|their|your) [^"]{2,40}?) (?:is|are)(?: (?:now|actually|going to be|to be))? (?<value>${MEASURED})$`,
    ),
    ['change <what> to <value>'],
  ],
  [
    new RegExp(
      `^(?:raise|lower|reduce|increase|cut|bump(?: up)?|drop|up|decrease|put up) (?<what>(?:the|our|my|their) [^"]{2,40}?) to (?<value>${MEASURED})$`,
    ),
    ['change <what> to <value>'],
  ],
  // "we agreed on new terms with them: …", "new terms: …", "change the terms: …"
  [
    /^(?:(?:we|i|they)(?: have)?(?: now)? (?:agreed|settled|decided|negotiated|introduced|got|have|fixed)(?: on| to)?|there are|here are|these are) (?:the |our |some )?(?:new|different|other|changed) (?<what>[a-z][a-z ]{2,30}?)(?: (?:with|for|by) [^":,]{2,30}?)? : (?<text>.+)$/,
    ['change the <what> to <text>'],
  ],
  [
    /^(?:change|update|correct|set|rewrite) (?<what>(?:the |our )[a-z ]{3,30}?) : (?<text>.+)$/,
    ['change <what> to <text>'],
  ],
  // "without the signature lines"
  [/^without (?<what>(?:the |an? |any |our )?[^",]{3,60})$/, ['remove <what>']],
  // "right aligned like the numbers below them"
  [
    /^(?<wish>.+?) ,? ?(?:just )?(?:like|as) (?:the|all the|those|its|their)(?: other)? (?:numbers?|figures?|texts?|values?|rest|others?|ones?|amounts?|words|cells)(?: (?:below|above|beside|under|underneath|next to|around) (?:them|it|that))?$/,
    ['<wish>'],
  ],
  // "the headings Hours and Rate"
  [
    /^(?<before>.*?\b(?:headings|labels|captions|heads|headers|column heads|column headings)) (?<names>(?:"|\p{L}).+)$/u,
    ['<before> of <names>'],
  ],
];

/** The same wish in the forms that most people say it in, the likeliest first. */
export function* reworded(clause: Phrase): Generator<Phrase> {
  const note = asNote(clause);
  if (note !== undefined) yield clause.with(note);
  const joined = withOneJoin(clause.tokens);
  if (joined !== undefined) yield clause.with(joined);
  for (const wish of shouted(clause)) yield clause.with(wish);
  for (const [form, ways] of FORMS) {
    const said = clause.match(form);
    if (said === undefined || isElsewhere(said['praise'])) continue;
    for (const way of ways) yield clause.with(filled(way, said, clause));
  }
}

/** "would look better in the header" says where. */
function isElsewhere(praise: Phrase | undefined): boolean {
  return praise?.tokens.some(({ word }) => PARTS.has(word)) === true;
}

const SAID = /^(?:words?|text|letters|mark)$/;
const SHOUTED = /^\p{Lu}{3,}$/u;

/** "the word DRAFT behind the text": what stands in capitals is what is to be written. */
function* shouted({ tokens }: Phrase): Generator<readonly Token[]> {
  const at = tokens.findIndex(({ word, quoted }) => !quoted && SAID.test(word));
  const first = tokens[at + 1];
  const begin = tokens[0];
  if (at < 0 || at > 3 || first === undefined || begin === undefined) return;
  let next = at + 1;
  while (tokens[next]?.quoted === false && SHOUTED.test(tokens[next]?.raw ?? '')) next++;
  const last = tokens[next - 1];
  if (!first.quoted && (next === at + 1 || last === undefined)) return;
  const raw = tokens
    .slice(at + 1, next)
    .map((one) => one.raw)
    .join(' ');
  const said = first.quoted ? first : { ...first, word: raw, raw, quoted: true };
  const rest = tokens.slice(first.quoted ? at + 2 : next);
  const wish = [...tokens.slice(0, at + 1), said, ...rest];
  if (/^(?:the|an?)$/.test(begin.word)) yield [{ ...begin, word: 'put', raw: 'put' }, ...wish];
  else if (!first.quoted) yield wish;
}

const JOINS = /^(?:along with|together with|and also) /;
const AGAIN = /^(?:for|on|in|of|to|at|with)$/;

/** "for A and for B", "A along with B": with "and" alone. */
function withOneJoin(tokens: readonly Token[]): readonly Token[] | undefined {
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const text = `${textOf(tokens.slice(at, at + 3))} `;
    const join = token.quoted ? undefined : JOINS.exec(text)?.[0];
    const isAgain =
      AGAIN.test(token.word) &&
      !token.quoted &&
      tokens[at - 1]?.word === 'and' &&
      said.some(({ word, quoted }) => !quoted && word === token.word);
    if (join !== undefined && at > 0 && at < tokens.length - 2) {
      said.push({ ...token, word: 'and', raw: 'and' });
      at += join.trim().split(' ').length - 1;
    } else if (!isAgain) said.push(token);
  }
  return said.length === tokens.length ? undefined : said;
}
