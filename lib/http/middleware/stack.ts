import middy from '@middy/core';
import type { Ports } from '#lib/ports/index.ts';
import { type Endpoint, isIdempotent, isLimited } from '../endpoint.ts';
import type { Gate } from '../gate.ts';
import type { HttpResponse } from '../message.ts';
import { authenticate } from './authenticate.ts';
import { authorizeOperator } from './authorize-operator.ts';
import { deprecation } from './deprecation.ts';
import { errors } from './errors.ts';
import type { Exchange, Middleware } from './exchange.ts';
import { idempotency } from './idempotency.ts';
import { rateLimit } from './rate-limit.ts';
import { readJson, readText } from './read-body.ts';
import { reply } from './reply.ts';
import { validate } from './validate.ts';

/** Answers one exchange. Never rejects. */
export type Stack = (exchange: Exchange) => Promise<HttpResponse>;

/** Who calls: the secrets of webhooks and links are for their handlers to check. */
function identify(endpoint: Endpoint, gate: Gate): Middleware[] {
  if (isLimited(endpoint)) return [authenticate(endpoint, gate), rateLimit(gate)];
  return endpoint.auth === 'admin' ? [authorizeOperator(gate)] : [];
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

/** An endpoint as a middy handler of the exchange alone: the host has the platform's context and its deadline. */
export function endpointStack(endpoint: Endpoint, ports: Ports, gate: Gate): Stack {
  const run = middy<Exchange>(
    ({ request: { signal, clientAddress }, requestId, caller, input }: Exchange) =>
      endpoint.handler({ ports, requestId, clientAddress, signal, caller, ...input }),
    { timeoutEarlyInMillis: 0 },
  ).use(middlewares(endpoint, ports, gate));
  const context = {} as Parameters<typeof run>[1];
  return (exchange) => run(exchange, context) as Promise<HttpResponse>;
}
