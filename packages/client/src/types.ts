import type {
  Client,
  ClientPathsWithMethod,
  FetchResponse,
  MaybeOptionalInit,
} from 'openapi-fetch';
import type { paths } from './api.generated.ts';

export type JsonType = 'application/json';
export type Api = Client<paths, JsonType>;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths of the API that take a method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;

/** What a request to a path may or must have: `body`, `params` with `path` and `query`, `headers`, `signal`. */
export type Init<P extends keyof paths, M extends Method> = M extends keyof paths[P]
  ? MaybeOptionalInit<paths[P], M>
  : never;

/** The last argument of a call, optional where nothing in it is required. */
export type InitArgument<I> = undefined extends I ? [init?: I] : [init: I];

/** The JSON that a path answers with. */
export type Result<P extends keyof paths, M extends Method> = M extends keyof paths[P]
  ? paths[P][M] extends infer Operation extends Record<string | number, unknown>
    ? NonNullable<FetchResponse<Operation, object, JsonType>['data']>
    : never
  : never;

type FileTypes = 'application/pdf' | 'application/zip';

/** Paths that always answer with a file, unless JSON is asked for. Where there may be a job instead, ask for JSON. */
export type FilePathOf<M extends Method> = {
  [P in PathOf<M>]: M extends keyof paths[P]
    ? paths[P][M] extends { responses: { 202: unknown } }
      ? never
      : paths[P][M] extends { responses: { 200: { content: infer Content } } }
        ? [Extract<keyof Content, FileTypes>] extends [never]
          ? never
          : P
        : never
    : never;
}[PathOf<M>];

/** Lists that are read page after page. */
export type PagedPath = {
  [P in PathOf<'get'>]: paths[P] extends { get: { parameters: { query?: { offset?: unknown } } } }
    ? P
    : never;
}[PathOf<'get'>];

interface Answer {
  readonly data?: unknown;
  readonly response: Response;
}

/** A call as openapi-fetch takes it: what was given has been checked against the public types by then. */
export type Untyped = (path: string, init: object) => Promise<Answer>;

/** Sends what a caller gave together with what the client adds. */
export type Send = (
  method: Method,
  path: string,
  init: object | undefined,
  own: object,
) => Promise<Answer>;
