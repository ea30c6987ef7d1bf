import { create } from 'content-disposition';

/** Content-Disposition of a file to be saved or shown, with `filename` for saving it, after RFC 6266. */
export function contentDisposition(type: 'attachment' | 'inline', filename: string): string {
  return create(safeName(filename), { type });
}

/**
 * A name without what a header cannot carry or a client could take for a path. Bidirectional
 * controls go too: they make "exe.fdp" read as "pdf.exe".
 */
function safeName(filename: string): string {
  const name = filename
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(/[\\/]/g, '-')
    .trim();
  return name === '' ? 'document' : name;
}
