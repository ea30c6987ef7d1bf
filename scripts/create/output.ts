import { writeFile } from 'node:fs/promises';

/** The document was made and could not be put where it was wanted. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** @throws OutputError */
export async function writeOutput(output: string, content: Uint8Array | string): Promise<void> {
  await writeFile(output, content).catch((error: NodeJS.ErrnoException) => {
    throw cannotWrite(output, error);
  });
}

export function cannotWrite(output: string, error: NodeJS.ErrnoException): OutputError {
  const why = {
    ENOENT: 'no such folder',
    EISDIR: 'it is a folder',
    ENOTDIR: 'it is no folder',
    EEXIST: 'it is no folder',
    EACCES: 'not allowed',
  };
  const reason = why[error.code as keyof typeof why] ?? error.message;
  return new OutputError(`Cannot write ${output}: ${reason}`);
}
