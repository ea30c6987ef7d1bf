/** As an accountant's program exports it: a table, classes, no regions. */
export const PLUMBER_INVOICE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Invoice 2291</title>
<style>
body{font:13px/1.45 Arial,sans-serif;color:#222;margin:30px}
.head{display:flex;justify-content:space-between;border-bottom:2px solid #0b7285}
.head h1{color:#0b7285;font-size:28px;margin:0}
.cols{display:flex;gap:40px}
table{width:100%;border-collapse:collapse;margin:18px 0}
.items th{background:#0b7285;color:#fff;text-align:left;padding:6px}
.items td{padding:6px;border-bottom:1px solid #ddd}
.num{text-align:right}
.sum{width:240px;margin-left:auto}
footer{margin-top:30px;font-size:11px;color:#666}
</style></head><body>
<div class="head"><div><strong>Moss Plumbing</strong><br>14 Weir Lane, York YO1 7AA</div><div><h1>INVOICE</h1>Invoice no: 2291<br>Date: 12/03/2026<br>Due: 26/03/2026</div></div>
<div class="cols"><div><h3>Bill to</h3><p>Elsie Marsh<br>5 Mint Yard<br>York YO1 9TS</p></div></div>
<table class="items"><thead><tr><th>Work</th><th class="num">Hours</th><th class="num">Rate</th><th class="num">Amount</th></tr></thead><tbody>
<tr><td>Boiler repair</td><td class="num">3</td><td class="num">£55.00</td><td class="num">£165.00</td></tr>
<tr><td>New radiator valve</td><td class="num">1</td><td class="num">£48.50</td><td class="num">£48.50</td></tr>
<tr><td>Call-out</td><td class="num">1</td><td class="num">£40.00</td><td class="num">£40.00</td></tr>
</tbody></table>
<table class="sum"><tr><td>Net</td><td class="num">£253.50</td></tr><tr><td>VAT (20%)</td><td class="num">£50.70</td></tr><tr><td><b>Total due</b></td><td class="num"><b>£304.20</b></td></tr></table>
<h3>Payment</h3><p>Sort code 20-11-43, account 55012347.</p>
<footer>Moss Plumbing is registered in England, no. 4471220.</footer>
</body></html>`;

/** As a word processor's mail merge gives it: headings and paragraphs alone, styles inline. */
export const CLUB_LETTER = `<!doctype html>
<html><head><title>Notice</title></head>
<body style="font-family:Georgia,serif;font-size:15px;color:#111;margin:48px">
<p style="font-size:20px;font-weight:bold;color:#5f3dc4">Riverside Rowing Club</p>
<p>The Boathouse, Eastbank, Durham</p>
<p>3 February 2026</p>
<p>Dear members,</p>
<h2>Annual general meeting</h2>
<p>The meeting takes place on 14 March at seven in the evening.</p>
<p>Please bring the following:</p>
<ul><li>Your membership card</li><li>A written proxy, if you vote for another</li></ul>
<h2>Fees</h2>
<p>The yearly fee stays at 120 pounds.</p>
<p>With best wishes,</p>
<p>Anselm Reid<br>Secretary</p>
</body></html>`;
