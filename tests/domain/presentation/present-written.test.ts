import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import { wordTable } from '#lib/domain/i18n/wording/word-table.ts';
import { present } from '#lib/domain/presentation/present.ts';

function printed(model: DocumentModel, language = 'en-US') {
  const locale = { language, currency: model.currency };
  const words = language.startsWith('en') ? new Map() : wordTable(language);
  return present(model, { locale, words, origins: new Map([['recipient.name', 'user.name']]) });
}

const texts = (values: readonly { readonly label: string; readonly text: string }[]) =>
  values.map(({ label, text }) => {
    const plain = text.replaceAll('\u00a0', ' ');
    return label === '' ? plain : `${label}: ${plain}`;
  });

describe('a certificate in print', () => {
  const model: DocumentModel = {
    type: 'certificate',
    recipient: { name: 'Neža Kovačič' },
    achievement: 'Mechatronics',
    statement: 'Builds and maintains production lines.',
    criteria: 'Builds and maintains production lines.',
    completionDate: '2026-02-16',
    issueDate: '2026-02-16',
    expiryDate: '2029-02-16T00:00:00Z',
    results: [
      { label: 'Grade', kind: 'percent', value: '96.4' },
      { label: 'Duration', kind: 'duration', value: 'PT6H14M' },
      { label: 'Status', kind: 'word', value: 'Final' },
    ],
    credentialId: 'M-7',
    verificationUrl: 'https://www.school.example/verify/M-7/',
    image: 'urn:badge:7',
    signatories: [{ name: 'A. Zupan', title: 'Head', image: 'data:image/png;base64,iVBORw0KGgo=' }],
  };

  it('says each thing once, in the words of its language', () => {
    const { title, number, facts, sections, wording } = printed(model, 'de-AT');
    assert.equal(title, 'Abschlusszertifikat');
    assert.deepEqual(texts(number === undefined ? [] : [number]), ['Zertifikatsnummer: M-7']);
    assert.deepEqual(texts(facts), [
      'Abgeschlossen am: 16. Februar 2026',
      'Gültig bis: 16. Februar 2029',
      'Note: 96,4 %',
      'Dauer: 6 Std. 14 Min.',
      'Status: Endgültig',
      'Prüfen unter: school.example/verify/M-7',
    ]);
    assert.deepEqual(sections, []);
    assert.equal(wording.honoree?.path, 'user.name');
  });

  it('has no image that is an id or a stub', () => {
    const { logo, signatures } = printed(model);
    assert.equal(logo, undefined);
    assert.deepEqual(
      signatures.map(({ name, image }) => [name, image]),
      [['A. Zupan', undefined]],
    );
    const badge = 'https://badges.example/7.png';
    assert.equal(printed({ ...model, image: badge }).logo?.text, badge);
  });
});

describe('a letter in print', () => {
  const address = { lines: ['Dorfstrasse 14'], postalCode: '3920', city: 'Zermatt' };
  const model: DocumentModel = {
    type: 'letter',
    sender: { name: 'Alpenblick AG', address: { ...address, country: 'CH' } },
    recipient: { name: 'Beat Zurbriggen', address: { ...address, country: 'Schweiz' } },
    place: 'Brig',
    date: '2026-03-10',
    subject: 'Ihre Kündigung',
    body: [{ paragraphs: ['Guten Tag'] }],
    enclosures: ['Formular'],
    copies: ['D. Imboden'],
    postscript: 'Die Schlüssel bitte am Schalter.',
  };
  const linesOf = (of: DocumentModel) =>
    printed(of, 'de-CH').parties.map(({ lines }) => lines.map(({ text }) => text).join('\n'));

  it('names no country within the country', () => {
    assert.deepEqual(linesOf(model), Array(2).fill('Dorfstrasse 14\n3920 Zermatt'));
    const abroad = { ...model, recipient: { name: 'A', address: { ...address, country: 'IT' } } };
    assert.deepEqual(
      linesOf(abroad).map((lines) => lines.split('\n').at(-1)),
      ['Schweiz', 'Italien'],
    );
  });

  it('has its parts in the form of letters', () => {
    const { facts, wording, notes } = printed(model, 'de-CH');
    assert.deepEqual(texts(facts), ['Brig', 'Datum: 10. März 2026']);
    assert.equal(wording.subject?.text, 'Ihre Kündigung');
    assert.deepEqual(
      notes.map(({ label }) => label),
      ['P.S.', 'Anlage', 'Kopie an'],
    );
  });
});

