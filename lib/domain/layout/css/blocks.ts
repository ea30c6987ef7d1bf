/** What an intent wants to be seen first. */
export const STRESSED = `
:is(.meta, .facts) .stressed dt { color: $ink; font-weight: 700 }
:is(.meta, .facts) .stressed dd { color: $accent-ink; font-weight: 800; font-size: 1.25em }
.number.stressed { font-size: 1.6em; font-weight: 700 }
.status.stressed { font-size: 1.1em; font-weight: 800 }
.totals .stressed:not(.grand) :is(dt, dd) { color: $accent-ink; font-weight: 800; font-size: 1.15em }
.totals .grand.stressed { font-size: 1.8em; font-weight: 800 }
.metric.stressed .metric-label { color: $ink; font-weight: 700 }
.metric.stressed .metric-value { font-size: 2.5em; font-weight: 800; line-height: 1.15; color: $accent-ink }
section.block.stressed { padding: 10px 16px; border-inline-start: 5px solid $accent; background: $tint }
`;

/** Lists, labelled values, figures and entries. */
export const BLOCKS = `
.facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 36px }
.facts > div {
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 6px 0;
  border-bottom: 1px solid $rule;
  break-inside: avoid;
}
.facts dt { color: $muted; flex: 0 0 auto; max-width: 50% }
.facts dd { text-align: $end; min-width: 0; font-variant-numeric: tabular-nums }
.facts .long { grid-column: 1/-1 }
.facts .long dd { text-align: $start; flex: 1 }
.facts .long dt { min-width: 7em }
.facts.single { grid-template-columns: minmax(0, 1fr) }
.coded { display: flex; justify-content: space-between; align-items: flex-start; gap: 28px; break-inside: avoid }
.coded .facts { flex: 1; grid-template-columns: minmax(0, 1fr) }
.code { flex: none; text-align: center }
.code img { display: block; max-height: none }
.code figcaption { margin-top: 4px; font-size: .82em; color: $muted }
.page-link { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; break-inside: avoid }
.button { padding: 7px 16px; border-radius: $radius; background: $accent; color: $on-accent; font-weight: 600; text-decoration: none; white-space: nowrap }
.link-address { color: $muted; font-size: .88em; overflow-wrap: anywhere }
.list { padding-inline-start: 1.3em }
.list li { margin: 3px 0; padding-inline-start: 2px }
.list li:last-child { break-before: avoid }
.list li::marker { color: $accent-ink }
.inline-list { display: flex; flex-wrap: wrap; gap: 6px; list-style: none }
.inline-list li {
  padding: 3px 10px;
  background: $tint;
  border: 1px solid $rule;
  border-radius: $radius;
  font-size: .92em;
}
.metrics { display: flex; flex-wrap: wrap; gap: 12px }
.metric { flex: 1 1 34%; min-width: 0; break-inside: avoid }
.in-1 .metric { flex-basis: 100% }
.in-3 .metric { flex-basis: 26% }
.in-4 .metric { flex-basis: 20% }
.metric-label { font-size: .85em; color: $muted }
.metric-value {
  font-family: $heading;
  font-size: 1.7em;
  font-weight: 700;
  line-height: 1.3;
  color: $accent-ink;
  font-variant-numeric: tabular-nums;
}
.metric-value.long { font-size: 1.3em }
.metric-value.words { font-size: 1em }
.metric-change { font-size: .88em; font-weight: 600 }
.metric-note { font-size: .82em; color: $muted; margin-top: 2px }
.metric p + p { margin-top: 0 }
.entry { margin-top: 14px }
.entry:first-child { margin-top: 0 }
.entry-head {
  display: flex;
  justify-content: space-between;
  gap: 20px;
  align-items: baseline;
  break-inside: avoid;
  break-after: avoid;
}
.entry-head h3 { margin: 0 }
.entry-aside { color: $muted; font-size: .92em; white-space: nowrap }
.entry-subtitle { color: $muted; font-weight: 600 }
.entry .block { margin-top: 6px }
.remarks { margin-top: 4px; color: $muted; font-size: .92em }
.remark { margin-inline-end: 18px }
.remark b { font-weight: 600 }
figure img { display: block; max-height: 420px; break-inside: avoid }
.gallery { display: flex; flex-wrap: wrap; gap: 14px }
.gallery figure { flex: 0 1 auto; max-width: calc(50% - 7px); break-inside: avoid }
.gallery img { max-height: 230px }
figcaption { color: $muted; font-size: .88em; margin-top: 4px }
`;

const TILE = `
.metric { padding: 14px 16px; background: $tint; border-radius: $radius }
`;

