/** The head of the first page, style by style. */
export const HEADERS = {
  opposite: `
.head-top { flex-direction: row-reverse }
.head-title, .head-title:first-child { text-align: $start; max-width: none; flex: 1 1 0 }
.head-from { text-align: $end; max-width: 46% }
.head-from .logo { margin-inline-start: auto; object-position: $end center }
.number { color: $muted; font-size: 1.05em; margin-top: 6px }
.status { border-color: $rule; color: $accent-ink; background: $tint; letter-spacing: 0; font-size: .88em; border-radius: $radius }
`,
  ruled: `
.head { padding-bottom: 16px; border-bottom: 3px solid $accent }
.head h1 { color: $accent-ink }
.sender-name { font-family: $heading; font-size: 1.5em; font-weight: 600; line-height: 1.25; color: $accent-ink }
.status { border-radius: 0 }
`,
  open: `
.head-top { display: block }
.head-from { display: flex; flex-wrap: wrap; gap: 0 22px; align-items: baseline }
.head-from .logo { width: 100%; max-width: 100%; max-height: 40px }
.head-from .sender-name { font-size: 1em; font-weight: 600 }
.head .lines { display: flex; flex-wrap: wrap; gap: 0 1.6em; flex: 1; min-width: 12em }
.head-title, .head-title:first-child { text-align: $start; max-width: none; margin-top: 44px }
.head-title:first-child { margin-top: 0 }
.head-title:first-child + .head-contact { text-align: $start; max-width: none; margin-top: 8px }
.number { font-size: 1em; color: $muted }
.status { border: 0; padding: 0; color: $muted; letter-spacing: 0; font-size: 1em; font-weight: 400 }
`,
  band: `
.head { padding: 28px 30px 26px; background: $ink; color: #fff; border-bottom: 8px solid $accent }
.head :is(.lines, .subtitle, .label, .muted) { color: #d9dbe0 }
.head-top { flex-direction: row-reverse }
.head-from { text-align: $end; max-width: 42% }
.head-from .logo { margin-inline-start: auto; object-position: $end center }
.head-title, .head-title:first-child { text-align: $start; max-width: none; flex: 1 1 0 }
.number { font-weight: 700; font-size: 1.25em }
.status { border: 0; border-radius: 0; background: $accent; color: $on-accent; font-weight: 800 }
`,
  centered: `
.head { padding: 0 0 14px; border-bottom: 4px double $accent; text-align: center }
.head-top { flex-direction: column; align-items: center; gap: 0 }
.head-from { padding-bottom: 14px }
.head-title, .head-title:first-child {
  align-self: stretch;
  text-align: center;
  max-width: none;
  padding-top: 14px;
  border-top: 1px solid $rule;
}
.head-title:first-child { padding-top: 0; border-top: 0 }
.head-contact { text-align: center; max-width: none; padding: 8px 0 0 }
.head h1 { color: $accent-ink }
.head .logo { margin-inline: auto; object-position: center }
.head .sender-name { font-family: $heading; font-size: 1.6em; font-weight: 400; letter-spacing: .02em }
.head .lines { font-style: italic }
.number { font-style: italic }
.status { border-radius: 0; border-width: 1px 0; font-weight: 400; letter-spacing: .12em }
`,
  panel: `
.head { padding: 20px 22px; background: $tint; border-inline-start: 7px solid $accent; border-radius: $radius }
.head h1 { color: $accent-ink }
.sender-name { font-weight: 700 }
.status { border-radius: $radius; background: #fff; color: $accent-ink }
`,
  stacked: `
.head-top { display: block }
.head-from { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 32px; align-items: flex-start }
.head-from .logo { margin: 0; max-height: 48px }
.head-from .logo + .sender-name { margin-inline-end: auto; align-self: center }
.head-from .lines { text-align: $end; font-size: .92em }
.head-title, .head-title:first-child { text-align: $start; max-width: none; margin-top: 16px }
.head-title:first-child { margin-top: 0 }
.head-contact { text-align: $start; max-width: none; margin-top: 10px }
.head-contact .head-from { display: block }
.head-contact .lines { text-align: $start }
.head h1 { color: $accent-ink }
.head h1::after { content: ""; display: block; width: 46px; height: 5px; margin-top: .75em; border-radius: 9px; background: $accent; font-size: $size }
.number { display: inline-block; margin-top: 8px; margin-inline-end: 14px; font-size: 1.15em; font-weight: 500 }
.status { border: 0; background: $tint; color: $accent-ink; border-radius: 99px; padding: 4px 13px; letter-spacing: 0; font-size: .9em }
`,
  glow: `
.head { padding: 26px 30px; border-radius: 22px; background: linear-gradient(100deg, $accent, $second); color: $on-accent }
.head :is(.lines, .subtitle, .label, .muted) { color: inherit }
.head .logo { padding: 8px 10px; background: #fff; border-radius: 10px }
.number { font-weight: 600 }
.status { border-width: 2px; letter-spacing: 0; font-size: .9em; font-weight: 700 }
`,
} as const;

