/**
 * The frame and type of a certificate: one page, everything centred. On paper the frame is fixed, so
 * that it is the area between the margins on every page, whatever the paper; the content fills at least
 * one. Its type is sized by the page (certificate-size.ts), so that A5 holds what A3 does.
 */
export const CERTIFICATE = `
body.certificate { text-align: center }
.certificate-frame { position: relative }
.certificate-frame::before { content: ""; position: absolute; inset: 0; z-index: -1; border: $frame; outline: $inner-frame; outline-offset: $inner-offset; border-radius: $frame-radius }
.certificate-content { display: flex; flex-direction: column; justify-content: space-evenly; padding: calc(2.4em + 20px) calc(3.6em + 20px); font-size: 14px }
.certificate .logo { margin: 0 auto .8em; object-position: center }
.certificate-issuer { font-size: 1.05em; font-weight: 600; letter-spacing: .08em; color: $muted }
.certificate h1 { font-size: 3.1em; margin-top: .35em; color: $accent-ink }
.certificate h1::after { content: ""; display: block; width: 2.2em; height: 3px; margin: .35em auto 0; background: $accent }
.certificate-body { padding: .6em 0 }
.certificate-lead { color: $muted; font-size: 1.1em }
.certificate-body > .lines { color: $muted; margin-top: .5em; white-space: normal; text-wrap: balance }
.certificate-body > .lines span { display: inline; white-space: normal }
.certificate-body > .lines span + span::before { content: " · " }
:is(.certificate-name, .certificate-body > .lines) + .certificate-lead { margin-top: 1em }
.certificate-name {
  display: inline-block;
  font-family: $honour;
  font-size: 3.2em;
  line-height: 1.2;
  margin-top: .15em;
  padding: 0 .6em .12em;
  border-bottom: 1px solid $rule;
  text-wrap: balance;
}
.certificate-achievement { font-family: $heading; font-size: 2em; font-weight: 600; line-height: 1.25; margin: .25em auto 0; max-width: 24em; text-wrap: balance }
:is(.certificate-name, .certificate-body > .lines) + .certificate-achievement { margin-top: .55em }
.certificate-statement { max-width: 44em; margin: .9em auto 0; font-size: 1.1em; text-wrap: balance }
.certificate figure { margin-top: 1em }
.certificate figure img { margin: 0 auto; max-height: 9em; max-width: 24em }
.certificate section.block { margin-top: 1.1em; break-inside: avoid }
.certificate h2, .certificate h3 { display: block; border: 0; padding: 0; background: none; color: $accent-ink; font-size: 1.05em }
.certificate :is(.facts, .list, .inline-list) { max-width: 34em; margin: 0 auto; text-align: $start }
.certificate .facts { max-width: 46em }
.certificate .list { list-style: none; padding: 0; text-align: center }
.certificate .inline-list { justify-content: center; text-align: center }
.certificate .signatures { justify-content: center; margin-top: 2.6em }
.certificate .signature { text-align: center; align-items: stretch; max-width: 17em; flex-basis: 13em }
.certificate :is(td, th) { text-align: $start }
.certificate .signature img { margin: 0 auto }
.certificate .intro { display: flex; flex-direction: row; justify-content: center; border: 0; margin-top: 1em; font-size: .92em }
.certificate-meta { display: flex; flex-wrap: wrap; justify-content: center; gap: .4em 2.6em; margin-top: 1.2em; font-size: .92em }
.certificate-meta > div { display: flex; gap: .6em }
.certificate-meta dt { color: $muted }
.certificate-meta dd { font-weight: 600 }
@media print {
  html, body.certificate, .certificate-frame { height: 100% }
  .certificate-frame::before { position: fixed }
  .certificate-content { min-height: 100%; font-size: clamp(7px, min(2vw, $type), 34px) }
  .flowing .certificate-content { display: block; padding-block: .5in; box-decoration-break: clone }
}
@media screen { .certificate-content { min-height: 640px } }
`;