/** How figures and labelled values are set. */
export const FIGURES = {
  tiles: `
${TILE}
.metric { background: none; border: 1px solid $rule }
.metric-value { color: $ink; font-weight: 600; letter-spacing: -.02em }
`,
  grid: `
.metrics { gap: 0; border: 1px solid $rule; border-inline-start: 0; border-bottom: 0 }
.metric { padding: 12px 14px; border-inline-start: 1px solid $rule; border-bottom: 1px solid $rule; border-top: 3px solid $accent }
.metric-label { letter-spacing: .06em; font-size: .75em; font-weight: 600 }
.facts { column-gap: 0; border: 1px solid $rule }
.facts > div { padding: 6px 12px; margin-bottom: -1px }
.facts > div:nth-child(odd):not(.long) { border-inline-end: 1px solid $rule }
.facts.single > div { border-inline-end: 0 }
`,
  open: `
.metrics { gap: 24px 36px }
.metric-value { font-size: 2em; font-weight: 300; letter-spacing: -.02em; line-height: 1.25 }
.facts { display: block }
.facts > div { justify-content: flex-start; padding: 3px 0; border: 0 }
.facts dt { width: 11em }
.facts dd, .facts .long dd { text-align: $start }
.list { list-style: none; padding: 0 }
.list li { position: relative; padding-inline-start: 1.5em }
.list li::before { content: "–"; position: absolute; inset-inline-start: 0 }
.inline-list { gap: 2px 22px }
.inline-list li { padding: 0; border: 0; background: none }
`,
  heavy: `
.metrics { gap: 16px }
.metric { border-top: 6px solid $ink; padding: 10px 0 4px }
.metric-label { font-weight: 700; letter-spacing: .03em; color: $ink; font-size: .78em }
.metric-value { font-size: 1.95em; font-weight: 800; letter-spacing: -.03em; line-height: 1.25 }
.facts > div { border-bottom: 1px solid $ink }
.facts dt { color: $ink; font-weight: 600 }
.list { list-style: square }
.inline-list li { background: $ink; color: #fff; border: 0; font-weight: 600 }
`,
  leaders: `
.metrics { gap: 0; border-top: 1px solid $ink; border-bottom: 1px solid $ink }
.metric { padding: 12px 14px; text-align: center; border-inline-start: 1px solid $rule }
.metric:first-child { border: 0 }
.metric-label { font-style: italic; font-size: .95em }
.metric-value { font-size: 1.9em; font-weight: 400; color: $accent-ink }
.facts > div { border: 0; padding: 3px 0; gap: 6px; align-items: baseline }
.facts dt { display: contents; font-style: italic; overflow-wrap: normal }
.facts > div:not(.long) dt::after { content: ""; flex: 1; min-width: 1em; border-bottom: 1px dotted $muted }
.facts .long dt { display: block; max-width: none }
.inline-list { display: block }
.inline-list li { display: inline; padding: 0; border: 0; background: none; font-size: 1em }
.inline-list li:not(:last-child)::after { content: " · "; color: $muted }
`,
  tinted: `
${TILE}
.metric { border-inline-start: 4px solid $accent }
.facts { column-gap: 16px }
.facts > div { border: 0; padding: 6px 10px; margin-bottom: 3px; background: $tint }
.facts dt { font-weight: 600 }
`,
  large: `
${TILE}
.metric { padding: 16px }
.metric-value { font-size: 1.9em; font-weight: 300; letter-spacing: -.03em; line-height: 1.3 }
.facts > div { display: block; padding: 7px 0 }
.facts dt { font-size: .8em; max-width: none }
.facts dd, .facts .long dd { text-align: $start; font-weight: 600 }
.inline-list li { border: 0; border-radius: 99px; padding: 4px 13px }
`,
  bubbles: `
${TILE}
.metric { padding: 16px 18px; border-top: 5px solid $accent }
.metric:nth-child(even) { border-top-color: $second }
.metric-value { font-size: 1.9em }
.facts { gap: 8px }
.facts > div { padding: 8px 14px; border: 0; border-radius: $radius; background: $tint }
.facts dd { font-weight: 600 }
.inline-list li { border: 0; border-radius: 99px; padding: 4px 13px; font-weight: 600; color: $accent-ink }
`,
} as const;

/** How the titles of sections are set. */
export const SECTION_TITLES = {
  plain: `
h2 { font-size: 1.2em; font-weight: 600; letter-spacing: -.01em }
`,
  caps: `
h2 {
  font-family: $body;
  font-size: .82em;
  letter-spacing: .09em;
  color: $accent-ink;
  border-bottom: 1px solid $accent;
  padding-bottom: 3px;
}
`,
  quiet: `
h2 { font-size: 1em; font-weight: 600; margin-bottom: 6px }
h3 { font-size: 1em; font-weight: 500 }
`,
  square: `
h2 { font-size: 1.15em; font-weight: 800; letter-spacing: -.005em; display: flex; align-items: center; gap: 9px }
h2::before { content: ""; flex: none; width: .62em; height: .62em; background: $accent }
`,
  italic: `
h2 { font-size: 1.35em; font-weight: 400; font-style: italic; color: $accent-ink }
h3 { font-family: $body; font-weight: 600 }
`,
  bar: `
h2 {
  font-size: 1.08em;
  font-weight: 600;
  color: $accent-ink;
  border-inline-start: 4px solid $accent;
  padding: 1px 0 1px 9px;
  padding-inline: 9px 0;
}
`,
  light: `
h2 { font-size: 1.4em; font-weight: 300; margin-bottom: 5px; letter-spacing: -.02em; color: $accent-ink }
`,
  label: `
h2 {
  display: table;
  font-size: .95em;
  color: $on-accent;
  background: $accent;
  border-radius: 99px;
  padding: 3px 14px;
}
`,
} as const;
