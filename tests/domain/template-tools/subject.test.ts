import assert from 'node:assert/strict';
import { test } from 'vitest';
import { generateTemplate } from '#lib/domain/template-tools/generate/generate-template.ts';
import { subjectOf } from '#lib/domain/template-tools/generate/subject.ts';
import type { DocumentType } from '#schemas/template.ts';

test('[templates.generate] a description says what a letter, contract or report is about', () => {
  const cases: readonly [DocumentType, string, string | undefined][] = [
    [
      'letter',
      'a formal letter to invite guests to our annual charity gala',
      'Invitation to our annual charity gala',
    ],
    ['letter', 'Letter of resignation.', 'Resignation'],
    ['letter', 'a letter to a client about a late payment, friendly tone', 'Late payment'],
    [
      'letter',
      'Letter inviting partners to the summer party with a reply card',
      'Invitation to the summer party',
    ],
    ['letter', 'a reminder letter', 'Reminder'],
    ['letter', 'an elegant business letter with enclosures', undefined],
    [
      'contract',
      'a contract for wedding photography with a deposit',
      'Wedding photography contract',
    ],
    ['contract', 'simple rental agreement for an apartment', 'Rental agreement'],
    ['contract', 'freelance web design contract with milestones', 'Freelance web design contract'],
    ['contract', 'an agreement', undefined],
    ['report', 'a data report on quarterly sales by region', 'Quarterly sales by region'],
    ['report', 'monthly marketing report', 'Monthly marketing report'],
    ['report', 'a report, clean and modern', undefined],
    ['invoice', 'an invoice for a bakery', undefined],
  ];
  for (const [type, description, subject] of cases)
    assert.equal(subjectOf(type, description), subject, description);
  assert.ok((subjectOf('letter', `letter about ${'very '.repeat(5_000)}`)?.length ?? 0) < 200);
});

test('[templates.generate] makes sample data of the described case only', async () => {
  const sampleOf = async (description: string) =>
    JSON.stringify((await generateTemplate({ description })).sampleData);
  const contract = await sampleOf('a contract for wedding photography');
  assert.match(contract, /"title":"Wedding photography contract"/);
  assert.match(contract, /"name":"Wedding photography"/);
  assert.doesNotMatch(contract, /bookkeep|payroll|pediatric|bank/i);
  const letter = await sampleOf('a letter about the new opening hours');
  assert.match(letter, /"subject":"New opening hours"/);
  assert.doesNotMatch(letter, /lift|inspection|brake|wabash.*yearly/i);
  assert.match(letter, /"company":"Meridian House"/, 'one sender');
  const report = await sampleOf('a report on energy use');
  assert.match(report, /"title":"Energy use"/);
  assert.doesNotMatch(report, /support|chat|ticket|inbox/i);
});
