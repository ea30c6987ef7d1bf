import { WATERMARK_COLOR } from '#schemas/rendering/watermark-look.ts';
/**
 * Expressions that are evaluated in a page's isolated world. A page may name elements so that they
 * stand in the way of the document's own properties (`<img name="fonts">`), hence the prototypes.
 */

/** What every expression begins with. */
export const PRELUDE = `
  const of = (name) => Reflect.get(Document.prototype, name, document);
  const all = (selector) => [...Document.prototype.querySelectorAll.call(document, selector)];
  const make = (name) => Document.prototype.createElement.call(document, name);
  const root = of('documentElement');
  const get = (type, name) => {
    const read = Object.getOwnPropertyDescriptor(type.prototype, name).get;
    return (object) => read.call(object);
  };
  const parentOf = get(Node, 'parentElement');
  const boxOf = (element) => Element.prototype.getBoundingClientRect.call(element);
  const attribute = (element, name) => Element.prototype.getAttribute.call(element, name) ?? '';
  const within = (element, selector) => Element.prototype.closest.call(element, selector);
`;

/** What a page still waits for, and which images did not come. */
export interface PageState {
  /** Fonts or images are being loaded. */
  readonly busy: boolean;
  /** The `src` of images that have failed, as it stands in the document; at most 50. */
  readonly broken: readonly string[];
  /** The same of images that are still on their way. */
  readonly missing: readonly string[];
}

/**
 * Brings the page to its final look: lazy images load, finite animations are at their end, styles
 * are applied so that fonts are asked for. A failed image in a region of a document of ours is left
 * out instead of drawn as a broken one. Evaluates to a PageState.
 */
export const STATE_EXPRESSION = `(() => {${PRELUDE}
  if (root !== null) boxOf(root);
  for (const animation of Document.prototype.getAnimations.call(document)) {
    try { animation.finish(); } catch {}
  }
  const images = all('img');
  for (const image of images) if (image.loading === 'lazy') image.loading = 'eager';
  // A vector image without a size of its own is 300 or 150 wide.
  const isBroken = (image) => image.complete && image.naturalWidth === 0;
  for (const image of images.filter(isBroken)) {
    if (within(image, '[data-service-region]') !== null) image.style.display = 'none';
  }
  const sources = (wanted) => images
    .filter(wanted)
    .slice(0, 50)
    .map((image) => (image.getAttribute('src') ?? image.currentSrc).slice(0, 2000));
  return {
    busy: of('fonts').status === 'loading' || images.some((image) => !image.complete),
    broken: sources(isBroken).filter((source) => source !== ''),
    missing: sources((image) => !image.complete),
  };
})()`;

/** Applies a style sheet after all others, as text that cannot end its element. Where the page's policy forbids the element, the sheet is adopted. */
export function styleExpression(css: string): string {
  return `(() => {${PRELUDE}
    const style = make('style');
    style.textContent = ${JSON.stringify(css)};
    Element.prototype.append.call(root, style);
    if (style.sheet !== null) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    document.adoptedStyleSheets = [...of('adoptedStyleSheets'), sheet];
  })()`;
}

/** Lays the page out: where no frames are drawn, what SVG refers to in other files is asked for only then, and the load event waits for it. */
export const LAYOUT_EXPRESSION = `(() => {${PRELUDE}
  if (root !== null) boxOf(root);
})()`;

/** A promise of two frames: what scripts left to the next frame, and what they measured there, has been done. Pages that draw no frames do not hold it up. */
export const FRAMES_EXPRESSION = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(resolve));
  setTimeout(resolve, 200);
}).then(() => null)`;

/** Evaluates to each character beyond Latin that the page shows, at most 20,000; nothing where it has loaded fonts of its own. */
export const LETTERS_EXPRESSION = `(() => {${PRELUDE}
  const body = of('body');
  if (body === null || [...of('fonts')].some((font) => font.status === 'loaded')) return '';
  const text = Reflect.get(HTMLElement.prototype, 'innerText', body);
  return [...new Set(text.match(/[^\\0-\\u024f]/gu))].slice(0, 20000).join('');
})()`;

export type Match = 'found' | 'missing' | 'invalid';

/** Evaluates to a Match. */
export function matchExpression(selector: string): string {
  return `(() => {${PRELUDE}
    try { return all(${JSON.stringify(selector)}).length > 0 ? 'found' : 'missing'; }
    catch { return 'invalid'; }
  })()`;
}

/** Evaluates to the height of the first element of the body, in CSS pixels. */
export const HEIGHT_EXPRESSION = `(() => {${PRELUDE}
  const [box] = all('body > *');
  return box === undefined ? 0 : boxOf(box).height;
})()`;

/** Evaluates to the height of the document itself, however high the window is, in CSS pixels. */
export const CONTENT_HEIGHT_EXPRESSION = `(() => {${PRELUDE}
  return root === null ? 0 : boxOf(root).height;
})()`;

/** Lays text across each window-high part of the page; for images, which have no header or footer. */
export function watermarkExpression(
  text: string,
  style: { readonly fontSizePx: number; readonly angle: number; readonly bandHeight: number },
): string {
  return `(() => {${PRELUDE}
    const set = (element, styles) => {
      element.style.setProperty('all', 'initial', 'important');
      for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
      return element;
    };
    const width = Math.max(root.scrollWidth, 1);
    const height = Math.max(root.scrollHeight, 1);
    const cover = set(make('pagewright-watermark'), {
      position: 'absolute', left: '0', top: '0', width: width + 'px', height: height + 'px',
      'z-index': '2147483647', 'pointer-events': 'none', overflow: 'hidden', display: 'block',
    });
    const inside = cover.attachShadow({ mode: 'closed' });
    for (let top = 0; top < height; top += ${style.bandHeight}) {
      const band = set(make('div'), {
        position: 'absolute', left: '0', top: top + 'px', width: '100%',
        height: Math.min(${style.bandHeight}, height - top) + 'px', display: 'flex',
        'align-items': 'center', 'justify-content': 'center', overflow: 'hidden',
      });
      const line = set(make('span'), {
        'font': 'bold ${style.fontSizePx}px sans-serif', color: '${WATERMARK_COLOR}',
        'white-space': 'nowrap', transform: 'rotate(${style.angle}deg)',
      });
      line.textContent = ${JSON.stringify(text)};
      line.dir = 'auto';
      band.append(line);
      inside.append(band);
    }
    Element.prototype.append.call(root, cover);
  })()`;
}
