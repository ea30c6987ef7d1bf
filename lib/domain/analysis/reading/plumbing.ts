import type { JsonValue } from '#schemas/json.ts';
import { isDate } from './fits.ts';
import { wordsOfKey } from './key-words.ts';
import { notionsOf } from './notions.ts';
import { SUMS } from './sum-words.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Prefixed opaque ids, as payment providers and databases use them. */
const OPAQUE =
  /^(?:[a-z]{1,6}_(?:[a-z]{2,5}_)?(?=\w{0,40}\d)[A-Za-z0-9]{8,}|[a-z]{2,6}_\d{4,12}_[a-z\d]{2,12}|gid:\/\/.+|[0-9a-f]{24,64}|(?=[0-9a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,23}|urn:.+)$/;
const RECORD_ID =
  /^(?:(?:usr|user|uid|org|acct|tpl)_\w+|(?:rec|att|tbl|app|viw|fld)[A-Za-z0-9]{14}|\d{10,}x\d{10,})$/;
const TOKEN = /^(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[\w+/=-]{18,}$/;
/** Ids that programs draw, of letters and figures mixed: "clv9k2x7p0004qz8h" (cuid), "01ARZ3NDEKTSV4RRFFQ69G5FAV" (ULID). */
const DRAWN =
  /^(?:(?=(?:[a-z]*\d){3})(?=(?:\d*[a-z]){7})[a-z\d]{16,40}|(?=(?:[A-Z]*\d){3})(?=(?:\d*[A-Z]){7})[0-7][\dA-HJKMNP-TV-Z]{25})$/;
/** The name of a file says nothing on paper. */
const FILE =
  /^\S{1,200}\.(?:png|jpe?g|gif|webp|svg|heic|tiff?|pdf|docx?|xlsx?|odt|csv|json|xml|html?|p7m)$/i;
/** Where a program keeps a file: "s3://letters/2025/plan.pdf". */
const STORED =
  /^(?:s3|gs|gcs|az|abfss?|wasbs?|minio|hdfs|file|smb|nfs|sftp):\/\/\S|^[A-Z]:\\\S|^\/(?:[\w.-]+\/){2,}[\w.-]+$/i;
/** Keys that only programs write. */
const PROGRAM_WORDS: ReadonlySet<string> = new Set(
  'uuid guid etag hash checksum token webhook callback api url uri href slug sync synced updated modified deleted livemode sandbox schema template templateid gateway idempotency nonce cursor ip useragent fingerprint session locale timezone signature integrity idx doctype docstatus objectname entitytype compta tenant uid seq autonumber env rowid rowversion pk tags'.split(
    ' ',
  ),
);

/** Keys of settings, whatever they say. */
const SETTING_WORDS: ReadonlySet<string> = new Set('tmp temp tmpl tpl v debug draft'.split(' '));

export const isUuid = (text: string): boolean => UUID.test(text);

/** A text that no person wrote: a UUID, a provider's id, a long key of letters and digits. */
export function isOpaque(text: string): boolean {
  return (
    UUID.test(text) ||
    OPAQUE.test(text) ||
    RECORD_ID.test(text) ||
    DRAWN.test(text) ||
    (text.length <= 200 && TOKEN.test(text)) ||
    FILE.test(text) ||
    STORED.test(text) ||
    (text.length > 60 && !/\s/.test(text))
  );
}

/** What a program did with a record, or not yet. */
const DONE: ReadonlySet<string> = new Set([
  'flag',
  'sent',
  'emailed',
  'mailed',
  'exported',
  'archived',
]);

/** `is_draft: 0`, `has_photo: true`, `sync_flag: 1`: a switch of a program. The flag "H" of a result is for people. */
function isSwitch(words: readonly string[], value: JsonValue): boolean {
  const [first] = words;
  return (
    (first === 'is' || first === 'has' || words.some((word) => DONE.has(word))) &&
    (typeof value === 'boolean' || value === 0 || value === 1)
  );
}

/** "4.11.2", "v2.0.1-beta". */
const VERSION = /^v?\d{1,3}\.\d{1,3}\.\d{1,3}(?:[.-]\w{1,12})*$/i;
/** "24.318.665-K", "112.540.883-09": a number in groups of three figures, as people have theirs in Chile and Brazil. */
const GROUPED = /^\d{1,3}(?:\.\d{3}){2}(?:-(?:[\dkK]|\d\d))?$/;
/** To the second: when a program did something. People write days, and hours. */
const INSTANT = /^(?:\d{4}-\d\d-\d\d[T ]|\d{1,2}[./]\d{1,2}[./]\d{4},? )\d\d:\d\d:(?!00)\d\d/;

/** What only programs write: versions, instants, names to sign in with, the switches of a form. */
export function isWrittenByProgram(value: JsonValue): boolean {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return (
    /^[YN]$/i.test(text) ||
    // "r.oberholzer" signs in.
    /^[a-z]{1,2}\.[a-z]{4,20}$/.test(text) ||
    text.startsWith('0001-01-01') ||
    INSTANT.test(text) ||
    (VERSION.test(text) && !isDate(text) && !GROUPED.test(text))
  );
}

/** What serves programs, whatever the data: ids of records, switches, hashes, settings. */
export function isPlumbing(key: string, value: JsonValue): boolean {
  if (/^[_$@]/.test(key)) return true;
  if (isUpload(value) || (Array.isArray(value) && value.length > 0 && value.every(isUpload)))
    return true;
  const words = [...wordsOfKey(key), ...notionsOf(key).readings.flat()];
  if (isSwitch(words, value)) return true;
  if (wordsOfKey(key).includes('id') && typeof value === 'number') return true;
  if (SETTING_WORDS.has(key.toLowerCase())) return true;
  const isProgram = words.some((word) => PROGRAM_WORDS.has(word));
  // `source: "donorbox"`: where a record came from.
  if (words.includes('source') && typeof value === 'string' && /^[a-z][a-z\d_-]*$/.test(value))
    return true;
  // `updated_amount: 2601.52`: what is owed with interest is no mark of a program.
  if (typeof value === 'number' && words.some((word) => SUMS.has(word))) return false;
  // A parking token "B 17" is no secret.
  if (isProgram && !(typeof value === 'string' && /\S\s\S/.test(value))) return true;
  return typeof value === 'string' && isOpaque(value.trim());
}

/** What an upload is described by, with its address or name. */
const UPLOAD_KEYS = /^(?:file_?name|mime_?type|content_?type|size|width|height|thumbnails?)$/i;

/** "quotes/0147/photo1.jpg" */
const FILE_PATH = /^(?:[\w.-]+\/)+[\w.-]+\.[a-z\d]{2,5}$/i;

/** A file that was uploaded, as services describe it or by its path. */
export function isUpload(value: JsonValue): boolean {
  if (typeof value === 'string') return FILE_PATH.test(value);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.includes('url') && keys.some((key) => UPLOAD_KEYS.test(key));
}

/** What a document made for programs shows nothing of: opaque texts, and what keys say is for programs. Links may be for readers. */
export function isForPrograms(value: string | number | boolean, key: string): boolean {
  const words = wordsOfKey(key);
  return words.some((word) => AGENT_WORDS.has(word)) || isOpaqueText(value);
}

/** An opaque text that is no link. */
export function isOpaqueText(value: string | number | boolean): boolean {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && !/^(?:https?:|data:)/.test(text) && isOpaque(text);
}

/** What stands in hand-made data because a database put it there. Nobody numbers documents so. */
export function isRecordId(value: string | number | boolean): boolean {
  const text = typeof value === 'string' ? value.trim() : '';
  return RECORD_ID.test(text);
}

const AGENT_WORDS: ReadonlySet<string> = new Set(
  'agent useragent ip uuid guid token etag hash checksum fingerprint webhook callback'.split(' '),
);
