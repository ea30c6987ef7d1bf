import middy from '@middy/core';
import type { Ports } from '#lib/ports/index.ts';
import { type Endpoint, isIdempotent } from '../endpoint.ts';
import type { Gate } from '../gate.ts';
import type { HttpResponse } from '../message.ts';
import { authenticate } from './authenticate.ts';
import { authorizeOperator } from './authorize-operator.ts';
import { deprecation } from './deprecation.ts';
import { errors } from './errors.ts';
import type { Exchange, Middleware } from './exchange.ts';
import { idempotency } from './idempotency.ts';
import { rateLimit } from './rate-limit.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';
import { reply } from './reply.ts';
import { validate } from './validate.ts';

/** Answers one exchange. Never rejects. */
export type Stack = (exchange: Exchange) => Promise<HttpResponse>;

/** Who calls: the secrets of webhooks and links are for their handlers to check. */
function identify(endpoint: Endpoint, gate: Gate): Middleware[] {
  switch (endpoint.auth) {
    case 'key':
    case 'key-or-token':
      return [authenticate(endpoint, gate), rateLimit(gate)];
    case 'admin':
      return [authorizeOperator(gate)];
    case 'none':
    case 'webhook':
      return [];
  }
}

/** The middlewares in the order of the contract; middy runs what comes after the handler in reverse. */
function middlewares(endpoint: Endpoint, ports: Ports, gate: Gate): Middleware[] {
  const { deprecated, input } = endpoint;
  const { maxBodyBytes } = ports.settings;
  return [
    errors(ports.log, endpoint),
    ...(deprecated === undefined ? [] : [deprecation(deprecated, ports.now)]),
    ...identify(endpoint, gate),
    ...(input.raw ? [readText(maxBodyBytes)] : []),
    ...(input.body === undefined || input.raw ? [] : [readJson(maxBodyBytes)]),
    validate(endpoint),
    ...(isIdempotent(endpoint) ? [idempotency(gate.answers)] : []),
    reply(endpoint, ports.log),
  ];
}

/** Middy as a function of the exchange alone: the host has the platform's context and its deadline. */
function runnable(handle: (exchange: Exchange) => Promise<unknown>, stack: Middleware[]): Stack {
  const run = middy<Exchange>(handle, { timeoutEarlyInMillis: 0 }).use(stack);
  const context = {} as Parameters<typeof run>[1];
  return (exchange) => run(exchange, context) as Promise<HttpResponse>;
}

/** An endpoint as a middy handler: the same on every host. */
export function endpointStack(endpoint: Endpoint, ports: Ports, gate: Gate): Stack {
  return runnable(
    ({ request: { signal, clientAddress }, requestId, caller, input }) =>
      endpoint.handler({ ports, requestId, clientAddress, signal, caller, ...input }),
    middlewares(endpoint, ports, gate),
  );
}

/** What answers where no endpoint is: its errors have the form of everyone's. */
export function failingStack(fail: (exchange: Exchange) => never, ports: Ports): Stack {
  return runnable(async (exchange) => fail(exchange), [errors(ports.log)]);
}
