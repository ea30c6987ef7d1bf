import type { Block, Entry, Value } from '#lib/domain/presentation/printed-document.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { type Field, fieldOf, fieldsOf, isScalar } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import {
  ENTRY_ASIDES,
  ENTRY_ENDS,
  ENTRY_PROSE,
  ENTRY_STARTS,
  ENTRY_SUBTITLES,
  ENTRY_TITLES,
  POSTS,
} from '../keys/entry-keys.ts';
import { labelOf, normalizeKey } from '../keys/keys.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import { ADDRESS_PARTS, addressLine, isAddress } from '../parties/address.ts';
import { type Writing, writeValue } from '../values.ts';
import { isClauses, LIFE, readsAsEntry } from './entry-shapes.ts';
import { isMetricsKey, metricOf, metricsOf } from './metrics.ts';
import { withOwnCurrency } from './own-currency.ts';
import { galleryOf, pictureOf } from './pictures.ts';
import { flattened, gridBlock, isGrid } from './plain-lists.ts';
import { recordsIn } from './records.ts';
import { keysOf, MAX_DATA_COLUMNS, tableOf } from './tables.ts';

const MAX_DEPTH = 6;
const STATEMENT_ROLES = [
  'summary',
  'findings',
  'analysis',
  'recommendations',
  'body',
  'clauses',
] as const;
const INLINE_LENGTH = 28;

