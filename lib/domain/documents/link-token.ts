import {
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { Table } from '#lib/ports/table.ts';
import type { DocumentRecord, StoredDocument } from './document-store.ts';

const SIGNING_KEY = { partition: 'SECRET', sort: 'DOCUMENT_LINKS' };
const SigningKey = z.object({ key: z.base64() });
const TOKEN = /^([A-Za-z0-9-]{1,100})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

type Needs = Pick<Ports, 'table'>;

/** Read once for each table that this process uses. */
const signingKeys = new WeakMap<Table, Promise<KeyObject>>();

function signingKeyOf(table: Table): Promise<KeyObject> {
  let key = signingKeys.get(table);
  if (key === undefined) {
    key = readOrMakeKey(table);
    signingKeys.set(table, key);
    // A failure to read must not last as long as the process.
    key.catch(() => signingKeys.delete(table));
  }
  return key;
}

/** The first caller makes the key; all others find it. */
async function readOrMakeKey(table: Table): Promise<KeyObject> {
  let item = await table.get(SIGNING_KEY);
  if (item === undefined) {
    const key = randomBytes(32).toString('base64');
    await table.put({ ...SIGNING_KEY, value: { key } }, { absent: true });
    item = await table.get(SIGNING_KEY);
  }
  return createSecretKey(SigningKey.parse(item?.value).key, 'base64');
}

function sign(key: KeyObject, documentId: string, ownerId: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`${documentId}.${ownerId}.${expires}`).digest();
}

/** A token `<ownerId>.<expires, epoch seconds>.<signature>` that opens one document to its bearer. */
export async function makeLinkToken(
  needs: Needs,
  document: { readonly id: string; readonly ownerId: string; readonly expiresAt: string },
): Promise<string> {
  const expires = Math.ceil(Date.parse(document.expiresAt) / 1000);
  const key = await signingKeyOf(needs.table);
  const signature = sign(key, document.id, document.ownerId, expires);
  return `${document.ownerId}.${expires}.${signature.toString('base64url')}`;
}

/** What a token grants for this document; undefined when it was not made here for it. The end may have passed. */
export async function readLinkToken(
  needs: Needs,
  documentId: string,
  token: string,
): Promise<{ ownerId: string; expiresAt: Date } | undefined> {
  const [, ownerId, expires, signature] = TOKEN.exec(token) ?? [];
  if (ownerId === undefined || expires === undefined || signature === undefined) return undefined;
  const expected = sign(await signingKeyOf(needs.table), documentId, ownerId, Number(expires));
  const provided = Buffer.from(signature, 'base64url');
  if (provided.length !== expected.length || !timingSafeEqual(provided, expected)) return undefined;
  return { ownerId, expiresAt: new Date(Number(expires) * 1000) };
}

/** Adds the signed link. */
export async function withLink(
  needs: Pick<Ports, 'table' | 'settings'>,
  document: StoredDocument,
): Promise<DocumentRecord> {
  const token = await makeLinkToken(needs, document);
  const documentUrl = `${needs.settings.publicUrl}/v1/documents/${document.id}?token=${token}`;
  return { ...document, documentUrl };
}
