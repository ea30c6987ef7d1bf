/** Markup as people send it: without regions, with figures as other countries write them. */
export const RAW: Readonly<Record<string, string>> = {
  german: `<!doctype html><html lang="de-DE"><head><title>Rechnung</title><style>table{width:100%}.r{text-align:right}</style></head><body>
<h1>Rechnung 2026-117</h1><p>Datum: 14.09.2026</p><p>Fällig: 14.10.2026</p>
<p><b>Kontor Nord GmbH</b><br>Hafenstraße 9<br>20457 Hamburg</p>
<table><tr><th>Leistung</th><th class="r">Menge</th><th class="r">Einzelpreis</th><th class="r">Betrag</th></tr>
<tr><td>Beratung</td><td class="r">10</td><td class="r">120,00 €</td><td class="r">1.200,00 €</td></tr>
<tr><td>Anfahrt</td><td class="r">2</td><td class="r">45,50 €</td><td class="r">91,00 €</td></tr>
<tr><td colspan="3">Zwischensumme</td><td class="r">1.291,00 €</td></tr>
<tr><td colspan="3">MwSt. (19 %)</td><td class="r">245,29 €</td></tr>
<tr><td colspan="3"><b>Gesamt</b></td><td class="r"><b>1.536,29 €</b></td></tr></table>
<p>Vielen Dank für Ihren Auftrag.</p></body></html>`,
  plain: `<!doctype html><html lang="en"><head><title>Invoice 77</title></head><body>
<h1>Invoice</h1><p>Invoice number: INV-77</p><p>Date: March 2, 2026</p><p>Due date: April 1, 2026</p>
<h2>Bill to</h2><p><strong>Acme Inc.</strong><br>9 Elm Road<br>Austin, TX 78701</p>
<table border="1"><colgroup><col><col width="60"><col><col></colgroup>
<thead><tr><th>Item</th><th>SKU</th><th>Quantity</th><th>Price</th><th>Amount</th></tr></thead>
<tbody><tr><td>Desk lamp</td><td>DL-1</td><td>4</td><td>$35.00</td><td>$140.00</td></tr>
<tr><td>Office chair</td><td>OC-9</td><td>2</td><td>$210.00</td><td>$420.00</td></tr>
<tr><td>Cable tray</td><td>CT-3</td><td>10</td><td>$8.50</td><td>$85.00</td></tr></tbody>
<tfoot><tr><td colspan="4">Subtotal</td><td>$645.00</td></tr><tr><td colspan="4">Sales tax (8%)</td><td>$51.60</td></tr><tr><td colspan="4"><b>Total</b></td><td><b>$696.60</b></td></tr></tfoot></table>
<h2>Terms</h2><p>Net 30. A late fee of $25.00 applies after the due date. Acme Inc. agreed to our conditions. We have recieved your order.</p></body></html>`,
  report: `<!doctype html><html lang="en-GB"><head><title>Branches</title></head><body>
<h1>Branch report</h1><p>Published 7 March 2026, next issue 03/04/2026.</p>
<table><thead><tr><th>Branch</th><th>Opened</th><th>Staff</th><th>Revenue</th></tr></thead>
<tbody><tr><td>Leeds</td><td>12/05/2019</td><td>14</td><td>£420,500</td></tr>
<tr><td>York</td><td>03/11/2021</td><td>9</td><td>£1,210,000</td></tr>
<tr><td>Hull</td><td>28/01/2020</td><td>22</td><td>£98,300</td></tr></tbody></table>
<p>Revenue is before tax. The figures for Hull are estimates. Questions go to the regional office.</p></body></html>`,
};
