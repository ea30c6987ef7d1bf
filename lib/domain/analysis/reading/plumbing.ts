import type { JsonValue } from '#schemas/json.ts';
import { isScalar } from './fits.ts';
import { wordsOfKey } from './key-words.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Prefixed opaque ids, as payment providers and databases use them. */
const OPAQUE =
  /^(?:[a-z]{1,6}_(?:[a-z]{2,5}_)?(?=\w{0,40}\d)[A-Za-z0-9]{8,}|gid:\/\/.+|[0-9a-f]{24,64}|(?=[0-9a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,23}|rec[A-Za-z0-9]{14}|urn:.+)$/;
const TOKEN = /^(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[\w+/=-]{18,}$/;
/** Keys that only programs write. */
const PROGRAM_WORDS: ReadonlySet<string> = new Set(
  'uuid guid etag hash checksum token webhook callback api url uri href slug sync synced updated modified deleted livemode sandbox schema template templateid gateway idempotency nonce cursor ip useragent fingerprint session locale timezone signature integrity idx doctype docstatus objectname entitytype'.split(
    ' ',
  ),
);

/** A text that no person wrote: a UUID, a provider's id, a long key of letters and digits. */
export function isOpaque(text: string): boolean {
  return (
    UUID.test(text) ||
    OPAQUE.test(text) ||
    (text.length <= 200 && TOKEN.test(text)) ||
    (text.length > 60 && !/\s/.test(text))
  );
}

/** What serves programs, whatever the data: ids of records, switches, hashes, settings. */
export function isPlumbing(key: string, value: JsonValue): boolean {
  if (/^[_$@]/.test(key)) return true;
  const words = wordsOfKey(key);
  const last = words.at(-1) ?? '';
  if (last === 'id' && words.length === 1 && isScalar(value) && typeof value === 'number')
    return true;
  const isProgram = words.some((word) => PROGRAM_WORDS.has(word));
  // A parking token "B 17" is no secret.
  if (isProgram && !(typeof value === 'string' && /\S\s\S/.test(value))) return true;
  return typeof value === 'string' && isOpaque(value.trim());
}

/** What a document made for programs shows nothing of: opaque texts, and what keys say is for programs. Links may be for readers. */
export function isForPrograms(value: string | number | boolean, key: string): boolean {
  const words = wordsOfKey(key);
  if (words.some((word) => AGENT_WORDS.has(word))) return true;
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return !/^(?:https?:|data:)/.test(text) && isOpaque(text);
}

const AGENT_WORDS: ReadonlySet<string> = new Set(
  'agent useragent ip uuid guid token etag hash checksum fingerprint webhook callback'.split(' '),
);
