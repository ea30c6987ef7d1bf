import { COLORS, READING } from './reading.ts';

/** Elements whose styles are read. What a page is like shows in its first screens. */
const MAX_ELEMENTS = 8_000;
const MAX_MS = 1_500;
const WIDTH = 1_280;
/** CSS pixels from the top. */
const DEPTH = 6_000;

/** Evaluates to PageDesign's colors, variables and fonts. */
export const STYLE_EXPRESSION = `(() => {${READING}${COLORS}
  const until = performance.now() + ${MAX_MS};
  const uses = new Map();
  const fonts = new Map();
  const count = (map, key, area) => {
    if (area >= 1) map.set(key, (map.get(key) ?? 0) + area);
  };
  const use = (role, as, color, area) => {
    const found = colorOf(color);
    if (found !== undefined) count(uses, role + ' ' + as + ' ' + found, area);
  };
  const zones = new WeakMap();
  const zoneOf = (element) => {
    if (element === null || element === root) return 'section';
    if (zones.has(element)) return zones.get(element);
    const outer = zoneOf(parentOf(element));
    const header = 'header, nav, [role="banner"], [role="navigation"], [class*="navbar" i], [class*="site-header" i], [class*="topbar" i], [id*="header" i]';
    let zone = outer;
    if (outer === 'section') {
      if (matches(element, 'dialog, [role="dialog"], [aria-modal="true"], [class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i]')) zone = 'overlay';
      else if (matches(element, 'footer, [role="contentinfo"], [class*="footer" i], [id*="footer" i]') && !matches(element, 'article *')) zone = 'footer';
      else if (matches(element, header) && boxOf(element).top < 300 && boxOf(element).height < 400) zone = 'header';
    }
    zones.set(element, zone);
    return zone;
  };
  const seen = (box) => {
    const width = Math.min(box.right, ${WIDTH}) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, ${DEPTH}) - Math.max(box.top, 0);
    return Math.max(0, width) * Math.max(0, height);
  };
  const isButton = (element, tag, style, box) => {
    if (box.height < 18 || box.height > 100 || box.width > 520 || box.width < 28) return false;
    if (tag === 'button' || matches(element, 'input[type="submit"], input[type="button"], [role="button"]')) return true;
    const filled = colorOf(style.backgroundColor) !== undefined || stopsOf(style.backgroundImage).length > 0;
    return tag === 'a' && (filled || /(^|[\\s_-])(btn|button|cta)/i.test(attribute(element, 'class')));
  };
  const loadedFonts = new Set();
  for (const font of of('fonts')) if (font.status === 'loaded') loadedFonts.add(font.family.replace(/["']/g, '').toLowerCase());
  const family = (style) => line((/^\\s*("[^"]*"|'[^']*'|[^,]*)/.exec(style.fontFamily)?.[1] ?? '').replace(/["']/g, ''), 100);
  const backdrops = new WeakMap();
  /** What is behind an element; undefined where an image may be. */
  const backdropOf = (element) => {
    if (element === null) return 'rgb(255, 255, 255)';
    if (backdrops.has(element)) return backdrops.get(element);
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = colorOf(backgroundColor);
    const backdrop = backgroundImage !== 'none' ? undefined : own !== undefined && own.endsWith('ff') ? backgroundColor : backdropOf(parentOf(element));
    backdrops.set(element, backdrop);
    return backdrop;
  };
  const readText = (element, tag, style, box, zone, button) => {
    const submit = tag === 'input' && button ? attribute(element, 'value').length : 0;
    const characters = Math.min(ownText(element, 200), 3000) + submit;
    if (characters === 0) return;
    const size = parseFloat(style.fontSize) || 16;
    const area = Math.min(seen(box), characters * size * size * 0.55);
    const heading = within(element, 'h1, h2, h3') !== null || size >= 28;
    const link = within(element, 'a[href]') !== null;
    const role = button ? 'button' : heading && zone === 'section' ? 'heading' : zone !== 'section' ? zone : link ? 'link' : 'text';
    use(role, 'text', style.color, area);
    const backdrop = role === 'text' || role === 'heading' || role === 'link' ? backdropOf(element) : undefined;
    if (backdrop !== undefined) use('text', 'background', backdrop, area);
    count(fonts, (heading ? 'heading' : button ? 'button' : 'text') + ' ' + family(style), area);
  };
  const readBox = (element, tag, style, box, zone, button) => {
    const area = seen(box);
    const role = button ? 'button' : element === root || tag === 'body' ? 'page' : zone;
    const whole = role === 'page' ? ${WIDTH} * 800 : area;
    use(role, 'background', style.backgroundColor, whole);
    const stops = stopsOf(style.backgroundImage);
    for (const color of stops) use(role, 'background', color, whole / stops.length);
    for (const side of ['Top', 'Bottom', 'Left']) {
      const width = parseFloat(style['border' + side + 'Width']) || 0;
      if (width >= 2) use(role, 'border', style['border' + side + 'Color'], width * (side === 'Left' ? box.height : box.width));
    }
  };
  const read = (element) => {
    const tag = tagOf(element);
    const box = boxOf(element);
    if (element !== root && (box.width < 1 || box.height < 1 || box.top > ${DEPTH} || box.right < 0)) return;
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || Number(style.opacity) < 0.1) return;
    const zone = zoneOf(element);
    if (zone === 'overlay') return;
    const button = isButton(element, tag, style, box) || (within(element, 'button') !== null && tag !== 'svg');
    readBox(element, tag, style, box, zone, button);
    readText(element, tag, style, box, zone, button);
  };
  if (root === null) return { colors: [], variables: [], fonts: [] };
  const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof SVGElement || /^(head|script|style|template|noscript|iframe|object|video|canvas)$/.test(tagOf(node)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  let left = ${MAX_ELEMENTS};
  for (let element = root; element !== null && left > 0 && performance.now() < until; element = walker.nextNode()) {
    left -= 1;
    try { read(element); } catch {}
  }
  const variables = [];
  try {
    for (const [name, values] of root.computedStyleMap()) {
      if (variables.length >= 200) break;
      const value = String(values[0]).trim();
      if (!name.startsWith('--') || name.length > 80 || value.length > 80 || !CSS.supports('color', value)) continue;
      const color = colorOf(value);
      if (color !== undefined) variables.push({ name, color });
    }
  } catch {}
  const largest = (map, most) => [...map].sort((a, b) => b[1] - a[1]).slice(0, most);
  return {
    colors: largest(uses, 400).map(([key, area]) => {
      const [role, as, color] = key.split(' ');
      return { role, as, color, area: Math.round(area) };
    }),
    variables,
    fonts: largest(fonts, 60).map(([key, area]) => {
      const [role, ...name] = key.split(' ');
      const called = name.join(' ');
      return { role, family: called, area: Math.round(area), loaded: loadedFonts.has(called.toLowerCase()) };
    }),
  };
})()`;