/** Frames and titles of certificates, by the style's kind of header. */
export const CERTIFICATES = {
  opposite: `
:root { --frame: 1px solid $rule; --inner-frame: none; --frame-radius: 14px; --honour: $heading }
.certificate-frame::before { border-top: 10px solid $accent }
.certificate h1 { color: $ink; font-weight: 700 }
.certificate h1::after { display: none }
.certificate-name { font-weight: 300; letter-spacing: -.02em; color: $accent-ink }
.certificate-issuer { letter-spacing: 0; color: $ink }
`,
  ruled: `
:root { --frame: 8px solid $accent; --inner-frame: 1px solid $accent; --inner-offset: -16px; --honour: $heading }
.certificate h1 { font-size: 2.5em }
.certificate h1::after { width: 4em; height: 1px }
.certificate-name { font-weight: 600 }
`,
  open: `
:root { --frame: 1px solid $ink; --inner-frame: none; --honour: $heading }
.certificate h1 { font-size: 2.3em; color: $ink }
.certificate h1::after { display: none }
.certificate-issuer { letter-spacing: 0; font-weight: 400 }
.certificate-name { font-weight: 300; letter-spacing: -.02em; font-size: 3.8em; border: 0 }
.certificate-achievement { font-weight: 400; font-size: 1.7em }
.certificate-meta dd { font-weight: 400 }
`,
  band: `
:root { --frame: 16px solid $ink; --inner-frame: 3px solid $accent; --inner-offset: -24px; --honour: $heading }
.certificate h1 { font-size: 3.2em; color: $ink }
.certificate h1::after { width: 1.4em; height: .16em }
.certificate-name { font-weight: 800; letter-spacing: -.01em; font-size: 2.9em; border: 0; background: $accent; color: $on-accent; padding: .06em .5em; line-height: 1.25 }
.certificate-achievement { font-weight: 800 }
`,
  centered: `
:root { --frame: 6px double $accent; --inner-frame: 1px solid $accent; --inner-offset: -15px; --honour: $heading }
.certificate h1 { font-size: 3.3em }
.certificate h1::after { width: 1.4em; height: 1px }
.certificate-name { font-style: italic; font-weight: 400; font-size: 3.4em }
.certificate-lead, .certificate-statement { font-style: italic }
.certificate-achievement { font-weight: 400 }
`,
  panel: `
:root { --frame: 2px solid $accent; --inner-frame: none; --frame-radius: 4px; --honour: $heading }
.certificate-frame::before { border-inline: 22px solid $accent; background: $tint }
.certificate h1::after { width: 100%; max-width: 9em; height: 2px }
.certificate-name { font-weight: 600; font-size: 2.9em; border-bottom: 2px solid $accent }
`,
  stacked: `
:root { --frame: 3px solid $accent; --inner-frame: none; --frame-radius: 22px; --honour: $heading }
.certificate h1 { font-size: 3.4em }
.certificate h1::after { width: 46px; height: 5px; border-radius: 9px }
.certificate-issuer { letter-spacing: 0 }
.certificate-name { font-weight: 600; letter-spacing: -.02em; border: 0 }
.certificate-achievement { font-weight: 300 }
.certificate-meta { align-self: center; padding: .7em 1.6em; background: $tint; border-radius: 12px }
`,
  glow: `
:root { --frame: 14px solid transparent; --inner-frame: none; --frame-radius: 26px; --honour: $heading }
.certificate-frame::before {
  background: linear-gradient(#fff, #fff) padding-box, linear-gradient(100deg, $accent, $second) border-box;
}
.certificate h1::after { width: 1.8em; height: 6px; border-radius: 9px }
.certificate-issuer { letter-spacing: 0; color: $accent-ink }
.certificate-name { font-weight: 800; border: 0; letter-spacing: -.02em }
.certificate-meta > div { padding: .35em 1.1em; background: $tint; border-radius: 99px }
`,
} as const;
