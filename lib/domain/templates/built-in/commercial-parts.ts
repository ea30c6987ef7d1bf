import { inForms } from './forms.ts';
import {
  blocksOf,
  PRINTED_CSS,
  printed,
  SIGNED,
  TABLE_ROWS,
  TEXT_OR_BLOCK,
  TOTAL_ROWS,
  tableHead,
} from './printed-parts.ts';

/** Regions that the quote and invoice templates share; the style sheet of each makes the difference. */

export const CLIENT_LINES = `<p class="client-name">{{client.name}}</p>
{{#client.company}}<p>{{client.company}}</p>{{/client.company}}
{{#client.address}}<p class="pre">{{client.address}}</p>{{/client.address}}
{{#client.email}}<p>{{client.email}}</p>{{/client.email}}
{{#client.phone}}<p>{{client.phone}}</p>{{/client.phone}}`;

export const TOTALS_ROWS = {
  subtotal: `<tr><th scope="row">Subtotal</th><td class="num">{{#formatMoney}}{{totals.subtotal}}{{/formatMoney}}</td></tr>`,
  discount: `{{#totals.discount}}<tr><th scope="row">Discount</th><td class="num">{{#formatDeduction}}{{totals.discount}}{{/formatDeduction}}</td></tr>{{/totals.discount}}`,
  shipping: `{{#totals.shipping}}<tr><th scope="row">Shipping</th><td class="num">{{#formatMoney}}{{totals.shipping}}{{/formatMoney}}</td></tr>{{/totals.shipping}}`,
  tax: `{{#totals.tax}}<tr><th scope="row">Tax{{#totals.taxRate}} ({{#formatPercent}}{{totals.taxRate}}{{/formatPercent}}){{/totals.taxRate}}</th><td class="num">{{#formatMoney}}{{totals.tax}}{{/formatMoney}}</td></tr>{{/totals.tax}}`,
  total: `<tr class="grand"><th scope="row">Total</th><td class="num">{{#formatMoney}}{{totals.total}}{{/formatMoney}}</td></tr>`,
};

/** The paid and the outstanding amount, below the total. */
export const SETTLEMENT_ROWS = [
  `{{#totals.amountPaid}}<tr><th scope="row">Paid</th><td class="num">{{#formatDeduction}}{{totals.amountPaid}}{{/formatDeduction}}</td></tr>{{/totals.amountPaid}}`,
  `{{#totals.amountDue}}<tr class="grand"><th scope="row">Amount due</th><td class="num">{{#formatMoney}}{{totals.amountDue}}{{/formatMoney}}</td></tr>{{/totals.amountDue}}`,
] as const;

/** The block of amounts, of rows such as those of TOTALS_ROWS. */
export const totals = (...rows: readonly string[]): string =>
  `<section class="totals keep" data-service-region="totals">
<table>
<tbody>
${printed(TOTAL_ROWS, rows.join('\n'))}
</tbody>
</table>
</section>`;

const { subtotal, discount, tax, total } = TOTALS_ROWS;
const TOTALS = totals(subtotal, discount, tax, total);

/** Heads that say a term of the product in another word. */
const HEAD_TERMS: Readonly<Record<string, string>> = {
  ...{ Item: 'name', Qty: 'quantity', Price: 'unitPrice' },
};

const wordsOf = (columns: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    columns.flatMap((label) => {
      const term = HEAD_TERMS[label];
      return term === undefined ? [] : [[term, label]];
    }),
  );

/** A cell over all columns, however many there are. */
const MOST_COLUMNS = 12;

/**
 * A table that ends with its totals. They are its last row, since only a row is kept with the row
 * before it on every page: in front of what follows a table that began on an earlier page, browsers
 * find no place to break.
 */
export const itemTable = (columns: readonly string[], row: string, closing: string): string =>
  `<table class="items" data-service-region="line-items">
<thead>${printed(
    `{{#items}}${tableHead(wordsOf(columns))}{{/items}}`,
    `<tr class="head">${columns.map((label, index) => `<th scope="col"${index === 0 ? '' : ' class="num"'}>${label}</th>`).join('')}</tr>`,
  )}</thead>
