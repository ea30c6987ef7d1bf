import type { Metric } from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { type Field, fieldsOf, isScalar } from '../fields/unclaimed-fields.ts';
import { labelOf } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';

/** True for the normalised keys of figures that stand for themselves. */
export function isMetricsKey(name: string): boolean {
  return /^(key)?(metrics|kpis?|stats|statistics|figures|measures|indicators|scorecard|performance|highlights|numbers|totals)$|keyperformanceindicators|metrics$/.test(
    name,
  );
}

/** `{ revenue: 1200, churn: { value: 2.1, change: "-0.3%" } }`. undefined when it holds anything else. */
export function metricsOf(
  object: JsonObject,
  path: string,
  writing: Writing,
): Metric[] | undefined {
  const metrics: Metric[] = [];
  for (const field of fieldsOf(object, path)) {
    const metric = isObject(field.value)
      ? metricOf({ name: labelOf(field.key), ...field.value }, field.path, writing)
      : scalarMetric(field, writing);
    if (metric === undefined) return undefined;
    metrics.push(metric);
  }
  return metrics.length === 0 ? undefined : metrics;
}

function scalarMetric(field: Field, writing: Writing): Metric | undefined {
  const value = writeValue(field.path, field.key, field.value, writing, 'medium');
  if (value === undefined || value.text.length > 40) return undefined;
  return {
    path: field.path,
    label: value.label,
    text: value.text,
    change: undefined,
    note: undefined,
  };
}

/** `{ name: "Uptime", value: 99.9, unit: "%", change: 0.1 }`. undefined: the object is something else. */
export function metricOf(item: JsonObject, path: string, writing: Writing): Metric | undefined {
  const fields = fieldsOf(item, path);
  const find = (names: readonly string[]) =>
    fields.find((field) => names.includes(field.name) && isScalar(field));
  const name = find(['label', 'name', 'metric', 'title', 'kpi', 'indicator']);
  const figure = find([
    'value',
    'amount',
    'current',
    'actual',
    'count',
    'figure',
    'result',
    'total',
    'score',
  ]);
  if (name === undefined || figure === undefined) return undefined;
  const unit = find(['unit', 'units', 'suffix']);
  const change = find(['change', 'delta', 'trend', 'growth', 'variance', 'changepercent']);
  const used = new Set([name, figure, unit, change]);
  const text = writeValue(
    figure.path,
    `${String(name.value)} ${figure.key}`,
    figure.value,
    writing,
  )?.text;
  if (text === undefined || text.length > 60) return undefined;
  const rest = fields.filter((field) => !used.has(field));
  if (rest.some((field) => !isScalar(field))) return undefined;
  const note = rest
    .map((field) => writeValue(field.path, field.key, field.value, writing, 'medium'))
    .filter((value) => value !== undefined);
  return {
    path,
    label: String(name.value),
    text:
      unit === undefined || text.includes(String(unit.value))
        ? text
        : withUnit(text, String(unit.value)),
    change: change === undefined ? undefined : changeText(change, writing),
    note:
      note.length === 0
        ? undefined
        : note.map(({ label, text: value }) => `${label}: ${value}`).join(' · '),
  };
}

function withUnit(text: string, unit: string): string {
  return /^\p{Sc}$/u.test(unit) ? unit + text : unit === '%' ? text + unit : `${text} ${unit}`;
}

function changeText(change: Field, writing: Writing): string {
  const { value } = change;
  if (typeof value !== 'number') return String(value);
  const text = writeValue(change.path, change.key, value, writing)?.text ?? String(value);
  return value > 0 ? `+${text}` : text;
}
