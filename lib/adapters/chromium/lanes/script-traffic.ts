import type { CDPSession, Protocol } from 'puppeteer-core';
import type { RenderSource } from '#lib/ports/renderer.ts';
import { overBudget } from '../budget.ts';
import type { Run } from '../run.ts';
import { DOCUMENT_HOST } from './document-address.ts';
import { refuseRequest } from './refuse-request.ts';
import type { ScriptContext } from './script-context.ts';

type Paused = Protocol.Fetch.RequestPausedEvent;
type Headers = Protocol.Fetch.HeaderEntry[];

const MAX_HOPS = 20;

/** The answer to the page's own address. */
export interface MainAnswer {
  readonly host: string;
  readonly status: number;
  readonly isAttachment: boolean;
}

/** Judges, counts and watches every request of a page with script. */
export class ScriptTraffic {
  /** The last answer for the main document; undefined until there is one. */
  answer: MainAnswer | undefined;
  /** The host that the main document was last asked from. */
  mainHost = '';
  readonly #context: ScriptContext;
  readonly #source: RenderSource;
  readonly #run: Run;
  /** Data requests that have not ended, by request id. */
  readonly #open = new Set<string>();
  readonly #failed = new Map<string, string>();
  readonly #addresses = new Map<string, string>();
  #requests = 0;
  #documents = 0;
  #isFinal = false;

  constructor(context: ScriptContext, source: RenderSource, run: Run) {
    this.#context = context;
    this.#source = source;
    this.#run = run;
    const { session, channel } = context;
    this.#watch(session);
    context.watchFrame = (frame) => this.#watch(frame);
    session.on('Network.requestWillBeSent', (event) => this.#sent(event));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.status >= 400)
        this.#failed.set(requestId, `the server answered ${response.status}`);
    });
    session.on('Network.loadingFinished', ({ requestId }) => this.#open.delete(requestId));
    session.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
      this.#open.delete(requestId);
      if (!canceled) this.#failed.set(requestId, publicReason(errorText));
    });
    channel.exhausted.addEventListener('abort', () => this.#run.fail(overBudget('loads too much')));
  }

  /** Whether the page still waits for data that it has asked for. */
  get isWaitingForData(): boolean {
    return this.#open.size > 0;
  }

  /** Whether the main document was asked for more than once. */
  get isRedirected(): boolean {
    return this.#documents > 1;
  }

  /** From now on the page stays at the document that it shows. */
  keepDocument(): void {
    this.#isFinal = true;
  }

  /** Why the proxy refused this host, if it did. */
  refusal(host: string): string | undefined {
    return this.#context.channel.failures.find((failure) => failure.host === host)?.reason;
  }

  /** Notes what did not come. */
  report(): void {
    for (const [requestId, why] of this.#failed) {
      const address = this.#addresses.get(requestId);
      if (address === undefined || !URL.canParse(address)) continue;
      const { host, protocol } = new URL(address);
      const refusal = this.refusal(host);
      if (refusal === 'blocked' || !/^(https?|data|blob):$/.test(protocol))
        this.#run.warnings.blocked(address);
      else this.#run.warnings.failed(address, refusal ?? why);
    }
  }

  #sent({ requestId, request, type, frameId }: Protocol.Network.RequestWillBeSentEvent): void {
    const isMain = type === 'Document' && frameId === this.#context.targetId;
    if (!isMain) this.#addresses.set(requestId, request.url);
    if (type === 'XHR' || type === 'Fetch') this.#open.add(requestId);
  }

  #watch(session: CDPSession): void {
    session.on('Fetch.requestPaused', (paused) => {
      // A request may end by itself before it is answered.
      this.#judge(session, paused).catch(() => {});
    });
  }

  async #judge(session: CDPSession, paused: Paused): Promise<void> {
    const { requestId, request, resourceType, frameId } = paused;
    const isMain = resourceType === 'Document' && frameId === this.#context.targetId;
    if (paused.responseStatusCode !== undefined || paused.responseErrorReason !== undefined) {
      if (isMain) this.#noteAnswer(paused);
      return proceed(session, requestId);
    }
    this.#requests += 1;
    if (this.#requests > this.#run.budget.maxRequests) {
      this.#run.fail(overBudget(`asks for more than ${this.#run.budget.maxRequests} resources`));
      return refuseRequest(session, requestId, 'Aborted');
    }
    const url = new URL(request.url);
    if (isMain && !this.#mayNavigate(url)) return refuseRequest(session, requestId, 'Aborted');
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      this.#run.warnings.blocked(request.url);
      return refuseRequest(session, requestId, 'BlockedByClient');
    }
    if (this.#source.kind === 'html' && url.host === DOCUMENT_HOST) {
      return refuseRequest(session, requestId, 'Failed');
    }
    return proceed(session, requestId, this.#withOwnHeaders(url, request));
  }

  /** Markup stays where it is; an address may lead on, to http and https only, until it is captured. */
  #mayNavigate(url: URL): boolean {
    this.#documents += 1;
    this.mainHost = url.host;
    if (this.#source.kind === 'html' || this.#isFinal) return false;
    return this.#documents <= MAX_HOPS && /^https?:$/.test(url.protocol);
  }

  #noteAnswer({ request, responseStatusCode, responseHeaders }: Paused): void {
    const disposition = responseHeaders?.find(({ name }) => /^content-disposition$/i.test(name));
    this.answer = {
      host: new URL(request.url).host,
      status: responseStatusCode ?? 0,
      isAttachment: /^\s*attachment/i.test(disposition?.value ?? ''),
    };
  }

  /** The caller's headers and credentials, for exactly the origin that they were given for. */
  #withOwnHeaders(url: URL, request: Protocol.Network.Request): Headers | undefined {
    const source = this.#source;
    if (source.kind !== 'url' || url.origin !== new URL(source.url).origin) return undefined;
    const own = new Map(Object.entries(source.headers ?? {}));
    if (source.basicAuth !== undefined) {
      const { username, password } = source.basicAuth;
      const credentials = Buffer.from(`${username}:${password}`).toString('base64');
      own.set('Authorization', `Basic ${credentials}`);
    }
    if (own.size === 0) return undefined;
    const names = new Set([...own.keys()].map((name) => name.toLowerCase()));
    const others = Object.entries(request.headers).filter(
      ([name]) => !names.has(name.toLowerCase()),
    );
    return [...others, ...own].map(([name, value]) => ({ name, value }));
  }
}

function proceed(session: CDPSession, requestId: string, headers?: Headers): Promise<void> {
  return session.send('Fetch.continueRequest', {
    requestId,
    ...(headers !== undefined && { headers }),
  });
}

/** A word for what the browser calls `net::ERR_…`. */
export function publicReason(errorText: string): string {
  if (/CERT|SSL/.test(errorText)) return 'tls';
  if (/NAME_NOT_RESOLVED/.test(errorText)) return 'dns';
  if (/TIMED_OUT/.test(errorText)) return 'timeout';
  if (/BLOCKED/.test(errorText)) return 'blocked';
  if (/TOO_MANY_REDIRECTS/.test(errorText)) return 'too-many-redirects';
  return /CONNECTION|TUNNEL|PROXY|EMPTY_RESPONSE/.test(errorText) ? 'connect' : 'failed';
}
