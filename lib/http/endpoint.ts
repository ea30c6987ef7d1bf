import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Condition } from '#schemas/errors.ts';
import type { HttpResponse } from './message.ts';
import type { PortsFor, Use } from './uses.ts';

/**
 * Who may call: anybody; the holder of an API key; the holder of an API key or of a signed link's
 * `token`, or the sender of a webhook (the handler itself checks the token, the secret or the
 * signature); the operator, by the setting ADMIN_TOKEN.
 */
export type Auth = 'none' | 'key' | 'key-or-token' | 'webhook' | 'admin';

/** A JSON response. The body is parsed before it leaves: undeclared fields are dropped, drift is an INTERNAL_ERROR. */
export interface JsonOutput<
  Body extends z.ZodType = z.ZodType,
  Nothing extends string | undefined = string | undefined,
> {
  readonly kind: 'json';
  readonly status: number;
  readonly body: Body;
  /** When the handler returns undefined, which is answered with 204. */
  readonly nothing?: Nothing;
}

/** A file, or (where `body` is given and `Accept` asks for it) JSON that describes it. */
export interface FileOutput<
  Body extends z.ZodType = z.ZodType,
  Accepted extends z.ZodType = z.ZodType,
> {
  readonly kind: 'file';
  readonly mediaTypes: readonly string[];
  readonly body?: Body;
  /** The JSON of 202, where the handler leaves the work to a job. */
  readonly accepted?: Accepted;
  /** Extra response headers of the file, by name, with their meaning. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Server-sent events, or (when the handler so decides) one JSON body. */
export interface EventsOutput<Body extends z.ZodType = z.ZodType> {
  readonly kind: 'events';
  readonly events: Readonly<Record<string, z.ZodType>>;
  readonly body: Body;
}

/** A response that the handler makes itself, such as a page or another protocol's message. */
export interface RawOutput {
  readonly kind: 'raw';
  readonly description: string;
  readonly mediaTypes: readonly string[];
}

export type Output = JsonOutput | FileOutput | EventsOutput | RawOutput;

/** A finished file on its way out. */
export interface FileReply {
  readonly content: Uint8Array | Readable;
  /** Bytes; absent where that is not known before the end. */
  readonly size?: number;
  readonly mediaType: string;
  readonly filename: string;
  readonly disposition: 'attachment' | 'inline';
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ServerSentEvent {
  readonly event: string;
  readonly data: unknown;
}

/** What a handler of each output kind returns. */
export type Reply<O extends Output> =
  O extends JsonOutput<infer Body, infer Nothing>
    ? z.input<Body> | (Nothing extends string ? undefined : never)
    : O extends EventsOutput<infer Body>
      ?
          | { readonly json: z.input<Body> }
          /** `gone` is aborted when nobody listens any more. */
          | { readonly events: (gone: AbortSignal) => AsyncIterable<ServerSentEvent> }
      : O extends FileOutput<infer Body, infer Accepted>
        ?
            | { readonly accepted: z.input<Accepted> }
            | {
                /** The file's media type, which `Accept` is held against. */
                readonly mediaType: string;
                /** Called when the file itself is wanted. */
                readonly file: () => Promise<FileReply> | FileReply;
                /** Called when its description is wanted; only where the output has a `body`. */
                readonly json?: () => Promise<z.input<Body>> | z.input<Body>;
              }
        : O extends RawOutput
          ? HttpResponse
          : never;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What every handler gets in addition to its parsed input. */
export interface Context<U extends Use = Use> {
  readonly ports: PortsFor<U>;
  readonly requestId: string;
  /** Address of the peer, for limits of endpoints without a key. */
  readonly clientAddress: string;
  /** Aborted when the client has gone away or time is up. */
  readonly signal: AbortSignal;
}

export interface Input {
  /** Values of the path's `:names`. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Request headers, by lower-case name. */
  readonly headers?: z.ZodType;
  /**
   * The body as JSON. `raw`: as the text that was sent, whatever its media type, for signatures; its schema
   * then only describes it.
   */
  readonly body?: z.ZodType;
  readonly raw?: true;
}

/** An endpoint on its way out: what it answers until its sunset, and 410 GONE after it. */
export interface Deprecation {
  /** The day of the announcement, as YYYY-MM-DD. */
  readonly since: string;
  /** The day from which it is gone, as YYYY-MM-DD. */
  readonly sunset: string;
  /** Where the way out is described. */
  readonly link: string;
}

/** Examples for the OpenAPI document; tests validate them and send the requests. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly response?: unknown;
}

export interface Definition<
  I extends Input = Input,
  O extends Output = Output,
  A extends Auth = Auth,
  U extends Use = Use,
> {
  /** `<resource>.<operation>`, unique. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `:name` segments are parameters. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly auth: A;
  /** What an unknown key gets; default `unauthenticated`. */
  readonly unknownKey?: Condition;
  /** What everybody gets where there is no database; default `databaseNotConfigured`. */
  readonly withoutDatabase?: Condition;
  readonly input: I;
  readonly output: O;
  readonly uses: readonly U[];
  /** Failures beyond those that the definition implies (authentication, limits, validation). */
  readonly errors: readonly Condition[];
  /** The answer shows a secret this once: it is not kept for repeated requests. */
  readonly showsSecret?: true;
  readonly deprecated?: Deprecation;
  readonly example?: Example;
}

export type HandlerContext<I extends Input, A extends Auth, U extends Use> = Context<U> & {
  readonly caller: A extends 'key'
    ? Caller
    : A extends 'key-or-token'
      ? Caller | undefined
      : undefined;
  readonly params: Parsed<I['params']>;
  readonly query: Parsed<I['query']>;
  readonly headers: Parsed<I['headers']>;
  readonly body: I['raw'] extends true ? string : Parsed<I['body']>;
};

type Erased = 'caller' | 'params' | 'query' | 'headers' | 'body';

/** A definition with its handler, types erased but for its uses: what the registry holds. */
export interface Endpoint<U extends Use = Use> extends Definition<Input, Output, Auth, U> {
  readonly handler: (
    context: Omit<Context, 'ports'> & { readonly ports: Ports } & Record<Erased, unknown>,
  ) => Promise<unknown>;
}

/**
 * Declares an endpoint: the single source of its routing, validation, documentation, deployment and
 * shared tests. Declaring first and handling second keeps the literal types of the declaration.
 */
export function endpoint<
  const I extends Input,
  const O extends Output,
  const A extends Auth,
  const U extends Use,
>(
  definition: Definition<I, O, A, U>,
): {
  handle(handler: (context: HandlerContext<I, A, U>) => Promise<Reply<O>> | Reply<O>): Endpoint<U>;
} {
  return {
    handle: (handler) => ({
      ...definition,
      // The stack parses with the definition's own schemas before it calls, so the erased types hold.
      handler: async (context) => handler(context as unknown as HandlerContext<I, A, U>),
    }),
  };
}

/** Whether requests count against the limits of a key. */
export const isLimited = ({ auth }: Definition): boolean =>
  auth === 'key' || auth === 'key-or-token';

/** Whether a repeated request gets the first answer (Idempotency-Key): what needs a key and may create something. */
export const isIdempotent = ({ method, auth, showsSecret }: Definition): boolean =>
  method === 'POST' && auth === 'key' && !showsSecret;
