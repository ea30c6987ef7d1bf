import { DOCUMENT_HOST } from '../lanes/document-address.ts';
import { PRELUDE } from '../pages/page-script.ts';

/**
 * What expressions that inspect a page begin with. They run in an isolated world, where the page's own
 * changes to prototypes do not reach; but names of its elements stand in the way of properties there,
 * too (`<form><input name="localName">`), hence everything goes through the prototypes.
 */
export const READING = `${PRELUDE}
  const tagOf = get(Element, 'localName');
  const textOf = get(Node, 'textContent');
  const nextOf = get(Node, 'nextSibling');
  const firstOf = get(Node, 'firstChild');
  const matches = (element, selector) => Element.prototype.matches.call(element, selector);
  const below = (element, selector) => [...Element.prototype.querySelectorAll.call(element, selector)];
  /** Characters of an element's own text, of its first so many nodes. */
  const ownText = (element, most) => {
    let characters = 0;
    for (let node = firstOf(element), nodes = 0; node !== null && nodes < most; node = nextOf(node), nodes += 1)
      if (node instanceof Text) characters += node.data.replace(/\\s+/g, ' ').trim().length;
    return characters;
  };
  /** The first colours of a gradient. */
  const stopsOf = (image) => /gradient\\(/.test(image) ? (image.match(/(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\\([^()]*\\)/g) ?? []).slice(0, 6) : [];
  const line = (text, length = 300) => String(text ?? '').replace(/\\s+/g, ' ').trim().slice(0, length);
  const base = Reflect.get(Node.prototype, 'baseURI', document);
  /** Absolute, where anything but the address that markup was handed in under leads there. */
  const absolute = (address, from = base) => {
    try {
      const url = new URL(address, from);
      return url.host === ${JSON.stringify(DOCUMENT_HOST)} ? undefined : url.href;
    } catch {
      return undefined;
    }
  };
`;

/** Reads any colour as lower-case hex with alpha; undefined where it is none, or nothing is seen of it. */
export const COLORS = `
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const hex = (values) => '#' + values.map((value) => Math.max(0, Math.min(255, Math.round(value))).toString(16).padStart(2, '0')).join('');
  const colorsRead = new Map();
  const painted = (color) => {
    paint.fillStyle = '#010203';
    paint.fillStyle = color;
    if (paint.fillStyle === '#010203') return undefined;
    paint.clearRect(0, 0, 1, 1);
    paint.fillRect(0, 0, 1, 1);
    const pixel = [...paint.getImageData(0, 0, 1, 1).data];
    return pixel[3] < 8 ? undefined : hex(pixel);
  };
  const plain = /^rgba?\\((\\d+), (\\d+), (\\d+)(?:, ([\\d.]+))?\\)$/;
  const colorOf = (color) => {
    if (colorsRead.has(color)) return colorsRead.get(color);
    const match = plain.exec(color);
    const alpha = match === null ? 0 : match[4] === undefined ? 255 : Number(match[4]) * 255;
    const found = match === null
      ? painted(color)
      : alpha < 8 ? undefined : hex([Number(match[1]), Number(match[2]), Number(match[3]), alpha]);
    if (colorsRead.size < 5000) colorsRead.set(color, found);
    return found;
  };
`;
