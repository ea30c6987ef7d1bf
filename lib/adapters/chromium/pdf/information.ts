import type { DocumentMetadata } from '#lib/ports/renderer.ts';
import { isString, type PdfDictionary } from './values.ts';

const PRODUCER = 'Pagewright';

/**
 * The source of an information dictionary: `metadata` over what the document itself said (its
 * title). The dates are left out: they are optional, a true one would make two renders of the same
 * content differ, and a made-up one would mislead those who sort files by it.
 */
export function informationSource(metadata: DocumentMetadata, original: PdfDictionary): string {
  const entries: [string, string | undefined][] = [
    ['Title', textString(metadata.title) ?? originalString(original, 'Title')],
    ['Author', textString(metadata.author) ?? originalString(original, 'Author')],
    ['Subject', textString(metadata.subject) ?? originalString(original, 'Subject')],
    ['Keywords', textString(metadata.keywords?.join(', ')) ?? originalString(original, 'Keywords')],
    ['Creator', originalString(original, 'Creator')],
    ['Producer', textString(PRODUCER)],
  ];
  const lines = entries.flatMap(([key, value]) => (value === undefined ? [] : `/${key} ${value}`));
  return `<<${lines.join('\n')}>>`;
}

function originalString(dictionary: PdfDictionary, key: string): string | undefined {
  const value = dictionary.get(key);
  return isString(value) ? value.source : undefined;
}

/**
 * A PDF text string: printable ASCII as it is, which is PDFDocEncoding, anything else as UTF-16BE
 * in hexadecimal, so that no byte of a caller's text can end the string. undefined for empty text.
 */
function textString(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  const utf16 = Buffer.from(text.toWellFormed(), 'utf16le').swap16();
  return `<FEFF${utf16.toString('hex').toUpperCase()}>`;
}
