import { TEXT_PRELUDE } from '../pages/placed-text.ts';

/** Words of these languages may be broken, by the tags of their elements. */
export type WordsByTag = Readonly<Record<string, readonly string[]>>;

/** What a page has to hyphenate. */
export interface PageWords {
  readonly words: WordsByTag;
  /** Whether it holds soft hyphens of its own. */
  readonly soft: boolean;
}

/** A word, and in front of which of its letters it may be broken. */
export type WordBreaks = readonly [word: string, breaks: readonly number[]];

/** The width of the window, and of what stands in it, in CSS pixels. */
export interface PlacedIn {
  readonly window: number;
  readonly content: number;
}

/** Less than this is not worth a hyphen, unless `hyphenate-limit-chars` says otherwise: letters of the word, in front of the hyphen, behind it. */
export const USUAL_LIMITS = [8, 3, 3] as const;
const MAX_NODES = 5_000;
/** Lines of a text are found one after another, for every place where it may be broken. */
const MAX_NODE_CHARACTERS = 20_000;
const MAX_WORDS = 20_000;

/**
 * What both expressions begin with. `candidates` are the texts that ask for hyphens and that a hyphen may
 * change: those of several lines, and those that are wider than their box. `eachWord` are words of letters
 * alone: no addresses, no codes, and, but in German, no capitalized ones, which may be names.
 */
const CANDIDATES = `${TEXT_PRELUDE}
  const SOFT = '\\u00ad';
  const WORD = /(?<![\\p{L}\\p{M}\\p{N}_@/.\\u00ad-])\\p{L}[\\p{L}\\p{M}]{3,60}(?![\\p{L}\\p{M}\\p{N}_@/\\u00ad-]|\\.\\p{L})/gu;
  const range = new Range();
  const styles = new Map();
  const tagOf = (element) => {
    for (let at = element; at !== null; at = parentOf(at)) {
      const tag = Element.prototype.getAttribute.call(at, 'lang') ?? Element.prototype.getAttribute.call(at, 'xml:lang');
      if (tag !== null) return tag.slice(0, 35);
    }
    return '';
  };
  const styleOf = (element) => {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const limits = [${USUAL_LIMITS.join(', ')}];
    (style.hyphenateLimitChars ?? '').split(' ').forEach((part, at) => { if (/^\\d+$/.test(part)) limits[at] = Number(part); });
    const isBreaking = style.whiteSpaceCollapse !== undefined && style.textWrapMode !== 'nowrap' && style.wordBreak !== 'break-all';
    const found = { isAuto: style.hyphens === 'auto' && isBreaking, isManual: style.hyphens !== 'none', limits, isInline: style.display === 'inline', tag: tagOf(element) };
    styles.set(element, found);
    return found;
  };
  const isBroken = (node, element) => {
    range.selectNodeContents(node);
    const rects = range.getClientRects();
    if (rects.length !== 1) return rects.length > 1;
    let block = element;
    while (styleOf(block).isInline && parentOf(block) !== null) block = parentOf(block);
    const [box, [rect]] = [boxOf(block), rects];
    return box.height >= 1.9 * rect.height || rect.right > box.right + 1 || rect.left < box.left - 1;
  };
  const candidates = function* () {
    const body = of('body');
    if (body === null) return;
    const walker = texts(body);
    let left = ${MAX_NODES};
    for (let node = walker.nextNode(); node !== null && left > 0; node = walker.nextNode()) {
      const { data } = node;
      if (data.length < 4 || data.length > ${MAX_NODE_CHARACTERS}) continue;
      const isSoft = data.includes(SOFT);
      if (!isSoft && !/\\p{L}{4}/u.test(data)) continue;
      const element = parentOf(node);
      const style = styleOf(element);
      if (!(style.isAuto && style.tag !== '') && !(isSoft && style.isManual)) continue;
      left -= 1;
      if (isSoft || isBroken(node, element)) yield { node, style, isSoft };
    }
  };
  const eachWord = (data, { tag, limits }) => [...data.matchAll(WORD)].filter(([word]) =>
    word.length >= limits[0] && word !== word.toUpperCase() && (/^de\\b/i.test(tag) || word === word.toLowerCase()));
`;

/** Evaluates to PageWords. */
export const WORDS_EXPRESSION = `(() => {${CANDIDATES}
  const found = new Map();
  let soft = false;
  let left = ${MAX_WORDS};
  for (const { node, style, isSoft } of candidates()) {
    soft ||= isSoft;
    if (!style.isAuto || style.tag === '' || left <= 0) continue;
    for (const [word] of eachWord(node.data, style)) {
      if (!found.has(style.tag)) found.set(style.tag, new Set());
      found.get(style.tag).add(word);
      left -= 1;
    }
  }
  return { words: Object.fromEntries([...found].map(([tag, words]) => [tag, [...words]])), soft };
})()`;

