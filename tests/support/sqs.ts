import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SQSClient } from '@aws-sdk/client-sqs';

interface StoredMessage {
  readonly id: string;
  readonly body: string;
  readonly group: string;
  visibleAt: number;
  received: number;
  receipt?: string;
}

/** A standard queue and that of its dead letters, speaking SQS's JSON protocol on loopback. */
export interface TestSqs {
  readonly endpoint: string;
  readonly queueUrl: string;
  /** Where what was received too often goes. */
  readonly deadLettersUrl: string;
  readonly client: SQSClient;
  /** Messages that were not deleted, in flight or delayed ones included. */
  count(): number;
  /** Moves the queue's clock: visibility and delays end sooner. */
  advance(ms: number): void;
  close(): Promise<void>;
}

interface Input {
  readonly QueueUrl?: string;
  readonly MessageBody?: string;
  readonly MessageGroupId?: string;
  readonly DelaySeconds?: number;
  readonly MaxNumberOfMessages?: number;
  readonly WaitTimeSeconds?: number;
  readonly VisibilityTimeout?: number;
  readonly ReceiptHandle?: string;
}

class Refusal extends Error {
  override readonly name: string;
  constructor(name: string) {
    super(name);
    this.name = name;
  }
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const MAX_BYTES = 262_144;
const LOOK_MS = 10;

class StandardQueue {
  readonly messages: StoredMessage[] = [];
  /** Without: messages are received for ever. */
  readonly redrive: { readonly maxReceiveCount: number; readonly to: StandardQueue } | undefined;
  #skew = 0;
  /** How often each group had its turn. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  constructor(redrive?: StandardQueue['redrive']) {
    this.redrive = redrive;
  }

  now = () => Date.now() + this.#skew;
  advance = (ms: number) => {
    this.#skew += ms;
  };

  #inFlight(receipt: string): StoredMessage | undefined {
    return this.messages.find((message) => message.receipt === receipt);
  }

  SendMessage({ MessageBody, DelaySeconds = 0, MessageGroupId = '' }: Input) {
    if (typeof MessageBody !== 'string' || MessageBody.length > MAX_BYTES)
      throw new Refusal('InvalidParameterValue');
    if (DelaySeconds < 0 || DelaySeconds > 900) throw new Refusal('InvalidParameterValue');
    const id = randomUUID();
    const visibleAt = this.now() + DelaySeconds * 1_000;
    this.messages.push({ id, body: MessageBody, group: MessageGroupId, visibleAt, received: 0 });
    return { MessageId: id, MD5OfMessageBody: md5(MessageBody) };
  }

  async ReceiveMessage(input: Input, gone: AbortSignal) {
    const { MaxNumberOfMessages: limit = 1, WaitTimeSeconds = 0, VisibilityTimeout = 30 } = input;
    if (limit < 1 || limit > 10 || WaitTimeSeconds > 20) throw new Refusal('InvalidParameterValue');
    const end = Date.now() + WaitTimeSeconds * 1_000;
    for (;;) {
      const taken: object[] = [];
      while (taken.length < limit && !gone.aborted) {
        const message = this.#next();
        if (message === undefined) break;
        taken.push(this.#take(message, VisibilityTimeout));
      }
      if (taken.length > 0 || Date.now() >= end || gone.aborted) return { Messages: taken };
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  #next(): StoredMessage | undefined {
    const visible = this.messages.filter(({ visibleAt }) => visibleAt <= this.now());
    const { maxReceiveCount = Infinity, to } = this.redrive ?? {};
    const dead = visible.filter(({ received }) => received >= maxReceiveCount);
    for (const message of dead) {
      this.messages.splice(this.messages.indexOf(message), 1);
      to?.messages.push({ ...message, received: 0 });
    }
    const turnOf = ({ group }: StoredMessage) => this.#turns.get(group) ?? 0;
    return visible
      .filter((message) => !dead.includes(message))
      .sort((a, b) => turnOf(a) - turnOf(b) || a.visibleAt - b.visibleAt)[0];
  }

  #take(message: StoredMessage, seconds: number) {
    this.#turn += 1;
    this.#turns.set(message.group, this.#turn);
    message.received += 1;
    message.visibleAt = this.now() + seconds * 1_000;
    message.receipt = randomUUID();
    return {
      MessageId: message.id,
      ReceiptHandle: message.receipt,
      MD5OfBody: md5(message.body),
      Body: message.body,
      Attributes: { ApproximateReceiveCount: String(message.received) },
    };
  }

  ChangeMessageVisibility({ ReceiptHandle, VisibilityTimeout }: Input) {
    const message = this.#inFlight(ReceiptHandle ?? '');
    if (message === undefined) throw new Refusal('ReceiptHandleIsInvalid');
    if (message.visibleAt <= this.now()) throw new Refusal('MessageNotInflight');
    message.visibleAt = this.now() + (VisibilityTimeout ?? 0) * 1_000;
    return {};
  }

  DeleteMessage({ ReceiptHandle }: Input) {
    const message = this.#inFlight(ReceiptHandle ?? '');
    if (message !== undefined) this.messages.splice(this.messages.indexOf(message), 1);
    return {};
  }
}

const OPERATIONS = [
  'SendMessage',
  'ReceiveMessage',
  'ChangeMessageVisibility',
  'DeleteMessage',
] as const;

async function answer(
  queues: ReadonlyMap<string, StandardQueue>,
  message: IncomingMessage,
  response: ServerResponse,
) {
  const reply = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(body));
  };
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const operation = String(message.headers['x-amz-target']).replace('AmazonSQS.', '');
  const input = (await json(message)) as Input;
  try {
    const known = OPERATIONS.find((name) => name === operation);
    if (known === undefined) throw new Refusal('UnsupportedOperation');
    const queue = queues.get(input.QueueUrl ?? '');
    if (queue === undefined) throw new Refusal('QueueDoesNotExist');
    reply(200, await queue[known](input, gone.signal));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply(400, { __type: `com.amazonaws.sqs#${error.name}`, message: error.name });
  }
}

export async function startSqs(maxReceiveCount = 8): Promise<TestSqs> {
  const deadLetters = new StandardQueue();
  const queue = new StandardQueue({ maxReceiveCount, to: deadLetters });
  const queues = new Map<string, StandardQueue>();
  const server = createServer((message, response) => answer(queues, message, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const queueUrl = `${endpoint}/000000000000/jobs`;
  const deadLettersUrl = `${queueUrl}-dead`;
  queues.set(queueUrl, queue).set(deadLettersUrl, deadLetters);
  const client = new SQSClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return {
    endpoint,
    queueUrl,
    client,
    deadLettersUrl,
    count: () => queue.messages.length + deadLetters.messages.length,
    advance(ms) {
      queue.advance(ms);
      deadLetters.advance(ms);
    },
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
