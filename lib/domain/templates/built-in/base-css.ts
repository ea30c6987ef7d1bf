import { STYLE_TOKENS } from '#lib/domain/styles/tokens.ts';
import type { StyleName } from '#schemas/template.ts';

/**
 * Colours derived from the accent keep any accent readable; y of XYZ is the luminance that WCAG's
 * contrast counts in. On the accent stands black or white, whichever contrasts more (4.58:1 at
 * least). Text in the accent is the accent itself where that has 4.5:1, also on a tint of it; a paler
 * one is darkened until it has.
 */
const WHITE_ON_DARK = 'clamp(0,(.179 - y)*10000,1)';
const DARKEN = 'min(1,.165/max(y,.01))';
const DERIVED = [
  `--on-accent:color(from var(--accent) xyz-d65 calc(.9505*${WHITE_ON_DARK}) ${WHITE_ON_DARK} calc(1.089*${WHITE_ON_DARK})/1)`,
  `--accent-text:color(from var(--accent) xyz-d65 calc(x*${DARKEN}) calc(y*${DARKEN}) calc(z*${DARKEN}))`,
  '--tint:color-mix(in oklab,var(--accent) 5%,#fff)',
].join(';');

/** The default of `styles.accentColor` in the templates that the specification names. */
export const SPECIFIED_ACCENT = '#1e3a5f';

/** What a template is drawn in: the tokens of a style, and the accent where the data names none. */
export interface Design {
  readonly style: StyleName;
  /** As #rrggbb; the style's own unless told otherwise. */
  readonly accent?: string;
}

function variables({ style, accent }: Design): string {
  const { colors, fonts } = STYLE_TOKENS[style];
  return [
    `--accent:{{styles.accentColor}}{{^styles.accentColor}}${accent ?? colors.accent}{{/styles.accentColor}}`,
    DERIVED,
    `--ink:${colors.ink}`,
    `--muted:${colors.muted}`,
    `--rule:${colors.rule}`,
    `--heading:{{styles.fontFamily}}{{#styles.fontFamily}}, {{/styles.fontFamily}}${fonts.heading}`,
    `--body:{{styles.fontFamily}}{{#styles.fontFamily}}, {{/styles.fontFamily}}${fonts.body}`,
  ].join(';');
}

/**
 * What the built-in templates share. The renderer's page margins frame the content, so the body has
 * none; its fonts ship with the renderer. Each text takes the direction of its first letter,
 * since labels and data may differ in script.
 */
export const baseCss = (design: Design): string => `
*,*::before,*::after{box-sizing:border-box}
:root{${variables(design)}}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact;text-rendering:geometricPrecision}
body{margin:0;background:#fff;color:var(--ink);font-family:var(--body);font-size:{{styles.fontSize}}{{^styles.fontSize}}13px{{/styles.fontSize}};line-height:1.5;overflow-wrap:anywhere}
h1,h2,h3,p,dl,dd,ol,ul{margin:0;padding:0}
h1,h2,h3,p,dd,td,span{unicode-bidi:plaintext}
h1,h2,h3,p,td{text-align:left}
h1,h2,h3{font-family:var(--heading);line-height:1.2;break-after:avoid}
p{orphans:3;widows:3}
img{max-width:100%}
table{width:100%;border-collapse:collapse}
thead{display:table-header-group}
tr,.keep{break-inside:avoid}
th{text-align:left;font-weight:600;overflow-wrap:normal}
.num{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.muted{color:var(--muted)}
.pre{white-space:pre-line}
.prose{white-space:pre-line;text-align:start}
.prose,.terms,.lead,li,td{hyphens:auto;hyphenate-limit-chars:12 4 4}
.logo{display:block;max-height:56px;max-width:220px;object-fit:contain;object-position:left center}
@media screen{body{max-width:816px;margin:0 auto;padding:48px}}
`;
