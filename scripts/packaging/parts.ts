import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Modules that a function reads when it needs them. They hold no state, so each can bring its imports along. */
const PARTS = /\/lib\/domain\/(?:templates\/built-in|wording)\/[^/]+\.ts$/;
/** A handler stands two folders deep: functions/<name>/handler.mjs. */
const FROM_HANDLER = '../../';

/** Where a part stands in the zip. */
export const partPath = (source: string): string =>
  `parts/${basename(source).replace(/\.ts$/, '.mjs')}`;

/**
 * Leaves what is imported when needed out of a function, as a file beside it. esbuild's own
 * splitting would put whatever two functions share into files that every start has to read.
 *
 * @param onPart is told the source of each.
 */
export const parts = (onPart: (source: string) => void): Plugin => ({
  name: 'parts',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path, importer }) => {
      const source = join(dirname(importer), path);
      if (kind !== 'dynamic-import' || !PARTS.test(source)) return undefined;
      onPart(source);
      return { path: FROM_HANDLER + partPath(source), external: true };
    });
  },
});