/** Paragraphs of a text: blank lines part them, single line breaks stay. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** True for text that is content by its name, however short: a summary of four words is still a summary. */
export function isStatement({ name, value }: Field): boolean {
  return (
    typeof value === 'string' &&
    /\p{L}/u.test(value) &&
    STATEMENT_ROLES.some((role) => plays(role, name))
  );
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
    if (
      value !== undefined &&
      value.kind !== 'prose' &&
      value.kind !== 'image' &&
      !isStatement(field)
    ) {
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

/** An object that is an address and nothing else, as it stands on an envelope. */
function addressBlock(field: Field, label: string, writing: Writing): Block | undefined {
  const parts = fieldsOf(field.value as JsonObject, field.path);
  if (!parts.every(({ name, value }) => ADDRESS_PARTS.has(name) && typeof value === 'string'))
    return undefined;
  const line = addressLine(parts, field.path, writing.locale);
  return line === undefined
    ? undefined
    : { kind: 'text', path: field.path, label, paragraphs: [line.text] };
}

/** One field as a piece of content with its label. undefined: there is nothing to show. */
export function blockOf(field: Field, writing: Writing, depth = 0): Block | undefined {
  const { path, key, value } = field;
  const label = labelOf(key);
  if (depth >= MAX_DEPTH && typeof value === 'object') return flattened(field, writing);
  if (Array.isArray(value)) return listBlock(value, path, label, key, writing, depth);
  if (isObject(value)) {
    const picture = pictureOf(value, path, key);
    if (picture !== undefined) return { kind: 'group', path, label, blocks: [picture] };
    const address = isAddress(field) ? addressBlock(field, label, writing) : undefined;
    if (address !== undefined) return address;
    const metrics = isMetricsKey(field.name) ? metricsOf(value, path, writing) : undefined;
    if (metrics !== undefined) return { kind: 'metrics', path, label, metrics };
    const records = recordsIn(value);
    if (records !== undefined) return listBlock(records, path, label, key, writing, depth);
    const blocks = blocksOf(fieldsOf(value, path), withOwnCurrency(value, writing), depth + 1);
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
  const gallery = galleryOf(present, path, label, key);
  if (gallery !== undefined) return gallery;
  if (present.every((item) => typeof item !== 'object')) {
    const items = list.flatMap(
      (item, index) => writeValue(joinPath(path, index), key, item, writing)?.text ?? [],
    );
    const inline = items.length > 2 && items.every((item) => item.length <= INLINE_LENGTH);
    return items.length === 0 ? undefined : { kind: 'list', path, label, items, inline };
  }
  if (present.every(isObject)) return objectsBlock(list, path, label, key, writing, depth);
  if (isGrid(present)) return gridBlock(present, path, label, writing);
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
  // Records with more values than a page is wide stand one below the other.
  const stacked = keysOf(objects).length > MAX_DATA_COLUMNS;
  const asEntries =
    stacked ||
    isClauses(objects, key, writing.spoken === true && !writing.commercial) ||
    LIFE.has(normalizeKey(key)) ||
    objects.some((item) => readsAsEntry(item));
  if (depth < MAX_DEPTH && asEntries) {
    const entries = objects
      .map((item, index) => entryOf(item, joinPath(path, index), writing, depth))
      .filter((entry) => entry !== undefined)
      .map((entry, index) => named(entry, `${singular(label)} ${index + 1}`));
    return entries.length === 0 ? undefined : { kind: 'entries', path, label, entries };
  }
  const table = tableOf(objects, path, label, writing);
  if (table.rows.some(({ cells }) => cells.some((cell) => cell !== undefined)))
    return { kind: 'table', path, label, table };
  return flattened(fieldOf(path, key, [...list]), writing);
}

/** Records of nothing but values need a name, or one would run into the next. */
function named(entry: Entry, name: string): Entry {
  const isRecord = entry.title === undefined && entry.blocks[0]?.kind === 'facts';
  return isRecord ? { ...entry, title: name } : entry;
}

function singular(label: string): string {
  return /[^s]s$/i.test(label) ? label.slice(0, -1) : label;
}

/** One object as an entry: title, what stands beside it, and the rest below. */
export function entryOf(
  item: JsonObject,
  path: string,
  writing: Writing,
  depth: number,
): Entry | undefined {
  let left = fieldsOf(item, path).flatMap(spanOf);
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
  // Of a job the post is the title, and whoever gave it stands below.
  const isJob = left.some(({ name }) => POSTS.includes(name));
  const title = take(isJob ? [...POSTS, ...ENTRY_TITLES] : ENTRY_TITLES) ?? take(SHORT_TITLES);
  const subtitle = take(isJob ? [...ENTRY_SUBTITLES, 'name'] : ENTRY_SUBTITLES);
  const [start, end] = [take(ENTRY_STARTS), take(ENTRY_ENDS)];
  const span = [start, end].filter((part) => part !== undefined).join(' – ');
  const aside =
    span === ''
      ? take(ENTRY_ASIDES)
      : start !== undefined && end === undefined
        ? `${start} – present`
        : span;
  const main = left.find(isProse);
  const blocks: Block[] =
    main === undefined
      ? []
      : [{ kind: 'text', path: main.path, paragraphs: paragraphsOf(String(main.value)) }];
  const rest = left.filter((field) => field !== main);
  const unlabelled = new Set(
    rest.filter(({ name }) => ENTRY_PROSE.has(name)).map(({ path }) => path),
  );
  blocks.push(
    ...blocksOf(rest, writing, depth + 1).map((block) => withoutProseLabel(block, unlabelled)),
  );
  if (title === undefined && subtitle === undefined) {
    return blocks.length === 0 && aside === undefined
      ? undefined
      : { path, title: aside, subtitle, aside: undefined, blocks };
  }
  return { path, title, subtitle, aside, blocks };
}

/** Where nothing else names an entry, what it says in short does. */
const SHORT_TITLES = ['summary', 'subject', 'event'];
const SPANS = wordSet('timeperiod period date{s range} duration tenure');

/** `timePeriod: { startDate, endDate }` are the entry's own dates. */
function spanOf(field: Field): Field[] {
  return SPANS.has(field.name) && isObject(field.value)
    ? fieldsOf(field.value, field.path)
    : [field];
}

function isProse({ name, value }: Field): boolean {
  return ENTRY_PROSE.has(name) && typeof value === 'string' && /\p{L}/u.test(value);
}

/** The points of an entry need no label: its title is one. */
function withoutProseLabel(block: Block, paths: ReadonlySet<string>): Block {
  if (!paths.has(block.path)) return block;
  const { label: _, ...rest } = block;
  return rest as Block;
}
