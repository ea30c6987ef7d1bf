import type { CommercialKind } from '#lib/domain/document-model/commercial.ts';
import type { RequestedLocale } from '#lib/domain/i18n/locale.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';

/** What is known of data before it is read. */
export interface GivenData {
  readonly data: JsonObject;
  /** The path of the document in the data. */
  readonly path: string;
  /** Data around the document, which may name its currency and language. */
  readonly whole: JsonObject;
  /** The names of the objects around it: "credit note". */
  readonly wrappers: readonly string[];
  /** What stands beside the document in them. */
  readonly beside: readonly {
    readonly key: string;
    readonly path: string;
    readonly value: JsonValue;
  }[];
  /** Rows of a database that its fields were taken from: what it holds is its owner's, whom it bills may stand alone. */
  readonly isOfDatabase?: true;
  /** How many marks of a machine the data bears. */
  readonly marks: number;
  readonly minorUnits: boolean;
  /** Somebody whose key does not say who they are is who sends the document. */
  readonly isOfSender?: true;
  readonly requested?: RequestedLocale;
  /** What it is where it is no invoice, quote or receipt, and the key that says so. */
  readonly paper?: { readonly kind: CommercialKind; readonly key: string } | undefined;
}
