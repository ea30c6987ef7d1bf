/** A contract: its parties side by side, its clauses numbered. */
export const CONTRACT = `
.clauses { margin-top: $rhythm; counter-reset: clause }
.clause { margin-top: 18px }
.clauses > .block { margin-top: 18px }
.clause .block { margin-top: 4px }
.clause > h3::before, .clause > .clause-text::before {
  counter-increment: clause;
  content: counter(clause) ". ";
  color: $accent-ink;
  font-weight: 700;
}
.clause.cited > h3::before { content: "" }
.clause.part > h3::before { content: none }
.clause > .clause-text { display: block }
.clause > .block > .list:first-child { list-style: none; padding: 0; counter-reset: point }
.clause > .block > .list:first-child > li { position: relative; padding-inline-start: 3.2em }
.clause > .block > .list:first-child > li::before {
  counter-increment: point;
  content: counter(clause) "." counter(point);
  position: absolute;
  inset-inline-start: 0;
}
.clause.part > .block > .list:first-child > li::before { content: counter(point) "." }
.between { margin-top: 22px; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px }
.between .party { break-inside: avoid }
`;

/** A letter. Where its parts stand on the sheet is declared by the postal standard (letter-sheet.ts). */
export const LETTER = `
.letter > * { margin-left: $indent-left; margin-right: $indent-right }
.letter-top.addressed { min-height: $window; padding-bottom: 12px }
.letter-window { display: flex; justify-content: space-between; gap: 8mm }
.letter-top:not(.addressed) + .letter-window { margin-top: $rhythm }
.letter-to { flex: none; width: 85mm; max-width: 60%; line-height: 4.4mm }
.addressed + .letter-window .letter-to { padding-top: $return; min-height: calc($return + $address); position: relative }
.return-line { position: absolute; bottom: calc(100% - $return + 1mm); inset-inline: 0; font-size: 8px; line-height: 1.3; color: $muted }
.return-line span { border-bottom: .5px solid $muted }
.letter-to p + p { margin-top: 0 }
.letter-to .lines { color: inherit }
.letter-to .party-name { font-weight: 400; font-size: 1em }
.letter-facts { flex: 0 1 auto; min-width: 30mm; color: $muted; text-align: $end }
.letter-facts:only-child { flex: 1 }
.addressed + .letter-window .letter-facts { padding-top: $return }
.letter-facts p + p { margin-top: .15em }
.letter-facts .letter-date { color: $ink }
.letter-subject { font-weight: 700; padding-top: 1.6em }
.letter-subject + .letter-subject { padding-top: .2em; margin-top: 0 }
.letter-body { padding-top: 1.3em; font-size: 1.04em; line-height: 1.62 }
.letter-body p + p { margin-top: 1em }
.letter-after { padding-top: 26px; font-size: .96em; break-inside: avoid }
.letter-after b { font-weight: 600 }
.letter-after p + p { margin-top: .4em }
.letter-after section.block { margin-top: .2em }
.letter-after section.block + p { margin-top: .6em }
.letter-closing { padding-top: 1.6em; break-inside: avoid; break-before: avoid }
.letter-closing .signatures { margin-top: 44px }
.letter-closing .signature-line { border: 0; padding: 0 }
`;

/** Letterheads, by the style's kind of header. */
export const LETTERHEADS = {
  opposite: `
.letter .head { display: flex; justify-content: space-between; gap: 32px; border-top: 6px solid $accent; padding-top: 16px }
.letter .head .lines { text-align: $end; font-size: .92em }
`,
  ruled: `
.letter .head { display: flex; justify-content: space-between; align-items: flex-end; gap: 32px }
.letter .head .lines { text-align: $end; font-size: .92em }
`,
  open: `
.letter .head .lines { display: block }
`,
  band: `
.letter .head { display: flex; justify-content: space-between; align-items: center; gap: 32px; padding: 22px 26px }
.letter .sender-name { font-family: $heading; font-size: 1.7em; font-weight: 800; letter-spacing: -.02em; line-height: 1.2 }
.letter .head .lines { text-align: $end; font-size: .92em }
`,
  centered: `
.letter .head .lines { display: block }
`,
  panel: `
.letter .head { display: flex; justify-content: space-between; align-items: center; gap: 32px; padding: 14px 20px }
.letter .sender-name { font-size: 1.35em; color: $accent-ink }
.letter .head .lines { text-align: $end; font-size: .92em }
`,
  stacked: `
.letter .sender-name { font-size: 2em; font-weight: 300; letter-spacing: -.02em; line-height: 1.2; color: $accent-ink }
.letter .sender-name::after { content: ""; display: block; width: 36px; height: 4px; margin: 7px 0 9px; border-radius: 9px; background: $accent }
.letter .head .lines { font-size: .92em }
`,
  glow: `
.letter .head { display: flex; justify-content: space-between; align-items: center; gap: 32px; padding: 18px 26px }
.letter .sender-name { font-family: $heading; font-size: 1.5em }
.letter .head .lines { text-align: $end; font-size: .92em }
`,
} as const;
