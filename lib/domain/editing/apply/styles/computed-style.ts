import type { Element } from 'domhandler';
import type { ContentModel } from '../../content-model.ts';
import { dictionary } from '../../dictionary.ts';
import type { EditableDocument } from '../../editable-document.ts';
import type { StyleProperty } from '../../operations.ts';
import type { SrgbColor } from '../../style/colors.ts';
import { readStyles, type Styles } from '../../style/read-styles.ts';
import type { Editing } from '../effect.ts';
import { inlineValue } from './inline-style.ts';

/** The styles of a document as they were when they were first asked for in this operation, or in the checks. */
export function stylesOf(editing: Editing): Styles {
  const { content, document } = editing;
  return content.memo.get(stylesOf, editing, () => readStyles(document));
}

/** The styles of a document that was not changed since its content was read. */
export function stylesOfContent(document: EditableDocument, content: ContentModel): Styles {
  return content.memo.get(stylesOf, content, () => readStyles(document));
}

/** Before the first operation the styles are those by which the instruction was understood. */
export function adoptContentStyles(editing: Editing): void {
  const { content, document } = editing;
  content.memo.get(stylesOf, editing, () => stylesOfContent(document, content));
}

const PIXELS: Readonly<Record<string, number>> = dictionary({
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
});
const LENGTH = /^(-?[\d.]+)([a-z]{1,2})?$/;
const WEIGHTS: Readonly<Record<string, string>> = dictionary({ normal: '400', bold: '700' });

/** Whether a browser would resolve a property of an element to a value that was set on it. */
export function computesTo(
  styles: Styles,
  element: Element,
  property: StyleProperty,
  value: string,
): boolean {
  if (property === 'color' || property === 'background-color')
    return isSameColor(styles.colorOf(element, property), styles.colorOf(element, value));
  if (property.startsWith('border-') && property !== 'border-radius')
    return isBorder(styles, element, property, value);
  // Rules are kept by their longhands; all corners are set at once.
  const longhand = property === 'border-radius' ? 'border-top-left-radius' : property;
  const computed = styles.valueOf(element, longhand);
  if (property === 'font-family') return families(computed) === families(value);
  if (property === 'font-weight' && /^(?:normal|bold)$/.test(value))
    return computed === WEIGHTS[value];
  const [expected, found] = [pixels(value), pixels(computed)];
  if (expected !== undefined && found !== undefined) return Math.abs(expected - found) < 0.05;
  if (computed.toLowerCase() === value) return true;
  // What depends on a layout is not resolved; that nothing stands above it is all there is to know.
  return inlineValue(element, property) === `${value}!important`;
}

function pixels(value: string): number | undefined {
  const match = LENGTH.exec(value.trim());
  const factor = match?.[2] === undefined ? 1 : PIXELS[match[2]];
  return match === null || factor === undefined ? undefined : Number(match[1]) * factor;
}

function families(list: string): string {
  return list.replace(/["'\s]/g, '').toLowerCase();
}

function isBorder(styles: Styles, element: Element, property: string, value: string): boolean {
  const style = styles.valueOf(element, `${property}-style`);
  if (value === 'none') return style === 'none';
  const [width = '', kind = '', ...color] = value.split(' ');
  const expected = pixels(width);
  const found = pixels(styles.valueOf(element, `${property}-width`));
  return (
    style === kind &&
    (expected === undefined || found === undefined || Math.abs(expected - found) < 0.05) &&
    isSameColor(
      styles.colorOf(element, `${property}-color`),
      styles.colorOf(element, color.join(' ')),
    )
  );
}

export function isSameColor(one: SrgbColor | undefined, two: SrgbColor | undefined): boolean {
  if (one === undefined || two === undefined) return one === two;
  if (one.alpha === 0 && two.alpha === 0) return true;
  const near = (a: number, b: number) => Math.abs(a - b) <= 1;
  return (
    near(one.red, two.red) &&
    near(one.green, two.green) &&
    near(one.blue, two.blue) &&
    Math.abs(one.alpha - two.alpha) < 0.01
  );
}
