/** What all tables share. The last rows are one piece with the totals, so that these never stand alone on a page. */
export const TABLE_BASE = `
.table-wrap { max-width: 100% }
table { width: 100%; border-collapse: collapse }
thead { display: table-header-group }
tr, .closing { break-inside: avoid }
th {
  text-align: $start;
  font-weight: 600;
  font-size: .92em;
  vertical-align: bottom;
  overflow-wrap: break-word;
}
th, td { padding: $row 10px }
thead th[style*="background"]:first-child { padding-inline-start: 10px }
thead th[style*="background"]:last-child { padding-inline-end: 10px }
td { vertical-align: top; border-bottom: 1px solid $rule }
.num { text-align: $end; font-variant-numeric: tabular-nums }
.dense { font-size: .9em }
.dense th, .dense td { padding: calc($row * .75) 7px }
.crowded { font-size: .78em }
.crowded th, .crowded td { padding: calc($row * .6) 5px }
.even { table-layout: fixed }
.items, .table-wrap h2 { margin-top: $rhythm }
h2 + .items { margin-top: 8px }
.items .first { font-weight: 600 }
.marked > td { font-weight: 700 }
.items .line-group > td { font-weight: 700; color: $accent-ink; padding-top: calc($row * 1.6) }
.line-group { break-after: avoid }
.row-details {
  overflow-wrap: anywhere;
  font-weight: 400;
  color: $muted;
  font-size: .9em;
  margin-top: 2px;
  white-space: pre-line;
}
.pictured { display: flex; gap: 10px; align-items: flex-start }
.pictured > div { min-width: 0 }
.row-picture { flex: none; width: 38px; height: 38px; object-fit: contain }
td .inline-image { display: block; max-height: 44px; max-width: 90px }
.items .after > td { padding: 0; border: 0; background: none; font-size: $size }
.totals { width: 310px; max-width: 100%; margin: 14px 0 0; margin-inline-start: auto; break-before: avoid; break-inside: avoid }
.totals > div { display: flex; justify-content: space-between; gap: 24px; padding: 5px 10px }
.totals dt { color: $muted }
.totals dd { text-align: $end; white-space: nowrap; font-variant-numeric: tabular-nums }
.totals .strong :is(dt, dd) { font-weight: 700; color: $ink }
.totals .grand { font-size: 1.2em; font-weight: 700 }
.totals .grand dt { color: inherit }
`;

/** Heads, rows and rules of tables. Rows count in pairs, whichever row group they stand in. */
export const TABLES = {
  hairline: `
thead th { border-bottom: 1px solid $ink; font-weight: 500; color: $muted }
th:first-child, td:first-child { padding-inline-start: 0 }
th:last-child, td:last-child { padding-inline-end: 0 }
.items .first { font-weight: 500 }
`,
  filled: `
thead th { background: $accent; color: $on-accent }
td { border: 1px solid $rule; border-top: 0 }
.items .first { font-weight: 400 }
`,
  open: `
thead th { font-weight: 400; color: $muted; border-bottom: 1px solid $ink }
td { border: 0 }
tbody:not(.closing) tr:first-child td, .closing:nth-child(2) tr:first-child td { padding-top: calc($row + 5px) }
th:first-child, td:first-child { padding-inline-start: 0 }
th:last-child, td:last-child { padding-inline-end: 0 }
.items .first { font-weight: 400 }
`,
  heavy: `
thead th { background: $ink; color: #fff; font-weight: 700; font-size: .8em; letter-spacing: .03em; padding-block: 10px }
td { border-bottom: 1px solid $ink }
.items .first { font-weight: 700 }
`,
  booktabs: `
thead th { border-top: 2px solid $ink; border-bottom: 1px solid $ink; font-style: italic; font-weight: 400; font-size: 1em }
td { border-bottom: 1px dotted $rule }
.items .first { font-weight: 400 }
`,
  banded: `
thead th { border-bottom: 2px solid $accent; color: $accent-ink }
td { border: 0 }
tr:nth-child(odd) td { background: $tint }
`,
  rows: `
thead th { font-weight: 500; font-size: .82em; color: $muted; border-bottom: 2px solid $accent }
.items .first { font-weight: 600 }
`,
  pill: `
table { border-collapse: separate; border-spacing: 0 }
thead th { background: $accent; color: $on-accent }
thead th:first-child { border-start-start-radius: 14px; border-end-start-radius: 14px; padding-inline-start: 18px }
thead th:last-child { border-start-end-radius: 14px; border-end-end-radius: 14px; padding-inline-end: 18px }
td:first-child { padding-inline-start: 18px }
td:last-child { padding-inline-end: 18px }
td { border-bottom: 2px solid $tint }
`,
} as const;

