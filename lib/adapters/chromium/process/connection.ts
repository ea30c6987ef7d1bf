import type { Readable, Writable } from 'node:stream';
import type { CDPSession, Connection, ConnectionTransport } from 'puppeteer-core';
// By its own path: importing the package costs a cold start 150 ms, this module 10.
import { Connection as PipeConnection } from 'puppeteer-core/internal/cdp/Connection.js';

/**
 * How long a command may take when its caller names no time, in milliseconds. Not shorter than a
 * render: what belongs to one ends with its deadline, and a machine may stand still for seconds.
 */
export const COMMAND_TIMEOUT_MS = 60_000;
const END_OF_MESSAGE = '\0';
const silent = () => undefined;

/**
 * Puppeteer's connection without the rest of Puppeteer, for the print lane: over our transport it made
 * 1.0 (0.96 to 1.09) times the documents a second of a client written for it, over Puppeteer's own 0.87.
 * A pipe that ends or breaks rejects every pending command with ConnectionClosedError or TargetCloseError.
 */
export function connectTo(
  transport: ConnectionTransport,
  timeoutMs = COMMAND_TIMEOUT_MS,
): Connection {
  const connection = new PipeConnection('', transport, 0, timeoutMs, false, undefined, silent);
  // The package declares the class twice, once for each way to import it.
  return connection as unknown as Connection;
}

/** Attaches to a page that is driven over its session alone. */
export function attach(root: Connection, targetId: string): Promise<CDPSession> {
  // Of this only the id is sent.
  const page = { type: 'page', title: '', url: '', attached: false, canAccessOpener: false };
  return root.createSession({ targetId, ...page });
}

/** Chromium's `--remote-debugging-pipe`: JSON messages, each ended by a NUL. */
export class PipeTransport implements ConnectionTransport {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  readonly #output: Writable;
  #pieces: Buffer[] = [];
  #unsent = '';
  #isClosed = false;

  constructor(output: Writable, input: Readable) {
    this.#output = output;
    input.on('data', (chunk: Buffer) => this.#receive(chunk));
    for (const stream of [input, output]) {
      stream.on('error', () => this.close());
      stream.on('close', () => this.close());
    }
  }

  /** Messages sent in one turn leave in one write: where system calls are slow, each took 0.1 ms. */
  send(message: string): void {
    if (this.#unsent === '') process.nextTick(this.#flush);
    this.#unsent += message + END_OF_MESSAGE;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#pieces = [];
    this.onclose?.();
  }

  readonly #flush = (): void => {
    const text = this.#unsent;
    this.#unsent = '';
    if (!this.#isClosed) this.#output.write(text);
  };

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
      this.onmessage?.(text);
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0 && !this.#isClosed) this.#pieces.push(rest);
  }
}
