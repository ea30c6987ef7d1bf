import type { ContentTable, Fact, Metric, Section } from '#lib/domain/document-model/content.ts';
import REMARKABLE from '#lib/domain/i18n/wording/remarkable.json' with { type: 'json' };
import VERDICT_LABELS from '#lib/domain/i18n/wording/verdict-labels.json' with { type: 'json' };
import { printableImage } from '../printable-image.ts';
import type {
  Block,
  DataTable,
  Entry,
  Metric as PrintedMetric,
  Value,
} from '../printed-document.ts';
import { printedKind, type Writer } from '../writer.ts';

/** Short entries of a list stand side by side, as skills do. */
const MAX_INLINE_CHARS = 32;

/** Free content in print. Sections without any content are left out with their titles. */
export function presentSections(
  writer: Writer,
  sections: readonly Section[] = [],
  place = 'sections',
): Block[] {
  return sections.flatMap((section, index) => presentPart(writer, section, `${place}.${index}`));
}

/** One of them. */
export function presentPart(writer: Writer, section: Section, place: string): Block[] {
  const blocks = contentOf(writer, section, place);
  const { title, subtitle, aside } = section;
  const [only] = blocks;
  if (only === undefined) return [];
  const path = writer.pathOf(`${place}.title`);
  if (subtitle !== undefined || aside !== undefined)
    return [{ kind: 'entries', path, entries: [presentEntry(writer, section, place)] }];
  if (title === undefined) return blocks;
  const label = writer.say(title);
  const entries = blocks.flatMap((block) => (block.kind === 'entries' ? block.entries : []));
  if (entries.length >= blocks.length && blocks.every(({ kind }) => kind === 'entries'))
    return [{ kind: 'entries', path, label, entries }];
  return blocks.length === 1 && only.label === undefined
    ? [{ ...only, label }]
    : [{ kind: 'group', path, label, blocks }];
}

/** A section as one of several of its kind, such as the clauses of a contract. */
export function presentEntry(writer: Writer, section: Section, place: string): Entry {
  const { title, subtitle, aside } = section;
  return {
    path: writer.pathOf(`${place}.title`),
    title: title && writer.say(title),
    ...{ subtitle, aside },
    blocks: contentOf(writer, section, place),
  };
}

function contentOf(writer: Writer, section: Section, place: string): Block[] {
  const { list: given = [], images = [], metrics, facts, table } = section;
  const [list, numbered] = isNumbered(given) ? [[], given] : [given, []];
  const inline = list.every((item) => item.length <= MAX_INLINE_CHARS && !/[.!?]$/.test(item));
  return [
    ...presentTexts(writer, section.paragraphs, `${place}.paragraphs`),
    ...presentTexts(writer, numbered, `${place}.list`),
    ...(list.length === 0
      ? []
      : [{ kind: 'list' as const, path: writer.pathOf(`${place}.list.0`), items: list, inline }]),
    ...presentMetrics(writer, metrics, `${place}.metrics`),
    ...(table === undefined ? [] : presentTable(writer, table, `${place}.table`)),
    ...presentFacts(writer, facts, `${place}.facts`),
    ...images.flatMap(({ url, caption }, index): Block[] => {
      const path = writer.pathOf(`${place}.images.${index}.url`);
      const printable = printableImage(url);
      return printable === undefined
        ? []
        : [{ kind: 'image', path, url: printable, ...(caption && { label: caption }) }];
    }),
    ...presentSections(writer, section.sections, `${place}.sections`),
  ];
}

/** "6.1 Changes have to be in writing.": paragraphs with numbers of their own, which no list repeats. */
const isNumbered = (list: readonly string[]): boolean =>
  list.length > 0 && list.every((item) => /^\d{1,3}(?:\.\d{1,3})+\.?\s/.test(item));

/** Texts as one block; the same one twice only once. */
export function presentTexts(
  writer: Writer,
  texts: readonly string[] = [],
  place: string,
  label?: string,
): Block[] {
  const paragraphs = [...new Set(texts)];
  if (paragraphs.length === 0) return [];
  const labelled = label === undefined ? {} : { label: writer.say(label) };
  return [{ kind: 'text', path: writer.pathOf(`${place}.0`), ...labelled, paragraphs }];
}

export function presentFacts(
  writer: Writer,
  facts: readonly Fact[] = [],
  place: string,
  label?: string,
): Block[] {
  const values = facts.flatMap((fact, index) => writer.fact(fact, `${place}.${index}`));
  if (values.length === 0) return [];
  const labelled = label === undefined ? {} : { label: writer.say(label) };
  return [{ kind: 'facts', path: writer.pathOf(place), ...labelled, facts: values }];
}

