import { dictionary } from '../../dictionary.ts';
import type { Token } from './tokens.ts';

const WHOLE: Readonly<Record<string, string>> = dictionary({
  dont: 'do not',
  cannot: 'can not',
  im: 'i am',
  "let's": 'let us',
  shouldnt: 'should not',
  wouldnt: 'would not',
  couldnt: 'could not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wont: 'will not',
  cant: 'can not',
  thats: 'that is',
  theres: 'there is',
  n: 'and',
  teh: 'the',
  hte: 'the',
  thr: 'the',
  tge: 'the',
  adn: 'and',
  nad: 'and',
  anf: 'and',
  ans: 'and',
  fo: 'of',
  ot: 'to',
  si: 'is',
  ti: 'it',
  ad: 'add',
  bld: 'bold',
  shud: 'should',
  shd: 'should',
  shld: 'should',
  coud: 'could',
  sholud: 'should',
  vv: 'vice versa',
  havent: 'have not',
  hasnt: 'has not',
  youre: 'you are',
  theyre: 'they are',
  ive: 'i have',
  hdr: 'header',
  ftr: 'footer',
  txt: 'text',
  bgcolor: 'background color',
  bkg: 'background',
  tbl: 'table',
  clr: 'color',
  pic: 'picture',
  abit: 'a bit',
  alot: 'a lot',
  hilight: 'highlight',
  wanna: 'want to',
  gonna: 'going to',
  gimme: 'give me',
  em: 'them',
  "'em": 'them',
  u: 'you',
  r: 'are',
  ur: 'your',
  del: 'delete',
  rm: 'remove',
  w: 'with',
  'w/': 'with',
  colour: 'color',
  colours: 'colors',
  coloured: 'colored',
  colouring: 'coloring',
  recolour: 'recolor',
  centre: 'center',
  centred: 'centered',
  centring: 'centering',
  grey: 'gray',
  greyed: 'gray',
  greyish: 'grayish',
  golden: 'gold',
  italicise: 'italicize',
  capitalise: 'capitalize',
  summarise: 'summarize',
  labelled: 'labeled',
});

const ENDS: Readonly<Record<string, string>> = dictionary({
  ve: 'have',
  re: 'are',
  ll: 'will',
  d: 'would',
  s: 'is',
  m: 'am',
});
const CONTRACTED =
  /^(?<who>i|you|he|she|it|we|they|that|there|here|what|who)'(?<end>ve|re|ll|d|s|m)$/;
const NEGATED =
  /^(?<verb>do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must|need|might)n't$/;
const STEMS: Readonly<Record<string, string>> = dictionary({ ca: 'can', wo: 'will' });

function inFull(word: string): string | undefined {
  if (Object.hasOwn(WHOLE, word)) return WHOLE[word];
  if (!word.includes("'")) return undefined;
  const { verb } = NEGATED.exec(word)?.groups ?? {};
  if (verb !== undefined) return `${STEMS[verb] ?? verb} not`;
  const { who, end } = CONTRACTED.exec(word)?.groups ?? {};
  return who === undefined || end === undefined ? undefined : `${who} ${ENDS[end]}`;
}

const STATE =
  /^(?:gone|been|too|wrong|not|got|become|changed|moved|missing|misspelled|misspelt|incorrect|outdated|now|way|really|still|already|supposed|meant|hard|barely|hardly|just|so)$/;

function isState(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next !== undefined && !next.quoted && STATE.test(next.word);
}

/** "the invoice no. today": a short "number", whose sentence goes on. */
function isShortNumber(tokens: readonly Token[], at: number): boolean {
  const [before, no, stop, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  return (
    no?.raw === 'no' &&
    !no.quoted &&
    stop?.word === '.' &&
    no.end === stop.start &&
    /^\p{L}{2,}$/u.test(before?.word ?? '') &&
    /^[\p{Ll},"]/u.test(next?.raw ?? '')
  );
}

/** Contracted words in full, and British spelling as American: one spelling is what rules know. */
export function withoutContractions(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    // "w/"
    if (token.word === '/' && before?.word === 'w' && before.end === token.start) return [];
    if (isShortNumber(tokens, at)) return [{ ...token, word: 'number' }];
    if (token.word === '.' && isShortNumber(tokens, at - 1)) return [];
    // "the fee's gone up", "the title's too small"
    if (token.word === "'s" && !token.quoted && at > 0 && isState(tokens, at + 1))
      return [{ ...token, word: 'is' }];
    const full = token.quoted ? undefined : inFull(token.word);
    if (full === undefined) return [token];
    // "She's" begins with a capital, "is" within it does not.
    return full
      .split(' ')
      .map((word, part) => ({ ...token, word, raw: part === 0 ? token.raw : word }));
  });
}
