import { BEGINNINGS } from './beginnings.ts';
import { withoutPoliteness } from './politeness.ts';
import { beginsWish } from './remarks/remark.ts';
import { type Token, textOf } from './tokens.ts';

/** A beginning that takes its article along: "up the margins". */
const KEEPS_ARTICLE = /^up the$/;

interface Beginning {
  readonly verb: string;
  readonly length: number;
}

const BY_WORDS: ReadonlyMap<string, Beginning> = new Map(
  Object.entries(BEGINNINGS).flatMap(([verb, list]) =>
    list.split('|').map((words) => {
      const said = words.trim().replace(/\s+/g, ' ');
      const length = said.split(' ').length;
      return [said, { verb, length: KEEPS_ARTICLE.test(said) ? length - 1 : length }] as const;
    }),
  ),
);
const LONGEST = Math.max(...[...BY_WORDS.keys()].map((words) => words.split(' ').length));

/** Words that hedge and say nothing, wherever they stand. */
const HEDGES = new Set(
  'just simply maybe perhaps kindly please pls plz possibly really basically actually somehow also pretty rather quite sir totally essentially literally overall accordingly'.split(
    ' ',
  ),
);
/** "kind of", "sort of": a kind of note is still one. */
const HEDGE_PHRASES = new Set([
  'if you please',
  'would be nice',
  'would be lovely',
  'would be great',
  'would be good',
  'kind of',
  'sort of',
  'sort-of a',
  'for me',
  'for us',
  'if possible',
  'if needed',
  'you know',
]);
/** "in below the totals": one preposition says where. */
const PARTICLES = new Set(
  'in up down over out right just directly immediately somewhere back on straight'.split(' '),
);
const PLACES = new Set(
  'at below under underneath beneath above after before next beside inside into between'.split(' '),
);

/** A clause in the words that rules know; undefined where that is what it is already. */
export function inKnownWords(tokens: readonly Token[]): readonly Token[] | undefined {
  const begun = withKnownVerb(takenOff(inSize(withoutAgain(placeLast(withoutHedges(tokens))))));
  const plain = withoutParticles(begun);
  const same =
    plain.length === tokens.length && plain.every((token, at) => token.word === tokens[at]?.word);
  return same || plain.length === 0 ? undefined : plain;
}

/** "take the stamp away again": what was there before it was put in. */
function withoutAgain(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  const last = tokens.at(-1);
  return last?.word === 'again' && first !== undefined && TAKES.test(first.word)
    ? tokens.slice(0, -1)
    : tokens;
}

const TAKES =
  /^(?:take|remove|delete|drop|hide|throw|kick|cut|strip|switch|turn|leave|clear|get|undo|lose|erase)$/;

const SIZED = /^(?:bring|take|turn|dial|tone|scale|cut|knock|trim|size|bump|push|crank|pull)$/;
const BY_SOME =
  /^(?:(?:just )?(?:a|one|some) (?:bit|little|notch|touch|tad|size|step|little bit)|slightly|somewhat|(?:to|by) \d.*)?$/;
const MOST_SIZED = 9;

/** "bring the title down a bit" as "shrink the title a bit". */
function inSize(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  const at = tokens.findIndex(
    ({ word, quoted }, place) => place > 1 && !quoted && /^(?:down|up)$/.test(word),
  );
  if (first === undefined || at < 0 || at > MOST_SIZED || !SIZED.test(first.word)) return tokens;
  const by = tokens.slice(at + 1);
  if (!BY_SOME.test(by.map(({ word }) => word).join(' '))) return tokens;
  // "bring the notes up" moves them.
  if (by.length === 0 && /^(?:bring|take|push|pull)$/.test(first.word)) return tokens;
  const verb = tokens[at]?.word === 'up' ? 'enlarge' : 'shrink';
  const slightly = by.map((token) =>
    /^(?:notch|step|size)$/.test(token.word) ? { ...token, word: 'bit' } : token,
  );
  return [{ ...first, word: verb }, ...tokens.slice(1, at), ...slightly];
}

/** "take the stamp off" as "remove the stamp". */
function takenOff(tokens: readonly Token[]): readonly Token[] {
  const [first, ...others] = tokens;
  const last = others.at(-1);
  if (first === undefined || last === undefined || others.length < 2) return tokens;
  const isTaken =
    /^(?:take|throw|kick|cut|strip|switch|turn|leave|chuck|toss|clear|knock|rip|wipe)$/.test(
      first.word,
    ) && /^(?:off|out|away)$/.test(last.word);
  return isTaken ? [{ ...first, word: 'remove' }, ...others.slice(0, -1)] : tokens;
}