export function presentMetrics(
  writer: Writer,
  metrics: readonly Metric[] = [],
  place: string,
): Block[] {
  const figures = metrics.flatMap((metric, index) =>
    presentMetric(writer, metric, `${place}.${index}`),
  );
  return figures.length === 0
    ? []
    : [{ kind: 'metrics', path: writer.pathOf(place), metrics: figures }];
}

function presentMetric(writer: Writer, metric: Metric, place: string): PrintedMetric[] {
  const { label, kind, value, unit, change, note } = metric;
  return writer.fact({ label, kind, value }, place).map(({ path, label: name, text }) => ({
    path,
    label: name,
    text: unit === undefined ? text : `${text} ${unit}`,
    ...{ change, note },
  }));
}

function presentTable(writer: Writer, { columns, rows }: ContentTable, place: string): Block[] {
  const path = writer.pathOf(`${place}.rows.0.cells.0`);
  const decimals = columns.map(({ kind }, index) =>
    kind === 'number' ? decimalsOf(rows.flatMap(({ cells }) => cells[index] ?? [])) : undefined,
  );
  const table: DataTable = {
    path,
    label: '',
    columns: columns.map(({ label, kind }, index) => ({
      key: String(index),
      label: writer.label(label),
      // Spans of time stand below each other like numbers.
      kind: kind === 'duration' ? 'number' : printedKind(kind),
    })),
    rows: rows.map(({ cells, details = [], isTotal = false, isMarked = false }, row) => ({
      ...(isTotal || isMarked || isRemarkable(cells, columns) ? { marked: true as const } : {}),
      cells: cells.map((cell, index) => {
        if (isTotal && index === 0 && cell === null)
          return { path: '', label: '', kind: 'text' as const, text: writer.say('Total') };
        const kind = columns[index]?.kind ?? 'text';
        const at = `${place}.rows.${row}.cells.${index}`;
        return cell === null
          ? undefined
          : presentCell(writer, kind, cell, { place: at, decimals: decimals[index] });
      }),
      details: details.map((text) => ({ path: '', label: '', kind: 'prose' as const, text })),
    })),
  };
  return [{ kind: 'table', path, table }];
}

const WORDS: ReadonlySet<string> = new Set(REMARKABLE);

/** By a word of the tables: what a text of the data calls high or low may be a risk or a tide. */
const isRemarkable = (
  cells: ContentTable['rows'][number]['cells'],
  columns: ContentTable['columns'],
): boolean =>
  cells.some((cell, index) => {
    const { kind, label = '' } = columns[index] ?? {};
    if (kind === 'boolean') return cell === 'false' && VERDICTS.has(label.toLowerCase());
    return cell !== null && kind === 'word' && !GRADES.test(label) && WORDS.has(cell);
  });

/** How grave or urgent each row is: on a scale "low" is no finding. */
const GRADES = /severity|priority|probability|impact|risk/i;

/** What is not "compliant" has failed. */
const VERDICTS: ReadonlySet<string> = new Set(VERDICT_LABELS);

/** How many decimals the numbers of a column have, where most have some and all of those as many: 6.0 beside 5.9. */
function decimalsOf(cells: readonly string[]): number | undefined {
  const counts = cells.map((cell) => DECIMAL.exec(cell)?.[1]?.length ?? 0);
  const some = counts.filter((count) => count > 0);
  const [first] = some;
  return some.length * 2 > cells.length && some.every((count) => count === first)
    ? first
    : undefined;
}

const DECIMAL = /^-?\d{1,18}\.(\d{1,4})$/;
const FIGURE = /^-?\d{1,18}(?:\.\d{1,4})?$/;

function presentCell(
  writer: Writer,
  kind: Fact['kind'],
  cell: string,
  { place, decimals }: { readonly place: string; readonly decimals: number | undefined },
): Value | undefined {
  if (decimals !== undefined && FIGURE.test(cell))
    return {
      ...{ path: writer.pathOf(place), label: '', kind: 'number' },
      text: writer.number(cell, decimals),
    };
  if (kind === 'date' || kind === 'moment') {
    const text = writer.date(cell, 'medium', kind === 'moment');
    return { path: writer.pathOf(place), label: '', kind: 'date', text };
  }
  const [value] = writer.fact({ label: '', kind, value: cell }, place);
  return value && { ...value, path: writer.pathOf(place) };
}
