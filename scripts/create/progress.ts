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

/** How far a batch has come: a bar on a terminal, elsewhere a line for each tenth. */
export interface Bar {
  step(succeeded: boolean): void;
  /** @param where what was made, or why not all of it, can be found. */
  done(where: string): void;
}

const BAR_WIDTH = 24;
const REDRAW_MS = 50;
const count = (number: number) => number.toLocaleString('en-US');

/** @param enabled false: nothing at all is written. */
export function barOn(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  enabled: boolean,
  total: number,
): Bar {
  const live = enabled && stream.isTTY === true;
  const started = performance.now();
  let made = 0;
  let failed = 0;
  let drawnAt = 0;
  const rate = () => (1_000 * (made + failed)) / (performance.now() - started);
  const failures = () => (failed === 0 ? '' : `, ${count(failed)} failed`);
  function draw(): void {
    const done = made + failed;
    const filled = Math.round((BAR_WIDTH * done) / total);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const left = Math.ceil((total - done) / rate());
    const speed = `${rate().toFixed(1)} a second, ${left} s left`;
    stream.write(`${CLEAR_LINE}${bar} ${count(done)} of ${count(total)}${failures()}, ${speed}`);
    drawnAt = performance.now();
  }
  return {
    step(succeeded) {
      if (succeeded) made += 1;
      else failed += 1;
      const done = made + failed;
      if (live && (done === total || performance.now() - drawnAt > REDRAW_MS)) draw();
      const tenth = Math.floor((10 * done) / total) > Math.floor((10 * (done - 1)) / total);
      if (enabled && !live && tenth) {
        stream.write(`${count(done)} of ${count(total)}${failures()}\n`);
      }
    },
    done(where) {
      if (!enabled) return;
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      const documents = made === 1 ? '1 document' : `${count(made)} documents`;
      const text = `${documents}${failures()} in ${seconds} s: ${where}`;
      stream.write(`${live ? CLEAR_LINE : ''}${text}\n`);
    },
  };
}
