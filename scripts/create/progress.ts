import type { WriteStream } from 'node:tty';

/** Progress on a terminal; elsewhere only the result and the warnings are written. */
export interface Progress {
  step(text: string): void;
  done(text: string): void;
  warn(text: string): void;
}

const CLEAR_LINE = '\r\x1b[2K';

/** @param enabled false: warnings only. */
export function progressOn(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  enabled: boolean,
): Progress {
  const live = enabled && stream.isTTY === true;
  return {
    step: (text) => {
      if (live) stream.write(`${CLEAR_LINE}${text} …`);
    },
    done: (text) => {
      if (enabled) stream.write(`${live ? CLEAR_LINE : ''}${text}\n`);
    },
    warn: (text) => {
      stream.write(`${live ? CLEAR_LINE : ''}warning: ${text}\n`);
    },
  };
}
