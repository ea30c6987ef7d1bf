import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { RequestedLocale } from '#lib/domain/i18n/locale.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject, locate, type Scope } from './mapping/locate.ts';
import type { MappedDocument } from './mapping/read-record.ts';
import type { SystemMapping } from './mapping/system-mapping.ts';
import { movedPlace } from './moved-place.ts';
import { READERS } from './reading/readers.ts';

/** Terms of which a record and its hand-made parts may each have some. */
const LISTS: ReadonlySet<string> = new Set([
  ...['results', 'references', 'facts', 'metrics', 'sections', 'body', 'terms', 'clauses'],
  ...['signatories', 'enclosures', 'details', 'notes'],
]);
type Plain = Readonly<Record<string, unknown>>;

/** A document with what the hand-made parts of its record say beyond the record's own terms. */
export function withHandMadeParts(
  document: MappedDocument,
  record: Scope,
  { handMade = [], type }: SystemMapping,
  requested: RequestedLocale,
): MappedDocument {
  let complete = document;
  for (const part of handMade) {
    const found = locate({ here: record.here }, part);
    const reader = READERS[type];
    if (found === undefined || !isObject(found.value) || reader === undefined) continue;
    const { language = requested.locale, currency } = languageOf(document.model, record);
    const data = unused(found.value, found.path, complete.consumed);
    const read = reader({
      ...{ data, path: found.path, whole: data },
      ...{ wrappers: [], beside: [], marks: 0, minorUnits: false },
      requested: {
        ...requested,
        ...(language && { locale: language }),
        ...(currency && { currency }),
      },
    });
    complete = joined(complete, read);
  }
  return complete;
}

/** What the sender of a report says about it. */
const OF_SENDER: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'number', 'author', 'subject', 'date', 'period', 'summary', 'notes'],
  'signatories',
]);

/**
 * A program's report within data of somebody's own, who names there by whom and for whom it is: what they say
 * of it is the document's, and what the program knows stays in it.
 */
export function withAround(
  document: MappedDocument,
  { here, around }: Scope,
  requested: RequestedLocale,
): MappedDocument {
  const reader = READERS.report;
  if (document.model.type !== 'report' || around === undefined || reader === undefined)
    return document;
  const { value, path } = around.here;
  const own = here.path.slice(path === '' ? 0 : path.length + 1).replace(/\[\d+\]$/, '');
  if (!isObject(value) || !Object.hasOwn(value, own)) return document;
  const { [own]: _record, ...others } = value;
  const data = path === '' ? others : unused(others, path, document.consumed);
  const given = { data, path, whole: value, wrappers: [], beside: [], marks: 0, minorUnits: false };
  const read = reader({ ...given, requested });
  const said = read.model as Plain;
  // The name of the program that answers is nobody's report.
  const isNamed = ['author.name', 'subject.name'].some((place) =>
    read.origins
      .get(place)
      ?.slice(path.length + 1)
      .includes('.'),
  );
  if (!isNamed) return document;
  const known = Object.fromEntries(
    Object.entries(document.model).filter(
      ([term]) => !OF_SENDER.has(term) || said[term] === undefined,
    ),
  );
  const origins = [...document.origins].filter(
    ([place]) => (/^\w+/.exec(place)?.[0] as string) in known,
  );
  return joined(
    { ...document, model: known as unknown as DocumentModel, origins: new Map(origins) },
    read,
  );
}

/**
 * A part without the values that the record's own terms have used: what a template was filled with is said
 * in its text.
 */
function unused(part: JsonObject, path: string, consumed: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]): [string, JsonValue][] => {
      const place = `${path}.${key}`;
      if (consumed.has(place)) return [];
      return [[key, isObject(value) ? unused(value, place, consumed) : value]];
    }),
  );
}

function languageOf(model: DocumentModel, { here: { value } }: Scope) {
  const { language, currency } = model;
  const own = isObject(value) && typeof value.language === 'string' ? value.language : undefined;
  return { language: language ?? own, currency };
}

function joined(known: MappedDocument, read: MappedDocument): MappedDocument {
  const model: Record<string, unknown> = { ...known.model };
  // A template that was filled says its variables itself.
  const filled = 'body' in known.model ? JSON.stringify(known.model.body) : '';
  const isSaid = (value: unknown) =>
    filled !== '' && textsIn(value).every((text) => filled.includes(text));
  const origins = new Map(known.origins);
  for (const [term, value] of Object.entries(read.model as Plain)) {
    const own = model[term];
    if (isSaid(value) || (term === 'body' && !isWritten(value))) continue;
    const isList = LISTS.has(term) && Array.isArray(own) && Array.isArray(value);
    if (own !== undefined && !isList) continue;
    model[term] = isList ? [...own, ...value] : value;
    const first = isList ? own.length : 0;
    for (const [place, path] of read.origins)
      if (place === term || place.startsWith(`${term}.`))
        origins.set(movedPlace(place, first), path);
  }
  const consumed = new Set([...known.consumed, ...read.consumed]);
  return { model: model as DocumentModel, origins, consumed };
}

const textsIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];

/** A letter is a text; the variables of a template alone are none. */
const isWritten = (body: unknown): boolean =>
  Array.isArray(body) && body.some(({ paragraphs }) => paragraphs !== undefined);
