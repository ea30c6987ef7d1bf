import type { Protocol } from 'puppeteer-core';
import { FAMILY_BY_SCRIPT } from './substitutes.ts';

/**
 * Sent once to each page that documents are shown in. Han characters take the shapes of their
 * element's language then, with the real bold. Chromium's own search for a fallback does neither:
 * it remembers the first font that it found for a character, for all documents of the process.
 */
export const PAGE_FONTS: Protocol.Page.SetFontFamiliesRequest = {
  fontFamilies: {},
  forScripts: Object.entries(FAMILY_BY_SCRIPT).map(([script, standard]) => ({
    script,
    fontFamilies: { standard },
  })),
};
