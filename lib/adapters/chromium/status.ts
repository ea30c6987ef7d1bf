import type { FairLane, WaitingRoom } from './lanes/queue.ts';
import type { BrowserHost } from './process/browser-host.ts';
import type { BrowserKind } from './process/flags.ts';
import { readGroupMemory } from './process/process-group.ts';

/** What the renderer is doing, read without asking a browser. */
export interface RendererStatus {
  /** Renders that wait. */
  readonly queued: number;
  /** Renders that run. */
  readonly active: number;
  /** Documents finished since the start. */
  readonly documents: number;
  readonly browsers: readonly {
    readonly kind: BrowserKind;
    readonly pid: number;
    readonly active: number;
    readonly documents: number;
    /** Bytes of all its processes. */
    readonly residentBytes: number;
  }[];
}

export function readStatus(
  hosts: Record<BrowserKind, BrowserHost>,
  room: WaitingRoom,
  lanes: readonly FairLane[],
  documents: number,
): RendererStatus {
  const browsers = Object.values(hosts).flatMap(({ current }) =>
    current === undefined
      ? []
      : {
          kind: current.browser.kind,
          pid: current.browser.pid,
          active: current.active,
          documents: current.documents,
          residentBytes: readGroupMemory(current.browser.pid).reduce((sum, p) => sum + p.bytes, 0),
        },
  );
  return {
    queued: room.waiting,
    active: lanes.reduce((sum, lane) => sum + lane.active, 0),
    documents,
    browsers,
  };
}
