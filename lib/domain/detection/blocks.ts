import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { labelOf, normalizeKey } from './keys.ts';
import type { Block, Entry, Metric, Value } from './model.ts';
import { type Field, fieldOf, fieldsOf, isScalar } from './pool.ts';
import { tableOf } from './tables.ts';
import { isTechnical } from './technical.ts';
import { isObject, joinPath } from './unwrap.ts';
import { type Writing, writeValue } from './values.ts';

const MAX_DEPTH = 6;
const INLINE_LENGTH = 28;
const ENTRY_TITLES = [
  'title',
  'heading',
  'name',
  'role',
  'position',
  'jobtitle',
  'degree',
  'clause',
  'headline',
  'label',
  'question',
  'project',
  'finding',
  'issue',
  'section',
  'phase',
  'milestone',
];
const ENTRY_SUBTITLES = [
  'company',
  'organization',
  'organisation',
  'employer',
  'institution',
  'school',
  'university',
  'client',
  'subtitle',
  'location',
  'severity',
  'publisher',
  'issuer',
];
const ENTRY_STARTS = ['start', 'startdate', 'from', 'datestart', 'begin', 'started', 'startedat'];
const ENTRY_ENDS = ['end', 'enddate', 'to', 'dateend', 'until', 'ended', 'endedat'];
const ENTRY_ASIDES = ['period', 'dates', 'duration', 'year', 'years', 'date', 'time', 'number'];
const ENTRY_PROSE = new Set([
  'text',
  'content',
  'body',
  'description',
  'summary',
  'details',
  'detail',
  'answer',
  'paragraphs',
  'bullets',
  'highlights',
  'items',
  'points',
  'responsibilities',
  'achievements',
  'clauses',
  'data',
  'value',
]);

/** Paragraphs of a text: blank lines part them, single line breaks stay. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Fields as content, in their order; single values that stand together become one list of facts. */
export function blocksOf(fields: readonly Field[], writing: Writing, depth = 0): Block[] {
  const blocks: Block[] = [];
  let facts: Value[] = [];
  const flush = () => {
    const [first] = facts;
    if (first !== undefined) blocks.push({ kind: 'facts', path: first.path, facts });
    facts = [];
  };
  for (const field of fields) {
    const value = isScalar(field)
      ? writeValue(field.path, field.key, field.value, writing)
      : undefined;
    if (value !== undefined && value.kind !== 'prose' && value.kind !== 'image') {
      facts.push(value);
      continue;
    }
    const block = blockOf(field, writing, depth);
    if (block === undefined) continue;
    flush();
    blocks.push(block);
  }
  flush();
  return blocks;
}

/** One field as a piece of content with its label. undefined: there is nothing to show. */
export function blockOf(field: Field, writing: Writing, depth = 0): Block | undefined {
  const { path, key, value } = field;
  const label = labelOf(key);
  if (Array.isArray(value)) return listBlock(value, path, label, key, writing, depth);
  if (isObject(value)) {
    if (depth >= MAX_DEPTH) return flattened(field, writing);
    const metrics = isMetricsKey(field.name) ? metricsOf(value, path, writing) : undefined;
    if (metrics !== undefined) return { kind: 'metrics', path, label, metrics };
    const blocks = blocksOf(fieldsOf(value, path), writing, depth + 1);
    const [only] = blocks;
    if (only === undefined) return undefined;
    if (blocks.length === 1 && only.kind === 'facts') return { ...only, path, label };
    return { kind: 'group', path, label, blocks };
  }
  const written = writeValue(path, key, value, writing);
  if (written === undefined) return undefined;
  if (written.kind === 'image') return { kind: 'image', path, label, url: written.text };
  return { kind: 'text', path, label, paragraphs: paragraphsOf(written.text) };
}

function listBlock(
  list: readonly JsonValue[],
  path: string,
  label: string,
  key: string,
  writing: Writing,
  depth: number,
): Block | undefined {
  const present = list.filter((item) => item !== null && item !== '');
  if (present.length === 0) return undefined;
  if (present.every((item) => typeof item !== 'object')) {
    const items = list.flatMap(
      (item, index) => writeValue(joinPath(path, index), key, item, writing)?.text ?? [],
    );
    const inline = items.length > 2 && items.every((item) => item.length <= INLINE_LENGTH);
    return items.length === 0 ? undefined : { kind: 'list', path, label, items, inline };
  }
  if (present.every(isObject)) return objectsBlock(list, path, label, key, writing, depth);
  if (present.every(Array.isArray)) return gridBlock(list, path, label, writing);
  const fields = list.map((item, index) =>
    fieldOf(joinPath(path, index), `${key} ${index + 1}`, item),
  );
  return { kind: 'group', path, label, blocks: blocksOf(fields, writing, depth + 1) };
}

