import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { z } from 'zod';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import type {
  AcceptedDocument,
  Proposal,
  ProposalMatches,
} from '#schemas/service/auto-generate.ts';
import type { Template } from '#schemas/template.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere } from '#tests/support/service.ts';

const SURVEY = {
  vessel: 'Tern',
  surveyor: 'Ada Lovelace',
  surveyedOn: '2026-05-04',
  valuation: 48_500,
  findings: ['The hull is sound', 'Two seacocks need replacing'],
};
const QUOTE = {
  client: { name: 'Ada Lovelace' },
  lineItems: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
  totals: { subtotal: 120, total: 120 },
  meta: { quoteNumber: 'Q-7', validUntil: '2026-02-28' },
};
const visible = (html: string) =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describeEverywhere('auto-generation', (service) => {
  const call = async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
    key?: string,
  ) => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const response = await service.send(method, path, body, headers);
    return { status: response.status, body: (await response.json()) as Body };
  };
  const propose = async (body: object, key?: string) => {
    const answer = await call<Proposal>('POST', '/v1/auto-generate', body, key);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body;
  };

  test('[auto-generate.proposals] data without a fitting template gets one that shows it, to be stored', async () => {
    const proposal = await propose({ data: SURVEY, intent: 'a survey report for the insurer' });
    assert.equal(proposal.match, undefined);
    for (const text of ['Tern', 'Ada Lovelace', 'Two seacocks need replacing'])
      assert.ok(visible(proposal.html).includes(text), text);
    assert.match(proposal.template.html, /\{\{/);
    const name = 'Survey';
    const accept = { proposalId: proposal.proposalId, save: true, name };
    const accepted = await call<{ template: Template }>('POST', '/v1/auto-generate/accept', accept);
    assert.equal(accepted.status, 201);
    const { template } = accepted.body;
    assert.deepEqual([template.name, template.html], [name, proposal.template.html]);
    const preview = { template: template.id, data: SURVEY };
    const shown = await call<{ html: string }>('POST', '/v1/preview', preview);
    assert.equal(visible(shown.body.html), visible(proposal.html));
    // The stored template is what the data matches from now on.
    const query = `/v1/auto-generate/match?proposalId=${proposal.proposalId}`;
    const matches = await call<z.infer<typeof ProposalMatches>>('GET', query);
    assert.equal(matches.body.match?.templateId, template.id);
    assert.equal((await propose({ data: SURVEY })).match?.templateId, template.id);
  });

  test('[auto-generate.proposals] data with a fitting template is proposed that one', async () => {
    const proposal = await propose({ data: QUOTE });
    assert.match(proposal.match?.templateId ?? '', /^quote-/);
    assert.ok(visible(proposal.html).includes('Q-7'));
    const accept = { proposalId: proposal.proposalId, save: true };
    const accepted = await call<{ template: Template }>('POST', '/v1/auto-generate/accept', accept);
    assert.equal(accepted.status, 201);
    assert.equal(accepted.body.template.html, proposal.template.html);
  });

  test('[auto-generate.proposals] accepted without save it is a document, which says what the proposal showed', async () => {
    for (const data of [SURVEY, QUOTE]) {
      const { proposalId, html } = await propose({ data });
      const path = '/v1/auto-generate/accept';
      const accepted = await call<z.infer<typeof AcceptedDocument>>('POST', path, { proposalId });
      assert.equal(accepted.status, 201, JSON.stringify(accepted.body));
      const { document, sessionId } = accepted.body;
      const file = await fetch(document.documentUrl);
      const bytes = Buffer.from(await file.arrayBuffer());
      assert.equal(bytes.length, document.size);
      assert.ok(document.url.endsWith(bytes.toString('base64').slice(-40)));
      const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
      const text = (await readPdf(bytes)).pages.map((page) => page.text).join('\n');
      const missing = [...words(visible(html))].filter((word) => !words(text).has(word));
      assert.deepEqual(missing, []);
      const change = { sessionId, instruction: 'make the title dark red' };
      assert.equal((await call('POST', '/v1/modify', change)).status, 200);
    }
  });

  test('[auto-generate.custom-template] a template is made for data although others fit', async () => {
    const path = '/v1/auto-generate/custom-template';
    const body = { data: QUOTE, description: 'a quote titled "Our offer"', style: 'bold' };
    const proposal = (await call<Proposal>('POST', path, body)).body;
    assert.deepEqual([proposal.match, proposal.template.style], [undefined, 'bold']);
    assert.ok(visible(proposal.html).includes('Our offer'), visible(proposal.html));
  });

  test('[auto-generate.expiry] a proposal is another key’s, a demo key’s and a passed day’s for nobody', async () => {
    const { proposalId, expiresAt } = await propose({ data: SURVEY });
    const life = Date.parse(expiresAt) - service.ports.now().getTime();
    assert.ok(life > 86_000_000 && life <= 86_400_000);
    const { apiKey } = await issueKey(service.ports, { tier: 'pro' });
    const ids = [proposalId.replace(/.$/, 'x'), '../x', `${proposalId}#`, 'x'.repeat(101)];
    for (const [id, key] of [[proposalId, apiKey], ...ids.map((each) => [each, undefined])]) {
      for (const save of [true, false]) {
        const accept = { proposalId: id, save };
        const answer = await call('POST', '/v1/auto-generate/accept', accept, key);
        const expected = String(id).length > 100 ? 'VALIDATION_ERROR' : 'PROPOSAL_NOT_FOUND';
        assert.equal(answer.body['code'], expected, id);
      }
      const query = new URLSearchParams({ proposalId: String(id) });
      const answer = await call('GET', `/v1/auto-generate/match?${query}`, undefined, key);
      assert.ok(answer.status === 404 || answer.status === 400);
    }
    const demo = await propose({ data: SURVEY }, DEMO_KEY);
    const save = { proposalId: demo.proposalId, save: true };
    const refused = await call('POST', '/v1/auto-generate/accept', save, DEMO_KEY);
    assert.deepEqual([refused.status, refused.body['code']], [403, 'DEMO_TIER_LIMITATION']);
  });

  test('data that no template can name is refused with its path', async () => {
    const answer = await call('POST', '/v1/auto-generate/custom-template', {
      data: { '#x': 1, title: 'Minutes' },
    });
    const details = answer.body['details'] as { path: string[] }[] | undefined;
    assert.deepEqual([answer.status, details?.[0]?.path], [400, ['data', '#x']]);
  });
});
