import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import { type MappedDocument, readRecord } from './mapping/read-record.ts';
import { recognise } from './mapping/recognise.ts';
import { SYSTEMS } from './systems/index.ts';

/** A record of a known system, read into the model. */
export interface KnownDocument extends MappedDocument {
  /** The mapping's id. */
  readonly system: string;
}

const COMMERCIAL: ReadonlySet<string> = new Set<DetectedType>(['invoice', 'quote', 'receipt']);

/**
 * Reads data that is, or wraps, the record of a known system. `wanted` is the type that the request
 * names. undefined: no system that is known, or none that makes such a document.
 */
export function readSystem(
  data: JsonObject,
  wanted: DetectedType | undefined,
): KnownDocument | undefined {
  const found = recognise(data, SYSTEMS);
  if (found === undefined) return undefined;
  const document = { system: found.mapping.id, ...readRecord(found.record, found.mapping) };
  const { model } = document;
  if (wanted === undefined || wanted === model.type) return document;
  if (!COMMERCIAL.has(wanted) || !COMMERCIAL.has(model.type)) return undefined;
  const asked = { ...model, type: wanted, kind: wanted } as MappedDocument['model'];
  return { ...document, model: asked };
}
