import type { JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from './keys.ts';
import { TYPE_SIGNALS } from './signals.ts';

const TECHNICAL = new Set(
  (
    'object livemode apiversion admingraphqlapiid graphqlapiid webhooksdeliveredat etag checksum token apikey secret checkouttoken carttoken ' +
    'clientsecret hostedinvoiceurl invoicepdf updateddateutc hasattachments haserrors hasmore idempotencykey requestid traceid presentmentcurrency ' +
    'cursor pagination nextpage browserip useragent buyeracceptsmarketing latitude longitude accountcountry collectionmethod currencyrate'
  ).split(' '),
);
/** Read by the service itself, at the head of the data only. */
const SETTINGS = new Set(
  'locale language lang currency currencycode schema schemaversion documenttype doctype template templateid'.split(
    ' ',
  ),
);
/** Numbers of records in somebody's database. */
const RECORD_IDS = new Set(
  'productid variantid userid locationid appid checkoutid shopid tenantid categoryid parentid rowid recordid inventoryitemid'.split(
    ' ',
  ),
);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Prefixed opaque ids, as payment providers and databases use them. */
const OPAQUE = /^(?:[a-z]{1,6}_[A-Za-z0-9]{8,}|gid:\/\/.+|[0-9a-f]{24,64}|rec[A-Za-z0-9]{14})$/;

/** True for what serves machines: null, empty values, private keys, switches of an API, opaque identifiers. */
export function isTechnical(key: string, value: JsonValue, atHead = false): boolean {
  if (value === null || value === '') return true;
  if (typeof value === 'string' && value.trim() === '') return true;
  if (typeof value === 'object' && Object.keys(value).length === 0) return true;
  if (/^[_$@]/.test(key)) return true;
  const normalized = normalizeKey(key);
  if (TECHNICAL.has(normalized)) return typeof value !== 'object';
  // What a shop knows of the buyer's browser.
  if (normalized === 'clientdetails') return typeof value === 'object' && 'browser_ip' in value;
  if (atHead && SETTINGS.has(normalized)) return typeof value !== 'object';
  if (normalized === 'currency' || normalized === 'currencycode')
    return typeof value === 'string' && /^[a-z]{3}$/i.test(value);
  if (atHead && (normalized === 'type' || normalized === 'kind')) return namesType(value);
  if (typeof value === 'string' && (UUID.test(value) || OPAQUE.test(value))) return true;
  if (normalized === 'id') return !atHead && typeof value === 'number';
  return RECORD_IDS.has(normalized) && typeof value === 'number';
}

/** `type: "invoice"` has told the detector what it is and needs no line in the document. */
function namesType(value: JsonValue): boolean {
  if (typeof value !== 'string') return false;
  const name = keyWords(value).join(' ');
  return TYPE_SIGNALS.some(({ names }) => names.includes(name));
}
