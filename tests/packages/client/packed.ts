import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGE = 'packages/client';
const DEPENDENCIES = ['openapi-fetch', 'openapi-typescript-helpers'];

export interface Packed {
  /** A project that has the package installed as its users do. */
  readonly folder: string;
  readonly files: readonly string[];
}

/** Packs the client as for publishing, and installs it in a folder of its own. */
export async function packClient(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-client-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: PACKAGE,
  });
  // What prepack writes comes first.
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ];
  const installed = join(folder, 'node_modules', 'pagewright-client');
  await mkdir(installed, { recursive: true });
  const archive = join(folder, filename);
  await run('tar', ['--extract', '--file', archive, '--strip-components=1', '-C', installed]);
  for (const name of DEPENDENCIES)
    await cp(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  return { folder, files: files.map(({ path }) => path) };
}
