import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfFont {
  /** PostScript name, without the prefix of a subset; undefined for a Type 3 font. */
  readonly name: string | undefined;
  /** `TrueType`, or `Type3` for glyphs that are pictures. */
  readonly kind: string;
  readonly isSubset: boolean;
  readonly isEmbedded: boolean;
}

/** The fonts of a PDF's text. */
export async function readFonts(pdf: Uint8Array): Promise<PdfFont[]> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  const fonts: PdfFont[] = [];
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font'))
      continue;
    const subtype = object.lookup(PDFName.of('Subtype'), PDFName).decodeText();
    if (subtype === 'Type0') continue;
    const name = object.lookupMaybe(PDFName.of('BaseFont'), PDFName)?.decodeText();
    const descriptor = object.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
    fonts.push({
      name: name?.replace(/^[A-Z]{6}\+/, ''),
      kind: subtype === 'CIDFontType2' ? 'TrueType' : subtype,
      isSubset: /^[A-Z]{6}\+/.test(name ?? ''),
      isEmbedded: descriptor?.has(PDFName.of('FontFile2')) ?? false,
    });
  }
  return fonts;
}

/** How often a page shows glyph 0, the box that stands for a character that its font has not. */
export async function countMissingGlyphs(pdf: Uint8Array): Promise<number> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    let missing = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
      for (const [index, operator] of fnArray.entries()) {
        if (operator !== OPS.showText) continue;
        const [glyphs] = argsArray[index] as [({ originalCharCode?: number } | number)[]];
        missing += glyphs.filter(
          (glyph) => typeof glyph === 'object' && glyph.originalCharCode === 0,
        ).length;
      }
    }
    return missing;
  } finally {
    await task.destroy();
  }
}