describe('a column of numbers in print', () => {
  const columnOf = (...cells: string[]) => {
    const table = {
      columns: [{ label: 'Grade 1', kind: 'number' as const }],
      rows: cells.map((cell) => ({ cells: [cell] })),
    };
    const { sections } = printed({ type: 'report', sections: [{ table }] }, 'es-CL');
    const [block] = sections;
    return block?.kind === 'table' ? block.table.rows.map(({ cells: [cell] }) => cell?.text) : [];
  };

  it('keeps its number and its unit behind a label in another language', () => {
    const columnsOf = (subjectRole?: 'student') => {
      const labels = ['Subject', 'Grade 1', 'Floor area (m²)'];
      const columns = labels.map((label) => ({ label, kind: 'text' as const }));
      const table = { columns, rows: [{ cells: ['Música', '6,2', '12'] }] };
      const [block] = printed(
        { type: 'report', subjectRole, sections: [{ table }] } as DocumentModel,
        'es-CL',
      ).sections;
      return block?.kind === 'table' ? block.table.columns.map(({ label }) => label) : [];
    };
    assert.deepEqual(columnsOf(), ['Asunto', 'Calificación 1', 'Superficie útil (m²)']);
    assert.equal(columnsOf('student')[0], 'Asignatura');
  });

  it('has as many decimals in all as most have', () => {
    assert.deepEqual(columnOf('5.9', '6', '6.2'), ['5,9', '6,0', '6,2']);
    assert.deepEqual(columnOf('5.9', '6', '7'), ['5,9', '6', '7']);
    assert.deepEqual(columnOf('0.34', '6.8', '9'), ['0,34', '6,8', '9']);
  });
});

describe('a contract in print', () => {
  it('counts parties without roles, and says its date once', () => {
    const { parties, facts, sections } = printed({
      type: 'contract',
      date: '2026-03-01',
      period: { start: '2026-03-01', end: '2028-02-29' },
      parties: [{ party: { name: 'Nordlys' } }, { role: 'Supplier', party: { name: 'Bølgen' } }],
      terms: [
        { label: 'Notice period', kind: 'duration', value: 'P3M' },
        { label: 'Start date', kind: 'text', value: '2026-04-01' },
      ],
      clauses: [{ title: 'Services' }, { paragraphs: ['Dry storage.'] }, {}],
    });
    assert.deepEqual(
      parties.map(({ label, name }) => [label, name]),
      [
        ['Party 1', 'Nordlys'],
        ['Supplier', 'Bølgen'],
      ],
    );
    assert.deepEqual(texts(facts), ['Start date: March 1, 2026', 'End date: February 29, 2028']);
    const [terms, clauses] = sections;
    assert.deepEqual(terms?.kind === 'facts' && texts(terms.facts), [
      'Notice period: 3 months',
      'Start date: April 1, 2026',
    ]);
    assert.equal(clauses?.kind === 'entries' && clauses.entries.length, 2);
  });
});

describe('a report in print', () => {
  it('writes tables by the kinds of their columns, and no heading without content', () => {
    const { sections, parties } = printed({
      type: 'report',
      currency: 'EUR',
      subject: { name: 'Rosalind Abernathy' },
      subjectRole: 'patient',
      summary: ['All within range.'],
      sections: [
        { title: 'Images', images: [{ url: 'Media/1' }] },
        {
          title: 'Runs',
          sections: [
            {
              title: 'Nightly',
              table: {
                columns: [
                  { label: 'Started', kind: 'moment' },
                  { label: 'Duration', kind: 'duration' },
                  { label: 'Amount', kind: 'money' },
                ],
                rows: [{ cells: ['2026-03-05T01:00:00Z', 'PT0.182S', null], details: ['Slow.'] }],
              },
            },
          ],
        },
      ],
    });
    assert.equal(parties[0]?.label, 'Patient');
    assert.deepEqual(
      sections.map(({ label }) => label),
      ['Summary', 'Runs'],
    );
    const [, runs] = sections;
    const table = runs?.kind === 'group' ? runs.blocks[0] : undefined;
    assert.equal(table?.label, 'Nightly');
    assert.deepEqual(
      table?.kind === 'table' && table.table.rows[0]?.cells.map((cell) => cell?.text),
      ['Mar 5, 2026, 1:00 AM', '182 ms', undefined],
    );
  });
});
