import { DOCUMENT_HOST } from '../lanes/document-address.ts';
import { PRELUDE } from '../pages/page-script.ts';

/**
 * What expressions that inspect a page begin with. They run in an isolated world, where the page's own
 * changes to prototypes do not reach; but names of its elements stand in the way of properties there,
 * too (`<form><input name="localName">`), hence everything goes through the prototypes.
 */
export const READING = `${PRELUDE}
  const get = (type, name) => {
    const read = Object.getOwnPropertyDescriptor(type.prototype, name).get;
    return (object) => read.call(object);
  };
  const tagOf = get(Element, 'localName');
  const parentOf = get(Node, 'parentElement');
  const textOf = get(Node, 'textContent');
  const connected = get(Node, 'isConnected');
  const nextOf = get(Node, 'nextSibling');
  const firstOf = get(Node, 'firstChild');
  const attribute = (element, name) => Element.prototype.getAttribute.call(element, name) ?? '';
  const within = (element, selector) => Element.prototype.closest.call(element, selector);
  const matches = (element, selector) => Element.prototype.matches.call(element, selector);
  const below = (element, selector) => [...Element.prototype.querySelectorAll.call(element, selector)];
  const boxOf = (element) => Element.prototype.getBoundingClientRect.call(element);
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
