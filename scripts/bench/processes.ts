import { readdir, readFile } from 'node:fs/promises';

/** A process of this machine, from /proc. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly state: string;
  readonly residentBytes: number;
}

const PAGE_BYTES = 4_096;

async function readEntry(pid: number): Promise<ProcessEntry | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name may hold spaces and parentheses: the fields start behind the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    pid,
    state: fields[0] ?? '',
    parent: Number(fields[1]),
    residentBytes: Number(fields[21]) * PAGE_BYTES,
  };
}

/** A process and all that descend from it. */
export async function processTree(root: number): Promise<ProcessEntry[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const entries = (await Promise.all(pids.map(readEntry))).filter((entry) => entry !== undefined);
  const tree = entries.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...entries.filter(({ parent }) => parent === pid));
  return tree;
}

export const residentMegabytes = (tree: readonly ProcessEntry[]): number =>
  tree.reduce((sum, { residentBytes }) => sum + residentBytes, 0) / 1e6;
