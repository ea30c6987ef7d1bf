import type { Fact } from '#lib/domain/document-model/content.ts';
import { factKind } from '../fact-kinds.ts';
import { isEmpty, isScalar } from '../fits.ts';
import { labelOf } from '../key-words.ts';
import { isNotPrinted } from './not-printed.ts';
import { type ContentReading, isProse, joinPath, knownLabel } from './reading.ts';
import { consume, type Located } from './tables.ts';

const NAMES = /^(?:name|label|key|title|field|question|attribute|property)$/i;
const VALUES = /^(?:value|answer|text|content)$/i;

/** `[{ name: "Berth number", value: "C-17" }, …]`: fields that name themselves. */
export function pairsIn(reading: ContentReading, rows: readonly Located[]): Fact[] | undefined {
  const facts: Fact[] = [];
  for (const { value, path } of rows) {
    const fields = Object.entries(value).filter(
      ([key, inner]) => !isEmpty(inner) && !isNotPrinted(key, inner),
    );
    const name = fields.find(([key, inner]) => NAMES.test(key) && typeof inner === 'string');
    const given = fields.find(([key, inner]) => VALUES.test(key) && isScalar(inner));
    if (name === undefined || given === undefined || fields.length > 2) return undefined;
    const key = String(name[1]);
    const inner = given[1];
    if (!isScalar(inner) || isProse(String(inner))) return undefined;
    consume(reading, value, path);
    const label =
      reading.composing.machineMade && !/\p{L} \p{L}/u.test(key) ? knownLabel(key) : labelOf(key);
    if (label === undefined || isNotPrinted(key, inner)) continue;
    const { kind, written } = factKind(key, inner);
    const fact: Fact = { label, kind, value: written };
    reading.paths.set(fact, joinPath(path, given[0]));
    facts.push(fact);
  }
  return facts;
}
