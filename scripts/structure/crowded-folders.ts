import { dirname } from 'node:path';

/** More files than this in one folder are no longer found by reading their names. */
const MAX_FILES = 30;

export interface CrowdRules {
  /** Folders whose files are counted, with everything below them. */
  readonly roots: readonly string[];
  /** Folders that may hold more, also below themselves, each with the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

/** A sentence for each folder that holds too many files, and for each exception that is no longer needed. */
export function crowdedFolders(
  files: readonly string[],
  { roots, exceptions }: CrowdRules,
): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!file.endsWith('.ts') || !isWithin(file, roots)) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const crowded = [...counts].filter(([, count]) => count > MAX_FILES);
  const excepted = Object.keys(exceptions);
  const problems = crowded
    .filter(([folder]) => !isWithin(folder, excepted))
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files, more than ${MAX_FILES}: sort them into folders by subject`,
    );
  const unneeded = excepted
    .filter((exception) => !crowded.some(([folder]) => isWithin(folder, [exception])))
    .map((exception) => `${exception} is no longer crowded: remove its exception`);
  return [...problems, ...unneeded];
}

function isWithin(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
