import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { RequestedLocale } from '#lib/domain/i18n/locale.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import { withAround, withHandMadeParts } from './hand-made-parts.ts';
import { type MappedDocument, readRecord } from './mapping/read-record.ts';
import { recognise } from './mapping/recognise.ts';
import { isOwnData, withBeside } from './reading/commercial/read-beside.ts';
import { SYSTEMS } from './systems/index.ts';

/** A record of a known system, read into the model. */
export interface KnownDocument extends MappedDocument {
  /** The mapping's id. */
  readonly system: string;
}

const COMMERCIAL: ReadonlySet<string> = new Set<DetectedType>(['invoice', 'quote', 'receipt']);

/**
 * Reads data that is, or wraps, the record of a known system. `wanted` is the type that the request
 * names. undefined: no system that is known, or none that makes such a document, or a form of its record
 * that has what matters elsewhere.
 */
export function readSystem(
  data: JsonObject,
  wanted: DetectedType | undefined,
  requested: RequestedLocale = {},
): KnownDocument | undefined {
  const found = recognise(data, SYSTEMS);
  if (found === undefined) return undefined;
  const { record, mapping } = found;
  const known = withHandMadeParts(readRecord(record, mapping), record, mapping, requested);
  if (isOwnData(known, record)) return undefined;
  const read = withAround(withBeside(known, record), record, requested);
  const document = { system: mapping.id, ...read };
  const { model } = document;
  if (!saysSomething(model)) return undefined;
  if (wanted === undefined || wanted === model.type) return document;
  if (!COMMERCIAL.has(wanted) || !COMMERCIAL.has(model.type)) return undefined;
  const asked = { ...model, type: wanted, kind: wanted } as MappedDocument['model'];
  return { ...document, model: asked };
}

/** Whether there is what a document of its type is about. */
function saysSomething(model: DocumentModel): boolean {
  switch (model.type) {
    case 'certificate':
      return model.recipient?.name !== undefined || model.achievement !== undefined;
    case 'letter':
      return model.body !== undefined;
    case 'contract':
      return model.parties !== undefined || model.clauses !== undefined;
    case 'report':
      return [model.metrics, model.sections, model.summary].some((part) => part !== undefined);
    default:
      return true;
  }
}
