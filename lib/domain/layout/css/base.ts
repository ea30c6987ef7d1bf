/** What all styles share: the reset, type and the parts of every document. Without geometric precision each letter's advance is rounded to whole pixels, which spaces text unevenly (by up to 5 % in a line). `--start` and `--end` are left and right, or the other way round where the script runs that way. */
export const BASE = `
*, *::before, *::after { box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; text-rendering: geometricPrecision }
body {
  margin: 0;
  background: #fff;
  color: $ink;
  font: $size/$leading $body;
  overflow-wrap: anywhere;
  text-align: $start;
  font-variant-ligatures: common-ligatures;
}
@media screen {
  body { max-width: 816px; margin: 0 auto; padding: 48px }
  body.wide { max-width: 1056px }
}
h1, h2, h3, h4, p, dl, dd, ul, ol, figure { margin: 0; padding: 0 }
h1, h2, h3, h4 { font-family: $heading; line-height: 1.25; break-after: avoid; break-inside: avoid }
h1 {
  font-size: $title-size;
  font-weight: $title-weight;
  letter-spacing: $title-tracking;
  line-height: 1.12;
  text-wrap: balance;
}
h2 { font-size: 1.15em; font-weight: 700; margin-bottom: 8px }
h3 { font-size: 1.02em; font-weight: 700; margin-bottom: 3px }
h4 { font-size: .92em; font-weight: 600; margin-bottom: 2px }
a { color: inherit; text-decoration: none }
img { max-width: 100% }
p { white-space: pre-line; orphans: 3; widows: 3; text-wrap: pretty }
p + p { margin-top: .7em }
li { orphans: 2; widows: 2 }
.keep { break-inside: avoid }
.muted, .subtitle { color: $muted }
.subtitle { font-size: 1.1em; margin-top: 4px }
.lines { white-space: pre-line; color: $muted; orphans: 2; widows: 2 }
.sender-name { font-size: 1.15em; font-weight: 700 }
.logo {
  display: block;
  max-width: 220px;
  max-height: 60px;
  object-fit: contain;
  object-position: $start center;
  margin-bottom: 10px;
}
.inline-image { max-height: 80px }
.number { font-size: 1.1em; font-variant-numeric: tabular-nums; margin-top: 4px }
.status {
  display: inline-block;
  margin-top: 8px;
  padding: 2px 10px;
  border: 1px solid currentColor;
  border-radius: 99px;
  font-size: .8em;
  font-weight: 600;
  letter-spacing: .04em;
}
.head-top { display: flex; justify-content: space-between; align-items: flex-start; gap: 32px }
.head-top > * { min-width: 0 }
.head-title { text-align: $end; flex: none; max-width: 65% }
.head-title:first-child { text-align: $start; max-width: none; flex: 1 }
.head-contact { text-align: $end; flex: none; max-width: 45% }
.head .whole { white-space: nowrap }
.intro {
  display: flex;
  justify-content: space-between;
  gap: 24px 40px;
  margin-top: $rhythm;
  break-inside: avoid;
}
.others { flex-wrap: wrap; justify-content: flex-start }
.parties { display: flex; flex-wrap: wrap; gap: 24px 40px; flex: 1 1 0; min-width: 0 }
.party { min-width: 150px; max-width: 300px; flex: 0 1 auto; break-inside: avoid }
.party-name { font-weight: 600; font-size: 1.05em }
.label { font-size: .85em; font-weight: 600; color: $muted; margin-bottom: 4px }
.meta {
  display: grid;
  grid-template-columns: auto minmax(0, auto);
  gap: 4px 22px;
  align-content: start;
  align-items: baseline;
  flex: 0 1 auto;
  max-width: 56%;
}
.meta > div { display: contents }
.meta dt { color: $muted; font-size: .92em; overflow-wrap: normal }
.meta dd { text-align: $end; font-weight: 600; font-variant-numeric: tabular-nums }
.meta.alone { display: flex; flex-wrap: wrap; gap: 12px 40px; max-width: none }
.meta.alone > div { display: block }
.meta.alone dt { font-size: .85em }
.meta.alone dd { text-align: $start }
section.block, .notes, .terms { margin-top: $rhythm }
.block .block { margin-top: 14px }
.notes { break-before: avoid }
.small-print { margin-top: $rhythm; font-size: .82em }
.short { display: inline-block; width: 100%; vertical-align: top }
.short > section.block:first-child { margin-top: 0 }
.signatures {
  display: flex;
  flex-wrap: wrap;
  gap: 44px 36px;
  margin-top: calc($rhythm + 34px);
  break-inside: avoid;
}
.signature {
  flex: 1 1 200px;
  max-width: 320px;
  break-inside: avoid;
  display: flex;
  flex-direction: column;
}
.signature-space { height: 54px }
.signature img {
  height: 54px;
  max-width: 200px;
  display: block;
  object-fit: contain;
  object-position: $start bottom;
}
.signature-line { border-top: 1px solid $ink; padding-top: 6px }
.signature-line.signed { border-top: 0 }
.signature p + p { margin-top: 0 }
.signature-name { font-weight: 600; min-height: 1.5em }
.signature-title { color: $muted; font-size: .92em }
.signature-blank { margin-top: 34px; border-top: 1px solid $muted; padding-top: 4px; color: $muted; font-size: .85em }
`;

/** Each value runs as its own script does; what side it stands on is the document's matter. */
export const MIXED_WRITING =
  'h1,h2,h3,h4,p,dt,dd,td,th,li,span,.lines,.row-details{unicode-bidi:plaintext}';
