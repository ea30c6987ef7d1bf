import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';

const POINTS_PER_INCH = 72;
const XYZ_NUMBERS = [2, 3];

/**
 * Every page, with its content, links and jump targets, `factor` times as large. For scales that
 * the browser's print does not offer: it prints on paper that is smaller by the same factor.
 * `sheet` is the size that the pages are to have, in inches.
 */
export async function enlargePages(
  pdf: Uint8Array,
  factor: number,
  sheet: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const page of document.getPages()) {
    page.scale(factor, factor);
    // The browser rounded the small sheet to whole points; what hangs from the top stays there.
    const [width, height] = [sheet.width * POINTS_PER_INCH, sheet.height * POINTS_PER_INCH];
    page.setMediaBox(0, page.getHeight() - height, width, height);
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    scalePositions(object, factor);
  }
  return document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
}

/** Destinations and the boxes of structure elements, wherever they are nested in an object. */
function scalePositions(root: PDFObject, factor: number): void {
  const open: PDFObject[] = [root];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (object instanceof PDFArray) {
      if (isPlace(object)) scaleNumbers(object, XYZ_NUMBERS, factor);
      else open.push(...object.asArray());
    } else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) {
        if (key === PDFName.of('BBox') && object.get(PDFName.of('O')) === PDFName.of('Layout')) {
          if (value instanceof PDFArray) scaleNumbers(value, [0, 1, 2, 3], factor);
        } else open.push(value);
      }
    }
  }
}

/** `[page /XYZ left top zoom]` */
function isPlace(array: PDFArray): boolean {
  return array.size() >= 4 && array.get(0) instanceof PDFRef && array.get(1) === PDFName.of('XYZ');
}

function scaleNumbers(array: PDFArray, indexes: readonly number[], factor: number): void {
  for (const index of indexes) {
    const value = array.get(index);
    if (value instanceof PDFNumber) array.set(index, PDFNumber.of(value.asNumber() * factor));
  }
}