/**
 * A soft hyphen at the end of a line is written into a PDF as a space and a hyphen: it becomes a real one
 * wherever lines end there in any width that the page may have, so that none can come to stand within one.
 */
const MAKE_REAL = `
  const places = new Map(nodes.map((node) => [node, softPlaces(node)]).filter(([, list]) => list.length > 0));
  const holdIn = (change) => {
    root.style.setProperty('width', innerWidth + change + 'px', 'important');
    for (const [node, list] of places) places.set(node, lineEnds(node, list));
  };
  const bottomAt = (node, at) => rectsOf(node, at, at + 1).at(-1)?.bottom;
  const hyphenOf = (node) => {
    const quoted = /^"(.)"$/.exec(getComputedStyle(parentOf(node)).hyphenateCharacter ?? '');
    return quoted === null ? '-' : quoted[1];
  };
  if (places.size > 0) {
    const own = Element.prototype.getAttribute.call(root, 'style');
    if (!isCertain) { holdIn(-1); holdIn(1); }
    if (own === null) Element.prototype.removeAttribute.call(root, 'style');
    else Element.prototype.setAttribute.call(root, 'style', own);
    const soft = [...places].map(([node, list]) => [node, list, node.data]);
    for (const [node, list, data] of soft) {
      const hyphen = hyphenOf(node);
      let [result, from] = ['', 0];
      for (const at of list) [result, from] = [result + data.slice(from, at) + hyphen, at + 1];
      node.data = result + data.slice(from);
    }
    const moved = soft.filter(([node, list]) => list.some((at) => bottomAt(node, at) === bottomAt(node, at + 1)));
    for (const [node, , data] of moved) node.data = data;
  }
`;

/**
 * Puts soft hyphens where words may be broken and takes out again all at which no line ends, those of the
 * document's own too: readers of the PDF would take them for spaces. Without the others, lines and columns
 * may be others, so that is looked at again until nothing changes. Evaluates to PlacedIn.
 */
export function placeExpression(
  breaks: Readonly<Record<string, readonly WordBreaks[]>>,
  isCertain: boolean,
): string {
  return `(() => {${CANDIDATES}
  const isCertain = ${isCertain};
  const breaks = new Map(Object.entries(${JSON.stringify(breaks)}).map(([tag, words]) => [tag, new Map(words)]));
  const hyphenated = (data, style) => {
    const known = breaks.get(style.tag);
    if (known === undefined) return data;
    const [, before, after] = style.limits;
    let [result, at] = ['', 0];
    for (const { 0: word, index } of eachWord(data, style)) {
      for (const place of known.get(word) ?? []) {
        if (place < before || word.length - place < after) continue;
        result += data.slice(at, index + place) + SOFT;
        at = index + place;
      }
    }
    return result + data.slice(at);
  };
  const nodes = [];
  for (const { node, style, isSoft } of [...candidates()]) {
    const data = style.isAuto ? hyphenated(node.data, style) : node.data;
    if (data !== node.data) node.data = data;
    else if (!isSoft) continue;
    nodes.push(node);
  }
  const softPlaces = (node) => [...node.data.matchAll(/\\u00ad/g)].map(({ index }) => index);
  const rectsOf = (node, from, to) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };
  /** Those of some places at which a line ends: in a stretch of one rectangle none does, and of a soft hyphen alone only what is drawn has a size. */
  const lineEnds = (node, places) => {
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined) return [];
    const rects = rectsOf(node, first, last + 1);
    if (places.length === 1) return rects.some(({ width, height }) => width > 0.2 && height > 0.2) ? places : [];
    if (rects.length < 2) return [];
    const middle = places.length >> 1;
    return [...lineEnds(node, places.slice(0, middle)), ...lineEnds(node, places.slice(middle))];
  };
  const join = (node) => {
    const places = softPlaces(node);
    if (places.length === 0) return node.data;
    const used = new Set(lineEnds(node, places));
    return node.data.replace(/\\u00ad/g, (hyphen, at) => (used.has(at) ? hyphen : ''));
  };
  const settle = () => {
    for (let pass = 0; pass < 6; pass += 1) {
      const changed = nodes.map((node) => [node, join(node)]).filter(([node, data]) => data !== node.data);
      for (const [node, data] of changed) node.data = data;
      if (changed.length === 0) return;
    }
    for (const node of nodes) node.data = node.data.replaceAll(SOFT, '');
  };
  settle();
${MAKE_REAL}
  return { window: innerWidth, content: get(Element, 'scrollWidth')(root) };
})()`;
}
