import createApi, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.generated.ts';
import { type PagewrightFile, readFile } from './file.ts';
import { idempotentPaths } from './idempotent.generated.ts';
import { downloadJob, type Job, type StartedJob, type WaitOptions, waitForJob } from './jobs.ts';
import { type ModifyEvent, modifyEvents } from './modify.ts';
import { readPages } from './pages.ts';
import { readError } from './read-error.ts';
import { retryingFetch } from './retry.ts';
import type {
  Api,
  FilePathOf,
  Init,
  InitArgument,
  JsonType,
  Method,
  PagedPath,
  PathOf,
  Result,
  Send,
  Untyped,
} from './types.ts';

const DEFAULT_RETRIES = 3;
const DEFAULT_TIMEOUT_MS = 120_000;

export interface ClientOptions {
  /** Where the service is, such as `http://127.0.0.1:3000`. */
  readonly baseUrl: string;
  /** Without it only what needs no key can be called. */
  readonly apiKey?: string;
  /** How often a request that was refused for now or got lost is sent again; 3 by default. */
  readonly retries?: number;
  /** The longest that one attempt may take; two minutes by default. */
  readonly timeoutMs?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: (request: Request, init?: RequestInit) => Promise<Response>;
}

type JsonCall<M extends Method> = <P extends PathOf<M>, I extends Init<P, M>>(
  path: P,
  ...init: InitArgument<I>
) => Promise<Result<P, M>>;

type FileCall<M extends Method> = <P extends FilePathOf<M>, I extends Init<P, M>>(
  path: P,
  ...init: InitArgument<I>
) => Promise<PagewrightFile>;

/** Calls of the API, typed by its OpenAPI document. All of them throw a PagewrightError when they are refused. */
export interface PagewrightClient {
  readonly get: JsonCall<'get'>;
  readonly post: JsonCall<'post'>;
  readonly put: JsonCall<'put'>;
  readonly patch: JsonCall<'patch'>;
  readonly delete: JsonCall<'delete'>;
  /** The file that a path answers with, instead of the JSON that describes it. */
  readonly getFile: FileCall<'get'>;
  readonly postFile: FileCall<'post'>;
  /** A list's pages, one after the other. */
  readonly pages: <P extends PagedPath, I extends Init<P, 'get'>>(
    path: P,
    ...init: InitArgument<I>
  ) => AsyncGenerator<Result<P, 'get'>, void, undefined>;
  /** Changes a session, and yields what is being done until it is complete. */
  modify(
    body: components['schemas']['SessionsModifyRequest'],
    options?: { readonly signal?: AbortSignal },
  ): AsyncGenerator<ModifyEvent, void, undefined>;
  /** The job as it ended. */
  waitForJob(started: StartedJob, options?: WaitOptions): Promise<Job>;
  /** The ZIP of a job that has ended. */
  downloadJob(started: StartedJob): Promise<PagewrightFile>;
}

/** A request that is sent again under its key is carried out once. */
const idempotencyKeys: Middleware = {
  onRequest({ request, schemaPath }) {
    const { headers, method } = request;
    if (method !== 'POST' || headers.has('idempotency-key')) return undefined;
    if (idempotentPaths.has(schemaPath)) headers.set('idempotency-key', crypto.randomUUID());
    return request;
  },
};

const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await readError(response);
  },
};

function sender(api: Api): Send {
  return (method, path, init, own) => {
    const send = api[method.toUpperCase() as Uppercase<Method>] as unknown as Untyped;
    return send(path, { ...init, ...own });
  };
}

const JSON_ONLY = { accept: 'application/json' satisfies JsonType };
const ANYTHING = { accept: '*/*' };

export function createClient(options: ClientOptions): PagewrightClient {
  const { retries = DEFAULT_RETRIES, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const fetch = options.fetch ?? ((request, init) => globalThis.fetch(request, init));
  const api: Api = createApi<paths, JsonType>({
    baseUrl: options.baseUrl,
    fetch: retryingFetch({ retries, timeoutMs, fetch }),
    ...(options.apiKey === undefined
      ? {}
      : { headers: { authorization: `Bearer ${options.apiKey}` } }),
  });
  api.use(idempotencyKeys, refusals);
  const send = sender(api);

  const json = (method: Method) => async (path: string, init?: object) =>
    (await send(method, path, init, withHeaders(init, JSON_ONLY))).data;
  const file = (method: Method) => async (path: string, init?: object) => {
    const own = { ...withHeaders(init, ANYTHING), parseAs: 'stream' };
    return readFile((await send(method, path, init, own)).response);
  };

  return {
    get: json('get') as JsonCall<'get'>,
    post: json('post') as JsonCall<'post'>,
    put: json('put') as JsonCall<'put'>,
    patch: json('patch') as JsonCall<'patch'>,
    delete: json('delete') as JsonCall<'delete'>,
    getFile: file('get') as FileCall<'get'>,
    postFile: file('post') as FileCall<'post'>,
    pages: ((path: string, init?: object) =>
      readPages(json('get'), path, init)) as PagewrightClient['pages'],
    modify: (body, { signal } = {}) => modifyEvents(send, body, signal),
    waitForJob: (started, wait) => waitForJob(json('get'), started, wait),
    downloadJob: (started) => downloadJob(file('get'), started),
  };
}

const withHeaders = (init: { headers?: object } | undefined, own: object) => ({
  headers: { ...own, ...init?.headers },
});
