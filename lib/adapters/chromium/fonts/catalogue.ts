const LIGHT = '300Light';
const REGULAR = '400Regular';
const MEDIUM = '500Medium';
const SEMIBOLD = '600SemiBold';
const BOLD = '700Bold';
const EXTRABOLD = '800ExtraBold';
const ITALIC = '400Regular_Italic';
const BOLD_ITALIC = '700Bold_Italic';

const TWO = [REGULAR, BOLD];
const FOUR = [REGULAR, ITALIC, BOLD, BOLD_ITALIC];
const TEXT = [LIGHT, REGULAR, ITALIC, SEMIBOLD, BOLD, BOLD_ITALIC];

const SCOPE = '@expo-google-fonts';

/**
 * Every font of a document, by the package that carries it as static TrueType: Chromium embeds
 * those as subsets, and PostScript outlines as Type 3. Chinese, Japanese and Korean are most of the
 * size, hence two weights each.
 */
const FACES: Readonly<Record<string, readonly string[]>> = {
  inter: [...TEXT, MEDIUM, EXTRABOLD],
  'open-sans': [...TEXT, EXTRABOLD],
  'ibm-plex-sans': [...TEXT, MEDIUM],
  manrope: [LIGHT, REGULAR, MEDIUM, SEMIBOLD, BOLD, EXTRABOLD],
  montserrat: [...TEXT, MEDIUM, EXTRABOLD],
  'source-serif-4': [REGULAR, ITALIC, SEMIBOLD, BOLD, BOLD_ITALIC],
  'playfair-display': [REGULAR, ITALIC, SEMIBOLD, BOLD],
  'jetbrains-mono': [REGULAR, ITALIC, BOLD],
  arimo: FOUR,
  tinos: FOUR,
  cousine: FOUR,
  gelasio: FOUR,
  carlito: FOUR,
  'noto-sans': FOUR,
  'noto-sans-arabic': TWO,
  'noto-sans-hebrew': TWO,
  'noto-sans-devanagari': TWO,
  'noto-sans-thai': TWO,
  'noto-sans-sc': TWO,
  'noto-sans-tc': TWO,
  'noto-sans-jp': TWO,
  'noto-sans-kr': TWO,
  'noto-sans-symbols': [REGULAR],
  'noto-sans-symbols-2': [REGULAR],
  'noto-sans-math': [REGULAR],
  'noto-color-emoji': [REGULAR],
};

/** One family's package and the folders of its faces below it. */
export interface FontPackage {
  readonly name: string;
  readonly faces: readonly string[];
}

export const FONT_PACKAGES: readonly FontPackage[] = Object.entries(FACES).map(([name, faces]) => ({
  name: `${SCOPE}/${name}`,
  faces,
}));
