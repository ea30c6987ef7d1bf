import type { CDPSession, Protocol } from 'puppeteer-core';
import { OutboundError, type OutboundHttp } from '#lib/ports/outbound-http.ts';
import { overBudget } from '../budget.ts';
import { refuseRequest } from '../lanes/refuse-request.ts';
import type { Run } from '../run.ts';

type Paused = Protocol.Fetch.RequestPausedEvent;

const RESOURCE_TIMEOUT_MS = 15_000;
const ACCEPT: Partial<Record<Protocol.Network.ResourceType, string>> = {
  Image: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  Stylesheet: 'text/css,*/*;q=0.1',
};

/** Answers the requests of one render's script-free page: fetched by our own client, handed in by interception. */
export class Resources {
  readonly #http: OutboundHttp;
  readonly #run: Run;
  /** Addresses on their way, once for each request. */
  readonly #pending: string[] = [];
  #requests = 0;
  #bytes = 0;

  constructor(http: OutboundHttp, run: Run) {
    this.#http = http;
    this.#run = run;
  }

  async answer(session: CDPSession, paused: Paused): Promise<void> {
    const { requestId, request, resourceType } = paused;
    // Nothing may take the page elsewhere: a refresh, a form, a frame.
    if (resourceType === 'Document') return refuseRequest(session, requestId, 'Aborted');
    if (!/^https?:$/.test(new URL(request.url).protocol)) {
      this.#run.warnings.blocked(request.url);
      return refuseRequest(session, requestId, 'BlockedByClient');
    }
    this.#requests += 1;
    if (this.#requests > this.#run.budget.maxRequests) {
      this.#run.fail(overBudget(`asks for more than ${this.#run.budget.maxRequests} resources`));
      return refuseRequest(session, requestId, 'Aborted');
    }
    this.#pending.push(request.url);
    const fulfilment = await this.#fetch(request.url, resourceType);
    this.#pending.splice(this.#pending.indexOf(request.url), 1);
    if (fulfilment === undefined) return refuseRequest(session, requestId, 'Failed');
    await session.send('Fetch.fulfillRequest', { requestId, ...fulfilment });
  }

  /** Notes what has not come yet. */
  report(): void {
    for (const url of this.#pending) this.#run.warnings.failed(url, 'timeout');
  }

  async #fetch(
    url: string,
    type: Protocol.Network.ResourceType,
  ): Promise<Omit<Protocol.Fetch.FulfillRequestRequest, 'requestId'> | undefined> {
    try {
      const response = await this.#http.fetch({
        url,
        headers: { accept: ACCEPT[type] ?? '*/*' },
        maxBytes: Math.max(1, this.#run.budget.maxBytes - this.#bytes),
        timeoutMs: Math.min(RESOURCE_TIMEOUT_MS, this.#run.remainingMs()),
        signal: this.#run.signal,
      });
      this.#bytes += response.body.byteLength;
      if (this.#bytes > this.#run.budget.maxBytes)
        throw new OutboundError('too-large', 'Too large');
      if (response.status < 200 || response.status > 299) {
        this.#run.warnings.failed(url, `the server answered ${response.status}`);
        return undefined;
      }
      return {
        responseCode: 200,
        responseHeaders: [
          { name: 'Content-Type', value: response.headers['content-type'] ?? '' },
          // The page has no origin of its own, and no script that could read what comes.
          { name: 'Access-Control-Allow-Origin', value: '*' },
        ],
        body: Buffer.from(response.body).toString('base64'),
      };
    } catch (error) {
      this.#explain(url, error);
      return undefined;
    }
  }

  #explain(url: string, error: unknown): void {
    const reason = error instanceof OutboundError ? error.reason : 'protocol';
    if (reason === 'too-large') {
      this.#run.fail(overBudget(`loads more than ${this.#run.budget.maxBytes / 1e6} MB`));
    } else if (reason === 'blocked') this.#run.warnings.blocked(url);
    else if (reason !== 'aborted') this.#run.warnings.failed(url, reason);
  }
}
