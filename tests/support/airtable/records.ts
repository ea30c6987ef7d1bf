import type { StoredRecord, StoredTable } from './data.ts';

/** A request that the provider does not accept. */
export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

const unprocessable = (type: string, message: string) =>
  new Refused(422, { error: { type, message } });

const RECORD_IDS = /RECORD_ID\(\)\s*=\s*'(rec[A-Za-z0-9]+)'/g;

function filtered(records: readonly StoredRecord[], formula: string | null) {
  if (formula === null) return records;
  const ids = new Set([...formula.matchAll(RECORD_IDS)].map(([, id]) => id));
  if (ids.size === 0)
    throw unprocessable(
      'INVALID_FILTER_BY_FORMULA',
      'The formula for filtering records is invalid: unknown names',
    );
  return records.filter(({ id }) => ids.has(id));
}

function inView({ records, views }: StoredTable, name: string | null) {
  if (name === null) return records;
  const view = views.find((one) => one.name === name || one.id === name);
  if (view === undefined) throw unprocessable('VIEW_NAME_NOT_FOUND', `View ${name} not found`);
  const { only } = view;
  return only === undefined ? records : records.filter(({ fields }) => only(fields));
}

function wholeNumber(text: string | null, most: number, name: string): number {
  const value = Number(text ?? most);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw unprocessable('INVALID_REQUEST_UNKNOWN', `Invalid request: ${name}`);
  return value;
}

/** Only the fields that are asked for. */
function chosen(record: StoredRecord, names: readonly string[]): StoredRecord {
  if (names.length === 0) return record;
  const entries = Object.entries(record.fields).filter(([name]) => names.includes(name));
  return { ...record, fields: Object.fromEntries(entries) };
}

/** A page of a table, as GET /v0/<base>/<table> answers it. */
export function pageOf(table: StoredTable, query: URLSearchParams) {
  const all = filtered(inView(table, query.get('view')), query.get('filterByFormula'));
  const limited = query.has('maxRecords')
    ? all.slice(0, wholeNumber(query.get('maxRecords'), 1_000_000, 'maxRecords'))
    : all;
  const size = wholeNumber(query.get('pageSize'), 100, 'pageSize');
  const from = query.has('offset') ? offsets.get(query.get('offset') ?? '') : 0;
  if (from === undefined)
    throw unprocessable('LIST_RECORDS_ITERATOR_NOT_AVAILABLE', 'The offset is not valid');
  const records = limited
    .slice(from, from + size)
    .map((record) => chosen(record, query.getAll('fields[]')));
  const next = from + size;
  return { records, ...(next < limited.length ? { offset: offsetOf(next) } : {}) };
}

/** Offsets tell nothing of themselves. */
const offsets = new Map<string, number>();

function offsetOf(next: number): string {
  const offset = `itr${Buffer.from(String(next)).toString('base64url')}/rec${next}`;
  offsets.set(offset, next);
  return offset;
}
