import { READING } from './reading.ts';

/** Candidates that are pictured. */
const MAX_LOGOS = 4;

/** Kept in the isolated world between expressions: the elements behind the candidates, in their order. */
const STORE = 'globalThis.inspectedLogos';

/**
 * Evaluates to what on the page may be its logo, best guesses first, and keeps their elements: images,
 * drawings and backgrounds that are named so, lead home, or stand at the top. Also to the wordmark.
 */
export const LOGO_EXPRESSION = `(() => {${READING}
  ${STORE} = [];
  const body = of('body');
  if (body === null) return { logos: [], wordmark: undefined };
  const until = performance.now() + 1000;
  const named = /logo|brand|wordmark|site-?title/i;
  const others = /partner|client|customer|sponsor|payment|social|footer|trusted|award|avatar/i;
  const called = (element) => ['class', 'id', 'alt', 'aria-label', 'title', 'data-testid'].map((name) => attribute(element, name).slice(0, 200)).join(' ');
  const here = absolute(base)?.replace(/[?#].*/, '');
  const leadsHome = (link) => {
    const href = attribute(link, 'href');
    if (/^(\\/|\\.\\/|#|\\/?index\\.\\w+|\\/?home\\/?)$/.test(href) || /^\\/[a-z]{2}(-[a-z]{2})?\\/?$/i.test(href)) return true;
    const url = absolute(href);
    if (url === undefined || here === undefined) return false;
    return new URL(url).pathname === '/' && new URL(url).host === new URL(here).host || url === here;
  };
  const header = 'header, nav, [role="banner"], [role="navigation"], [class*="header" i], [class*="navbar" i], [class*="topbar" i], [id*="header" i]';
  const hintsOf = (element, box) => {
    const hints = [];
    let around = element;
    for (let depth = 0; around !== null && around !== body && depth < 4; depth += 1, around = parentOf(around)) {
      const names = called(around);
      if (others.test(names)) return [];
      if (named.test(names) && !hints.includes('named')) hints.push('named');
      if (tagOf(around) === 'a' && leadsHome(around)) hints.push('home-link');
    }
    if (named.test(attribute(element, 'src').slice(-200)) && !hints.includes('named')) hints.push('named');
    if (box.top < 260 && within(element, header) !== null) hints.push('header');
    return hints;
  };
  const fileOf = (image) => /url\\("((?:[^"\\\\]|\\\\.)*)"\\)/.exec(image)?.[1];
  const candidates = [];
  const consider = (element, kind, address, naturalWidth, alt) => {
    const box = boxOf(element);
    if (box.width < 12 || box.height < 10 || box.width > 800 || box.height > 420 || box.top > 5000 || box.left < -10) return;
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || Number(style.opacity) < 0.1) return;
    const hints = hintsOf(element, box);
    if (hints.length === 0) return;
    if (hints.length === 1 && hints[0] === 'header' && (box.width < 40 && box.left > 200 || within(element, 'button') !== null)) return;
    const weight = (hints.includes('named') ? 3 : 0) + (hints.includes('home-link') ? 3 : 0) + (hints.includes('header') ? 2 : 0) - (box.top > 800 ? 3 : 0) - (box.left > 700 ? 1 : 0);
    const scroll = { x: globalThis.scrollX, y: globalThis.scrollY };
    candidates.push({ element, weight, fact: {
      kind, alt: line(alt), hints, naturalWidth: Math.min(naturalWidth, 1e6),
      ...(address === undefined || address.length > 400000 ? {} : { address }),
      width: box.width, height: box.height, top: Math.max(-1e6, box.top + scroll.y),
    }, clip: { x: box.left + scroll.x, y: box.top + scroll.y, width: box.width, height: box.height } });
  };
  const labelOf = (element) => attribute(element, 'alt') || attribute(element, 'aria-label') || attribute(element, 'title');
  const natural = get(HTMLImageElement, 'naturalWidth');
  const source = get(HTMLImageElement, 'currentSrc');
  for (const element of all('body img').slice(0, 400)) {
    if (performance.now() > until) break;
    const address = source(element) || attribute(element, 'src');
    const url = /^(https?:|data:image\\/)/i.test(address) ? absolute(address) : undefined;
    if (natural(element) > 0) consider(element, 'image', url, natural(element), labelOf(element));
  }
  for (const element of all('body svg').slice(0, 400)) {
    if (performance.now() > until) break;
    if (parentOf(element) !== null && within(parentOf(element), 'svg') !== null) continue;
    const title = below(element, 'title')[0];
    consider(element, 'vector', undefined, 0, labelOf(element) || (title === undefined ? '' : textOf(title)));
  }
  const holders = 'a, [class*="logo" i], [id*="logo" i], [class*="brand" i], header *, nav *';
  for (const element of all(holders).slice(0, 600)) {
    if (performance.now() > until) break;
    if (/^(img|svg)$/.test(tagOf(element)) || element instanceof SVGElement) continue;
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== null && style.content === 'none') continue;
      const masked = fileOf(style.maskImage);
      const file = masked ?? fileOf(style.backgroundImage) ?? (pseudo === null ? undefined : fileOf(style.content));
      if (file === undefined) continue;
      // A mask shows its colour only where the page draws it.
      const url = masked === undefined && pseudo === null && /^(https?:|data:image\\/)/i.test(file) ? absolute(file) : undefined;
      consider(element, 'background', url, 0, labelOf(element) || line(textOf(element), 100));
      break;
    }
  }
  candidates.sort((a, b) => b.weight - a.weight);
  const best = [];
  for (const candidate of candidates) {
    if (best.length >= ${MAX_LOGOS}) break;
    const inside = best.some(({ element }) => Node.prototype.contains.call(element, candidate.element));
    if (!inside) best.push(candidate);
  }
  ${STORE} = best.map(({ element }) => element);
  let wordmark;
  for (const link of all('header a, nav a, a[class*="logo" i], a[class*="brand" i], a[id*="logo" i], [class*="logo" i], [class*="brand" i]').slice(0, 100)) {
    const text = line(textOf(link), 80);
    const isNamed = named.test(called(link));
    if (text.length < 2 || text.length > 48 || boxOf(link).top > 400 || others.test(called(link))) continue;
    if (isNamed || (tagOf(link) === 'a' && leadsHome(link) && !/^(home|start|menu|skip.*|accueil|inicio)$/i.test(text))) { wordmark = text; break; }
  }
  return { logos: best.map(({ fact, clip }) => ({ fact, clip })), wordmark };
})()`;

