import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject, joinPath, type Root } from './unwrap.ts';

/** What a record of a health system says of itself rather than of its subject. */
const OWN =
  /^(?:resourceType|id|meta|system|identifier|extension|contained|text|status|basedOn|encounter)$/;
/** At the head its state is for readers. */
const HEAD = /^(?:resourceType|id|meta|text)$/;
/** `valueQuantity` and `valueString` are values, `effectiveDateTime` is a date. */
const TYPED = /^(value)[A-Z]\w*$|^effective(DateTime)$/;
const QUANTITY = /^(?:value|unit|code|system|comparator)$/;
const MAX_DEPTH = 12;

/** Data of HL7 FHIR with its codings, quantities, ranges and references as what they say; the records that it holds as its results. Other data as they are. */
export function withoutCodings(root: Root): Root {
  const { data } = root;
  if (typeof data.resourceType !== 'string') return root;
  const { code, contained, ...others } = fieldsOf(data, 0, HEAD);
  const left = Object.entries(data).filter(([key]) => HEAD.test(key));
  return {
    ...root,
    said: [
      ...root.said,
      ...left.map(([key, value]) => ({ key, value, path: joinPath(root.path, key) })),
    ],
    data: {
      ...(typeof code === 'string' ? { title: code } : {}),
      ...others,
      ...(Array.isArray(contained) ? { results: contained } : {}),
    },
  };
}

function fieldsOf(object: JsonObject, depth: number, own = OWN): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => {
      if (own.test(key)) return [];
      const plain = plainOf(value, depth + 1);
      const [, isValue, isDate] = TYPED.exec(key) ?? [];
      return plain === null ? [] : [[isValue ?? (isDate === undefined ? key : 'date'), plain]];
    }),
  );
}

function plainOf(value: JsonValue, depth: number): JsonValue {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => plainOf(item, depth + 1)).filter((item) => item !== null);
    if (items.length === 0) return null;
    return items.every((item) => typeof item !== 'object') ? items.join(', ') : items;
  }
  if (!isObject(value)) return value;
  const plain = said(value);
  return plain === undefined ? fieldsOf(value, depth) : plain;
}

/** A coded or measured thing in a reader's words; nothing of one that only points elsewhere. undefined: it is something else. */
function said(value: JsonObject): JsonValue | undefined {
  const { coding, text, display, reference, code, low, high, unit } = value;
  if (Array.isArray(coding) || (typeof text === 'string' && Object.keys(value).length === 1))
    return text ?? plainOf(coding ?? null, 1);
  if (reference !== undefined) return display ?? null;
  if (display !== undefined) return display;
  if (Object.keys(value).every((key) => QUANTITY.test(key)))
    return [value.value, unit ?? code ?? ''].join(' ').trim();
  if (isObject(low) && isObject(high)) return `${low.value}–${said(high)}`;
  return undefined;
}
