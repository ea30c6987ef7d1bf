import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { partPath, parts } from './parts.ts';
import { slim } from './slim.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const BUILD_DIR = join(ROOT, '.build');
const BUNDLES_DIR = join(BUILD_DIR, 'bundles');

/** Some dependencies are CommonJS and require Node's own modules. */
const REQUIRE =
  "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/** A file of code: `path` is where it stands in the zip. */
export interface CodeFile {
  readonly path: string;
  readonly contents: Uint8Array;
}

/** One function's code: its path is also that of its handler. */
export interface Bundle extends CodeFile {
  /** What it reads only when it is needed. */
  readonly parts: readonly CodeFile[];
}

const COMMON = {
  bundle: true,
  minify: true,
  // Written as escapes, letters of other scripts take up to six times the room.
  charset: 'utf8',
  keepNames: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  legalComments: 'none',
  write: false,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** The parts by the path at which functions import them. */
async function bundleParts(sources: readonly string[]): Promise<Map<string, CodeFile>> {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [...sources],
    outdir: BUNDLES_DIR,
  });
  return new Map(
    sources.map((source) => {
      const path = partPath(source);
      const file = outputFiles.find((output) => basename(output.path) === basename(path));
      if (file === undefined) throw new Error(`esbuild wrote no ${path}`);
      return [`../../${path}`, { path, contents: file.contents }];
    }),
  );
}

/**
 * Bundles `functions/<name>/handler.ts` of every name, all in one build. Source maps stay in
 * .build/bundles, beside the code that they belong to.
 */
export async function bundleFunctions(
  names: readonly string[],
  root = ROOT,
): Promise<Map<string, Bundle>> {
  const sources = new Set<string>();
  const { outputFiles, metafile } = await build({
    ...COMMON,
    absWorkingDir: root,
    entryPoints: names.map((name) => `functions/${name}/handler.ts`),
    outbase: root,
    outdir: BUNDLES_DIR,
    metafile: true,
    // The ES builds of the SDK can be shaken, its CommonJS builds cannot.
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    banner: { js: REQUIRE },
    sourcemap: 'external',
    plugins: [parts((source) => sources.add(source)), slim],
  });
  const known = await bundleParts([...sources]);
  const imported = new Map(
    Object.entries(metafile.outputs).map(([path, { imports }]) => [join(root, path), imports]),
  );
  return new Map(
    names.map((name) => {
      const path = `functions/${name}/handler.mjs`;
      const file = outputFiles.find((output) => output.path === join(BUNDLES_DIR, path));
      if (file === undefined) throw new Error(`esbuild wrote no ${path}`);
      const needed = (imported.get(file.path) ?? []).flatMap((each) => known.get(each.path) ?? []);
      return [name, { path, contents: file.contents, parts: needed }];
    }),
  );
}
