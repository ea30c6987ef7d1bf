import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { outcomeOf } from '../same-instructions/corpus.ts';

const page = (totals: readonly (readonly [string, string])[], before = '') => `<!doctype html>
<html lang="en"><body><h1>Invoice</h1>${before}
<table><thead><tr><th>Description</th><th>Quantity</th><th>Price</th><th>Amount</th></tr></thead>
<tbody><tr><td>Planning</td><td>1</td><td>€400.00</td><td>€400.00</td></tr>
<tr><td>Plots</td><td>2</td><td>€50.00</td><td>€100.00</td></tr></tbody></table>
<div data-service-region="totals"><dl>${totals
  .map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)
  .join('')}</dl></div></body></html>`;

const textOf = (html = '') => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the total is the line that the others come to, whatever else is called an amount', () => {
  test('[modify.response] a payment called “Amount” behind it is subtracted, not taken for it', () => {
    const html = page([
      ['Subtotal', '€500.00'],
      ['VAT (20%)', '€100.00'],
      ['Total', '€600.00'],
      ['Amount', '-€200.00'],
      ['Amount due', '€400.00'],
    ]);
    const text = textOf(outcomeOf(html, 'change the quantity of Plots to 4').html);
    for (const part of ['Subtotal €600.00', 'Total €720.00', 'Amount -€200.00', 'due €520.00'])
      assert.ok(text.includes(part), `${part}: ${text}`);
  });

  test('[modify.response] a deposit called “Amount” before it is no part of the sum', () => {
    const html = page([
      ['Amount', '€150.00'],
      ['Total', '€500.00'],
    ]);
    const text = textOf(outcomeOf(html, 'change the quantity of Plots to 4').html);
    assert.match(text, /Amount €150\.00 Total €600\.00/);
  });
});

describe('lines of the totals that follow from others', () => {
  const NO_PLOTS = 'remove the line Plots';

  test('[modify.response] a payment that is less than what a line comes to stays what it was', () => {
    const html = page([
      ['Subtotal', '€500.00'],
      ['Total', '€500.00'],
      ['Deposit paid', '-€60.00'],
      ['Amount due', '€440.00'],
    ]);
    const text = textOf(outcomeOf(html, NO_PLOTS).html);
    assert.match(text, /Total €400\.00 Deposit paid -€60\.00 Amount due €340\.00/);
  });

  test('[modify.response] a sum between the first and the last is of what stands above it', () => {
    const html = page([
      ['Subtotal', '€500.00'],
      ['Discount', '-€50.00'],
      ['Net total', '€450.00'],
      ['VAT (20%)', '€90.00'],
      ['Total', '€540.00'],
    ]);
    const text = textOf(outcomeOf(html, NO_PLOTS).html);
    assert.match(text, /Net total €350\.00 VAT \(20%\) €70\.00 Total €420\.00/);
  });

  test('[modify.response] a deposit in per cent stays that share of the total', () => {
    const html = page([
      ['Total', '€500.00'],
      ['Deposit due now (30%)', '€150.00'],
      ['Remaining balance', '€350.00'],
    ]);
    const text = textOf(outcomeOf(html, NO_PLOTS).html);
    assert.match(text, /due now \(30%\) €120\.00 Remaining balance €280\.00/);
  });

  test('[modify.response] the number takes no “to” along', () => {
    const html = page([['Total', '€500.00']], '<p>Invoice number: INV-7</p>');
    const text = textOf(
      outcomeOf(html, 'change the quantity of Plots to 4 and the invoice number to INV-8').html,
    );
    assert.match(text, /Invoice number: INV-8/);
  });
});

describe('taxes of several rates, of lines that do not state theirs', () => {
  const html = page([
    ['Subtotal', '€500.00'],
    ['VAT (10% on €100.00)', '€10.00'],
    ['VAT (20% on €400.00)', '€80.00'],
    ['Total', '€590.00'],
  ]);

  test('[modify.response] a discount of all lines lowers each of them', () => {
    const text = textOf(outcomeOf(html, 'give them 5% off').html);
    assert.match(
      text,
      /VAT \(10% on €95\.00\) €9\.50 VAT \(20% on €380\.00\) €76\.00 Total €560\.50/,
    );
  });

  test('[modify.response] a line that changes leaves them, and a sentence says so', () => {
    const { changes } = outcomeOf(html, 'change the quantity of Plots to 4');
    assert.match(
      changes,
      /does not show which lines “VAT \(10%.* and “VAT \(20%.* stay as they were/,
    );
  });
});
