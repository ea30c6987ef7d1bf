import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { readerText } from '#tests/support/reader-text.ts';

const CONTRACT = {
  title: 'Independent Contractor Agreement',
  date: '2026-01-02',
  parties: [
    {
      role: 'Principal',
      name: 'Saltbush Events Pty Ltd',
      signatory_name: 'Priya Raman',
      signatory_title: 'Director',
    },
    { role: 'Contractor', name: 'Declan O’Hara', signatory_name: 'Declan O’Hara' },
  ],
  clauses: [
    {
      number: '1',
      heading: 'Services',
      children: [
        { number: '1.1', body: 'The Contractor will provide audio services for the events.' },
        { number: '1.2', body: 'The Contractor may subcontract with the Principal’s consent.' },
      ],
    },
    {
      number: '2',
      heading: 'Termination',
      body: 'Either party may terminate on 30 days’ written notice.',
      children: [
        { number: '(a)', body: 'Fees for services already performed remain payable.' },
        { number: '(b)', body: 'Each party must return the other’s equipment within 5 days.' },
      ],
    },
    {
      number: '3',
      heading: 'General',
      paragraphs: ['3.1 Changes are in writing.', '3.2 No set-off.'],
    },
  ],
  created_by: 'r.oberholzer',
};

describe('contracts made by hand', () => {
  test('[detection.shown] number their sub-clauses once, and print no names of structure', async () => {
    const { html } = layoutDocument(analyzeData(CONTRACT).model, { style: 'professional' });
    const shown = await readerText(html);
    for (const text of ['1.1 The Contractor', '(a) Fees for', '(b) Each party', '3.1 Changes'])
      assert.equal(shown.split(text).length, 2, `${text}: ${shown}`);
    assert.doesNotMatch(shown, /Children|Number|3\.1 3\.1|oberholzer/);
  });

  test('[detection.shown] are signed by those whom the parties name, under what they are', () => {
    const { signatures } = analyzeData(CONTRACT).model;
    assert.deepEqual(
      signatures.map(({ name, lines }) => [name, lines[0]?.text]),
      [
        ['Priya Raman', 'Director'],
        ['Declan O’Hara', undefined],
      ],
    );
  });
});
