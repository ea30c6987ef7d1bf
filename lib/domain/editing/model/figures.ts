/** The zeros of the scripts whose digits translations write. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

const FIGURE = /\d(?:[\d.,'’\u00a0\u202f -]{0,40}\d)?/g;
const ADDRESS = /[^\s<>"(),;]{1,64}@[^\s<>"(),;]{1,190}|https?:\/\/[^\s<>"]{1,2000}/gi;

const groupsOf = (figure: string): string[] =>
  (figure.match(/\d+/g) ?? []).map((group) => group.replace(/^0+(?=\d)/, ''));

interface Figures {
  /** How often each run of digits occurs, without leading zeros: 09 and 9 are the same day. */
  readonly groups: Map<string, number>;
  /** Numbers with all separators left out: 1,234.50 and 1234.50 are the same amount. */
  readonly joined: Map<string, number>;
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const inAscii = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);

function figuresIn(text: string): Figures {
  const figures: Figures = { groups: new Map(), joined: new Map() };
  for (const [figure] of text.matchAll(FIGURE)) {
    for (const group of groupsOf(figure)) count(figures.groups, group);
    count(figures.joined, figure.replace(/\D/g, ''));
  }
  return figures;
}

/** Takes the keys away if they are all there. */
function take(counts: Map<string, number>, keys: readonly string[]): boolean {
  const needed = new Map<string, number>();
  for (const key of keys) count(needed, key);
  for (const [key, times] of needed) if ((counts.get(key) ?? 0) < times) return false;
  for (const [key, times] of needed) counts.set(key, (counts.get(key) ?? 0) - times);
  return true;
}

/** Each figure of the new text stands for one of the old. */
function takeFigure({ groups, joined }: Figures, figure: string): boolean {
  const whole = [figure.replace(/\D/g, '')];
  if (!take(groups, groupsOf(figure))) return take(joined, whole);
  take(joined, whole);
  return true;
}

/** E-mail and web addresses, in lower case. */
export const addressesIn = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).map((address) => address.replace(/[.!?:]+$/, '').toLowerCase());

/**
 * Numbers, dates, e-mail and web addresses of a text that are not in the one to take its place, as
 * they are written: however a translation orders a date or separates thousands, its digits are there.
 */
export function lostFigures(before: string, after: string): string[] {
  const there = figuresIn(inAscii(after));
  const lost = [...inAscii(before).matchAll(FIGURE)]
    .map(([figure]) => figure)
    .filter((figure) => !takeFigure(there, figure));
  const remaining = new Set(addressesIn(after));
  return [...lost, ...addressesIn(before).filter((address) => !remaining.has(address))];
}

/** Whether the instruction itself says one of the figures: then it is they that it wants changed. */
export function namesFigure(instruction: string, figures: readonly string[]): boolean {
  const { groups } = figuresIn(inAscii(instruction));
  const lower = instruction.toLowerCase();
  return figures.some((figure) => {
    const own = groupsOf(figure);
    return own.length > 0 ? own.some((group) => groups.has(group)) : lower.includes(figure);
  });
}