<tbody>
${printed(
  `{{#items}}${TABLE_ROWS}{{/items}}`,
  `{{#lineItems}}
<tr class="line">${row}</tr>
{{/lineItems}}`,
)}
<tr class="closing"><td colspan="${MOST_COLUMNS}">${closing}</td></tr>
</tbody>
</table>`;

export const ITEM_CELL = `<td><span class="item">{{description}}</span>{{#details}}<span class="item-details pre">{{details}}</span>{{/details}}</td>`;

/** The line items with the totals at their end. */
export const LINE_ITEMS = itemTable(
  ['Description', 'Qty', 'Unit price', 'Amount'],
  `${ITEM_CELL}<td class="num">{{#formatNumber}}{{quantity}}{{/formatNumber}}</td><td class="num">{{#formatMoney}}{{unitPrice}}{{/formatMoney}}</td><td class="num">{{#formatMoney}}{{total}}{{/formatMoney}}</td>`,
  TOTALS,
);

export const NOTES = printed(
  `{{#notes}}<section class="notes keep" data-service-region="notes"><h2>Notes</h2>${blocksOf('notes', '<p class="prose">{{text}}</p>')}</section>{{/notes}}`,
  `{{#meta.notes}}
<section class="notes keep" data-service-region="notes"><h2>Notes</h2><p class="prose">{{meta.notes}}</p></section>
{{/meta.notes}}`,
);

const PRINTED_TERMS = `<div class="terms"><h2>Terms</h2>${blocksOf('terms', TEXT_OR_BLOCK)}</div>`;
const TERMS = printed(
  `{{#terms}}${PRINTED_TERMS}{{/terms}}`,
  `{{#meta.terms}}<div class="terms"><h2>Terms</h2><p class="prose">{{meta.terms}}</p></div>{{/meta.terms}}`,
);

const SIGNATURES = `<div class="signatures keep"><div class="signature"><span>Accepted by</span></div><div class="signature"><span>Date</span></div></div>`;

const ALONE = `<footer data-service-region="footer">${TERMS}</footer>`;

/** Terms and signature lines: there only when there are terms, or signatures are switched on. */
export function footer(signatures: string): string {
  return `{{#meta.showSignature}}
<footer data-service-region="footer">${TERMS}${signatures}</footer>
{{/meta.showSignature}}
{{^meta.showSignature}}${printed(`{{#terms}}${ALONE}{{/terms}}`, `{{#meta.terms}}${ALONE}{{/meta.terms}}`)}{{/meta.showSignature}}
${SIGNED}`;
}

export const FOOTER = footer(SIGNATURES);

const logo = (from: string): string =>
  `<img class="logo" src="{{${from}}}" alt="{{branding.companyName}}">`;
const OWN_LOGO = `{{#branding.logoUrl}}${logo('branding.logoUrl')}{{/branding.logoUrl}}`;
const COMPANY = `{{#branding.companyName}}<p class="company">{{branding.companyName}}</p>{{/branding.companyName}}{{#branding.companyAddress}}<p class="address pre">{{branding.companyAddress}}</p>{{/branding.companyAddress}}`;

const READ_LOGO = `{{^branding.logoUrl}}{{#printed.page.logo}}${logo('printed.page.logo')}{{/printed.page.logo}}{{/branding.logoUrl}}`;

/** Whose paper it is: logo, name and address, as far as given. */
export const LETTERHEAD = `${OWN_LOGO}${inForms(READ_LOGO, '')}${COMPANY}`;

/** The sender: as LETTERHEAD, and read from the data also numbers and contacts. */
export const SENDER = `${OWN_LOGO}${inForms(
  `${READ_LOGO}{{#printed.page.sender}}{{#name}}<p class="company">{{name}}</p>{{/name}}{{#lines}}<p class="address pre">{{.}}</p>{{/lines}}{{/printed.page.sender}}`,
  COMPANY,
)}`;

/** As SENDER, for paper that says elsewhere how else to reach them. */
export const SENDER_BY_POST = SENDER.replace('{{#lines}}', '{{#post}}').replace(
  '{{/lines}}',
  '{{/post}}',
);

/** A column of figures that no line has does not show its heading either. */
const EMPTY_COLUMNS = [2, 3, 4]
  .map(
    (column) =>
      `.items:not(:has(.line>td:nth-child(${column}):not(:empty))) :is(.head,.line)>:nth-child(${column}){display:none}\n`,
  )
  .join('');

/** The rules of the shared regions. */
export const COMMERCIAL_CSS = `${PRINTED_CSS}
.label,.meta dt{font-size:.77em;font-weight:600;letter-spacing:.06em;text-transform:uppercase;color:var(--muted)}
h2{font-size:.85em;font-weight:700;letter-spacing:.06em;text-transform:uppercase;color:var(--accent-text);margin-bottom:6px}
.intro{display:flex;justify-content:space-between;gap:32px}
.intro>section{min-width:0}
.meta{flex:none;display:grid;grid-template-columns:auto auto;gap:4px 20px;align-content:start;align-items:baseline;min-width:0;max-width:50%}
.meta dt{overflow-wrap:normal}
.meta dd{text-align:right;font-variant-numeric:tabular-nums}
.address{color:var(--muted)}
.client-name{font-weight:600;font-size:1.08em}
.items{margin-top:28px}
.head th{padding:9px 12px;font-size:.85em}
.line td{padding:10px 12px;border-bottom:1px solid var(--rule);vertical-align:top}
.head th:not(:first-child),.line td:not(:first-child){width:1%}
${EMPTY_COLUMNS}.item{display:block;font-weight:600}
.item-details{display:block;margin-top:2px;color:var(--muted);font-size:.92em}
.line.line-group td{font-weight:700;color:var(--accent-text);padding-top:16px}
.line-group{break-after:avoid}
.closing{break-before:avoid}
.closing>td{padding:0}
.line td:not(:first-child){white-space:nowrap}
.totals{width:300px;max-width:100%;margin:16px 0 0 auto}
.totals th{padding:5px 12px;font-weight:400;color:var(--muted)}
.totals td{padding:5px 12px}
.totals .grand th,.totals .grand td{padding-top:11px;padding-bottom:11px;font-size:1.23em;font-weight:700;color:var(--accent-text)}
.notes,footer[data-service-region]{margin-top:28px}
.notes{break-before:avoid}
.terms{break-inside:avoid}
.signatures{break-before:avoid;display:flex;gap:32px;margin-top:58px}
.signature{flex:2;border-top:1px solid var(--ink);padding-top:6px;color:var(--muted);font-size:.85em}
.signature+.signature{flex:1}
`;
