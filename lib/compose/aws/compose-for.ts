import { randomUUID } from 'node:crypto';
import { type Config, readConfig } from '#lib/config.ts';
import type { Endpoint } from '#lib/http/endpoint.ts';
import type { PortsFor, Use } from '#lib/http/uses.ts';
import type { App } from '#lib/lambda/handler.ts';
import type { Ports } from '#lib/ports/index.ts';
import { composeGate } from '../gate.ts';
import { composeLog } from './log.ts';

type Outside = Omit<Ports, 'log' | 'settings' | 'now' | 'newId'>;

/** What builds each port that reaches outside: a function bundles the code of those that it names. */
type Builders = { readonly [Port in keyof Outside]: (config: Config) => Outside[Port] };

/** Exactly the builders of these ports. */
type BuildersOf<Port extends keyof Outside> = Pick<Builders, Port> & {
  readonly [Other in Exclude<keyof Outside, Port>]?: never;
};

type UsesIn<E extends readonly Endpoint[]> = E[number] extends Endpoint<infer U> ? U : never;

/** Keys and the answers of idempotent requests are in the table and the blobs. */
type PortsIn<E extends readonly Endpoint[]> = [UsesIn<E>] extends [never]
  ? never
  : Extract<keyof PortsFor<UsesIn<E>> | 'table' | 'blobs', keyof Outside>;

function buildPorts(config: Config, builders: object): Ports {
  const built = Object.entries(builders as Record<string, (config: Config) => unknown>).map(
    ([name, build]) => [name, build(config)],
  );
  return {
    ...(Object.fromEntries(built) as Outside),
    log: composeLog(config),
    settings: config.settings,
    now: () => new Date(),
    newId: randomUUID,
  };
}

/** The ports of a function that no endpoint declares, such as a queue's. */
export function composePorts<const Port extends keyof Outside>(
  builders: BuildersOf<Port>,
  config: Config = readConfig(),
): Pick<Ports, Port | Exclude<keyof Ports, keyof Outside>> {
  return buildPorts(config, builders);
}

/**
 * The composition of a resource's function on AWS. The builders are those of the ports that its
 * endpoints use, no more and no fewer: the compiler holds them against `uses`.
 */
export function composeFor<const E extends readonly Endpoint<Use>[]>(
  _endpoints: E,
  builders: BuildersOf<PortsIn<E>>,
): (config?: Config) => App {
  return (config = readConfig()) => {
    const ports = buildPorts(config, builders);
    return { ports, gate: composeGate(ports, config.adminToken) };
  };
}
