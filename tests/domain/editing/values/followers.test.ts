import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';

const LINES = `<table data-service-region="line-items">
<thead><tr><th>Description</th><th>Qty</th><th>Price</th><th>Amount</th></tr></thead><tbody>
<tr><td>Survey</td><td>2</td><td>£450.00</td><td>£900.00</td></tr>
<tr><td>Drawings</td><td>3</td><td>£700.00</td><td>£2,100.00</td></tr></tbody></table>
<dl class="totals" data-service-region="totals"><dt>Subtotal</dt><dd>£3,000.00</dd>
<dt>VAT (20%)</dt><dd>£600.00</dd><dt>Total</dt><dd>£3,600.00</dd></dl>`;

const page = (rest: string) =>
  `<html lang="en-GB"><body><h1>Quote</h1>${LINES}${rest}</body></html>`;

/** What a page says once the price of its second line is £800: the total goes from £3,600.00 to £3,960.00. */
function dearer(rest: string, find = '£700.00', replace = '£800.00') {
  const open = openDocument(page(rest));
  const edited = editDocument(open, {}, [
    { op: 'replace-text', find, replace },
    { op: 'recompute', keep: [] },
  ]);
  assert.equal(edited.outcome, 'edited');
  if (edited.outcome !== 'edited') return assert.fail();
  const text = edited.html
    .slice(edited.html.indexOf('</dl>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, passed: edited.selfCheckPassed, findings: edited.findings };
}

const schedule = (...rows: readonly (readonly string[])[]) =>
  `<h2>Payments</h2><table><thead><tr><th>Stage</th><th>Share</th><th>Amount</th></tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

describe('figures outside of the totals', () => {
  for (const [name, rest, expected] of [
    [
      'a deposit by its rate and what is left of the total, in a sentence',
      '<p>A deposit of 30% (£1,080.00) is payable now, the balance of £2,520.00 on completion.</p>',
      'A deposit of 30% (£1,188.00) is payable now, the balance of £2,772.00 on completion.',
    ],
    [
      'equal payments of which there are a number',
      '<p>You may pay in 12 monthly payments of £300.00.</p>',
      'You may pay in 12 monthly payments of £330.00.',
    ],
    [
      'the total once more',
      '<p>The price is fixed at £3,600.00 for 30 days.</p>',
      'The price is fixed at £3,960.00 for 30 days.',
    ],
    [
      'payments by their rates',
      schedule(
        ['On signing', '30%', '£1,080.00'],
        ['Delivery', '45%', '£1,620.00'],
        ['Completion', '25%', '£900.00'],
      ),
      'Payments Stage Share Amount On signing 30% £1,188.00 Delivery 45% £1,782.00 Completion 25% £990.00',
    ],
    [
      'a table of hours with a price of its own',
      '<h2>Optional</h2><table><thead><tr><th>Work</th><th>Hours</th><th>Rate</th><th>Cost</th></tr></thead><tbody><tr><td>Site visits</td><td>4</td><td>£60.00</td><td>£240.00</td></tr><tr><td>Model</td><td>5</td><td>£60.00</td><td>£300.00</td></tr></tbody></table>',
      'Optional Work Hours Rate Cost Site visits 4 £60.00 £240.00 Model 5 £60.00 £300.00',
    ],
    [
      'what was paid and what has no part in it stay',
      '<p>We received £3,600.00 for the last phase. Call-outs are £85.00 each, parts excluded.</p>',
      'We received £3,600.00 for the last phase. Call-outs are £85.00 each, parts excluded.',
    ],
  ] as const)
    test(`${name}`, () => {
      const { text, passed, findings } = dearer(rest);
      assert.equal(text, expected);
      assert.ok(passed, findings.join());
    });

  test('follow a rate that is changed, and leave the other payments', () => {
    const rest = schedule(
      ['On signing', '30%', '£1,080.00'],
      ['Delivery', '45%', '£1,620.00'],
      ['Completion', '25%', '£900.00'],
    );
    const open = openDocument(page(rest));
    const edited = editDocument(open, {}, [
      { op: 'replace-text', find: '30%', replace: '40%' },
      { op: 'replace-text', find: '45%', replace: '35%' },
      { op: 'recompute', keep: [] },
    ]);
    assert.ok(edited.outcome === 'edited' && edited.selfCheckPassed);
    for (const amount of ['£1,440.00', '£1,260.00', '£900.00'])
      assert.ok(edited.html.includes(amount));
  });

  test('are told where they no longer come to the total', () => {
    const rest = schedule(
      ['On signing', '—', '£1,100.00'],
      ['Delivery', '—', '£1,600.00'],
      ['Completion', '—', '£900.00'],
    );
    const { text, passed, findings } = dearer(rest);
    assert.ok(text.includes('£1,600.00') && !passed);
    assert.match(findings.join(), /“Completion”/);
  });

  test('columns of a line follow its amount', () => {
    const html = `<html lang="en-GB"><body><table data-service-region="line-items">
<thead><tr><th>Item</th><th>Qty</th><th>Price</th><th>Net</th><th>VAT %</th><th>VAT</th><th>Gross</th></tr></thead><tbody>
<tr><td>Paint</td><td>4</td><td>£25.00</td><td>£100.00</td><td>20%</td><td>£20.00</td><td>£120.00</td></tr>
<tr><td>Books</td><td>2</td><td>£30.00</td><td>£60.00</td><td>0%</td><td>£0.00</td><td>£60.00</td></tr></tbody></table>
<dl data-service-region="totals"><dt>Net</dt><dd>£160.00</dd><dt>VAT</dt><dd>£20.00</dd><dt>Total</dt><dd>£180.00</dd></dl></body></html>`;
    const open = openDocument(html);
    const id = open.content.lineItems?.rows[0]?.cells[1]?.id ?? '';
    const more = editDocument(open, {}, [
      { op: 'set-text', target: id, text: '6' },
      { op: 'recompute', keep: [id] },
    ]);
    assert.equal(more.outcome, 'edited');
    if (more.outcome !== 'edited') return;
    const text = more.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    assert.match(text, /Paint 6 £25\.00 £150\.00 20% £30\.00 £180\.00 Books/);
    assert.match(text, /Net £210\.00 VAT £30\.00 Total £240\.00/);
    assert.deepEqual(more.findings, []);
  });
});
