import type { Fact } from '#lib/domain/document-model/content.ts';
import type { JsonObject } from '#schemas/json.ts';
import { isEmpty } from '../fits.ts';
import { mentions } from '../notions.ts';
import { type ContentReading, labelFor } from './reading.ts';
import { consume } from './tables.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `analysis_period: { from: "2026-04-13", to: "2026-04-17" }`: two days alone are one span of time. */
export function spanFact(
  reading: ContentReading,
  key: string,
  value: JsonObject,
  path: string,
): Fact | undefined {
  const label = labelFor(reading, key);
  const said = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  const [first, last, ...others] = said;
  if (label === undefined || first === undefined || last === undefined || others.length > 0)
    return undefined;
  const [[from, start], [to, end]] = [first, last];
  if (!mentions(from, 'start', 'from') || !mentions(to, 'end', 'to', 'until')) return undefined;
  if (!DAY.test(String(start)) || !DAY.test(String(end))) return undefined;
  consume(reading, value, path);
  const fact: Fact = { label, kind: 'text', value: `${start}/${end}` };
  reading.paths.set(fact, path);
  return fact;
}
