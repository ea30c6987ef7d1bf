import type { Readable, Writable } from 'node:stream';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
type Events = ProtocolMapping.Events;
export type CdpMethod = keyof Commands;
export type CdpEvent = keyof Events;
type Params<M extends CdpMethod> = Commands[M]['paramsType'][0];
type Payload<E extends CdpEvent> = Events[E][0];

/** Why a command came to nothing: the browser refused it, did not answer in time, or is gone. */
export type CdpFailure = 'refused' | 'timeout' | 'closed';

/** The only error of the DevTools client. Its message names the command and is not public. */
export class CdpError extends Error {
  override readonly name = 'CdpError';
  readonly failure: CdpFailure;

  constructor(failure: CdpFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Pending {
  readonly method: string;
  readonly sessionId: string;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: CdpError) => void;
}

type Listener = (params: unknown) => void;

/**
 * How long a command may take when its caller names no time, in milliseconds. Not shorter than a
 * render: what belongs to one ends with its deadline, and a machine may stand still for seconds.
 */
const COMMAND_TIMEOUT_MS = 60_000;
const END_OF_MESSAGE = '\0';

/** One attached target, or the browser itself. */
export class CdpSession {
  readonly id: string;
  readonly #connection: CdpConnection;
  /** Sessions of targets within this one: they end with it. */
  readonly children = new Set<string>();
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(connection: CdpConnection, id: string) {
    this.#connection = connection;
    this.id = id;
  }

  /** Rejects with CdpError only, at the latest after `timeoutMs`. */
  send<M extends CdpMethod>(
    method: M,
    params?: Params<M>,
    timeoutMs = COMMAND_TIMEOUT_MS,
  ): Promise<Commands[M]['returnType']> {
    return this.#connection.send(this.id, method, params, timeoutMs) as Promise<
      Commands[M]['returnType']
    >;
  }

  /** Calls `listener` with every such event until the returned function is called. */
  on<E extends CdpEvent>(event: E, listener: (params: Payload<E>) => void): () => void {
    let listeners = this.#listeners.get(event);
    if (listeners === undefined) {
      listeners = new Set();
      this.#listeners.set(event, listeners);
    }
    const added = listeners as Set<(params: Payload<E>) => void>;
    added.add(listener);
    return () => added.delete(listener);
  }

  /** Hands an event to its listeners; the connection's part. */
  dispatch(event: string, params: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(params);
  }
}

/**
 * The DevTools protocol over Chromium's `--remote-debugging-pipe`: JSON messages, each ended by a
 * NUL. A pipe that ends or breaks rejects everything that is pending.
 */
export class CdpConnection {
  /** The browser's own session. */
  readonly browser: CdpSession;
  readonly #sessions = new Map<string, CdpSession>();
  readonly #pending = new Map<number, Pending>();
  readonly #output: Writable;
  #pieces: Buffer[] = [];
  #unsent = '';
  #lastId = 0;
  #closed = false;

  constructor(output: Writable, input: Readable) {
    this.#output = output;
    this.browser = this.session('');
    input.on('data', (chunk: Buffer) => this.#receive(chunk));
    for (const stream of [input, output]) {
      stream.on('error', () => this.close());
      stream.on('close', () => this.close());
    }
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** The session of that id, made on first use. */
  session(id: string): CdpSession {
    let session = this.#sessions.get(id);
    if (session === undefined) {
      session = new CdpSession(this, id);
      this.#sessions.set(id, session);
    }
    return session;
  }

  send(sessionId: string, method: string, params: unknown, timeoutMs: number): Promise<unknown> {
    if (this.#closed || !this.#sessions.has(sessionId)) {
      return Promise.reject(new CdpError('closed', `${method}: the session has ended`));
    }
    this.#lastId += 1;
    const id = this.#lastId;
    const message = sessionId === '' ? { id, method, params } : { id, method, params, sessionId };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => {
      this.#pending.delete(id);
      reject(new CdpError('timeout', `${method}: no answer within ${timeoutMs} ms`));
    }, timeoutMs);
    this.#pending.set(id, { method, sessionId, timer, resolve, reject });
    this.#write(JSON.stringify(message) + END_OF_MESSAGE);
    return promise;
  }

  /** What is sent in one turn leaves in one write: where system calls are dear, each took 0.1 ms. */
  #write(text: string): void {
    if (this.#unsent === '') process.nextTick(this.#flush);
    this.#unsent += text;
  }

  readonly #flush = (): void => {
    const text = this.#unsent;
    this.#unsent = '';
    if (!this.#closed) this.#output.write(text);
  };

  /** Ends the session here: its pending commands reject, its events are no longer delivered. */
  end(sessionId: string): void {
    for (const child of this.#sessions.get(sessionId)?.children ?? []) this.end(child);
    this.#sessions.delete(sessionId);
    this.#rejectPending((pending) => pending.sessionId === sessionId);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#pieces = [];
    this.#rejectPending(() => true);
  }

  #rejectPending(concerned: (pending: Pending) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!concerned(pending)) continue;
      this.#pending.delete(id);
      clearTimeout(pending.timer);
      pending.reject(new CdpError('closed', `${pending.method}: the session has ended`));
    }
  }

  #receive(chunk: Buffer): void {
    let rest = chunk;
    for (;;) {
      const end = rest.indexOf(0);
      if (end < 0) break;
      this.#pieces.push(rest.subarray(0, end));
      const text = (
        this.#pieces.length === 1 ? rest.subarray(0, end) : Buffer.concat(this.#pieces)
      ).toString();
      this.#pieces = [];
      this.#deliver(JSON.parse(text) as Message);
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0 && !this.#closed) this.#pieces.push(rest);
  }

  #deliver(message: Message): void {
    if (message.id === undefined) {
      this.#sessions.get(message.sessionId ?? '')?.dispatch(message.method ?? '', message.params);
      return;
    }
    const pending = this.#pending.get(message.id);
    if (pending === undefined) return;
    this.#pending.delete(message.id);
    clearTimeout(pending.timer);
    if (message.error === undefined) pending.resolve(message.result);
    else pending.reject(new CdpError('refused', `${pending.method}: ${message.error.message}`));
  }
}
