import type { Token } from './tokens.ts';

/** Ways to begin a wish, by the verb that rules know; parted by bars. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  put: `pop in | pop | stick in | stick on | stick | throw in | throw on | throw | slap on | slap in | slap | chuck in | chuck on | chuck
    | whack in | whack on | toss in | toss on | drop in | put in | put on | slot in | work in | plug in | squeeze in | sneak in | tack on
    | plonk | bung in | bung | shove in | shove | set up | splash | plaster | whack | slip in | tuck in | tuck | park | drag | relocate | bring in
    | nudge`,
  add: `introduce | incorporate | embed | install | there should be | there must be | there has to be | there needs to be
    | there should also be | it should have | it should also have | it must have | it needs to have | it needs | it also needs | it could use
    | it should include | it must include | it is missing | we are missing | missing | the document needs | the document should have
    | the page needs | the page should have | could do with | could use | we need to have | we should have | let us have | let us get | let there be
    | make sure there is | make sure there are | make sure it has | ensure there is | make sure to include | make sure to add | do include | do add
    | provide | supply | fit in | do not forget | do not forget to add | do not forget to include | remember to add | we also need
    | we still need | i also need | i also want | i still need | should have | should include | must have | must include | needs to have | want to see
    | would like to see | like to see | love to see | to see | prefer to have | to have | wish to have | like to have | love to have`,
  remove: `ditch | scrap | nuke | kill off | kill | axe | trash | bin | chuck out | throw out | throw away | toss out | do away with | dispense with
    | cut out | knock out | knock off | leave out | leave off | take off | take out | take away | strip out | rip out | pull out | get rid of
    | rid of | banish | discard | omit | there should be no | there must be no | there should not be any | there should not be | no need for
    | we do not need | i do not need | we do not want | i do not want to see | we do not want to see | do not want to see | i do not want
    | it should not have | it does not need | drop | lose | unstick | detach | kick out | wipe out | blank out | we can lose | can lose | do not want
    | do not need | do not include | should not have | please no | clear out | clear away | switch off | turn off | minus`,
  enlarge: `bump up | crank up | dial up | beef up | boost | jack up | blow up | scale up | size up | ramp up | pump up | make larger
    | bump | magnify | enlargen | upsize | upscale | biggen | increase the size of | up the size of | raise the size of | grow`,
  shrink: `bring down | cut down | dial down | dial back | scale down | scale back | turn down | knock down | trim down | trim | size down
    | downsize | minimize | minimise | reduce the size of | decrease the size of | lower the size of | shrink down`,
  increase: 'up the | turn up | raise up | step up',
  lighten: 'tone down | soften | mute | dial down the color of | wash out | tone it down',
  darken: 'deepen',
  show: 'unhide | bring back | un-hide | let me see | uncover',
  change: 'tweak | alter | amend | revise | fiddle with | play with | rework',
  swap: 'switch around | flip around | trade | interchange | switch over | reverse the order of | swap around | swap round | swap over',
  duplicate:
    'make a copy of | make another copy of | make a duplicate of | replicate | copy and paste | give me another copy of',
  hide: 'do not show | do not display | stop showing | conceal | suppress | blend out | make invisible',
};

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
const HEDGE_PAIRS = new Set([
  'kind of',
  'sort of',
  'sort-of a',
  'for me',
  'for us',
  'if possible',
  'you know',
]);
/** "in below the totals": one preposition says where. */
const PARTICLES = new Set(
  'in up down over out right just directly immediately somewhere back on'.split(' '),
);
const PLACES = new Set(
  'at below under underneath beneath above after before next beside inside into between'.split(' '),
);

/** A clause in the words that rules know; undefined where that is what it is already. */
export function inKnownWords(tokens: readonly Token[]): readonly Token[] | undefined {
  const begun = withKnownVerb(placeLast(withoutHedges(tokens)));
  const plain = withoutParticles(begun);
  const same =
    plain.length === tokens.length && plain.every((token, at) => token.word === tokens[at]?.word);
  return same || plain.length === 0 ? undefined : plain;
}

function withoutHedges(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const next = tokens[at + 1];
    if (
      !token.quoted &&
      next !== undefined &&
      !next.quoted &&
      HEDGE_PAIRS.has(`${token.word} ${next.word}`)
    ) {
      at++;
      continue;
    }
    if (token.quoted || !HEDGES.has(token.word)) kept.push(token);
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
  /^(?:at|in|on|below|under|underneath|beneath|above|after|before|inside|within|to|into|next)$/;
const VERB_AFTER =
  /^(?:add|put|say|write|insert|show|include|print|place|have|state|mention|pop|stick|display|draw|type|append|give|leave|throw|tuck|set|make|use|i|we|there|it)$/;
const MOST_PLACE_WORDS = 9;

/** "in the footer add …" as "add … in the footer". */
function placeLast(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (first === undefined || first.quoted || !PLACE_FIRST.test(first.word)) return tokens;
  for (let at = 2; at < Math.min(MOST_PLACE_WORDS, tokens.length - 1); at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted || !VERB_AFTER.test(token.word)) continue;
    const place = tokens.slice(0, at).filter(({ word }) => word !== ',' && word !== ':');
    return [...withKnownVerb(tokens.slice(at)), ...place];
  }
  return tokens;
}

const REASON =
  /^(?:so (?:that |as to |it |they |the |we |i |you |people |everyone |nobody |clients? |customers? |this |there |each |my |our )|in order to |because |cause |since (?:it |the |we |they |i |my |our |this )|as (?:it |they |we |i )(?:is |are |looks? |needs? |can )|for (?:better |more |improved |easier |good |max(?:imum)? |added |extra |some )?(?:readability|legibility|clarity|visibility|emphasis|printing|effect|contrast|accessibility|consistency|balance|reading|impact|a (?:better|cleaner|more|modern))|to (?:improve|help|save|avoid|give it|draw|ensure|make sure|be more|look more|make (?:it|them|things|that|this|the (?:document|page|invoice|quote))|fit|stress|emphasi[sz]e|get|keep it|stay|attract|create|look)\b|otherwise |(?:which|that) (?:looks|is|would|will) |like (?:we|i|you) (?:discussed|said|agreed|always|usually)|as (?:discussed|agreed|usual|requested|always)|, (?:it|this|that|they) (?:is|are|looks?|would|will|makes?) |, thank|- (?:it|this|that) )/;

/** Where the reason of a wish begins that stands behind it: "… so that it can be read". */
export function reasonAt(tokens: readonly Token[]): number | undefined {
  for (let at = 2; at < tokens.length - 1; at++) {
    const words = tokens.slice(at, at + 6);
    if (words[0]?.quoted) continue;
    const text = words.map(({ word, quoted }) => (quoted ? '""' : word)).join(' ');
    if (REASON.test(`${text} `)) return at;
  }
  return undefined;
}
