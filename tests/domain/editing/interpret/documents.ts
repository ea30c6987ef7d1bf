import { galleryMarkup } from '../gallery-markup.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Somebody's own markup: no regions, styles in a sheet and in attributes. */
const RAW = `<!doctype html><html><head><title>Invoice</title><style>
body{font-family:Arial;font-size:14px;color:#333;margin:0}
.top{display:flex;justify-content:space-between;border-bottom:2px solid #444}
table{width:100%;border-collapse:collapse}th,td{border:1px solid #ccc;padding:6px;text-align:left}
.sum td{font-weight:bold}.small{font-size:11px;color:#666}
</style></head><body>
<header class="top"><div><img class="logo" src="${PIXEL}" alt="Acme" width="80" height="40"><h1>INVOICE</h1></div><div><b>Acme Corp</b><br>1 Main Street</div></header>
<section class="client"><h3>Bill To</h3><p>Jane Roe</p><p>jane@roe.example</p></section>
<table><thead><tr><th>Item</th><th>Qty</th><th>Price</th><th>Amount</th></tr></thead>
<tbody><tr><td>Desk</td><td>2</td><td>$100.00</td><td>$200.00</td></tr><tr><td>Chair</td><td>4</td><td>$50.00</td><td>$200.00</td></tr></tbody></table>
<table class="sum"><tr><td>Subtotal</td><td>$400.00</td></tr><tr><td>Tax</td><td>$40.00</td></tr><tr><td>Total</td><td>$440.00</td></tr></table>
<h3>Notes</h3><p class="small">Pay by bank transfer.</p>
<footer class="small">Acme Corp · acme.example</footer></body></html>`;

/** The documents that instructions are tried on, by name. */
export async function editedDocuments(): Promise<ReadonlyMap<string, string>> {
  const gallery = await galleryMarkup();
  return new Map([...gallery.map(({ name, html }) => [name, html] as const), ['raw', RAW]]);
}
