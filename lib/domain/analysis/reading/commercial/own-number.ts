import type { CommercialDocument, ReferenceKind } from '#lib/domain/document-model/commercial.ts';
import { all, type Composing, takeText, textIn, use } from '../composing.ts';
import { wordsOfKey } from '../key-words.ts';
import { isCalled, notionsOf } from '../notions.ts';
import { isOpaque } from '../plumbing.ts';
import type { Draft, Found } from '../shape/draft.ts';

/** The papers of trade that keys of numbers name, by the type of document that each is. */
const PAPERS: Readonly<Record<string, CommercialDocument['type']>> = {
  invoice: 'invoice',
  quote: 'quote',
  estimate: 'quote',
  proposal: 'quote',
  receipt: 'receipt',
};

/** What the number of another paper is called on this one. */
function referenceFor(
  paper: string,
  type: CommercialDocument['type'],
  kind: CommercialDocument['kind'],
): ReferenceKind {
  if (PAPERS[paper] === 'quote') return 'quote';
  return type === 'invoice' && kind === 'credit-note' && paper === 'invoice'
    ? 'preceding-invoice'
    : 'reference';
}

/** `reference_devis` of an invoice: the number of another paper is a reference here, never this one's own. */
export function leaveOtherPapers(
  { found }: Draft,
  type: CommercialDocument['type'],
  kind: CommercialDocument['kind'],
): void {
  const every = found.get('number') ?? [];
  const paperOf = ({ key }: Found): string | undefined => {
    const words = notionsOf(key).readings[0] ?? [];
    return words.find((word) => {
      const isCredited = word === 'invoice' && kind === 'credit-note' && !words.includes('credit');
      return Object.hasOwn(PAPERS, word) && (PAPERS[word] !== type || isCredited);
    });
  };
  const others = every.filter((each) => paperOf(each) !== undefined);
  // Alone it may be what the firm calls its only number, save a quote's on what follows the quote.
  const isAlone = others.length === every.length;
  const left = others.filter((each) => !isAlone || PAPERS[paperOf(each) ?? ''] === 'quote');
  if (left.length === 0) return;
  found.set(
    'number',
    every.filter((each) => !left.includes(each)),
  );
  for (const each of left) {
    const target = `ref.${referenceFor(paperOf(each) ?? '', type, kind)}`;
    found.set(target, [...(found.get(target) ?? []), each]);
  }
}

/** Papers that are numbered by what an invoice refers to. */
const OWN_REFERENCES: Readonly<Partial<Record<CommercialDocument['kind'], string>>> = {
  order: 'orderNumber',
  'order-confirmation': 'orderNumber',
  'purchase-order': 'ref.purchase-order',
  'delivery-note': 'ref.despatch-advice',
};

/** The document's own number; of a receipt that of the order, where it has none. */
export function numberOf(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  kind: CommercialDocument['kind'],
): string | undefined {
  for (const found of all(draft, 'number')) {
    const text = textIn(found);
    // The number of a record in somebody's database is none of a document.
    const isRecord =
      text !== undefined &&
      found.key.toLowerCase() === 'id' &&
      (composing.machineMade || /^\d{6,}$/.test(text));
    const isOther =
      (isOpaque(text ?? '') || typeof found.value === 'number') &&
      wordsOfKey(found.key).includes('id') &&
      all(draft, 'number').length > 1;
    if (text !== undefined && ((composing.machineMade && isOpaque(text)) || isRecord || isOther))
      found.taken = true;
  }
  const reference = OWN_REFERENCES[kind];
  preferWritten(draft);
  const number =
    takeText(composing, draft, 'number', 'number') ??
    (reference && takeText(composing, draft, reference, 'number'));
  if (number !== undefined || type === 'invoice') return number;
  return takeText(composing, draft, 'orderNumber', 'number') ?? ownReference(composing, draft);
}

/** `number: 218, displayNumber: "DDT 218/A"`: as it is written out. */
function preferWritten(draft: Draft): void {
  const every = all(draft, 'number');
  const written = every.find(({ key }) => isCalled(key, 'display number'));
  const bare = every.filter(
    ({ key, value, holder }) =>
      isCalled(key, 'number') &&
      holder === written?.holder &&
      String(written.value).includes(String(value)),
  );
  for (const found of bare) found.taken = true;
}

const REFERENCE = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+$/;

/** `klarna_reference: "K4MADNY-E638"`: what a service calls the payment, by its own name. */
function ownReference(composing: Composing, draft: Draft): string | undefined {
  const found = draft.left.find(
    ({ key, value, way, part }) =>
      way.length === 0 &&
      part === '' &&
      typeof value === 'string' &&
      REFERENCE.test(value) &&
      notionsOf(key).readings.some((words) => words.length > 1 && words.at(-1) === 'reference'),
  );
  if (found === undefined) return undefined;
  composing.consumed.add(found.path);
  composing.origins.set('number', found.path);
  return String(found.value);
}

/** The number of a paper stands where an invoice would refer to it. */
export function numberUnder(composing: Composing, draft: Draft, key: string): string | undefined {
  for (const [target, every] of draft.found)
    for (const found of every) {
      const text = found.key === key ? textIn(found) : undefined;
      if (text === undefined) continue;
      use(composing, draft, target, found, 'number');
      return text;
    }
  return takeText(composing, draft, 'number', 'number');
}

/** `product_id: 310, sku: "MIEL-500"`: beside the number that people know, a record's own says nothing. */
export function leaveRecordIds(composing: Composing, entry: Draft): void {
  const codes = all(entry, 'sku');
  const records = codes.filter(
    ({ key, value }) => wordsOfKey(key).includes('id') && /^\d+$/.test(String(value)),
  );
  if (records.length === codes.length) return;
  for (const found of records) {
    found.taken = true;
    composing.consumed.add(found.path);
  }
}
