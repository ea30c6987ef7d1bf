import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { outcomeOf } from '../same-instructions/corpus.ts';

const invoiceFor = (client: string) => `<h1>Invoice</h1>
<section class="parties"><div><h2>Bill to</h2><p>${client}</p><p>9 Elm Road, Bath</p></div></section>
<table><tr><th>Item</th><th>Total</th></tr><tr><td>Design work</td><td>$120.00</td></tr></table>
<p>Please pay within 30 days.</p>`;

const NAMES = [
  'Mona Field',
  'Ann Row',
  'Jimmy Page',
  'Blue Line',
  'Ada Block',
  'Edith Head',
  'Musical Note',
  'Sum Total',
  'Green Box',
  'Fifth Column',
  'Text Masters',
  'Line & Field',
];
const WAYS = [
  (name: string) => `change ${name} to Otto & Sons Ltd`,
  (name: string) => `Replace ${name} with Otto & Sons Ltd`,
  (name: string) => `rename ${name} to Otto & Sons Ltd`,
  (name: string) => `${name} should be Otto & Sons Ltd`,
  (name: string) => `use Otto & Sons Ltd instead of ${name}`,
];

describe('a name that stands in the document whole is one name', () => {
  for (const name of NAMES)
    test(`[modify.response] ${name}`, () => {
      const before = invoiceFor(name.replace('&', '&amp;'));
      for (const way of WAYS) {
        const { html = '', changes } = outcomeOf(before, way(name));
        assert.ok(html.includes('<p>Otto &amp; Sons Ltd</p>'), `${way(name)}: ${changes}`);
      }
    });

  for (const instruction of [
    'change Mona Field Group to Otto Hill',
    'change Mona Row to Otto Hill',
  ])
    test(`[modify.not-feasible] ${instruction}, where there is none`, () => {
      const { html, changes } = outcomeOf(invoiceFor('Mona Field'), instruction);
      assert.equal(html, undefined, changes);
    });

  test('[modify.response] “it” is the name that was just changed', () => {
    const instruction = 'change Mona Field to Row Media and make it bold';
    const { html = '', changes } = outcomeOf(invoiceFor('Mona Field'), instruction);
    assert.match(html, /<p style="font-weight: ?700[^>]*>Row Media<\/p>/, changes);
  });
});