function withoutHedges(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const hedge = [3, 2].find((length) => HEDGE_PHRASES.has(textOf(tokens.slice(at, at + length))));
    if (hedge !== undefined) at += hedge - 1;
    else if (token.quoted || !HEDGES.has(token.word)) kept.push(token);
  }
  return kept;
}

function withKnownVerb(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (first === undefined || first.quoted) return tokens;
  for (let length = Math.min(LONGEST, tokens.length - 1); length > 0; length--) {
    const begun = tokens.slice(0, length);
    if (begun.some(({ quoted }) => quoted)) continue;
    const found = BY_WORDS.get(begun.map(({ word }) => word).join(' '));
    if (found !== undefined) return [{ ...first, word: found.verb }, ...tokens.slice(found.length)];
  }
  return tokens;
}

function withoutParticles(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    const next = tokens[at + 1];
    return token.quoted || at === 0 || next === undefined || next.quoted
      ? true
      : !(PARTICLES.has(token.word) && PLACES.has(next.word));
  });
}

const PLACE_FIRST =
  /^(?:at|in|on|below|under|underneath|beneath|above|after|before|inside|within|to|into|next|between)$/;
const VERB_AFTER =
  /^(?:add|put|say|write|insert|show|include|print|place|have|state|mention|pop|stick|display|draw|type|append|give|leave|throw|tuck|set|make|use|i|we|there|it)$/;
const STANDS = /^(?:stand|be|appear|read|say|come|go|sit)$/;
const MOST_PLACE_WORDS = 9;

/** "in the footer add …" as "add … in the footer". */
function placeLast(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (first === undefined || first.quoted || !PLACE_FIRST.test(first.word)) return tokens;
  for (let at = 2; at < Math.min(MOST_PLACE_WORDS, tokens.length - 1); at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted) continue;
    const stands =
      /^(?:should|must|shall|has to|needs to)$/.test(token.word) &&
      STANDS.test(tokens[at + 1]?.word ?? '');
    if (stands) {
      const put = { ...token, word: 'add', raw: 'add' };
      const rest = tokens.slice(at + 2);
      return [put, ...(rest[0]?.word === ':' ? rest.slice(1) : rest), ...tokens.slice(0, at)];
    }
    if (!VERB_AFTER.test(token.word)) continue;
    const place = tokens.slice(0, at).filter(({ word }) => word !== ',' && word !== ':');
    return [...withKnownVerb(withoutPoliteness(tokens.slice(at))), ...place];
  }
  // "in the totals, X is called Y"
  const comma = tokens.findIndex(({ word, quoted }) => !quoted && word === ',');
  return comma > 1 &&
    comma < MOST_PLACE_WORDS &&
    comma < tokens.length - 2 &&
    tokens.some(({ quoted }) => quoted)
    ? [...tokens.slice(comma + 1), ...tokens.slice(0, comma)]
    : tokens;
}

