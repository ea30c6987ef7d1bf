import type { Protocol } from 'puppeteer-core';
import families from './tables/families.json' with { type: 'json' };

/**
 * The family before all fallbacks, by script, which Chromium derives from `lang`. Sent once to each page
 * that documents are shown in. Han characters take the shapes of their element's language then, with
 * the real bold. Chromium's own search for a fallback does neither:
 * it remembers the first font that it found for a character, for all documents of the process.
 */
export const PAGE_FONTS: Protocol.Page.SetFontFamiliesRequest = {
  fontFamilies: {},
  forScripts: Object.entries(families.byScript).map(([script, standard]) => ({
    script,
    fontFamilies: { standard },
  })),
};
