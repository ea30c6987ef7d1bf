import type {
  CommercialDocument,
  CommercialKind,
  CommercialStatus,
} from '#lib/domain/document-model/commercial.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import { CODES, KINDS, KINDS_OF_TYPE, STATUSES } from '../../vocabulary/commercial-kinds.ts';
import { isCalled, notionsOf } from '../notions.ts';

const setKey = (notions: readonly string[]): string => [...new Set(notions)].sort().join(' ');
const setKeys = (text: string): string[] => notionsOf(text).readings.map(setKey);

function tableOf<T extends string>(
  table: Readonly<Record<T, readonly string[]>>,
): ReadonlyMap<string, T> {
  return new Map(
    Object.entries<readonly string[]>(table).flatMap(([name, texts]) =>
      texts.flatMap((text) => setKeys(text).map((set) => [set, name as T] as const)),
    ),
  );
}

let kinds: ReadonlyMap<string, CommercialKind> | undefined;
let statuses: ReadonlyMap<string, CommercialStatus> | undefined;

/** What keys add to the name of a document. */
const ADDED = new Set([
  'number',
  'date',
  'id',
  'reference',
  'type',
  'issue',
  'time',
  'code',
  'title',
]);

/** The kind that a text or a key names: "Gutschrift", `credit_note_number`. undefined: none. */
export function kindIn(text: string, type: CommercialDocument['type']): CommercialKind | undefined {
  if (text.length > 60) return undefined;
  kinds ??= tableOf(KINDS);
  const allowed: readonly CommercialKind[] = KINDS_OF_TYPE[type];
  const coded = Object.hasOwn(CODES, text) ? CODES[text] : undefined;
  if (coded !== undefined && allowed.includes(coded)) return coded;
  for (const reading of notionsOf(text).readings) {
    const own = reading.filter((word) => !ADDED.has(word));
    const kind = kinds.get(setKey(own)) ?? kinds.get(setKey(reading));
    if (kind !== undefined && allowed.includes(kind)) return kind;
  }
  return undefined;
}

/** Papers of trade that are neither invoice, quote nor receipt. */
const PAPERS: ReadonlySet<CommercialKind> = new Set(['purchase-order', 'order-confirmation']);

/** The paper of trade that one of the keys numbers or wraps: `po_number`, `deliveryNote`. undefined: none. */
export function paperIn(
  keys: readonly string[],
): { readonly kind: CommercialKind; readonly key: string } | undefined {
  for (const key of keys)
    for (const type of ['invoice', 'quote', 'receipt'] as const) {
      const kind = kindIn(key, type);
      if (kind !== undefined && PAPERS.has(kind)) return { kind, key };
    }
  return undefined;
}

/** Whether one of the texts by which data names itself is a paper of trade: "Ordrebekreftelse", "Lieferschein". */
export const isPaperOfTrade = (texts: readonly string[]): boolean =>
  texts.some(
    (text) =>
      // A "Statement" without more may be a witness's.
      !isCalled(text, 'statement') &&
      (['invoice', 'quote', 'receipt'] as const).some((type) => kindIn(text, type) !== undefined),
  );

/** The type whose papers have the name that data gives itself: a "Kontoauszug" with numbers of receipts is no receipt. */
export function typeOfPaper(texts: readonly string[], type: DetectedType): DetectedType {
  if (type !== 'receipt' && type !== 'quote') return type;
  const named = texts.some((text) => kindIn(text, type) !== undefined);
  const kind = texts.map((text) => kindIn(text, 'invoice')).find((each) => each !== undefined);
  return named || kind === undefined || kind === 'invoice' ? type : 'invoice';
}

/** The kind of a document by everything that may name it, the surest first; else the type's own. */
export function kindOf(texts: readonly string[], type: CommercialDocument['type']): CommercialKind {
  const [plain] = KINDS_OF_TYPE[type];
  for (const text of texts) {
    const kind = kindIn(text, type);
    if (kind !== undefined && kind !== plain) return kind;
  }
  return plain;
}

export function statusIn(text: string): CommercialStatus | undefined {
  if (text.length > 60) return undefined;
  statuses ??= tableOf(STATUSES);
  for (const set of setKeys(text)) {
    const status = statuses.get(set);
    if (status !== undefined) return status;
  }
  return undefined;
}
