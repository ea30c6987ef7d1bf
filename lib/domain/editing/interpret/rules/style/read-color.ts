import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { ColorWish } from '../../looks.ts';
import { contrast, hexOf, shaded, vivid } from './color-values.ts';
import { namedColor } from './color-words.ts';

export interface ReadColor {
  readonly color: ColorWish;
  readonly next: number;
}

const OWN =
  /^(?:(?:our|my|the|your) )?(?:(?:brand|company|corporate|accent|theme|primary|main|signature|house|logo)(?: 's)? (?:colors?|blue|green|red|orange|purple|teal|navy|pink|yellow|gold|black)|accent)(?= |$)/;
const SHADES: Readonly<Record<string, number>> = dictionary({
  dark: -0.35,
  deep: -0.3,
  darker: -0.35,
  light: 0.5,
  pale: 0.8,
  soft: 0.5,
  pastel: 0.7,
  muted: 0.25,
  mid: 0,
  lighter: 0.45,
});
const STRONG = new Set([
  'bright',
  'vivid',
  'brilliant',
  'neon',
  'strong',
  'pure',
  'nice',
  'rich',
  'medium',
  'solid',
  'warm',
  'cool',
  'cold',
]);
const DEGREES: Readonly<Record<string, number>> = dictionary({
  very: 1.4,
  slightly: 0.5,
  super: 1.4,
  really: 1.4,
});
/** Relative to what a colour is now. */
const RELATIVE: Readonly<Record<string, number>> = dictionary({
  darker: -0.3,
  darken: -0.3,
  lighter: 0.35,
  lighten: 0.35,
  brighter: 0.25,
  brighten: 0.25,
  softer: 0.3,
  paler: 0.4,
  fainter: 0.4,
  bleaker: 0.3,
  deeper: -0.3,
});
/** Grounds and texts that are only said to be dark or light. */
const DARK = '#1f2937';
const LIGHT = '#f1f3f5';
const GROUND =
  /^(?:(?:color|colored|looking|toned) )?(?:background|backgrounds|bg|backdrop|bar|band|strip|fill|ground|shading|header bar|theme|box|block)(?= |$)/;

/** Paler still it would be white. */
const PALEST = 0.9;
const PALETTE_END = new Set(['color', 'colored', 'tone', 'shade', 'tint', 'ish']);

/** A colour that begins at a token: by name, value, shade, or as another part has it. */
export function readColor(phrase: Phrase, at: number): ReadColor | undefined {
  return phrase.once(readColor, at, () => colorAt(phrase, at));
}

function colorAt(phrase: Phrase, at: number): ReadColor | undefined {
  const rest = phrase.slice(at, at + 14);
  const own = OWN.exec(rest.text);
  if (own !== null) {
    const next = at + own[0].split(' ').length;
    // "our brand blue #1144aa" says which.
    const opens = /^[(:,=-]$/.test(phrase.tokens[next]?.word ?? '') ? next + 1 : next;
    const given = valueAt(phrase, opens);
    return given ?? { color: { accent: true }, next };
  }
  return (
    valueAt(phrase, at) ??
    nameAt(phrase, at) ??
    groundAt(phrase, at) ??
    relativeAt(phrase, at) ??
    complaintAt(phrase, at)
  );
}

function valueAt(phrase: Phrase, at: number): ReadColor | undefined {
  const word = phrase.tokens[at]?.word ?? '';
  if (!/^#|^(?:rgb|hsl)a?\(/.test(word)) return undefined;
  const hex = hexOf(word);
  return hex === undefined ? undefined : { color: { css: hex }, next: at + 1 };
}

const LETTERS = /^(?:colored )?(?:text|letters|lettering|writing|type|font|words)(?= |$)/;
const OPPOSED =
  /\b(?:dark|light) (?:colored )?(?:text|letters|lettering|writing|type|font|words)\b/;

/** "a dark bar", "a light background", "dark with light text" */
function groundAt(phrase: Phrase, at: number): ReadColor | undefined {
  const word = phrase.tokens[at]?.word ?? '';
  if (!/^(?:dark|light)$/.test(word)) return undefined;
  const { text } = phrase.slice(at + 1, at + 4);
  const isOpposed =
    OPPOSED.test(phrase.text) && (LETTERS.test(text) || /^(?:with|and|,|$)/.test(text));
  const other = word === 'dark' ? /\blight\b/ : /\bdark\b/;
  if (!GROUND.test(text) && !(isOpposed && other.test(phrase.text))) return undefined;
  return { color: { css: word === 'dark' ? DARK : LIGHT }, next: at + 1 };
}

function nameAt(phrase: Phrase, start: number): ReadColor | undefined {
  const word = (at: number) => {
    const token = phrase.tokens[at];
    return token === undefined || token.quoted ? '' : token.word;
  };
  let at = start;
  let degree = 1;
  if (Object.hasOwn(DEGREES, word(at))) degree = DEGREES[word(at++)] ?? 1;
  const whole = longestName(word, at);
  if (whole !== undefined)
    return (
      exactly(phrase, whole.next) ?? {
        color: { css: whole.css },
        next: skipped(word, whole.next),
      }
    );
  let shade = 0;
  let strong = false;
  for (; at < start + 4; at++) {
    if (Object.hasOwn(SHADES, word(at))) shade += SHADES[word(at)] ?? 0;
    else if (STRONG.has(word(at))) strong = true;
    else break;
  }
  const base = at === start ? undefined : longestName(word, at);
  if (base === undefined) return undefined;
  const exact = exactly(phrase, base.next);
  if (exact !== undefined) return exact;
  const toned = shade === 0 ? base.css : shaded(base.css, Math.min(PALEST, shade * degree));
  const css = strong && shade === 0 && word(start) !== 'nice' ? vivid(toned) : toned;
  const said = word(at - 1);
  const isThan = said === 'darker' || said === 'lighter';
  return {
    color: isThan ? { css, than: said } : { css },
    next: skipped(word, base.next),
  };
}

const SUCH =
  /^(?:(?:color|tone|shade|\(|:|,|-|such as|like|eg|e \. g|\.|for example|for instance|say|=|hex|code|i \. e) )+(?=#)/;

/** "a warm orange such as #b45309", "light blue (#eef6ff)": the value says which. */
function exactly(phrase: Phrase, at: number): ReadColor | undefined {
  const such = SUCH.exec(phrase.slice(at, at + 9).text)?.[0];
  const given =
    valueAt(phrase, at) ??
    (such === undefined ? undefined : valueAt(phrase, at + such.trim().split(' ').length));
  // Nearly white by its value and gray by its name: which of them is meant is not sure.
  return given !== undefined && isPale(given.color) && !GROUNDED.test(phrase.text)
    ? undefined
    : given;
}

const PALE = 1.1;
const GROUNDED = /\b(?:background|bg|fill|page|paper|box|shading)\b/;

function isPale(color: ColorWish): boolean {
  return 'css' in color && contrast(color.css, '#ffffff') < PALE;
}

/** "darker", "a bit lighter", "much darker" */
function relativeAt(phrase: Phrase, at: number): ReadColor | undefined {
  const found =
    /^(?:(a (?:little )?bit|a little|a touch|a tad|slightly|somewhat|much|a lot|way|far) )?(darker|darken|lighter|lighten|brighter|brighten|softer|paler|fainter|deeper)(?= |$)/.exec(
      phrase.slice(at, at + 5).text,
    );
  const word = found?.[2];
  const shade = word === undefined ? undefined : RELATIVE[word];
  if (found === null || shade === undefined) return undefined;
  const strength = found[1] === undefined ? 1 : /much|lot|way|far/.test(found[1]) ? 1.7 : 0.5;
  return { color: { shade: shade * strength }, next: at + found[0].split(' ').length };
}

const TOO =
  /^(?:(?:way|much|far|a bit|a little|slightly|just|rather) )?too (dark|light|bright|pale|faint|dim|weak)(?= |$)/;

/** "too dark" */
function complaintAt(phrase: Phrase, at: number): ReadColor | undefined {
  const found = TOO.exec(phrase.slice(at, at + 4).text);
  if (found === null) return undefined;
  const shade = RELATIVE[found[1] === 'dark' || found[1] === 'dim' ? 'lighter' : 'darker'] ?? 0;
  return { color: { shade }, next: at + found[0].split(' ').length };
}

function longestName(
  word: (at: number) => string,
  at: number,
): { readonly css: string; readonly next: number } | undefined {
  const first = word(at).replaceAll('-', ' ');
  const second = word(at + 1).replaceAll('-', ' ');
  if (first === '') return undefined;
  const both = second === '' ? undefined : colorNamed(`${first} ${second}`);
  if (both !== undefined) return { css: both, next: at + 2 };
  // "brown-orange" is an orange.
  const [, tone] = first.split(' ');
  const css = colorNamed(first) ?? (tone === undefined ? undefined : colorNamed(tone));
  return css === undefined ? undefined : { css, next: at + 1 };
}

const colorNamed = (words: string) =>
  namedColor(words) ?? (words.endsWith('sh') ? namedColor(words.replace(/i?sh$/, '')) : undefined);

function skipped(word: (at: number) => string, at: number): number {
  return PALETTE_END.has(word(at)) && word(at) !== 'color' ? at + 1 : at;
}
