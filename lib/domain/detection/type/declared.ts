import { isCalled, notionsOf } from '#lib/domain/analysis/reading/notions.ts';
import { CODES } from '#lib/domain/analysis/vocabulary/commercial-kinds.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import type { Root } from '../normalize/unwrap.ts';

/** The words in which data name themselves. */
export interface Declared {
  /** A `type` or `kind`, and the wrappers that the data came in. */
  readonly kind: string;
  readonly title: string;
  /** What it is about, which need not be what it is. */
  readonly subject: string;
}

const KIND_KEYS = wordSet(
  'typ{e } soort tyyppi rodzaj doc{umenttype type} kind object template resourcetype ' +
    'lettertype contracttype reporttype vertragsart tipo art',
);
const TITLE_KEYS = wordSet('tit{le el re ulo olo} document{title } heading name');
const SUBJECT_KEYS = wordSet('subject betreff objet asunto oggetto onderwerp assunto');
/** `report_name` says what it names. */
const NAMING =
  /^(?:report|certificate|letter|contract|agreement|lease|memo|notice|inspection|review) (?:name|title|type|date|period|text|no|number)$|^date of (?:notice|letter|report|certificate|agreement|contract)$/;

/** Reads types, titles and subjects, and the names of wrappers. */
export function declaredIn(root: Root): Declared {
  const kind = [...root.wrappers];
  const title: string[] = [];
  const subject: string[] = [];
  const beside = root.beside.map(({ key, value }) => [key, value] as const);
  for (const [key, value] of [...Object.entries(root.data), ...beside]) {
    const name = normalizeKey(key.replace(/^@/, ''));
    const words = keyWords(key);
    if (words.length > 1 && NAMING.test(words.slice(0, 3).join(' ')))
      title.push((words[0] === 'date' ? words[2] : words[0]) ?? '');
    if (isTypeOfReport(key)) kind.push('report');
    const texts = Array.isArray(value) ? value : [value];
    for (const text of texts) {
      if (typeof text !== 'string' || text.length > 120) continue;
      const said = keyWords(kindOfCode(text) ?? text).join(' ');
      if (KIND_KEYS.has(name) || isTypeOfDocument(key)) kind.push(said);
      else if (TITLE_KEYS.has(name) || /title$/.test(name) || isCalled(key, 'title'))
        title.push(said);
      else if (SUBJECT_KEYS.has(name)) subject.push(said);
    }
  }
  if (title.length === 0) title.push(...titlesWithin(root.data));
  title.push(...namedHeads(root.data));
  return { kind: spaced(kind), title: spaced(title), subject: spaced(subject) };
}

/** `rapporttype: "…"`, in any language: what has the type of a report is one. */
const isTypeOfReport = (key: string): boolean =>
  notionsOf(key).readings.some((words) => [...words].sort().join(' ') === 'report type');

/** The same, one by one; what data is about is none of its names. */
export function namesOf(root: Root): string[] {
  const { kind, title } = declaredIn(root);
  return [...kind.split('|'), ...title.split('|')].map((name) => name.trim());
}

/** `tipoDocumento`, `druh_smlouvy` and `Dokument`, in any language. */
const isTypeOfDocument = (key: string): boolean =>
  notionsOf(key).readings.some((words) => TYPES.has([...words].sort().join(' ')));

const TYPES: ReadonlySet<string> = new Set([
  'document',
  'document type',
  'certificate type',
  'contract type',
  'letter type',
]);

/** `{ cc: { ttl: "Certificate of Calibration", no: …, dt: … } }`: the title of a head that is an object of its own. */
function titlesWithin(data: JsonObject): string[] {
  return Object.values(data)
    .slice(0, MOST_HEADS)
    .flatMap((head) => {
      if (head === null || typeof head !== 'object' || Array.isArray(head)) return [];
      const entries = Object.entries(head).slice(0, MOST_HEADS);
      if (
        !entries.some(([key]) => says(key, 'number')) ||
        !entries.some(([key]) => says(key, 'date'))
      )
        return [];
      const own = entries.find(([key, value]) => says(key, 'title') && typeof value === 'string');
      const code = entries.flatMap(([key, value]) =>
        says(key, 'type') ? (kindOfCode(value) ?? []) : [],
      )[0];
      const title = own === undefined ? code : String(own[1]).slice(0, 120);
      return title === undefined ? [] : [keyWords(title).join(' ')];
    });
}

/** "FT" is an Italian invoice. */
const kindOfCode = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' && Object.hasOwn(CODES, value) ? CODES[value] : undefined;

/** `recu_fiscal: { numero: …, date_edition: … }`: a head under the name of what it heads, without an amount, as what it is about has. */
function namedHeads(data: JsonObject): string[] {
  return Object.entries(data)
    .slice(0, MOST_HEADS)
    .flatMap(([name, head]) => {
      if (head === null || typeof head !== 'object' || Array.isArray(head)) return [];
      const inner = Object.entries(head).slice(0, MOST_HEADS);
      const isHead =
        inner.every(([, value]) => value === null || typeof value !== 'object') &&
        inner.some(([key]) => notionsOf(key).readings.flat().includes('number')) &&
        inner.some(([key]) => notionsOf(key).readings.flat().includes('date')) &&
        !inner.some(([, value]) => typeof value === 'number' && !Number.isInteger(value));
      return isHead ? [keyWords(name).join(' ')] : [];
    });
}

const MOST_HEADS = 40;

const says = (key: string, notion: string): boolean =>
  notionsOf(key).readings.some((reading) => reading.at(-1) === notion);

function spaced(texts: readonly string[]): string {
  return ` ${texts.join(' | ')} `;
}
