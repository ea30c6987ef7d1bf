import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { partPath, parts, REACHED_FROM } from './parts.ts';
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
  metafile: true,
  // The ES builds of the SDK can be shaken, its CommonJS builds cannot.
  mainFields: ['module', 'main'],
  conditions: ['module', 'import'],
  write: false,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** A part, and the names of those that it reads in its turn. */
interface Part {
  readonly file: CodeFile;
  readonly needs: readonly string[];
}

/** The parts, and those that they need, by their file's name. */
async function bundleParts(
  sources: ReadonlySet<string>,
  root: string,
  known = new Map<string, Part>(),
): Promise<Map<string, Part>> {
  const more = new Set<string>();
  const { outputFiles, metafile } = await build({
    ...COMMON,
    absWorkingDir: root,
    entryPoints: [...sources].map((source) => ({
      in: source,
      out: basename(partPath(source), '.mjs'),
    })),
    outdir: BUNDLES_DIR,
    plugins: [parts(root, 'part', (source) => more.add(source)), slim],
  });
  const needs = neededBy(metafile, root);
  for (const source of sources) {
    const path = partPath(source);
    const file = outputFiles.find((output) => basename(output.path) === basename(path));
    if (file === undefined) throw new Error(`esbuild wrote no ${path}`);
    known.set(basename(path), {
      file: { path, contents: file.contents },
      needs: needs.get(file.path) ?? [],
    });
  }
  const unknown = new Set([...more].filter((source) => !known.has(basename(partPath(source)))));
  return unknown.size === 0 ? known : bundleParts(unknown, root, known);
}

/** The names of the parts that each output imports, by its path. */
function neededBy({ outputs }: Metafile, root: string): Map<string, string[]> {
  const isPart = (path: string) =>
    Object.values(REACHED_FROM).some((base) => path.startsWith(base));
  return new Map(
    Object.entries(outputs).map(([path, { imports }]) => [
      join(root, path),
      imports
        .filter((each) => each.external && isPart(each.path))
        .map(({ path }) => basename(path)),
    ]),
  );
}

/** These parts, and all that they need in their turn. */
function withNeeds(names: readonly string[], known: ReadonlyMap<string, Part>): CodeFile[] {
  const found = new Map<string, CodeFile>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const part = known.get(name);
    if (part === undefined || found.has(name)) continue;
    found.set(name, part.file);
    pending.push(...part.needs);
  }
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Bundles `functions/<name>/handler.ts` of every name, all in one build. Source maps stay in
 * .build/bundles, next to their code.
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
    banner: { js: REQUIRE },
    sourcemap: 'external',
    plugins: [parts(root, 'handler', (source) => sources.add(source)), slim],
  });
  const known = await bundleParts(sources, root);
  const needs = neededBy(metafile, root);
  return new Map(
    names.map((name) => {
      const path = `functions/${name}/handler.mjs`;
      const file = outputFiles.find((output) => output.path === join(BUNDLES_DIR, path));
      if (file === undefined) throw new Error(`esbuild wrote no ${path}`);
      const needed = withNeeds(needs.get(file.path) ?? [], known);
      return [name, { path, contents: file.contents, parts: needed }];
    }),
  );
}
