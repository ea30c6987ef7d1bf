import { PAINT_MARK } from '#schemas/rendering/page-facts.ts';
import { COLORS, READING } from './reading.ts';

const MAX_ELEMENTS = 10_000;

/** Evaluates to a list of PaintedElement. */
export const PAINT_EXPRESSION = `(() => {${READING}${COLORS}
  const channels = (color) => [1, 3, 5, 7].map((at) => parseInt(color.slice(at, at + 2), 16));
  const over = (front, back) => {
    const [r, g, b, a] = channels(front);
    const behind = channels(back);
    return hex([r, g, b].map((value, at) => (value * a + behind[at] * (255 - a)) / 255).concat(255));
  };
  const known = new WeakMap();
  /** What an element's text stands on, and how much of it is seen. */
  const placeOf = (element) => {
    if (element === null) return { backdrops: ['#ffffffff'], onPicture: false, opacity: 1, fader: '' };
    if (known.has(element)) return known.get(element);
    const outer = placeOf(parentOf(element));
    const style = getComputedStyle(element);
    const color = colorOf(style.backgroundColor);
    let backdrops = color === undefined ? outer.backdrops : outer.backdrops.map((backdrop) => over(color, backdrop));
    const image = style.backgroundImage;
    const isDrawn = image !== 'none';
    const stops = stopsOf(image).map(colorOf).filter((color) => color !== undefined);
    if (stops.length > 0) backdrops = [...new Set(stops.map((stop) => over(stop, backdrops[0])))];
    const opaque = color !== undefined && color.endsWith('ff') && !isDrawn;
    const onPicture = !opaque && (outer.onPicture || (isDrawn && /url\\(/.test(image)));
    const place = { backdrops: backdrops.slice(0, 12), onPicture, opacity: outer.opacity * Number(style.opacity), fader: Number(style.opacity) < 1 ? attribute(element, '${PAINT_MARK}') : outer.fader };
    known.set(element, place);
    return place;
  };
  const faded = (color, opacity) => {
    if (color === undefined) return undefined;
    const values = channels(color);
    return hex([...values.slice(0, 3), values[3] * opacity]);
  };
  const found = [];
  for (const element of all('[${PAINT_MARK}]')) {
    if (found.length >= ${MAX_ELEMENTS}) break;
    const style = getComputedStyle(element);
    const box = boxOf(element);
    if (style.visibility !== 'visible' || style.display === 'none' || box.width < 1 || box.height < 1) continue;
    const { backdrops, onPicture, opacity, fader } = placeOf(element);
    const characters = Math.min(ownText(element, 1000), 100000);
    const background = colorOf(style.backgroundColor);
    const borders = ['top', 'right', 'bottom', 'left'].flatMap((side) => {
      const width = parseFloat(style.getPropertyValue('border-' + side + '-width')) || 0;
      const color = colorOf(style.getPropertyValue('border-' + side + '-color'));
      return width < 0.5 || color === undefined ? [] : [{ side, color, width: Math.min(width, 1000), style: style.getPropertyValue('border-' + side + '-style') }];
    });
    if (characters === 0 && background === undefined && borders.length === 0) continue;
    const color = faded(colorOf(style.color), opacity);
    found.push({
      id: attribute(element, '${PAINT_MARK}').slice(0, 10), tag: tagOf(element).slice(0, 30), characters, backdrops, onPicture, borders,
      ...(fader === '' ? {} : { fadedBy: fader }), ...(color === undefined ? {} : { color }), ...(background === undefined ? {} : { background }),
      family: style.fontFamily.slice(0, 300), area: Math.min(1e9, box.width * box.height),
    });
  }
  return found;
})()`;