const REASON =
  /^(?:so (?:that |as to |it |its |it's |i |one |readers? |they |the |we |i |you |people |everyone |nobody |clients? |customers? |this |there |each |my |our )|in order to |because |cause |since (?:it |the |we |they |i |my |our |this )|as (?:it |they |we |i )(?:is |are |looks? |needs? |can )|for (?:better |more |improved |easier |good |max(?:imum)? |added |extra |some )?(?:readability|legibility|clarity|visibility|emphasis|printing|effect|contrast|accessibility|consistency|balance|reading|impact|a (?:better|cleaner|more|modern))|to (?:improve|help|save|avoid|give it|draw|ensure|make sure|be more|look more|make (?:it|them|things|that|this|the (?:document|page|invoice|quote))|fit|stress|emphasi[sz]e|get|keep it|stay|attract|create|look)\b|otherwise |(?:which|that) (?:looks|is|would|will) |like (?:we|i|you) (?:discussed|said|agreed|always|usually)|as (?:discussed|agreed|usual|requested|always)|, (?:it|this|that|they) (?:is|are|looks?|would|will|makes?) |, thank|, (?:we|i|you|it|this|that|they|there|nobody|no one|people|(?:the |our |my )?(?:client|clients|customer|customers|boss|manager|accountant|accounting|team|colleagues?|readers?|printer|auditor|recipient)) |- (?:it|this|that) )/;

const ADDED =
  /^(?:an?|another|one|two|new|some|empty|blank|extra|additional|qr|qr-code|our|the|company|logo|signature|signatures|image|note|disclaimer|divider|thank|thanks|image|picture|page|footnote)$/;

const ASKED =
  /^(?:be|say|read|have|go|come|stand|become|move|show|get|start|begin|sit|look|appear|carry|use)$/;
const MOST_ASKED = 12;

/** "could the title be red?" as "the title should be red". */
export function asDemand(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first, second] = tokens;
  if (first === undefined || second === undefined || first.quoted) return undefined;
  if (!/^(?:could|can|may|might|would|shall|should)$/.test(first.word)) return undefined;
  if (!second.quoted && /^(?:you|u|we|i|be)$/.test(second.word)) return undefined;
  const verb = tokens.findIndex(
    ({ word, quoted }, at) => at > 1 && at < MOST_ASKED && !quoted && ASKED.test(word),
  );
  return verb < 0
    ? undefined
    : [
        ...tokens.slice(1, verb),
        { ...first, word: 'should', raw: 'should' },
        ...tokens.slice(verb),
      ];
}

/** "our address is …" says what something is, and brings nothing. */
const TELLS = /^(?:is|are|was|were|has|becomes|looks|reads)$/;

/** "customers should not see the prices" as "hide the prices". */
const UNSEEN =
  /^(?:(?:the|our|my|any|other) )?(?:customers?|clients?|people|readers?|recipients?|they|he|she|anyone|anybody|everyone|others|public|tenants?|guests?|buyers?|staff) (?:(?:should|must|may|can|do|does|need|needs|shall|will|are|is) not|never)(?: (?:be|need|have|able|to|supposed|allowed|meant|really|even))* (?:see|know|read|find out)(?: about)? (?=\S)|^(?:nobody|no one|no customer|no client)(?: (?:should|must|may|can|needs?|has|to|be|able|shall|else))* (?:sees?|knows?|reads?|find out)(?: about)? (?=\S)/;

export function asHiding(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || first.quoted) return undefined;
  const text = textOf(tokens.slice(0, 14));
  const found = UNSEEN.exec(text)?.[0];
  return found === undefined
    ? undefined
    : [{ ...first, word: 'hide', raw: 'hide' }, ...tokens.slice(found.trim().split(' ').length)];
}

/** A thing by itself is wished for: "a second signature line", "logo: https://…". */
export function asAddition(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || first.quoted || !ADDED.test(first.word)) return undefined;
  const says = tokens.findIndex(
    ({ word, quoted }) => quoted || /^(?::|that|which|saying)$/.test(word),
  );
  const tells = tokens.findIndex(({ word, quoted }) => !quoted && TELLS.test(word));
  const isGiven = tokens.some(({ word }) => /^(?:https?:\/\/|data:)/.test(word));
  if (tells > 0 && !isGiven && (says < 0 || tells < says)) return undefined;
  // "the payment terms" alone are spoken of, not wished for.
  if (/^(?:our|the)$/.test(first.word) && !isGiven && says < 0) return undefined;
  return [{ ...first, word: 'add', end: first.start }, ...tokens];
}

/** Where the reason of a wish begins that stands behind it: "… so that it can be read". */
export function reasonAt(tokens: readonly Token[]): number | undefined {
  for (let at = 2; at < tokens.length - 1; at++) {
    const words = tokens.slice(at, at + 6);
    if (words[0]?.quoted) continue;
    const text = textOf(words);
    if (!REASON.test(`${text} `)) continue;
    const tail = tokens.slice(at);
    const wishes = tail.some((token, place) => beginsWish(tail, place) || isValue(token));
    return wishes || WISHES.test(textOf(tail)) ? undefined : at;
  }
  return undefined;
}

/** "…, so the due date becomes May 18": what follows from a wish may be another one. */
const WISHES =
  /^(?:so|, )[^"]*\b(?:becomes?|(?:must|should|has to) (?:say|read|be (?:called|named)))\b/;
const isValue = ({ word, quoted }: Token): boolean => quoted || /\d{2}|[$€£#@]|:\/\//.test(word);
