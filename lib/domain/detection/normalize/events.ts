import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { normalizeKey } from '../keys/keys.ts';

const EVENT = /^(?:webhook)?(?:event|eventtype|eventname|topic|trigger)$/;
/** `workflow_signed`, `invoice.paid`: no person writes so. */
const NAME = /^[A-Za-z]{2,30}(?:[._:/-][A-Za-z]{2,30}){1,4}$/;
const DOTTED = /^[a-z_]{2,40}(?:\.[a-z_]{2,40}){1,3}$/;
/** What is said of an event beside what it happened to. */
const OF_EVENT =
  /^(?:event\w*|webhook\w*|type|topic|trigger|timestamp|time|occurredat|createdat|created|sentat|triggeredat|source|attempts?|\w*id)$/;

/** `event: "workflow_signed"`, `type: "receipts.update"`: what has happened to the document, in a program's words. */
export function isEventName(key: string, value: JsonValue | undefined): boolean {
  if (typeof value !== 'string' || value.length > 100) return false;
  const name = normalizeKey(key);
  return EVENT.test(name) ? NAME.test(value) : name === 'type' && DOTTED.test(value);
}

/** True for data that tells of an event: at its head, or in one of its objects. */
export function tellsOfEvent(data: JsonObject): boolean {
  return Object.entries(data).some(([key, value]) => isEventName(key, value) || namesEvent(value));
}

/** True for a value that says something of the event, nothing of the document in it. */
export function isOfEvent(key: string, value: JsonValue): boolean {
  return value !== null && typeof value === 'object'
    ? namesEvent(value)
    : OF_EVENT.test(normalizeKey(key));
}

function namesEvent(value: JsonValue): boolean {
  return (
    value !== null &&
    typeof value === 'object' &&
    Object.entries(value).some(([key, inner]) => isEventName(key, inner))
  );
}
