import type { Element } from 'domhandler';
import type { EditableDocument } from '../editable-document.ts';
import type { SrgbColor } from './colors.ts';
import { readStyles } from './read-styles.ts';

/** One computed value. For several questions about an unchanged document, `readStyles` is asked once. */
export function resolveStyle(
  document: EditableDocument,
  element: Element,
  property: string,
): string {
  return readStyles(document).valueOf(element, property);
}

/** A colour property, or a CSS colour, of an element in sRGB; undefined for what is no colour. */
export function resolveColor(
  document: EditableDocument,
  element: Element,
  propertyOrColor: string,
): SrgbColor | undefined {
  return readStyles(document).colorOf(element, propertyOrColor);
}

export function effectiveBackground(document: EditableDocument, element: Element): SrgbColor {
  return readStyles(document).backgroundOf(element);
}
