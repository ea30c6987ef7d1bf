import type { JsonValue } from '#schemas/json.ts';
import { isObject } from './locate.ts';

/** A property of a workspace's page: `{ id: "Zr%3Ft", type: "number", number: 12 }`. */
export const isTyped = (value: JsonValue): boolean =>
  isObject(value) && typeof value.type === 'string' && Object.hasOwn(value, value.type);
