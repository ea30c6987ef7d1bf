import { wordSet } from '#lib/shared/text/word-list.ts';
import { plays, type Role } from '../keys/aliases.ts';
import { consistsOf } from '../keys/consists-of.ts';
import { keyWords } from '../keys/keys.ts';

const ID_WORDS = wordSet(
  'id ids uid uuid guid urn{ s} gid hash fingerprint checksum digest sha etag nonce',
);
/** Numbers that readers know a document by, whatever they look like. */
const NUMBERS: readonly Role[] = [
  'number',
  'invoiceNumber',
  'quoteNumber',
  'receiptNumber',
  'orderNumber',
  'certificateNumber',
  'contractNumber',
  'reportNumber',
  'transactionId',
];
const LINK_WORDS = wordSet('url uri href self');

/** True for what a key that names an id holds, when no person would write or type it: a UUID, a URN, a hash, a key of a database. */
export function isRecordId(key: string, name: string, value: string): boolean {
  const last = keyWords(key).at(-1) ?? '';
  if (name === 'id' && /^https?:\/\/\S+$/i.test(value)) return true;
  if (!ID_WORDS.has(last) && !/^id[A-Z]/.test(key) && !/^(?:ical|g)?uu?id$/.test(name))
    return false;
  if (NUMBERS.some((role) => plays(role, name))) return /^urn:|^did:/.test(value);
  if (/\s/.test(value)) return false;
  const [own = ''] = value.split('@', 1);
  return isMachineWritten(own.replace(/^[a-z]+\d?\|/, ''));
}

function isMachineWritten(value: string): boolean {
  if (value.length < 8) return false;
  if (/^(?:urn|did|gid|arn):/.test(value)) return true;
  if (!/\d/.test(value) || !/[a-z]/i.test(value)) return false;
  return (
    consistsOf(value, 8, /[^0-9a-f]/i) ||
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ||
    consistsOf(value, 20, /[^a-z0-9]/) ||
    /^[A-Z0-9]{14}$|^[A-Z0-9]{26}$/.test(value) ||
    /^[a-z]+_\d{3,40}$/.test(value) ||
    (consistsOf(value, 16, /[^\w+/=-]/) && /[a-z]/.test(value) && /[A-Z]/.test(value))
  );
}

/** True for the address of a record in an API, or a pattern of addresses: nothing that a reader can open. */
export function isApiAddress(key: string, value: string): boolean {
  if (/^api\.[^/\s]+\/v\d/i.test(value)) return true;
  if (!/^https?:\/\//i.test(value)) return false;
  // Whatever the key: a record is pointed to by the version of the API that has it.
  if (/^https?:\/\/api\.[^/]+\/v\d/i.test(value)) return true;
  if (!LINK_WORDS.has(keyWords(key).at(-1) ?? '')) return false;
  return /\{[^}]*\}/.test(value) || /^https?:\/\/(?:api\.|[^/]+\/api\/)/i.test(value);
}
