import type { Metric } from '#lib/domain/document-model/content.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { isEmpty, isScalar } from '../fits.ts';
import { metricOf } from '../metrics.ts';
import { isNotPrinted } from './not-printed.ts';
import { reckonedAlike } from './priced-facts.ts';
import { type ContentReading, factOf, isProse, joinPath, labelFor } from './reading.ts';
import { consume } from './tables.ts';

export function metricsIn(
  reading: ContentReading,
  value: JsonObject | readonly JsonValue[],
  path: string,
): Metric[] | undefined {
  const named: (readonly [key: string | undefined, value: JsonValue, path: string])[] =
    Array.isArray(value)
      ? value.map((each, index) => [undefined, each, `${path}[${index}]`] as const)
      : Object.entries(value).map(([key, inner]) => [key, inner, joinPath(path, key)] as const);
  const metrics: Metric[] = [];
  for (const [key, inner, at] of named) {
    if (isEmpty(inner) || (key !== undefined && isNotPrinted(key, inner))) continue;
    const label = key === undefined ? undefined : labelFor(reading, key);
    const metric = isObject(inner)
      ? metricOf(label === undefined ? inner : { name: label, ...inner }, reading.locale)
      : key !== undefined && isScalar(inner) && !isProse(String(inner))
        ? factOf(reading, key, inner, at)
        : undefined;
    if (metric === undefined) return undefined;
    // What has no currency is counted.
    if (
      metric.kind === 'money' &&
      /^-?\d+$/.test(metric.value) &&
      reading.composing.currency === undefined
    )
      Object.assign(metric, { kind: 'number' });
    consume(reading, inner, at);
    reading.paths.set(metric, at);
    metrics.push(metric);
  }
  reckonedAlike(metrics);
  return metrics.length === 0 ? undefined : metrics;
}
