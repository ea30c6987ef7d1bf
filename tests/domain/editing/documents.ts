import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { STYLE_TOKENS } from '#lib/domain/styles/tokens.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { StyleName } from '#schemas/template.ts';
import { PLAIN } from '#tests/domain/detection/samples.ts';
import { builtIn } from '#tests/support/built-in-templates.ts';

export const STYLES = Object.keys(STYLE_TOKENS) as StyleName[];

/** An invoice with all that one can have. */
export const INVOICE: JsonObject = {
  invoiceNumber: 'INV-2044',
  date: '2026-03-02',
  dueDate: '2026-04-01',
  poNumber: 'PO-88',
  from: {
    name: 'Lumen Studio',
    address: '4 Quay Street, Bristol BS1 4DJ',
    email: 'hello@lumen.example',
    phone: '+44 117 496 0000',
  },
  to: {
    name: 'Harbour & Sons Ltd',
    address: '12 Mill Lane, Leeds LS1 2AB',
    email: 'ap@harbour.example',
  },
  items: [
    { description: 'Brand identity', quantity: 1, unitPrice: 2400, total: 2400 },
    { description: 'Web design', quantity: 3, unitPrice: 650, total: 1950 },
    { description: 'Photography', quantity: 2, unitPrice: 400, total: 800 },
  ],
  currency: 'GBP',
  subtotal: 5150,
  tax: 1030,
  taxRate: 20,
  total: 6180,
  notes: 'Please quote the invoice number with your payment.',
  terms: 'Payment within 30 days.',
};

/** A generated layout of an invoice. */
export function invoiceLayout(
  style: StyleName = 'stripe-clean',
  data: JsonObject = INVOICE,
): string {
  return layoutDocument(analyzeData(data).model, { style }).html;
}

/** A generated layout of any type that is detected. */
export function layoutOf(type: string, style: StyleName = 'stripe-clean'): string {
  return layoutDocument(analyzeData(PLAIN[type] ?? {}).model, { style }).html;
}

/** A built-in template, filled with its sample data. */
export async function templateDocument(id: string): Promise<string> {
  const template = await builtIn(id);
  return renderTemplate(template, template.sampleData);
}

/** Markup as people write it by hand: inline styles, tables for layout, no regions. */
export const RAW_INVOICE = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Invoice 1001</title>
<style>
body { font-family: Helvetica, Arial, sans-serif; font-size: 14px; color: #333; margin: 40px }
.top { overflow: hidden; border-bottom: 3px solid #c0392b; padding-bottom: 12px }
.brand { float: left; font-size: 22px; font-weight: bold; color: #c0392b }
.right { float: right; text-align: right }
table.items { width: 100%; border-collapse: collapse; margin-top: 24px }
table.items th { background: #c0392b; color: #fff; padding: 8px; text-align: left }
table.items td { padding: 8px; border-bottom: 1px solid #ddd }
.amount { text-align: right }
h2 { font-size: 16px; color: #c0392b }
</style></head>
<body>
<div class="top"><div class="brand">Nordlicht GmbH</div><div class="right"><h1>Invoice</h1><p>No. 1001<br>Date: 2026-02-11<br>Due date: 2026-03-11</p></div></div>
<div class="client"><h2>Bill to</h2><p><strong>Ada Lovelace</strong><br>12 Analytical Row<br>London W1</p></div>
<table class="items">
<thead><tr><th>Description</th><th>Qty</th><th class="amount">Price</th><th class="amount">Amount</th></tr></thead>
<tbody>
<tr><td>Consulting</td><td>10</td><td class="amount">$120.00</td><td class="amount">$1,200.00</td></tr>
<tr><td>Travel</td><td>1</td><td class="amount">$310.50</td><td class="amount">$310.50</td></tr>
</tbody></table>
<table style="margin-left:auto;margin-top:12px" class="totals">
<tr><td>Subtotal</td><td class="amount">$1,510.50</td></tr>
<tr><td>VAT 20%</td><td class="amount">$302.10</td></tr>
<tr><td><b>Total</b></td><td class="amount"><b>$1,812.60</b></td></tr>
</table>
<h2>Notes</h2>
<p>Thank you for your <b>business</b>. Questions? Write to <a href="mailto:billing@nordlicht.example">billing@nordlicht.example</a>.</p>
</body></html>`;
