import type { CommercialDocument, PaymentMeans } from '#lib/domain/document-model/commercial.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject, type Scope } from '../../mapping/locate.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { movedPlace } from '../../moved-place.ts';
import { isProse } from '../content/reading.ts';
import { isEmpty, isScalar } from '../fits.ts';
import { isProof } from '../internal-groups.ts';
import { readCommercial } from './read-commercial.ts';

/** What stands around the record of a system, by the object that it stands in. */
interface Beside {
  readonly data: JsonObject;
  readonly path: string;
}

/**
 * A system's record says little of who sends it. Whoever passes it on puts that beside it, by hand: what is
 * found there of the seller, the buyer and the bank completes the document.
 */
export function withBeside(document: MappedDocument, record: Scope): MappedDocument {
  const { model } = document;
  if (model.type !== 'invoice' && model.type !== 'quote' && model.type !== 'receipt')
    return document;
  const own = ownSeller(document, record);
  let complete = own === undefined ? model : withOwnTitle(document, record, own);
  const origins = new Map(document.origins);
  const consumed = new Set(document.consumed);
  for (const { data, path } of besides(record, document.consumed, own)) {
    const read = readCommercial({ ...GIVEN, data, path, whole: data }, model.type);
    const added = completed(complete, partiesOf(read.model as CommercialDocument, data));
    if (added === complete) continue;
    complete = added;
    for (const [place, at] of read.origins)
      if (/^(?:seller|buyer|paymentMeans)\b/.test(place) && !origins.has(place))
        origins.set(place, at);
    for (const each of read.consumed) consumed.add(each);
  }
  complete = withOwnSums(complete, record, consumed);
  complete = withProse(complete, record, origins, consumed);
  return complete === model ? document : { model: complete, origins, consumed };
}

const GIVEN = { wrappers: [], beside: [], marks: 0, minorUnits: false, isOfSender: true } as const;

/** `totales: { base_imponible: 13100, iva: 2751, total: 15851 }`: a workflow that passes a record on may have calculated its tax. */
function withOwnSums(
  document: CommercialDocument,
  record: Scope,
  consumed: Set<string>,
): CommercialDocument {
  if (document.taxes !== undefined) return document;
  const objects = unreadFields(record, consumed, (_, value) => isObject(value)) ?? {};
  for (const [key, value] of Object.entries(objects)) {
    const { taxes, totals } = readGiven({ [key]: value }, record.here.path, document.type);
    const gross = document.totals?.gross;
    const isSame = gross === undefined || Number(totals?.gross) === Number(gross);
    if (taxes === undefined || totals === undefined || !isSame) continue;
    const at = record.here.path === '' ? key : `${record.here.path}.${key}`;
    for (const inner of Object.keys(value ?? {})) consumed.add(`${at}.${inner}`);
    return { ...document, taxes, totals: { ...totals, ...document.totals } };
  }
  return document;
}

/** Texts that stand around the record, such as the advice how to pay: nobody sends prose along that is not for readers. */
function withProse(
  document: CommercialDocument,
  { around }: Scope,
  origins: Map<string, string>,
  consumed: Set<string>,
): CommercialDocument {
  if (around === undefined) return document;
  const { value, path } = around.here;
  const data = fieldsOf(value, (_, each) => typeof each === 'string' && isProse(each));
  if (data === undefined) return withProse(document, around, origins, consumed);
  const read = readCommercial({ ...GIVEN, data, path, whole: data }, document.type);
  for (const each of read.consumed) consumed.add(each);
  const complete: Record<string, unknown> = { ...document };
  for (const term of ['notes', 'terms', 'sections'] as const) {
    const others = (read.model as CommercialDocument)[term];
    if (others === undefined) continue;
    const own = document[term] ?? [];
    complete[term] = [...own, ...others];
    for (const [place, at] of read.origins)
      if (place.startsWith(`${term}.`)) origins.set(movedPlace(place, own.length), at);
  }
  return withProse(complete as CommercialDocument, around, origins, consumed);
}

/** What a program keeps of somebody, known by its ids and instants, is more than a reader should see. */
function partiesOf(read: CommercialDocument, data: JsonObject): CommercialDocument {
  const isOfProgram = Object.values(data).some(
    (each) =>
      isObject(each) &&
      Object.entries(each).some(([key, value]) => isScalar(value) && isProof(key, value)),
  );
  if (!isOfProgram) return read;
  const { seller, buyer, paymentMeans } = read;
  return {
    ...read,
    ...(paymentMeans && { paymentMeans: paymentMeans.map(withPhrases) }),
    ...(seller && { seller: withoutParticulars(seller) }),
    ...(buyer && { buyer: withoutParticulars(buyer) }),
  };
}

/** Of a program's account the name that somebody has given it, and none of its codes. */
const withPhrases = ({ particulars = [], ...means }: PaymentMeans): PaymentMeans => {
  const phrases = particulars.filter(({ value }) => /\p{L}\S*\s+\S/u.test(value));
  return phrases.length === 0 ? means : { ...means, particulars: phrases };
};

function withoutParticulars({ particulars: _particulars, ...party }: Party): Party {
  return party;
}