function objectsBlock(
  list: readonly JsonValue[],
  path: string,
  label: string,
  key: string,
  writing: Writing,
  depth: number,
): Block | undefined {
  const objects = list.map((item) => (isObject(item) ? item : {}));
  if (isMetricsKey(normalizeKey(key))) {
    const metrics = objects.map((item, index) => metricOf(item, joinPath(path, index), writing));
    if (metrics.every((metric) => metric !== undefined))
      return { kind: 'metrics', path, label, metrics };
  }
  if (depth < MAX_DEPTH && objects.some(readsAsEntry)) {
    const entries = objects
      .map((item, index) => entryOf(item, joinPath(path, index), writing, depth))
      .filter((entry) => entry !== undefined);
    return entries.length === 0 ? undefined : { kind: 'entries', path, label, entries };
  }
  const table = tableOf(objects, path, label, writing);
  if (table.columns.length > 0) return { kind: 'table', path, label, table };
  return flattened(fieldOf(path, key, [...list]), writing);
}

/** Rows given as lists; a first row of nothing but text is the head. */
function gridBlock(
  list: readonly JsonValue[],
  path: string,
  label: string,
  writing: Writing,
): Block | undefined {
  const rows = list.filter(Array.isArray);
  const [head = []] = rows;
  const headed =
    rows.length > 1 &&
    head.every((cell) => typeof cell === 'string') &&
    new Set(head).size === head.length;
  const names = headed ? head.map(String) : head.map((_, index) => `Column ${index + 1}`);
  const objects = (headed ? rows.slice(1) : rows).map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])),
  );
  const table = tableOf(objects, path, label, writing);
  return table.columns.length === 0 ? undefined : { kind: 'table', path, label, table };
}

/** A table cannot hold paragraphs or lists: objects that have them are set one below the other. */
function readsAsEntry(item: JsonObject): boolean {
  return Object.entries(item).some(([key, value]) => {
    if (typeof value === 'string')
      return (
        value.length > 140 ||
        (value.length > 60 && ENTRY_PROSE.has(normalizeKey(key)) && Object.keys(item).length <= 4)
      );
    if (Array.isArray(value))
      return (
        value.length > 0 &&
        (value.some((entry) => typeof entry === 'object') || value.join(', ').length > 60)
      );
    return (
      isObject(value) &&
      Object.values(value).some((inner) => typeof inner === 'object' && inner !== null)
    );
  });
}

/** One object as an entry: title, what stands beside it, and the rest below. */
export function entryOf(
  item: JsonObject,
  path: string,
  writing: Writing,
  depth: number,
): Entry | undefined {
  let left = fieldsOf(item, path);
  const take = (names: readonly string[]): string | undefined => {
    for (const name of names) {
      const field = left.find((candidate) => candidate.name === name && isScalar(candidate));
      const text =
        field === undefined
          ? undefined
          : writeValue(field.path, field.key, field.value, writing, 'medium')?.text;
      if (field === undefined || text === undefined || text.length > 160) continue;
      left = left.filter((candidate) => candidate !== field);
      return text;
    }
    return undefined;
  };
  const title = take(ENTRY_TITLES);
  const subtitle = take(ENTRY_SUBTITLES);
  const [start, end] = [take(ENTRY_STARTS), take(ENTRY_ENDS)];
  const span = [start, end].filter((part) => part !== undefined).join(' – ');
  const aside =
    span === ''
      ? take(ENTRY_ASIDES)
      : start !== undefined && end === undefined
        ? `${start} – present`
        : span;
  const blocks = blocksOf(left, writing, depth + 1).map((block, index) =>
    withoutProseLabel(block, left, index),
  );
  if (title === undefined && subtitle === undefined && blocks.length === 0) return undefined;
  return { path, title, subtitle, aside, blocks };
}

/** The main text of an entry needs no label: its title is one. */
function withoutProseLabel(block: Block, fields: readonly Field[], index: number): Block {
  const name = fields.find(({ path }) => path === block.path)?.name ?? '';
  if (!('label' in block) || !ENTRY_PROSE.has(name))
    return index === 0 && block.kind === 'text' ? without(block) : block;
  return without(block);
}

function without(block: Block): Block {
  const { label: _, ...rest } = block;
  return rest as Block;
}

function isMetricsKey(name: string): boolean {
  return /^(key)?(metrics|kpis?|stats|statistics|figures|measures|indicators|scorecard|performance|highlights|numbers|totals)$|keyperformanceindicators|metrics$/.test(
    name,
  );
}

/** `{ revenue: 1200, churn: { value: 2.1, change: "-0.3%" } }`. undefined when it holds anything else. */
function metricsOf(object: JsonObject, path: string, writing: Writing): Metric[] | undefined {
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

function metricOf(item: JsonObject, path: string, writing: Writing): Metric | undefined {
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

/** Beyond the depth that a page can show, single values with their place in front. */
function flattened(field: Field, writing: Writing): Block | undefined {
  const facts: Value[] = [];
  const pending: Field[] = [field];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (Array.isArray(value)) {
      const key = next.key;
      pending.push(
        ...value
          .map((item, index) => fieldOf(joinPath(path, index), `${key} ${index + 1}`, item))
          .reverse(),
      );
    } else if (isObject(value)) pending.push(...fieldsOf(value, path).reverse());
    else if (!isTechnical(next.key, value)) {
      const written = writeValue(path, next.key, value, writing);
      if (written !== undefined) facts.push(written);
    }
  }
  return facts.length === 0
    ? undefined
    : { kind: 'facts', path: field.path, label: labelOf(field.key), facts };
}
