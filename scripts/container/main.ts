import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Built, buildStages } from './build.ts';
import { readDockerfile, type Stage } from './dockerfile.ts';
import { execute } from './shell.ts';
import { tryContainer } from './try.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The tools that stand in for a container runtime. */
const NEEDS = `It needs root, and the Debian packages mmdebstrap and python3-seccomp:
  apt-get install -y mmdebstrap python3-seccomp`;

async function buildAndTry(stages: readonly Stage[], folder: string): Promise<void> {
  const log = (line: string) => console.log(line);
  const tree: Built = await buildStages(stages, {
    root: ROOT,
    cache: join(ROOT, '.cache/container'),
    folder,
    log,
  });
  const stage = stages.at(-1);
  if (stage === undefined) return;
  const data = join(folder, 'volume');
  const size = (await execute('du', '--summarize', '--block-size=1M', tree.folder)).split('\t')[0];
  log(`The image has ${size} MB.`);
  // As an empty named volume gets it: from what the image has there.
  await mkdir(data, { mode: 0o700 });
  const [user = 0, group = 0] = (stage.user ?? '').split(':').map(Number);
  await chown(data, user, group);
  await tryContainer({ tree, stage, data, variables: { PORT: '3999' } }, log);
}

if (process.getuid?.() !== 0) {
  console.error(`This builds the image of the Dockerfile without a container runtime.\n${NEEDS}`);
  process.exit(1);
}
const stages = readDockerfile(await readFile(join(ROOT, 'Dockerfile'), 'utf8'));
const folder = await mkdtemp(join(tmpdir(), 'pagewright-container-'));
try {
  await buildAndTry(stages, folder);
  console.log('The container works as far as it can be tried without a container runtime.');
} finally {
  await rm(folder, { recursive: true, force: true });
}
