import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook as Signer } from 'standardwebhooks';
import type { Webhook } from '#schemas/service/webhook.ts';
import type { TestService } from './service.ts';

type Sender = Pick<TestService, 'send'>;
export type MadeWebhook = Webhook & { readonly secret: string };

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly runId: string;
    readonly documentId: string | null;
    readonly code: string;
    readonly error: string;
    readonly details: { readonly path: string[] }[];
    readonly [name: string]: unknown;
  };
}

const LOOK_MS = 25;
const LOOKS = 1_600;

/** What somebody asks and sends, by a key where it is not a record. */
export function webhooksOf(service: Sender) {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const accept = { accept: 'application/json', ...headers };
    const response = await service.send(method, path, body, accept);
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  };
  const send = (
    { id }: Pick<Webhook, 'id'>,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> =>
    call('POST', `/v1/webhooks/tabledb/${id}`, body, { authorization: '', ...headers });
  return {
    call,
    send,
    async make(draft: object = {}): Promise<MadeWebhook> {
      const whole = { name: 'Webhook', templateId: 'invoice-clean', ...draft };
      const { status, body } = await call('POST', '/v1/webhooks', whole);
      assert.equal(status, 201, JSON.stringify(body));
      return body['webhook'] as MadeWebhook;
    },
    /** With the secret itself. */
    deliver: (webhook: MadeWebhook, body: unknown, headers: Record<string, string> = {}) =>
      send(webhook, body, { 'x-webhook-secret': webhook.secret, ...headers }),
    /** What is asked for, once the run has ended. */
    async outcome(runId: string): Promise<Answer> {
      for (let looks = 0; looks < LOOKS; looks++) {
        const answer = await call('GET', `/v1/webhooks/pdfs/${runId}`);
        if (answer.body.code !== 'JOB_NOT_READY') return answer;
        await delay(LOOK_MS);
      }
      throw new Error(`run ${runId} does not end`);
    },
  };
}

/** The headers of a signed message. */
export function signed(secret: string, id: string, at: Date, text: string) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Signer(secret).sign(id, at, text),
  };
}
