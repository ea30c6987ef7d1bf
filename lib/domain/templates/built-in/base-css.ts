/**
 * What the built-in templates share. The renderer's page margins frame the content, so the body has
 * none; "Open Sans" ships with the renderer. Colours that stand on the accent are derived from it,
 * so that any accent stays readable.
 */
export const BASE_CSS = `
*,*::before,*::after{box-sizing:border-box}
:root{--accent:{{styles.accentColor}}{{^styles.accentColor}}#1e3a5f{{/styles.accentColor}};--on-accent:oklch(from var(--accent) clamp(0,(.68 - l)*1000,1) 0 0);--ink:#1f2933;--muted:#5b6673;--rule:#d9dee4;--tint:#f5f7f9}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;background:#fff;color:var(--ink);font-family:{{styles.fontFamily}}{{#styles.fontFamily}}, {{/styles.fontFamily}}'Open Sans','Segoe UI','Helvetica Neue',Arial,sans-serif;font-size:{{styles.fontSize}}{{^styles.fontSize}}13px{{/styles.fontSize}};line-height:1.5;overflow-wrap:anywhere}
h1,h2,h3,p,dl,dd,ol,ul{margin:0;padding:0}
h1,h2,h3{line-height:1.2;break-after:avoid}
img{max-width:100%}
table{width:100%;border-collapse:collapse}
thead{display:table-header-group}
tr,.keep{break-inside:avoid}
th{text-align:left;font-weight:600;overflow-wrap:normal}
.num{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.muted{color:var(--muted)}
.pre{white-space:pre-line}
.logo{display:block;max-height:56px;max-width:220px;object-fit:contain;object-position:left center}
@media screen{body{max-width:816px;margin:0 auto;padding:48px}}
`;