function* besides(
  record: Scope,
  consumed: ReadonlySet<string>,
  seller: JsonObject | undefined,
): Generator<Beside> {
  const isRead = (path: string) => {
    for (const each of consumed) if (each === path || each.startsWith(`${path}.`)) return true;
    return false;
  };
  let { here, around } = record;
  const own = fieldsOf(here.value, (key, value) => key.startsWith('_') && isObject(value));
  if (own !== undefined) yield { data: own, path: here.path };
  if (seller !== undefined) yield { data: seller, path: here.path };
  for (; around !== undefined; { here, around } = around) {
    const { value, path } = around.here;
    const inner = here.path;
    const others = fieldsOf(value, (key, each) => {
      const at = path === '' ? key : `${path}.${key}`;
      return isObject(each) && at !== inner && !inner.startsWith(`${at}[`) && !isRead(at);
    });
    if (others !== undefined) yield { data: others, path };
  }
}

/** What somebody's own data has under a system's keys, and the system's mapping knows nothing of. */
const BEYOND_RECORD = ['dueDate', 'period', 'paymentMeans', 'paymentTerms'] as const;

/**
 * Whether a record names in an object of its own who sells, and says more than its mapping reads: systems keep
 * their own accounts elsewhere, so this is somebody's own data under a system's keys. Where the seller is all,
 * it was put into the record as others put it beside theirs.
 */
export function isOwnData({ model, consumed }: MappedDocument, record: Scope): boolean {
  const seller = ownSeller({ model, consumed }, record);
  const known = model as CommercialDocument;
  const rest = seller && restOf(known, consumed, record, seller);
  return BEYOND_RECORD.some((term) => rest?.[term] !== undefined && known[term] === undefined);
}

/** What a record says beyond its mapping and the seller that was put into it. */
function restOf(
  { type }: CommercialDocument,
  consumed: ReadonlySet<string>,
  record: Scope,
  seller: JsonObject,
): CommercialDocument | undefined {
  const rest = unreadFields(record, consumed, (key) => !Object.hasOwn(seller, key));
  return rest && readGiven(rest, record.here.path, type);
}

/** Who puts the seller into a record may say there as well what the document is. */
function withOwnTitle(document: MappedDocument, record: Scope, seller: JsonObject) {
  const model = document.model as CommercialDocument;
  const { title, kind } = restOf(model, document.consumed, record, seller) ?? {};
  return title === undefined || kind === undefined || model.title !== undefined
    ? model
    : { ...model, title, kind };
}

/** Objects of a record that its mapping reads nothing of, where they name who sells. */
function ownSeller(
  { model, consumed }: Pick<MappedDocument, 'model' | 'consumed'>,
  record: Scope,
): JsonObject | undefined {
  if (model.type !== 'invoice' && model.type !== 'quote' && model.type !== 'receipt')
    return undefined;
  if (model.seller !== undefined) return undefined;
  const objects = unreadFields(record, consumed, (_, value) => isObject(value)) ?? {};
  const naming = Object.entries(objects).filter(([key, value]) => {
    const { seller } = readGiven({ [key]: value }, record.here.path, model.type);
    return seller?.name !== undefined && (seller.address ?? seller.identifiers) !== undefined;
  });
  return naming.length === 0 ? undefined : Object.fromEntries(naming);
}

function readGiven(data: JsonObject, path: string, type: CommercialDocument['type']) {
  const given = { data, path, whole: data, wrappers: [], beside: [] };
  return readCommercial({ ...given, marks: 0, minorUnits: false }, type)
    .model as CommercialDocument;
}

function unreadFields(
  { here: { value, path } }: Scope,
  consumed: ReadonlySet<string>,
  accepts: (key: string, value: JsonValue) => boolean,
): JsonObject | undefined {
  const read = [...consumed];
  return fieldsOf(value, (key, each) => {
    const at = path === '' ? key : `${path}.${key}`;
    const isRead = read.some(
      (one) => one === at || one.startsWith(`${at}.`) || one.startsWith(`${at}[`),
    );
    return !isRead && accepts(key, each);
  });
}

function fieldsOf(
  value: JsonValue,
  accepts: (key: string, value: JsonValue) => boolean,
): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).flatMap(([key, each]) =>
    !isEmpty(each) && accepts(key, each) ? [[key, each] as const] : [],
  );
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function completed(model: CommercialDocument, beside: CommercialDocument): CommercialDocument {
  const found = {
    seller: together(model.seller, beside.seller),
    buyer: together(model.buyer, beside.buyer),
    paymentMeans: model.paymentMeans ?? beside.paymentMeans,
  };
  const isMore = Object.entries(found).some(
    ([term, value]) => value !== model[term as keyof typeof found],
  );
  return isMore ? ({ ...model, ...found } as CommercialDocument) : model;
}

/** What the record says of somebody, with what stands beside it where that is the same name or has none to contradict. */
function together(own: Party | undefined, beside: Party | undefined): Party | undefined {
  if (beside === undefined || own === undefined) return own ?? beside;
  if (own.name !== undefined && beside.name !== undefined && own.name !== beside.name) return own;
  const { address } = own.address?.lines === undefined ? beside : own;
  return { ...beside, ...own, ...(address === undefined ? {} : { address }) };
}
