/** A file and the files that it imports, by their paths. */
export interface ImportingFile {
  readonly source: string;
  readonly imports: readonly string[];
}

/** One folder's import of another, with the file that makes it. */
interface FolderImport {
  readonly to: string;
  readonly source: string;
}

/** The folder directly under `root` that a file stands in. undefined: it stands elsewhere, or in `root` itself. */
function folderOf(path: string, root: string): string | undefined {
  if (!path.startsWith(`${root}/`)) return undefined;
  const [folder, ...rest] = path.slice(root.length + 1).split('/');
  return rest.length === 0 ? undefined : folder;
}

function folderImports(
  files: readonly ImportingFile[],
  root: string,
): ReadonlyMap<string, readonly FolderImport[]> {
  const graph = new Map<string, FolderImport[]>();
  for (const { source, imports } of files) {
    const from = folderOf(source, root);
    if (from === undefined) continue;
    const known = graph.get(from) ?? [];
    graph.set(from, known);
    for (const imported of imports) {
      const to = folderOf(imported, root);
      if (to === undefined || to === from || known.some((each) => each.to === to)) continue;
      known.push({ to, source });
    }
  }
  return graph;
}

/**
 * A ring for each group of folders directly under `root` that import each other, in a sentence that
 * names the files. A ring between files is another matter: two folders can form one without any.
 */
export function folderRings(files: readonly ImportingFile[], root: string): string[] {
  const graph = folderImports(files, root);
  const rings: string[] = [];
  const reported = new Set<string>();
  for (const start of [...graph.keys()].sort()) {
    if (reported.has(start)) continue;
    const ring = shortestRing(graph, start);
    if (ring === undefined) continue;
    for (const { to } of ring) reported.add(to);
    const steps = ring.map(({ to, source }) => `${to} (imported by ${source})`);
    rings.push(`Folders under ${root} import each other: ${[start, ...steps].join(' → ')}`);
  }
  return rings;
}

/** Breadth first, so the ring that is shown is the one with the fewest imports to remove. */
function shortestRing(
  graph: ReadonlyMap<string, readonly FolderImport[]>,
  start: string,
): readonly FolderImport[] | undefined {
  const queue: (readonly FolderImport[])[] = [[]];
  const seen = new Set<string>();
  for (const path of queue) {
    for (const step of graph.get(path.at(-1)?.to ?? start) ?? []) {
      if (step.to === start) return [...path, step];
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      queue.push([...path, step]);
    }
  }
  return undefined;
}
