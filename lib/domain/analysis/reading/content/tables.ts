import type { ContentTable, Fact } from '#lib/domain/document-model/content.ts';
import { currencyCode } from '#lib/domain/i18n/money.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import VERDICT_KEYS from '../../vocabulary/verdict-keys.json' with { type: 'json' };
import { withOwnMark } from '../composing.ts';
import { factKind } from '../fact-kinds.ts';
import { isEmpty, isScalar, isUnitKey, type Scalar, wrapped } from '../fits.ts';
import { capitalized, labelOf, plainOf } from '../key-words.ts';
import { mentions } from '../notions.ts';
import { measuredAs, unitOfKey } from '../units.ts';
import { isNotPrinted } from './not-printed.ts';
import { type ContentReading, joined, joinPath, kindKey, labelFor } from './reading.ts';
import { isOfSums, isSpanOfTime } from './spans-of-time.ts';

/** Columns that fit a page, on its side where they are many; what more the rows hold goes below their first cell. */
const MAX_COLUMNS = 12;
/** More keys than this are no table. */
const VERDICTS: ReadonlySet<string> = new Set(VERDICT_KEYS.map(plainOf));
const MAX_KEYS = 60;

interface Column {
  readonly key: string;
  readonly label: string;
}

interface Cell {
  readonly kind: Fact['kind'];
  readonly text: string;
}

/** A row of a table, with where it stands in the data. */
export interface Located {
  readonly value: JsonObject;
  readonly path: string;
}

/** Objects side by side. undefined: nothing in them has a label. */
export function tableOf(
  reading: ContentReading,
  rows: readonly Located[],
  around = '',
): ContentTable | undefined {
  const columns = columnsOf(reading, rows);
  const shown = columns.slice(0, MAX_COLUMNS);
  if (shown.length === 0) return undefined;
  const literal = new Set(shown.flatMap(({ key }) => (isInPercent(rows, key) ? [key] : [])));
  const isMeasured = rows.some(({ value }) => hasUnit(value));
  const coded = codesIn(rows, shown);
  const ledger = new Set([
    ...ledgerColumns(shown),
    ...pricesIn(rows, shown),
    ...spansOfSums(reading, shown, around),
  ]);
  const cells = rows.map((row) =>
    shown.map(({ key }) => {
      const cell = cellAt(reading, row, key, {
        isLiteral: literal.has(key),
        isCode: coded.has(key),
      });
      if (cell?.kind === 'number' && ledger.has(key)) return { ...cell, kind: 'money' as const };
      const isCounted = isMeasured && !ledger.has(key);
      return isCounted && cell?.kind === 'money' ? { ...cell, kind: 'number' as const } : cell;
    }),
  );
  const kinds = shown.map((_, at) => kindOf(cells.map((row) => row[at])));
  const textOf = (cell: Cell | undefined, at: number) =>
    // Among texts a figure has the mark that these have.
    cell?.kind === 'number' && kinds[at] === 'text'
      ? withOwnMark(reading.composing, shown[at]?.key ?? '', cell.text)
      : cell?.text;
  const isAllRefused = rows.every(refused);
  const table: ContentTable = {
    columns: shown.map(({ label }, at) => ({ label, kind: kinds[at] ?? 'text' })),
    rows: rows.map((row, index) => {
      const written = {
        cells: (cells[index] ?? []).map((cell, at) => textOf(cell, at) ?? null),
        ...detailsOf(reading, row, columns.slice(MAX_COLUMNS)),
        ...(refused(row) && !isAllRefused && { isMarked: true as const }),
      };
      reading.paths.set(written, row.path);
      return written;
    }),
  };
  return withoutEmpty(table);
}

/** `conforme: false` among rows that conform. */
const refused = ({ value }: Located): boolean =>
  Object.entries(value).some(([key, inner]) => inner === false && VERDICTS.has(plainOf(key)));

/** A debit beside a credit is an amount, and so is what they come to; either alone may be points. */
function ledgerColumns(columns: readonly Column[]): ReadonlySet<string> {
  const named = (...notions: string[]) =>
    columns.filter(({ key }) => mentions(key, ...notions)).map(({ key }) => key);
  const [debits, credits] = [named('debit'), named('credit')];
  const isLedger = debits.length > 0 && credits.length > 0;
  return new Set(isLedger ? [...debits, ...credits, ...named('balance', 'due')] : []);
}

/** `umsatzNachWarengruppe: [{ warengruppe, mai, april }]`: of a list of amounts the months are amounts. */
const spansOfSums = (
  { composing }: ContentReading,
  columns: readonly Column[],
  around: string,
): readonly string[] =>
  composing.currency === undefined || !isOfSums(around)
    ? []
    : columns.map(({ key }) => key).filter(isSpanOfTime);

