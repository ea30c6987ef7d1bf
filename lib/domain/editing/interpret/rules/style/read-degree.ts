import type { Phrase } from '../../language/phrase.ts';
import type { Aspect, Wish } from '../../looks.ts';

interface Degree {
  /** Whether there will be more of it. */
  readonly up: boolean;
  readonly aspect?: Aspect;
}

const up = (aspect?: Aspect): Degree =>
  aspect === undefined ? { up: true } : { up: true, aspect };
const down = (aspect?: Aspect): Degree =>
  aspect === undefined ? { up: false } : { up: false, aspect };

export const DEGREE_WORDS: ReadonlyMap<string, Degree> = new Map([
  ...list(
    'bigger larger biggest largest big large huge enlarge increase-size readable legible upscale',
    up('size'),
  ),
  ...list('smaller smallest small tiny shrink', down('size')),
  ...list('more further farther increase extra additional raise bump greater grow higher', up()),
  ...list('less decrease reduce lower fewer cut', down()),
  ...list(
    'spread looser roomier airier spacious airy roomy generous loosen wide-spaced spaced',
    up('space'),
  ),
  ...list(
    'tighter compact denser tight condensed tighten dense squeeze squeezed squish compress cramped crowded',
    down('space'),
  ),
  ...list('wider wide widen broader', up('width')),
  ...list('narrower narrow narrowed', down('width')),
  ...list('taller tall', up('height')),
  ...list('thicker thick heavier fat fatter', up('border')),
  ...list('thinner thin', down('border')),
  ...list('rounder rounded-er', up('corners')),
]);

function list(words: string, degree: Degree): readonly (readonly [string, Degree])[] {
  return words.split(' ').map((word) => [word, degree] as const);
}

const SLIGHT =
  /^(?:(?:just )?(?:a )?(?:tiny |little |wee )?(?:bit|touch|notch|tad|little|hair)|slightly|somewhat|little bit|marginally|(?:one|a|1) size)(?= |$)/;
const MUCH =
  /^(?:much much|much|way|a lot|lot|far|significantly|considerably|really|very|super|noticeably|substantially|lots|a (?:great|good) deal|(?:quite )?a (?:good|fair) bit|quite a (?:bit|lot)|extra|(?:two|three|2|3|several|a few|a couple of) sizes?)(?= |$)/;
const TIMES =
  /^(?:(?:about|around|roughly|nearly|almost) )?(?:twice|double|doubled|two times|2 ?x|2 times|200%)(?: (?:as )?(?:big|large|bigger|larger|the size|its size|size|in size|as much|wide|high|tall))?(?: as (?:big|large))?(?= |$)/;
const TRIPLE =
  /^(?:triple|three times|3 ?x|3 times)(?: (?:as )?(?:big|large|the size|its size|size))?(?= |$)/;
const HALF =
  /^(?:half(?! (?:on|upon|now|up|before|after|down|in|at|due|payable)(?= |$))|halve|halved|0\.5x|50%(?! (?:wide|width|tall|high|opa|transparen|gr[ae]y|black|of )))(?: (?:as )?(?:big|large|the size|its size|size|of the size|of its size|as much))?(?= |$)/;
const PERCENT = /^(?:by )?(?:about |around )?(\d{1,3})(?: ?%| percent)/;
const SLIGHT_FACTOR = 1.1;
const FACTOR = 1.25;
const MUCH_FACTOR = 1.6;

/** "a bit bigger", "20% smaller", "twice as large", "more … by 10%": how much of what there is. */
export function readDegree(
  phrase: Phrase,
  start: number,
): { wish: Wish; next: number } | undefined {
  if (phrase.tokens[start]?.word === 'too') {
    // What is too big is to be smaller.
    const much = readDegree(phrase, start + 1);
    return much?.wish.kind === 'degree'
      ? { ...much, wish: { ...much.wish, factor: 1 / much.wish.factor } }
      : undefined;
  }
  const times = readTimes(phrase, start);
  if (times !== undefined) return times;
  const before = readAmount(phrase, start);
  let at = before?.next ?? start;
  if (phrase.tokens[at]?.quoted) return undefined;
  const word = phrase.tokens[at]?.word ?? '';
  const isScaled = /^(?:scale|blow|size)$/.test(word) && /\b(?:up|down)\b/.test(phrase.text);
  // "less tall"
  const turned = word === 'less' ? DEGREE_WORDS.get(phrase.tokens[at + 1]?.word ?? '') : undefined;
  const isTurned = turned?.aspect !== undefined && turned.up;
  const degree = isScaled
    ? /\bup\b/.test(phrase.text)
      ? up('size')
      : down('size')
    : isTurned
      ? { ...turned, up: false }
      : DEGREE_WORDS.get(word);
  if (degree === undefined) return undefined;
  at += isTurned ? 2 : 1;
  const after = before === undefined ? readAmount(phrase, at, true) : undefined;
  const strength = before?.factor ?? after?.factor ?? FACTOR;
  const extreme = /^(?:huge|tiny|biggest|largest|smallest)$/.test(word) ? MUCH_FACTOR : strength;
  const percent = (before ?? after)?.percent;
  const factor =
    percent === undefined
      ? degree.up
        ? extreme
        : 1 / extreme
      : degree.up
        ? 1 + percent / 100
        : Math.max(0.1, 1 - percent / 100);
  const aspect = degree.aspect === undefined ? {} : { aspect: degree.aspect };
  return { wish: { kind: 'degree', factor, ...aspect }, next: after?.next ?? at };
}

/** "the number was used twice": how often, and no size. */
const HAPPENED =
  /^(?:used|paid|printed|billed|charged|sent|listed|entered|written|counted|shown|there|appears?|appeared|stands?|said|mentioned|delivered|invoiced|booked|done|ordered|bought)$/;

function readTimes(phrase: Phrase, start: number): { wish: Wish; next: number } | undefined {
  if (!/^(?:\d|tw|doub|trip|three|hal)/.test(phrase.tokens[start]?.word ?? '')) return undefined;
  const { text } = phrase.slice(start, start + 6);
  for (const [pattern, factor] of [
    [TIMES, 2],
    [TRIPLE, 3],
    [HALF, 0.5],
  ] as const) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const isOften = !found[0].includes(' ') && HAPPENED.test(phrase.tokens[start - 1]?.word ?? '');
    if (isOften) return undefined;
    const next = start + found[0].split(' ').length;
    const isSize = /\b(?:size|big|large|bigger|larger)$/.test(found[0]);
    return {
      wish: { kind: 'degree', factor, ...(isSize ? { aspect: 'size' as const } : {}) },
      next,
    };
  }
  return undefined;
}

interface Amount {
  readonly factor: number;
  readonly percent?: number;
  readonly next: number;
}

function readAmount(phrase: Phrase, start: number, trailing = false): Amount | undefined {
  const { text } = phrase.slice(start, start + 6);
  const words = (found: string) => start + found.trim().split(' ').length;
  const percent = PERCENT.exec(text);
  if (percent !== null && Number(percent[1]) > 0)
    return { factor: FACTOR, percent: Number(percent[1]), next: words(percent[0]) };
  const slight = SLIGHT.exec(text);
  if (slight !== null) return { factor: SLIGHT_FACTOR, next: words(slight[0]) };
  const much = trailing ? null : MUCH.exec(text);
  return much === null ? undefined : { factor: MUCH_FACTOR, next: words(much[0]) };
}