/** The parties, and the dates and references next to or below them. */
export const PARTIES = {
  columns: `
.label { color: $ink }
.party-name { font-weight: 400 }
.party :is(.party-name, .lines) { color: $muted; font-size: 1em }
.meta dt { color: $muted }
.meta dd { font-weight: 500 }
.between { border-top: 1px solid $rule; padding-top: 18px }
`,
  boxes: `
.intro { gap: 0; align-items: stretch; border: 1px solid $rule }
.intro .parties { gap: 0; align-items: stretch }
.intro .party { flex: 1 1 40%; max-width: none; padding: 0 14px 10px; border-inline-end: 1px solid $rule }
.intro .parties:last-child .party:last-child { border-inline-end: 0 }
.intro .label, .between .label {
  margin: 0 -14px 8px;
  padding: 4px 14px;
  background: $tint;
  border-bottom: 1px solid $rule;
  color: $accent-ink;
  letter-spacing: .07em;
  font-size: .76em;
}
.meta { flex: 1 1 auto; padding: 8px 14px; gap: 4px 20px; max-width: 50% }
.meta.alone { padding: 10px 14px }
.between .party { border: 1px solid $rule; padding: 0 14px 12px; max-width: none }
.others.intro { border: 0 }
.others.intro .party { border: 1px solid $rule; flex: 0 1 260px }
`,
  open: `
.intro { display: block }
.intro .parties + .meta { margin-top: 26px }
.label, .meta dt { font-size: .92em; font-weight: 400; color: $muted; margin-bottom: 1px }
.party-name { font-weight: 500; font-size: 1em }
.meta, .meta.alone { display: flex; flex-wrap: wrap; gap: 12px 44px; max-width: none }
.meta > div { display: block }
.meta dd { text-align: $start; font-weight: 400 }
`,
  topped: `
.parties { gap: 20px 24px }
.party { border-top: 4px solid $ink; padding-top: 8px; flex: 1 1 200px; max-width: 300px }
.label { color: $ink; font-weight: 800; letter-spacing: .02em; font-size: .78em }
.party-name { font-weight: 700; font-size: 1.15em }
.meta:not(.alone) { border-top: 4px solid $accent; padding-top: 8px; min-width: 200px }
.meta dt { color: $ink; font-weight: 600 }
.meta dd { font-weight: 800 }
`,
  divided: `
.intro { gap: 0 30px }
.intro .parties { gap: 20px 30px }
.label, .meta dt { font-style: italic; font-weight: 400; font-size: 1em; color: $muted; margin-bottom: 2px }
.party-name { font-size: 1.1em }
.meta:not(.alone) { border-inline-start: 1px solid $rule; padding-inline-start: 28px }
.meta dd { font-weight: 400 }
.meta.alone { flex: 1; justify-content: center; text-align: center; gap: 8px 44px }
.meta.alone dd { text-align: center }
.between { gap: 0 }
.between .party { padding: 0 24px; max-width: none; text-align: center; border-inline-start: 1px solid $rule }
.between .party:nth-child(odd) { border: 0 }
`,
  cards: `
.intro .parties { gap: 14px }
.intro { gap: 14px; align-items: stretch }
.parties .party, .between .party { flex: 1 1 200px; max-width: none; padding: 12px 14px; border: 1px solid $rule; border-top: 3px solid $accent; border-radius: $radius }
.label { color: $accent-ink }
.meta:not(.alone) { padding: 12px 16px; background: $tint; border-radius: $radius; align-content: center }
.meta.alone { flex: 1; padding: 12px 16px; background: $tint; border-radius: $radius }
`,
  strip: `
.intro { flex-direction: column-reverse; gap: 16px }
.intro > .parties { flex: none }
.meta, .meta.alone {
  display: flex;
  flex-wrap: wrap;
  gap: 10px 0;
  max-width: none;
  padding: 10px 4px;
  background: $tint;
  border-radius: $radius;
}
.meta > div, .meta.alone > div { display: block; flex: 1 1 auto; padding: 0 18px; border-inline-start: 1px solid $rule }
.meta > div:first-child { border: 0 }
.meta dt, .meta.alone dt, .label { font-size: .82em; font-weight: 500; color: $muted }
.meta dd { text-align: $start }
.party { flex: 1 1 180px; max-width: 300px; padding-inline-start: 14px; border-inline-start: 3px solid $accent }
`,
  bubbles: `
.intro { align-items: stretch; gap: 16px }
.intro .parties { gap: 16px }
.parties .party, .between .party { flex: 1 1 190px; max-width: none; padding: 15px 18px; background: $tint; border-radius: 16px }
.label { color: $accent-ink; font-weight: 700 }
.party-name { font-weight: 700 }
.meta:not(.alone) { padding: 15px 18px; border: 2px solid $rule; border-radius: 16px; align-content: center }
.meta dd { font-weight: 700 }
`,
} as const;