/** Where units times rate are the fee of each row, the rate is a price, and so is the fee, whatever the units are. */
function pricesIn(rows: readonly Located[], columns: readonly Column[]): readonly string[] {
  const figures = columns
    .map(({ key }) => key)
    .filter((key) => rows.every((row) => isFigure(row, key)));
  const isProduct = (price: string, count: string, sum: string) =>
    new Set([price, count, sum]).size === 3 &&
    rows.every(
      ({ value }) =>
        Math.abs(Number(value[price]) * Number(value[count]) - Number(value[sum])) < CENT,
    );
  return figures
    .filter((price) => mentions(price, 'rate', 'price'))
    .flatMap((price) => {
      const sum = figures.find((each) => figures.some((count) => isProduct(price, count, each)));
      return sum === undefined ? [] : [price, sum];
    });
}

/** Beside figures that are numbers, texts of digits are names: `{ flat: "1001", measured: 16 }`. */
function codesIn(rows: readonly Located[], columns: readonly Column[]): ReadonlySet<string> {
  const keys = columns.map(({ key }) => key);
  if (!rows.some((row) => keys.some((key) => isFigure(row, key)))) return new Set();
  const isCode = (key: string) =>
    rows.every(({ value }) => isEmpty(value[key] ?? null) || /^\d+$/.test(String(value[key]))) &&
    rows.every(({ value }) => typeof value[key] !== 'number');
  return new Set(keys.filter(isCode));
}

const CENT = 0.01;
const isFigure = ({ value }: Located, key: string): boolean => typeof value[key] === 'number';

/** Beside their units figures are no amounts of money. */
const hasUnit = (row: JsonObject): boolean =>
  Object.entries(row).some(
    ([key, unit]) =>
      isUnitKey(key) && typeof unit === 'string' && unit !== '' && currencyCode(unit) === undefined,
  );

function detailsOf(reading: ContentReading, row: Located, columns: readonly Column[]) {
  const details = columns.flatMap(({ key, label }) => {
    const cell = cellAt(reading, row, key);
    return cell === undefined ? [] : [label === '' ? cell.text : `${label}: ${cell.text}`];
  });
  return details.length === 0 ? {} : { details };
}

function columnsOf(reading: ContentReading, rows: readonly Located[]): Column[] {
  const columns: Column[] = [];
  const seen = new Set<string>();
  const at = (key: string | undefined) => columns.findIndex((column) => column.key === key);
  for (const { value } of rows) {
    const keys = Object.keys(value);
    for (const [place, key] of keys.entries()) {
      const inner = value[key] ?? null;
      if (seen.has(key) || seen.size >= MAX_KEYS) continue;
      // That no row passed is said as well.
      const isVerdict = inner === false && VERDICTS.has(plainOf(key));
      if (isEmpty(inner) || (!isVerdict && isNotPrinted(key, inner, true))) continue;
      seen.add(key);
      const label = isOfSpans(rows, key)
        ? labelOf(unitOfKey(key)?.stem ?? key)
        : (labelFor(reading, key, inner) ?? (isWords(inner) ? '' : undefined));
      if (label === undefined) continue;
      // A column that only some rows have stands where those have it.
      const next = at(keys.slice(place + 1).find((each) => at(each) >= 0));
      columns.splice(next < 0 ? columns.length : next, 0, { key, label });
    }
  }
  return columns.length > 1 ? columns.filter(({ key }) => !isPosition(rows, key)) : columns;
}

/** `action_within_days: 30`: a span of time in each row. */
const isOfSpans = (rows: readonly Located[], key: string): boolean =>
  unitOfKey(key)?.span !== undefined &&
  rows.every(({ value }) => isEmpty(value[key] ?? null) || isDays(value[key]));

const isDays = (value: JsonValue | undefined): boolean =>
  Number.isInteger(value) && Number(value) > 0;

/** What people wrote needs no label to be understood. */
const isWords = (value: JsonValue): boolean =>
  typeof value === 'string' && /\p{L}{3,}\s+\p{L}{2,}/u.test(value);

