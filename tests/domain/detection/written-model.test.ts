import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';

function modelOf(name: string) {
  const fixture = payloadFixtures().find((each) => each.name === name);
  assert.ok(fixture, `there is no fixture ${name}`);
  return analyzeData(fixture.payload).model;
}

describe('the model of certificates and letters', () => {
  it('finds the certificate in a list of one, beside what tells of the list', () => {
    const { title, wording, facts, details } = modelOf('certificate/absorb-list');
    assert.equal(title, 'Certificate of Completion');
    assert.equal(wording.honoree?.text, 'Delphine Okoro');
    assert.equal(wording.achievement?.text, 'Confined Space Entry – Level 2');
    assert.equal(wording.issuer?.text, 'Ironbridge Utilities Training');
    const labels = facts.map(({ label }) => label);
    assert.ok(!labels.some((label) => /first name|last name|total items|limit/i.test(label)));
    assert.ok(facts.every(({ kind, text }) => kind !== 'date' || !/\d:\d\d/.test(text)));
    assert.deepEqual(details, []);
  });

  it('takes what an award holds for the document, and a title for what it is given for', () => {
    const fair = modelOf('certificate/science-fair');
    assert.equal(fair.wording.honoree?.text, 'Leilani Kahale');
    assert.equal(fair.wording.achievement?.text, 'First Place, Environmental Science');
    assert.deepEqual(
      fair.signatures.map(({ name }) => name),
      ['Dr. Helen Yamada', 'Robert Akana'],
    );
    const course = modelOf('certificate/sertifier');
    assert.equal(course.title, 'Certificate of Completion');
    assert.equal(course.wording.achievement?.text, 'Food Safety for Supervisors');
  });

  it('finds who is certified and what for under keys of the trade', () => {
    const { wording } = modelOf('certificate/workshop-sheet');
    assert.equal(wording.honoree?.text, 'Siobhán Kelleher');
    assert.equal(wording.achievement?.text, 'Safeguarding Adults Level 3');
    assert.equal(modelOf('certificate/dive-card').wording.honoree?.text, 'Jonas Lindahl');
    assert.equal(
      modelOf('certificate/accredible-credential').wording.achievement?.text,
      'Certified Cloud Practitioner Bootcamp',
    );
  });

  it('addresses a letter by the lines of its envelope', () => {
    const { parties, facts, status } = modelOf('letter/notify');
    const [addressee] = parties;
    assert.equal(addressee?.role, 'recipient');
    assert.equal(addressee?.name, 'Mr Desmond Clarke');
    assert.match(
      addressee?.lines.map(({ text }) => text).join('\n') ?? '',
      /17 Tannery Lane[\s\S]*SE1 3XQ/,
    );
    assert.equal(status, undefined);
    assert.deepEqual(
      facts.map(({ text }) => text),
      ['1 June 2026'],
    );
  });

  it('writes a letter in the name of the house, and its list of texts as paragraphs', () => {
    const { parties, sections } = modelOf('letter/admissions');
    const sender = parties.find(({ role }) => role === 'sender');
    assert.equal(sender?.name, 'Hollis University');
    assert.deepEqual(
      sender?.lines.map(({ text }) => text),
      ['Graduate Admissions'],
    );
    assert.deepEqual(
      sections.map((block) => block.kind === 'text' && block.paragraphs.length),
      [3],
    );
    assert.equal(
      modelOf('letter/handwritten-mail').parties.find(({ role }) => role === 'sender')?.name,
      'Sloane & Daughters Roofing',
    );
  });

  it('has a letter signed by who writes for the house at its head', () => {
    const publisher = modelOf('letter/llm-rejection');
    assert.deepEqual(
      publisher.parties.map(({ role, name }) => [role, name]),
      [
        ['sender', 'Fernwood Press'],
        ['recipient', 'Jonah Meyer'],
      ],
    );
    const [editor] = publisher.signatures;
    assert.deepEqual(
      [editor?.name, editor?.lines.map(({ text }) => text)],
      ['Ruth Olsen', ['Acquisitions Editor']],
    );
  });

  it('parts a name from the mailbox or the address behind it', () => {
    const sender = (name: string) => modelOf(name).parties.find(({ role }) => role === 'sender');
    const mail = sender('letter/postmark');
    assert.deepEqual(
      [mail?.name, mail?.lines[0]?.text],
      ['Ines Duarte', 'ines@atelierduarte.example'],
    );
    const member = sender('letter/kuendigung');
    assert.deepEqual(
      [member?.name, member?.lines[0]?.text],
      ['Julia Roth', 'Gartenweg 8, 50733 Köln'],
    );
    assert.equal(sender('letter/council-notice')?.name, 'Whitby Council, Planning');
  });

  it('shows the text of a mail once, and dates a letter by when it was sent', () => {
    const texts = modelOf('letter/postmark').sections.filter(({ kind }) => kind === 'text');
    assert.equal(texts.length, 1);
    assert.deepEqual(
      modelOf('letter/council-notice').facts.map(({ text }) => text),
      ['April 2, 2026', 'PL/2026/0418'],
    );
  });
});
