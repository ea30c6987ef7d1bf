import { type Parts, readParts } from './any-order.ts';
import { isFigure, parsePattern } from './frame-pattern.ts';
import type { Values } from './intents/intent.ts';
import frames from './tables/frames.json' with { type: 'json' };
import shared from './tables/parts.json' with { type: 'json' };

interface Frame extends Partial<Parts> {
  readonly intent: string;
  readonly values?: Values;
  /** Only behind another clause of the same intent: "… and 12 metres of pipe". */
  readonly isContinued?: boolean;
  /** The words in their order. */
  readonly say?: readonly string[];
}

const SHARED: Readonly<Record<string, readonly string[]>> = shared;

/** "&paid" stands for the parts that several frames may hold. */
const inFull = (may: readonly string[] = []): readonly string[] =>
  may.flatMap((part) => (part.startsWith('&') ? (SHARED[part.slice(1)] ?? []) : [part]));

/** The frames of the table, their patterns read. */
export const FRAMES = (frames as readonly Frame[]).map(
  ({ say = [], has, may, isExact, ...frame }) => {
    const patterns = say.map(parsePattern);
    const read = has && readParts({ has, may: inFull(may), isExact });
    return {
      ...frame,
      patterns,
      withoutFigures: patterns.filter((one) => !one.some(isFigure)),
      parts: read,
      hasFigure: read?.hasFigure ?? false,
    };
  },
);