/** Takes away what lies over the page at fixed places, such as a consent banner, unless a logo is in it. */
export const UNCOVER_EXPRESSION = `(() => {${READING}
  const logos = ${STORE} ?? [];
  for (const element of all('body *').slice(0, 8000)) {
    const { position, zIndex } = getComputedStyle(element);
    if (position !== 'fixed' && !(position === 'absolute' && Number(zIndex) > 50)) continue;
    if (logos.some((logo) => Node.prototype.contains.call(element, logo))) continue;
    Reflect.get(HTMLElement.prototype, 'style', element).setProperty('visibility', 'hidden', 'important');
  }
})()`;

/** Shows the image of an address alone, over everything. Evaluates to its natural size; 0 when it does not come. */
export function showImageExpression(address: string, maxMs: number): string {
  return `(async () => {${READING}
    const image = make('img');
    const style = {
      all: 'initial', position: 'fixed', left: '0', top: '0', width: 'auto', height: 'auto',
      'max-width': '512px', 'max-height': '512px', 'z-index': '2147483647', background: '#ffffff',
    };
    for (const [name, value] of Object.entries(style)) image.style.setProperty(name, value, 'important');
    image.src = ${JSON.stringify(address)};
    Element.prototype.append.call(root, image);
    const late = new Promise((resolve) => setTimeout(resolve, ${maxMs}));
    await Promise.race([image.decode().catch(() => {}), late]);
    ${STORE} = [image];
    const box = boxOf(image);
    const clip = { x: box.left + globalThis.scrollX, y: box.top + globalThis.scrollY, width: box.width, height: box.height };
    return { naturalWidth: Math.min(image.naturalWidth, 1e6), clip };
  })()`;
}
