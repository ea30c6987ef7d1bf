import type { Settings } from '#schemas/settings.ts';
import type { Blobs } from './blobs.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';
import type { Model } from './model.ts';
import type { OutboundHttp } from './outbound-http.ts';
import type { Queue } from './queue.ts';
import type { Renderer } from './renderer.ts';
import type { Secrets } from './secrets.ts';
import type { Table } from './table.ts';
import type { TableDatabase } from './table-database.ts';

/** Everything that decisions need from the outside. Domain functions take a narrowed `Pick` of it as their first argument. */
export interface Ports {
  readonly table: Table;
  readonly blobs: Blobs;
  readonly renderer: Renderer;
  /** undefined: there is none, and what needs a model is refused as not feasible. */
  readonly model: Model | undefined;
  readonly queue: Queue;
  /** HTTP to addresses that users name, under the egress policy. */
  readonly http: OutboundHttp;
  /** The provider of other people's tables. */
  readonly tabledb: TableDatabase;
  readonly mail: Mail;
  /** Encryption of what users entrust. */
  readonly secrets: Secrets;
  readonly log: Log;
  readonly settings: Settings;
  /** The current time. */
  readonly now: () => Date;
  /** A new random UUID. */
  readonly newId: () => string;
}
