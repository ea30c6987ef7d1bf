import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { slim } from './slim.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const BUILD_DIR = join(ROOT, '.build');
const BUNDLES_DIR = join(BUILD_DIR, 'bundles');

/** Some dependencies are CommonJS and require Node's own modules. */
const REQUIRE =
  "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/** One function's code: `path` is where it stands in the zip, which is also the path of its handler. */
export interface Bundle {
  readonly path: string;
  readonly contents: Uint8Array;
}

/**
 * Bundles `functions/<name>/handler.ts` of every name, all in one build. Source maps stay in
 * .build/bundles, beside the code that they belong to.
 */
export async function bundleFunctions(
  names: readonly string[],
  root = ROOT,
): Promise<Map<string, Bundle>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `functions/${name}/handler.ts`),
    outbase: root,
    outdir: BUNDLES_DIR,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    keepNames: false,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // The ES builds of the SDK can be shaken, its CommonJS builds cannot.
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    banner: { js: REQUIRE },
    sourcemap: 'external',
    legalComments: 'none',
    plugins: [slim],
    write: false,
    logLevel: 'warning',
  });
  return new Map(
    names.map((name) => {
      const path = `functions/${name}/handler.mjs`;
      const file = outputFiles.find((output) => output.path === join(BUNDLES_DIR, path));
      if (file === undefined) throw new Error(`esbuild wrote no ${path}`);
      return [name, { path, contents: file.contents }];
    }),
  );
}