/** The block of amounts that closes a document. */
export const TOTALS = {
  lines: `
.totals { width: 52%; margin-top: 0 }
.totals > div { padding: 9px 0; border-bottom: 1px solid $rule }
.totals .grand { font-size: 1.08em; border-bottom: 0; color: $ink }
.totals .grand dd { font-size: 1.15em; color: $accent-ink }
`,
  boxed: `
.totals { width: 300px; margin-top: 0; border: 1px solid $rule; border-top: 0 }
.totals > div { border-top: 1px solid $rule; padding: 6px 12px }
.totals > div:first-child { border-top: 0 }
.totals .grand { background: $accent; color: $on-accent; font-size: 1.1em; padding: 9px 12px }
`,
  plain: `
.totals { width: 270px; margin-top: 18px; border-top: 1px solid $ink; padding-top: 8px }
.totals > div { padding: 3px 0 }
.totals .grand { font-size: 1.5em; font-weight: 400; padding-top: 12px; letter-spacing: -.01em; align-items: baseline }
.totals .grand dt { font-size: .67em }
`,
  block: `
.totals { width: 340px; margin-top: 0 }
.totals > div { padding: 7px 14px }
.totals dt { color: $ink; font-weight: 600 }
.totals .grand { margin-top: 7px; padding: 13px 14px; background: $accent; color: $on-accent; font-family: $heading; font-size: 1.5em; font-weight: 800; align-items: center }
.totals .grand dt { font-size: .68em; font-weight: 800 }
`,
  ledger: `
.totals { width: 300px; margin-top: 0; padding-top: 8px }
.items + .totals, .after .totals { border-top: 2px solid $ink; width: 100% }
.totals > div { width: 300px; max-width: 100%; margin-inline-start: auto; padding: 3px 10px }
.totals dt { font-style: italic }
.totals .grand { margin-top: 4px; padding-block: 6px 5px; border-top: 1px solid $ink; border-bottom: 3px double $ink; font-size: 1.15em; font-weight: 600 }
.totals .grand dt { font-style: normal }
`,
  panel: `
.totals { padding: 8px 6px; background: $tint; border-radius: $radius; border-top: 2px solid $accent }
.totals .grand { margin-top: 4px; border-top: 1px solid $rule; padding-top: 9px; color: $accent-ink }
`,
  card: `
.totals { width: 320px; margin-top: 16px }
.totals > div { padding: 5px 20px }
.totals .grand { margin-top: 10px; padding: 15px 20px; background: $accent; color: $on-accent; border-radius: 14px; font-size: 1.5em; font-weight: 500; letter-spacing: -.01em; align-items: center }
.totals .grand dt { font-size: .64em; letter-spacing: 0 }
`,
  badge: `
.totals { width: 330px; padding: 10px 8px 8px; background: $tint; border-radius: 20px }
.totals > div { padding: 5px 14px }
.totals .grand { margin-top: 8px; padding: 11px 18px; border-radius: 99px; background: linear-gradient(100deg, $accent, $second); color: $on-accent; font-family: $heading }
`,
} as const;
