import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { Item, Key } from '#lib/ports/table.ts';
import type { JsonObject } from '#schemas/json.ts';
import { Warning } from '#schemas/warning.ts';

/**
 * How long a file may be used from when it was made: longer than any document lives, shorter than
 * the clean-up leaves files alone that nothing leads to.
 */
export const FILE_LIFE_MS = 7.5 * 86_400_000;
/** A file so near the end of its last document may be removed while it is being taken over. */
const SAFE_LIFE_MS = 60_000;
/** How often a lost race for the item is run again. */
const ATTEMPTS = 5;

/** A finished file that several documents of one owner may show. */
const SharedFile = z.object({
  blobKey: z.string(),
  /** Bytes. */
  size: z.int(),
  pageCount: z.int(),
  warnings: z.array(Warning),
  /** Epoch milliseconds. */
  madeAt: z.int(),
  /** The end of the last of its documents, epoch milliseconds. */
  usedUntil: z.int(),
});
export type SharedFile = z.infer<typeof SharedFile>;

/** Which file: of whom, and of what content and options. */
export interface FileIdentity {
  readonly ownerId: string;
  readonly hash: string;
}

const fileKey = ({ ownerId, hash }: FileIdentity): Key => ({
  partition: `OWNER#${ownerId}`,
  sort: `FILE#${hash}`,
});

function fileItem(identity: FileIdentity, file: SharedFile) {
  return {
    ...fileKey(identity),
    // What is undefined is no JSON.
    value: JSON.parse(JSON.stringify(file)) as JsonObject,
    removeAfter: Math.ceil((file.madeAt + 2 * FILE_LIFE_MS) / 1000),
  };
}

const readFile = (item: Item): SharedFile => SharedFile.parse(item.value);

/**
 * The file of an earlier render of the same content and options, kept until `end` (epoch
 * milliseconds) by one conditional write, before a document may show it.
 * @returns undefined where there is none, or none that lives that long
 */
export async function takeFile(
  needs: Pick<Ports, 'table' | 'now'>,
  identity: FileIdentity,
  end: number,
): Promise<SharedFile | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const item = await needs.table.get(fileKey(identity));
    if (item === undefined) return undefined;
    const file = readFile(item);
    const isEnding = file.usedUntil < needs.now().getTime() + SAFE_LIFE_MS;
    if (isEnding || end > file.madeAt + FILE_LIFE_MS) return undefined;
    if (file.usedUntil >= end) return file;
    const extended = { ...file, usedUntil: end };
    const written = await needs.table.put(fileItem(identity, extended), {
      revision: item.revision,
    });
    if (written !== undefined) return extended;
  }
  return undefined;
}

/** Lets later documents show a file that one document has; a file that others may be using stays the one that is taken. */
export async function offerFile(
  needs: Pick<Ports, 'table'>,
  identity: FileIdentity,
  file: SharedFile,
): Promise<void> {
  await needs.table.put(fileItem(identity, file), { absent: true });
}

/**
 * Whether a file goes with a document that has ended, or another one shows it. When it goes, nobody
 * can take it any more.
 */
export async function releaseFile(
  needs: Pick<Ports, 'table'>,
  identity: FileIdentity,
  blobKey: string,
  now: number,
): Promise<'free' | 'in-use' | 'contended'> {
  const item = await needs.table.get(fileKey(identity));
  if (item === undefined) return 'free';
  const file = readFile(item);
  if (file.blobKey !== blobKey) return 'free';
  if (file.usedUntil > now) return 'in-use';
  return (await needs.table.delete(item, { revision: item.revision })) ? 'free' : 'contended';
}

/** Whether the owner's file of that hash is this one. */
export async function isOffered(
  needs: Pick<Ports, 'table'>,
  identity: FileIdentity,
  blobKey: string,
): Promise<boolean> {
  const item = await needs.table.get(fileKey(identity));
  return item !== undefined && readFile(item).blobKey === blobKey;
}
