import type { Protocol } from 'puppeteer-core';
import type { InstalledFonts } from '#lib/ports/installation.ts';

/**
 * Sent once to each page that documents are shown in. Han characters take the shapes of their
 * element's language then, with the real bold. Chromium's own search for a fallback does neither:
 * it remembers the first font that it found for a character, for all documents of the process.
 */
export function pageFonts({
  familyByScript,
}: InstalledFonts): Protocol.Page.SetFontFamiliesRequest {
  const forScripts = Object.entries(familyByScript).map(([script, standard]) => ({
    script,
    fontFamilies: { standard },
  }));
  return { fontFamilies: {}, forScripts };
}