/** 1, 2, 3: where a row stands is seen. */
function isPosition(rows: readonly Located[], key: string): boolean {
  return (
    rows.length > 1 &&
    /^(?:n|nr|no|pos|poz|k|#|lp|position|index|id|sort|order)$/i.test(key) &&
    rows.every(({ value }, index) => Number(value[key]) === index + 1)
  );
}

function cellAt(
  reading: ContentReading,
  row: Located,
  key: string,
  { isLiteral = false, isCode = false } = {},
): Cell | undefined {
  const value = Object.hasOwn(row.value, key) ? row.value[key] : undefined;
  // Where others have it, a row that has not says so.
  if (value === false) {
    consume(reading, value, joinPath(row.path, key));
    return { kind: 'boolean', text: 'false' };
  }
  if (value === undefined || isEmpty(value) || isNotPrinted(key, value, true)) return undefined;
  const single = isScalar(value) ? value : isObject(value) ? wrapped(value)?.value : undefined;
  consume(reading, value, joinPath(row.path, key));
  const named = kindKey(reading, key, labelFor(reading, key, value));
  const span =
    single === undefined || reading.composing.machineMade || !isDays(single)
      ? undefined
      : measuredAs(key, single, undefined);
  if (span?.kind === 'duration') return { kind: 'duration', text: span.value };
  const read = single === undefined ? undefined : scalarCell(named, single, isCode);
  // `budget_h`: what is measured is no amount.
  const cell =
    read?.kind === 'money' && unitOfKey(key)?.unit
      ? { ...read, kind: 'number' as const }
      : read?.kind === 'text'
        ? { ...read, text: withOwnMark(reading.composing, key, said(reading, read.text)) }
        : read;
  if (cell?.kind === 'percent' && isLiteral) return { ...cell, text: String(single) };
  if (single !== undefined) return cell;
  const text = joined(value);
  return text === '' ? undefined : { kind: 'text', text };
}

function scalarCell(key: string, value: Scalar, isCode = false): Cell | undefined {
  const isCount = !isCode && typeof value === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(value.trim());
  const { kind, written } = factKind(key, isCount ? Number(value) : value);
  return written === '' ? undefined : { kind, text: written };
}

/** "percent_of_rent" of a list that a program has, as its reader says it. Reports may be about names of programs. */
const said = ({ type }: ContentReading, text: string): string =>
  type !== 'report' && type !== 'document' && /^[a-z]{2,}(?:_[a-z]{2,})+$/.test(text)
    ? capitalized(text.replaceAll('_', ' '))
    : text;

/** Everything in a value was read. */
export function consume(
  reading: Pick<ContentReading, 'composing'>,
  value: JsonValue,
  path: string,
): void {
  reading.composing.consumed.add(path);
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value))
    consume(reading, inner, Array.isArray(value) ? `${path}[${key}]` : joinPath(path, key));
}

/** A column in which one rate is above one has all of them in per cent. */
const isInPercent = (rows: readonly Located[], key: string): boolean =>
  rows.some(({ value }) => typeof value[key] === 'number' && Math.abs(value[key]) >= 1);

/** The kind that all cells share; text where they differ. */
function kindOf(cells: readonly (Cell | undefined)[]): Fact['kind'] {
  const kinds = new Set(cells.flatMap((cell) => cell?.kind ?? []));
  if (kinds.size === 2 && kinds.has('money') && kinds.has('number')) return 'money';
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : 'text';
}

function withoutEmpty({ columns, rows }: ContentTable): ContentTable | undefined {
  const filled = columns.map((_, at) => rows.some(({ cells }) => cells[at] !== null));
  if (!filled.includes(true)) return undefined;
  if (filled.every(Boolean)) return { columns, rows };
  for (const row of rows) row.cells = row.cells.filter((_, at) => filled[at]);
  return { columns: columns.filter((_, at) => filled[at]), rows };
}

/** Rows given as lists, with their heads in a list of its own or in the first row. */
export function gridOf(
  heads: readonly JsonValue[],
  rows: readonly JsonValue[],
): ContentTable | undefined {
  const lists = rows.filter(Array.isArray) as (readonly JsonValue[])[];
  if (lists.length === 0 || lists.length < rows.length) return undefined;
  const width = Math.max(heads.length, ...lists.slice(0, 1000).map((row) => row.length));
  return {
    columns: Array.from({ length: width }, (_, at) => ({
      label: joined(heads[at] ?? ''),
      kind: kindOf(lists.map((row) => gridCell(heads[at], row[at]))),
    })),
    rows: lists.map((row) => ({
      cells: Array.from({ length: width }, (_, at) => gridCell(heads[at], row[at])?.text ?? null),
    })),
  };
}

function gridCell(head: JsonValue | undefined, cell: JsonValue | undefined): Cell | undefined {
  if (isScalar(cell)) return scalarCell(joined(head ?? ''), cell);
  const text = joined(cell ?? null);
  return text === '' ? undefined : { kind: 'text', text };
}
