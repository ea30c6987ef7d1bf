import type { DocumentRecord } from '#lib/domain/documents/document-store.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';

export type McpNeeds = Pick<
  Ports,
  | 'table'
  | 'blobs'
  | 'renderer'
  | 'model'
  | 'queue'
  | 'tabledb'
  | 'secrets'
  | 'settings'
  | 'log'
  | 'now'
  | 'newId'
>;

/** Whose tools they are, and what they work with. */
export interface McpHost {
  readonly needs: McpNeeds;
  readonly caller: Caller;
  /** Where the agent finds a document: a signed link, or a file of this machine. */
  readonly publish: (record: DocumentRecord) => Promise<string>;
}

/** What a tool gets for one call. */
export interface ToolContext extends McpHost {
  /** Aborted when the agent does not wait any more. */
  readonly signal: AbortSignal;
  /** Tells an agent that asked for it how far the work has come. */
  readonly progress: (done: number, total: number, message: string) => Promise<void>;
}
