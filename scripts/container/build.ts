import { access, cp, mkdir, realpath, symlink } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { copyContext } from './context.ts';
import type { Stage, Step } from './dockerfile.ts';
import { execute } from './shell.ts';

const MIRROR = 'http://deb.debian.org/debian';
const IMAGE = /^(?:debian:(?<debian>\w+)-slim|node:\d+-(?<node>\w+)-slim)$/;

/** A stage while it is built. */
interface Tree {
  readonly folder: string;
  workdir: string;
  env: Record<string, string>;
}

async function debianArchive(release: string, cache: string): Promise<string> {
  const archive = join(cache, `debian-${release}.tar`);
  const isThere = await access(archive).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(cache, { recursive: true });
    await execute('mmdebstrap', '--variant=minbase', '--mode=root', release, archive, MIRROR);
  }
  return archive;
}

/** The Node and the npm of this machine stand in for those of the image. */
async function addNode(folder: string): Promise<void> {
  const bin = join(folder, 'usr/local/bin');
  const modules = join(folder, 'usr/local/lib/node_modules');
  await mkdir(modules, { recursive: true });
  await cp(await realpath(process.execPath), join(bin, 'node'));
  // npm names itself to the scripts that it runs.
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Run it as "npm run container"');
  await cp(dirname(dirname(await realpath(npm))), join(modules, 'npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
}

async function openImage(image: string, folder: string, cache: string): Promise<void> {
  const release = IMAGE.exec(image)?.groups;
  if (release === undefined) throw new Error(`There is no tree for the image ${image}`);
  const archive = await debianArchive(release['debian'] ?? release['node'] ?? '', cache);
  await mkdir(folder, { recursive: true });
  await execute('tar', '--extract', '--file', archive, '--directory', folder);
  if (release['node'] !== undefined) await addNode(folder);
}

const inTree = (tree: Tree, path: string): string =>
  join(tree.folder, isAbsolute(path) ? path : join(tree.workdir, path));

/** As COPY has it: the content of a folder, or a file under its name where the target is a folder. */
async function copyInto(source: string, target: string, isFolderTarget: boolean): Promise<void> {
  const destination = isFolderTarget ? join(target, basename(source)) : target;
  // Links stay relative, as those of node_modules/.bin are.
  await cp(source, destination, { recursive: true, verbatimSymlinks: true });
}

/** Runs a command in the tree. The network and its certificates are those of this machine. */
async function runIn(tree: Tree, command: string): Promise<void> {
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  const lines = [
    'set -e',
    `cp /etc/resolv.conf "${tree.folder}/etc/resolv.conf"`,
    `mount -t proc proc "${tree.folder}/proc"`,
    `mount --rbind /dev "${tree.folder}/dev"`,
    `mount -t tmpfs tmpfs "${tree.folder}/run"`,
    ...(certificates === undefined ? [] : [`cp "${certificates}" "${tree.folder}/run/ca.crt"`]),
    `exec chroot "${tree.folder}" /usr/bin/env -i "$@" /bin/sh -c 'cd "$0" && eval "$1"' "${tree.workdir}" "$COMMAND"`,
  ];
  const variables = Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    DEBIAN_FRONTEND: 'noninteractive',
    ...(certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: '/run/ca.crt' }),
    ...tree.env,
  }).map(([name, value]) => `${name}=${value}`);
  const shell = ['/usr/bin/env', `COMMAND=${command}`, '/bin/sh', '-c', lines.join('\n'), 'run'];
  await execute('unshare', '--mount', '--fork', ...shell, ...variables);
}

export interface Built {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
}

/** Carries out the steps of a Dockerfile in Debian trees. @returns the tree of the last stage */
export async function buildStages(
  stages: readonly Stage[],
  { root, cache, folder, log }: BuildPlace,
): Promise<Built> {
  const context = join(folder, 'context');
  await copyContext(root, context);
  const built = new Map<string, Tree>();
  let tree: Tree | undefined;
  for (const [index, stage] of stages.entries()) {
    tree = { folder: join(folder, `stage-${index}`), workdir: '/', env: {} };
    built.set(stage.name, tree);
    log(`FROM ${stage.image}`);
    await openImage(stage.image, tree.folder, cache);
    for (const step of stage.steps) await carryOut(step, tree, { context, built, log });
  }
  if (tree === undefined) throw new Error('The Dockerfile has no stage');
  return tree;
}

interface BuildPlace {
  readonly root: string;
  readonly cache: string;
  readonly folder: string;
  readonly log: (line: string) => void;
}

interface Around {
  readonly context: string;
  readonly built: ReadonlyMap<string, Tree>;
  readonly log: (line: string) => void;
}

async function carryOut(step: Step, tree: Tree, { context, built, log }: Around): Promise<void> {
  if (step.kind === 'env') tree.env = { ...tree.env, ...step.variables };
  else if (step.kind === 'workdir') {
    tree.workdir = step.path;
    await mkdir(inTree(tree, '.'), { recursive: true });
  } else if (step.kind === 'run') {
    log(`RUN ${step.command}`);
    await runIn(tree, step.command);
  } else {
    const origin = step.from === undefined ? context : built.get(step.from)?.folder;
    if (origin === undefined) throw new Error(`There is no stage ${step.from}`);
    log(`COPY ${step.sources.join(' ')} ${step.target}`);
    for (const source of step.sources)
      await copyInto(join(origin, source), inTree(tree, step.target), step.target.endsWith('/'));
  }
}
