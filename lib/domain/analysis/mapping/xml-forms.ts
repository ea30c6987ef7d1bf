import type { JsonObject, JsonValue } from '#schemas/json.ts';

/** Keys under which converters of XML keep the attributes of an element. */
const ATTRIBUTES = new Set(['$', '_attributes', '@attributes', '_attr', 'attr']);
/** What converters write before the name of an attribute. */
const ATTRIBUTE_MARK = /^(?:@_|@|_|-)(?=[A-Za-z])/;

/** `OBX.5`, `CE.2`: HL7 names fields and components by their place. */
const HL7_NAME = /^[A-Z][A-Z\d]{1,2}\.(?=\d+$)/;

const PLAIN = /^[A-Za-z]\w*$/;

interface Child {
  readonly value: JsonValue;
  /** As the keys of the data are, with dots between them. */
  readonly keys: string;
}

const indexes = new WeakMap<JsonObject, ReadonlyMap<string, Child>>();

/**
 * A child element or an attribute by its name, whatever the converter from XML makes of it: `cbc:ID`,
 * `ID`, `@ID`, `_ID`, `$.ID` and `_attributes.ID` are all of the name `ID`.
 */
export function xmlChild(element: JsonObject, name: string): Child | undefined {
  let index = indexes.get(element);
  if (index === undefined) {
    index = indexOf(element);
    indexes.set(element, index);
  }
  return index.get(name);
}

function indexOf(element: JsonObject): ReadonlyMap<string, Child> {
  const index = new Map<string, Child>();
  const add = (key: string, child: Child) => {
    const name = PLAIN.test(key)
      ? key
      : key
          .replace(ATTRIBUTE_MARK, '')
          .replace(/^[\w.-]+:/, '')
          .replace(HL7_NAME, '');
    if (!index.has(name)) index.set(name, child);
  };
  for (const [key, value] of Object.entries(element)) add(key, { value, keys: key });
  for (const [key, value] of Object.entries(element)) {
    if (!ATTRIBUTES.has(key) || value === null || typeof value !== 'object') continue;
    for (const [inner, attribute] of Object.entries(value))
      add(inner, { value: attribute, keys: `${key}.${inner}` });
  }
  return index;
}
