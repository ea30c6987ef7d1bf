/** Families that come with the renderer; the fallbacks are for other programs that open the HTML. */
const sans = (family: string) => `'${family}','Segoe UI','Helvetica Neue',Arial,sans-serif`;
const serif = (family: string) => `'${family}',Georgia,'Times New Roman',serif`;

/** Neutral, in six weights. */
export const NEUTRAL = sans('Inter');
/** Warmer, for business text. */
export const HUMANIST = sans('Open Sans');
/** Technical and upright. */
export const TECHNICAL = sans('IBM Plex Sans');
/** Round, from light to bold. */
export const ROUND = sans('Manrope');
/** Wide and heavy, for titles. */
export const WIDE = sans('Montserrat');
/** Book type, with italics. */
export const BOOK = serif('Source Serif 4');
/** Fine contrasts for large titles. */
export const DISPLAY = serif('Playfair Display');
