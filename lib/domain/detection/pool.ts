import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { plays, type Role } from './aliases.ts';
import { normalizeKey } from './keys.ts';
import { isTechnical } from './technical.ts';
import { isObject, joinPath, type Root } from './unwrap.ts';

/** One value of the data that still looks for its part in the document. */
export interface Field {
  readonly path: string;
  readonly key: string;
  /** The normalised key. */
  readonly name: string;
  readonly value: JsonValue;
}

/** The fields that nobody has claimed yet. Claiming takes them out, so no value appears twice and what is left is known. */
export interface Pool {
  /** The first field, in the order of the role's aliases, that `accept` lets through. */
  take(role: Role, accept?: (field: Field) => boolean): Field | undefined;
  takeAll(accept: (field: Field) => boolean): Field[];
  /** Gives back what turned out to belong elsewhere. */
  add(fields: readonly Field[]): void;
  /** What is left, which stays. */
  peek(): readonly Field[];
  /** Everything left, in the order of the data. */
  drain(): Field[];
}

/** Objects that only group a document's head: their fields count as the document's own. */
const GROUPS = new Set(
  (
    'meta metadata header info document documentinfo documentdetails invoicedetails invoiceinfo invoicemeta quotedetails quoteinfo receiptdetails ' +
    'receiptinfo reportinfo reportdetails general details certificate certificatedetails contract agreement contractdetails letter report invoice order transaction ' +
    'receipt quote estimate orderdetails transactiondetails content dates properties'
  ).split(' '),
);

export function fieldOf(path: string, key: string, value: JsonValue): Field {
  return { path, key, name: normalizeKey(key), value };
}

/** The fields of an object that are not technical. */
export function fieldsOf(object: JsonObject, path: string): Field[] {
  return Object.entries(object)
    .filter(([key, value]) => !isTechnical(key, value))
    .map(([key, value]) => fieldOf(joinPath(path, key), key, value));
}

export function createPool(root: Root): Pool {
  const fields: Field[] = [];
  for (const field of fieldsOf(root.data, root.path)) {
    if (GROUPS.has(field.name) && isObject(field.value))
      fields.push(...fieldsOf(field.value, field.path));
    else fields.push(field);
  }
  for (const { path, key, value } of root.beside)
    if (!isTechnical(key, value)) fields.push(fieldOf(path, key, value));
  let left = fields;
  return {
    take(role, accept = () => true) {
      const found = left.find((field) => plays(role, field.name) && accept(field));
      if (found !== undefined) left = left.filter((field) => field !== found);
      return found;
    },
    takeAll(accept) {
      const found = left.filter(accept);
      if (found.length > 0) left = left.filter((field) => !found.includes(field));
      return found;
    },
    add(more) {
      left = [...left, ...more];
    },
    peek: () => left,
    drain() {
      const all = left;
      left = [];
      return all;
    },
  };
}

export function isScalar(field: Field): boolean {
  return typeof field.value !== 'object';
}
