import ranges from '@fontsource-variable/inter/unicode.json';

/** The families of styles and templates, by the package that has them for browsers. */
const FAMILIES: Readonly<Record<string, string>> = {
  inter: 'Inter',
  'open-sans': 'Open Sans',
  'ibm-plex-sans': 'IBM Plex Sans',
  manrope: 'Manrope',
  montserrat: 'Montserrat',
  'source-serif-4': 'Source Serif 4',
  'playfair-display': 'Playfair Display',
  'jetbrains-mono': 'JetBrains Mono',
};

const FILES = import.meta.glob<string>(
  '../../../node_modules/@fontsource-variable/*/files/*-wght-{normal,italic}.woff2',
  { query: '?url', import: 'default', eager: true },
);

/** `…/open-sans/files/open-sans-latin-ext-wght-italic.woff2`: the package, the letters it has, the slope. */
const NAME = /\/([a-z0-9-]+)\/files\/\1-([a-z-]+)-wght-(normal|italic)\.woff2$/;

/** Makes the families known; a file is loaded when a letter of it is set. */
export function addFonts(): void {
  for (const [path, address] of Object.entries(FILES)) {
    const [, name = '', letters = '', style = 'normal'] = NAME.exec(path) ?? [];
    const family = FAMILIES[name];
    const unicodeRange = (ranges as Readonly<Record<string, string>>)[letters];
    if (family === undefined || unicodeRange === undefined) continue;
    const source = `url("${new URL(address, import.meta.url).href}")`;
    document.fonts.add(new FontFace(family, source, { style, unicodeRange, weight: '100 900' }));
  }
}
