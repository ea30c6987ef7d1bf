import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/** On Lambda the role's credentials always come through the environment: the chain of nine other sources is 110 kB. */
const environmentCredentials = fileURLToPath(new URL('./credentials.ts', import.meta.url));

/** Only S3's Select and Lambda's streaming Invoke speak in event streams, and Bedrock's package, which brings a codec. */
const noEventStreams = fileURLToPath(new URL('./no-event-streams.ts', import.meta.url));

/** Of css-tree without its dictionaries of what is valid: 200 kB, which it looks for next to its own code. */
const cssParser = fileURLToPath(new URL('./css-parser.js', import.meta.url));

const noSourceMaps = fileURLToPath(new URL('./no-source-maps.js', import.meta.url));

/** The SDK writes `[_n]: value` for constants, which keeps every unused schema alive: a computed key may have side effects. */
function inlineComputedKeys(source: string): string {
  const constants = new Map(
    [...source.matchAll(/^const (_\w+) = (".*?");$/gm)].map(([, name, text]) => [name, text]),
  );
  return source.replace(/\[(_\w+)\]:/g, (whole, name: string) =>
    constants.has(name) ? `${constants.get(name)}:` : whole,
  );
}

/** A class is needed only where it is asked for by `instanceof`; every other error keeps its name, which is all that is looked at. */
const withoutErrorClasses = (source: string): string =>
  source.replaceAll(
    /^n0_registry\.registerError\((?!ConditionalCheckFailedException\$|NoSuchKey\$).*\);$/gm,
    '',
  );

/** The SDK tells the services its version, and we our callers; the whole manifest would be bundled to know it. */
function versionOnly(manifest: string): string {
  const { version } = JSON.parse(manifest) as { version: string };
  return JSON.stringify({ version });
}

/** A namespace that is re-exported under a name cannot be shaken; the same namespace imported directly can. */
const importZodDirectly = (source: string): string =>
  source.replaceAll(/^import \{ z \} from ('zod(?:\/mini)?');$/gm, 'import * as z from $1;');

/** JSON Schema is made when the OpenAPI document is generated, never in a function; every schema carries its 18 kB along. */
function withoutBodies(source: string): string {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...source.matchAll(/^export \{ (\w+) as (\w+) \};$/gm)];
  return [
    ...names.map((name) => `export const ${name} = () => undefined;`),
    ...renamed.map(([, name, alias]) => `export { ${name} as ${alias} };`),
  ].join('\n');
}

/** Where parse5 tells of faults in markup, to nobody. */
const withoutFaults = (source: string): string =>
  source.replaceAll(/^\s*(?:this|p)\._err\([^;\n]*\bERR\.\w+[^;\n]*\);$/gm, ';');

/** Style sheets are written to be read: the blanks around their punctuation are an eighth of them. */
const withoutBlanks = (source: string): string =>
  source.replaceAll(/`[^`]*`/g, (sheet) =>
    sheet
      .replaceAll(/([;:,]) (?=\S)/g, '$1')
      .replaceAll(/;?\n *\}/g, '}')
      .replaceAll(/ \}$/gm, '}')
      .replaceAll(/([;,{}])\n */g, '$1')
      .replaceAll(/ \{ ?/g, '{')
      .replaceAll(/ ([>~]) /g, '$1'),
  );

/**
 * Leaves out what a function never uses. Measured for the create function: half of 1,178 kB,
 * 61 instead of 111 ms to load. Where a package changes, these rules stop matching and the code only
 * grows; the size test then says so.
 */
export const slim: Plugin = {
  name: 'slim',
  setup(build) {
    build.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({
      path: environmentCredentials,
    }));
    build.onLoad({ filter: /@aws-sdk\/client-[^/]+\/dist-es\/schemas\/.*\.js$/ }, async (file) => ({
      contents: withoutErrorClasses(inlineComputedKeys(await readFile(file.path, 'utf8'))),
      loader: 'js',
    }));
    build.onLoad({ filter: /\/package\.json$/ }, async (file) => ({
      contents: versionOnly(await readFile(file.path, 'utf8')),
      loader: 'json',
    }));
    build.onLoad(
      { filter: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
      async (file) => ({
        contents: withoutBodies(await readFile(file.path, 'utf8')),
        loader: 'js',
      }),
    );
    build.onResolve({ filter: /locales\/index\.js$/ }, ({ importer }) =>
      importer.includes('/zod/') ? { path: 'locales', namespace: 'empty' } : undefined,
    );
    build.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ importer }) =>
      importer.includes('/eventstream-codec/') ? undefined : { path: noEventStreams },
    );
    // yazl requires it, which gets the ES build's namespace instead of the function.
    build.onResolve({ filter: /^buffer-crc32$/ }, ({ importer }) => ({
      path: createRequire(importer).resolve('buffer-crc32'),
    }));
    // Written style sheets are never traced back to a source.
    build.onResolve({ filter: /^source-map-js/ }, () => ({ path: noSourceMaps }));
    build.onResolve({ filter: /^css-tree$/ }, () => ({ path: cssParser }));
    // No caller asks for parse errors: these hold only their names.
    build.onLoad({ filter: /\/parse5\/dist\/common\/error-codes\.js$/ }, () => ({
      contents: 'export const ERR = {};',
    }));
    build.onLoad({ filter: /\/parse5\/dist\/(?:tokenizer|parser)\/index\.js$/ }, async (file) => ({
      contents: withoutFaults(await readFile(file.path, 'utf8')),
      loader: 'js',
    }));
    // domutils also writes markup and reads news feeds; documents are written by parse5.
    build.onResolve({ filter: /^dom-serializer$/ }, ({ importer }) =>
      importer.includes('/domutils/') ? { path: 'dom-serializer', namespace: 'unused' } : undefined,
    );
    build.onResolve({ filter: /^\.\/(?:feeds|legacy)\.js$/ }, ({ importer }) =>
      importer.includes('/domutils/') ? { path: 'domutils', namespace: 'empty' } : undefined,
    );
    // Chromium is driven over its own protocol, and there is nothing to download: 0.6 MB of Puppeteer.
    build.onResolve(
      { filter: /\/bidi\/|^(?:ws|yauzl|yargs.*|modern-tar.*|proxy-agent)$|\/CLI\.js$/ },
      (file) =>
        /\/(?:puppeteer-core\/lib\/puppeteer\/(?!bidi\/)|@puppeteer\/browsers\/)/.test(
          file.importer,
        )
          ? { path: file.path, namespace: 'absent' }
          : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'absent' }, () => ({
      contents: 'module.exports = {};',
    }));
    build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: "export default () => '';",
    }));
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export {};' }));
    build.onLoad({ filter: /\/layout\/css\/[^/]+\.ts$/ }, async (file) => ({
      contents: withoutBlanks(await readFile(file.path, 'utf8')),
      loader: 'ts',
    }));
    build.onLoad({ filter: /\.ts$/ }, async (file) =>
      file.path.includes('/node_modules/')
        ? undefined
        : { contents: importZodDirectly(await readFile(file.path, 'utf8')), loader: 'ts' },
    );
  },
};
