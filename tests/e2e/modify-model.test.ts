import assert from 'node:assert/strict';
import { afterAll, test } from 'vitest';
import type { Modification } from '#schemas/modify.ts';
import {
  completion,
  type Reaction,
  refusal,
  startModelServer,
} from '#tests/support/model-server.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const model = await startModelServer();
afterAll(() => model.close());

const letter = {
  sender: { name: 'Analytical Engines Ltd', address: '12 Mill Lane, London' },
  recipient: { name: 'Ada Lovelace', address: '5 St James Square, London' },
  date: '2026-05-04',
  subject: 'Payment reminder',
  salutation: 'Dear Ms Lovelace,',
  body: 'The amount of $1,234.50 is still open. Please pay within 14 days.',
  closing: 'Yours sincerely,',
};
const GERMAN: Readonly<Record<string, string>> = {
  'Payment reminder': 'Zahlungserinnerung',
  'Dear Ms Lovelace,': 'Sehr geehrte Frau Lovelace,',
  'The amount of $1,234.50 is still open. Please pay within 14 days.':
    'Der Betrag von 1.234,50 $ ist noch offen. Bitte zahlen Sie binnen 14 Tagen.',
  'Yours sincerely,': 'Mit freundlichen Grüßen,',
};

/** What a model would answer to the prompt: the translation of each text that it was shown. */
const translating =
  (texts: Readonly<Record<string, string>>, tokens: [number, number]): Reaction =>
  (response, call) => {
    const { document } = JSON.parse(call.body.messages[1].content) as {
      document: { nodes: { id: string; text: string }[] };
    };
    const operations = document.nodes.flatMap(({ id, text }) =>
      texts[text] === undefined ? [] : [{ op: 'set-text', target: id, text: texts[text] }],
    );
    completion(JSON.stringify({ operations }), { tokens })(response, call);
  };

describeEverywhere(
  'modify with a language model',
  (service) => {
    const openLetter = async (): Promise<string> => {
      const headers = { accept: 'application/json' };
      const response = await service.send('POST', '/v1/create', { data: letter }, headers);
      assert.equal(response.status, 200);
      return ((await response.json()) as { sessionId: string }).sessionId;
    };
    const modify = async (body: object, query = '') =>
      service.send('POST', `/v1/modify${query}`, body);

    test('[settings.model] a letter is translated, its figures survive, its tokens are real', async () => {
      const sessionId = await openLetter();
      model.will(translating(GERMAN, [812, 164]));
      const response = await modify({ sessionId, instruction: 'translate this letter to German' });
      const changed = (await response.json()) as Modification;
      assert.equal(response.status, 200, JSON.stringify(changed));
      assert.deepEqual([changed.tokensUsed, changed.selfCheckPassed], [976, true]);
      const body = { sessionId, format: 'pdf' };
      const pdf = await service.send('POST', '/v1/generate', body);
      const text = (await readPdf(Buffer.from(await pdf.arrayBuffer()))).pages
        .map((page) => page.text)
        .join('\n')
        .replaceAll(/\s+/g, ' ');
      for (const kept of [...Object.values(GERMAN), 'Ada Lovelace', '12 Mill Lane'])
        assert.ok(text.includes(kept), `${kept}: ${text}`);
      assert.doesNotMatch(text, /Dear|still open/);
    });

    test('[modify.stream] the stream names the model', async () => {
      const sessionId = await openLetter();
      model.will(translating(GERMAN, [812, 164]));
      const instruction = 'translate this letter to German';
      const events = await (await modify({ sessionId, instruction }, '?stream=true')).text();
      const named = (name: string) =>
        JSON.parse(new RegExp(`event: ${name}\\ndata: (.*)`).exec(events)?.[1] ?? 'null');
      assert.equal(named('start')?.model, 'openai-compatible:stand-in', events);
      assert.equal(named('complete')?.tokensUsed, 976);
      assert.equal(named('complete')?.selfCheckPassed, true);
    });

    test('[modify.error] a translation that loses a figure twice changes nothing', async () => {
      const sessionId = await openLetter();
      const [body = ''] = Object.keys(GERMAN).filter((text) => text.includes('1,234'));
      model.will(translating({ ...GERMAN, [body]: 'Bitte zahlen Sie.' }, [800, 100]));
      const response = await modify({ sessionId, instruction: 'translate this letter to German' });
      const failure = (await response.json()) as { code: string; details: { tokensUsed: number } };
      assert.equal(response.status, 500);
      assert.equal(failure.code, 'MODIFY_ERROR');
      assert.equal(failure.details.tokensUsed, 1_800);
      assert.equal(model.calls.length, 2);
      const undone = await modify({ sessionId, undo: true });
      assert.equal(undone.status, 400, 'there is no revision to undo');
    });

    test('[modify.error] hides the provider’s error from the caller', async () => {
      const sessionId = await openLetter();
      model.will(refusal(401, 'invalid_api_key'));
      const response = await modify({ sessionId, instruction: 'translate this letter to German' });
      const text = await response.text();
      assert.equal(response.status, 500, text);
      assert.equal(JSON.parse(text).code, 'MODIFY_ERROR');
      assert.doesNotMatch(text, /api_key|sk-|127\.0\.0\.1/);
    });
  },
  {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'stand-in',
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_API_KEY: 'sk-secret',
  },
);
