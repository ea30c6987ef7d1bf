import type { JsonObject } from '#schemas/json.ts';

/** An invoice of that many lines, with text of ordinary length. */
export function invoice(lines: number): JsonObject {
  const items = Array.from({ length: lines }, (_, n) => ({
    description: `Gear train no. ${n + 1}, brass, hand finished`,
    quantity: (n % 7) + 1,
    unitPrice: 12.5 + n,
    total: ((n % 7) + 1) * (12.5 + n),
  }));
  const subtotal = items.reduce((sum, { total }) => sum + total, 0);
  return {
    invoiceNumber: 'INV-1042',
    date: '2026-01-15',
    dueDate: '2026-02-14',
    from: { name: 'Analytical Engines Ltd', address: '12 Saint James’s Square, London' },
    client: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      address: '6 Marylebone Road, London',
    },
    items,
    subtotal,
    tax: subtotal / 5,
    total: subtotal * 1.2,
    currency: 'GBP',
    notes: 'Thank you for your business.',
  };
}

let made = 0;

/** An invoice like no other before: what was rendered once is not rendered again. */
export function newInvoice(lines: number): JsonObject {
  made += 1;
  return { ...invoice(lines), invoiceNumber: `INV-${1_000_000 + made}` };
}

/** The same page, which no earlier render was of. */
export function newPage(html: string): string {
  made += 1;
  return `${html}<!-- ${made} -->`;
}

/** Raw HTML whose script writes part of the page. */
export const SCRIPTED_HTML = `<!doctype html><title>Chart</title><h1>Turns per minute</h1><div id="bars"></div>
<script>for (let n = 1; n <= 20; n++) { const bar = document.createElement('div'); bar.textContent = n;
bar.style.cssText = 'background:#1e3a5f;color:#fff;margin:2px;width:' + n * 20 + 'px'; document.getElementById('bars').append(bar); }</script>`;

export const PNG_HTML = `<!doctype html><title>Card</title><body style="margin:0;font-family:sans-serif"><div style="padding:40px;background:#1e3a5f;color:#fff">
<h1>Analytical Engines</h1><p>Throughput rose while wear fell.</p></div></body>`;
