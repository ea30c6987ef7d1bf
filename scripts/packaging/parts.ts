import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Modules that a function reads when it needs them. They hold no state, so each can bring its imports along. */
const PARTS =
  /\/(?:functions\/system\/openapi-document|lib\/(?:compose\/(?:aws\/(?:mail|queue)|outbound-http)|domain\/(?:templates\/built-in\/[^/]+\/[^/]+|i18n\/wording\/[^/]+|analysis\/(?:vocabulary\/words\/key-vocabulary|reading\/key-language)|detection\/labels\/translate-model|creation\/data-documents|egress\/public-address|detection\/totals\/tips|layout\/apply-intent|brands\/branding|editing\/apply\/tables\/format-values|editing\/editor|editing\/model\/ask-model|template-tools\/tools|sources\/read-csv|mappings\/suggest\/suggest-mappings|subscriptions\/deliver-event|webhooks\/verify-signature|migration\/(?:assess|providers\/[^/]+))|mcp\/answer-http|adapters\/model\/providers\/[^/]+))\.ts$/;

/** Hyphenation patterns, a file for each language: up to 400 kB, of which a document needs one. */
const PATTERNS = /^hyphen\/patterns\/([a-z0-9-]+)\.js$/;

/** How code reaches the parts' folder. A handler stands two folders deep: functions/<name>/handler.mjs. */
export const REACHED_FROM = { handler: '../../parts/', part: './' } as const;

const partName = (source: string): string => {
  const [, language] = PATTERNS.exec(source) ?? [];
  return language === undefined
    ? basename(source).replace(/\.ts$/, '.mjs')
    : `hyphenation-${language}.mjs`;
};

/** Where a part stands in the zip. */
export const partPath = (source: string): string => `parts/${partName(source)}`;

/**
 * Leaves what is imported when needed out of a function, or of another part, as a file next to it.
 * esbuild's own splitting would put whatever two functions share into files that every start has to
 * read.
 *
 * @param root the folder that `#` stands for.
 * @param onPart called with the source of each.
 */
export const parts = (
  root: string,
  from: keyof typeof REACHED_FROM,
  onPart: (source: string) => void,
): Plugin => ({
  name: 'parts',
  setup(build) {
    const sourceOf = (path: string, importer: string) => {
      if (PATTERNS.test(path)) return path;
      return path.startsWith('#') ? join(root, path.slice(1)) : join(dirname(importer), path);
    };
    build.onResolve({ filter: /^(?:[.#]|hyphen\/)/ }, ({ kind, path, importer }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = sourceOf(path, importer);
      if (!PARTS.test(source) && !PATTERNS.test(source)) return undefined;
      onPart(source);
      return { path: REACHED_FROM[from] + partName(source), external: true };
    });
  },
});
