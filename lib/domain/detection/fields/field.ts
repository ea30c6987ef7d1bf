import type { JsonValue } from '#schemas/json.ts';

/** One value of the data that still looks for its part in the document. */
export interface Field {
  readonly path: string;
  readonly key: string;
  /** The normalised key. */
  readonly name: string;
  readonly value: JsonValue;
}
