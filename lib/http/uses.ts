import type { Ports } from '#lib/ports/index.ts';

/** Kinds of stored files; each has a prefix of its own in the blob store. */
export const COLLECTIONS = [
  'documents',
  'sessions',
  'templates',
  'jobs',
  'sources',
  'proposals',
] as const;
export type Collection = (typeof COLLECTIONS)[number];

/**
 * What an endpoint asks of the outside beyond log, settings, clock and ids. Its function's rights,
 * environment and composition follow from it, and its handler sees no other ports.
 *
 * `read:` and `write:` open one collection of files; `queue` is the right to send.
 */
export type Use =
  | 'table'
  | 'renderer'
  | 'queue'
  | 'model'
  | 'http'
  | 'tabledb'
  | 'secrets'
  | `read:${Collection}`
  | `write:${Collection}`;

/** What every endpoint uses that composes, renders and hosts documents. */
export const MAKES_DOCUMENTS = [
  'table',
  'renderer',
  'queue',
  'read:sessions',
  'write:sessions',
  'read:documents',
  'write:documents',
  'read:templates',
] as const satisfies readonly Use[];

type PortOf<U extends Use> = U extends `${string}:${string}` ? 'blobs' : Extract<U, keyof Ports>;

/** The ports that a handler with these uses gets. */
export type PortsFor<U extends Use> = Pick<
  Ports,
  'log' | 'settings' | 'now' | 'newId' | PortOf<U> | (U extends 'renderer' ? 'blobs' : never)
>;

/** Of several endpoints together. */
export const usesOf = (endpoints: readonly { readonly uses: readonly Use[] }[]): ReadonlySet<Use> =>
  new Set(endpoints.flatMap(({ uses }) => uses));
