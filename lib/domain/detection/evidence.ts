import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { type Cue, cuesInText } from './cues.ts';
import { keyWords, nameOfKey, normalizeKey } from './keys.ts';
import { listOfObjects } from './object-lists.ts';
import { otherKind } from './other-kinds.ts';
import { GROUPS } from './pool.ts';
import { isTechnical } from './technical.ts';
import { isObject, type Root } from './unwrap.ts';

/** One key of the data, where it stands, and what it holds. */
export interface Seen {
  readonly key: string;
  /** The last word of a key of several: `completedIssues` are issues. */
  readonly lastWord: string | undefined;
  readonly value: JsonValue;
  /** 0: the document's own. Objects that only group fields add nothing. */
  readonly depth: number;
}

/** What can be known of the data without deciding what it is. */
export interface Evidence {
  readonly seen: readonly Seen[];
  readonly cues: ReadonlySet<Cue>;
  /** The words in which the data name themselves. */
  readonly declared: Declared;
  /** How much speaks for something that is none of the seven types: a product, an event, a person's record. */
  readonly other: number;
}

export interface Declared {
  /** A `type` or `kind`, and the wrappers that the data came in. */
  readonly kind: string;
  readonly title: string;
  /** What it is about, which need not be what it is. */
  readonly subject: string;
}

const MAX_SEEN = 2_000;
const MAX_DEPTH = 2;
/** Of a list the first entries tell what the others are. */
const LIST_SAMPLE = 3;
const MAX_TEXTS = 60;
const SETTLED =
  /^(?:paid|captured|completed?|succeeded|settled|paid_?out|confirmed|authori[sz]ed|approved|success(?:ful)?|bezahlt|zap[łl]acon[ao]|pay[ée]e?|pagad[oa]|processing|placed|fulfilled|shipped)$/i;
/** Lists of what has been paid. */
const PAYMENTS = /^(?:payments?|captures?|tenders?|charges)$/;
const MANY_FIGURES = 5;
const KIND_KEYS = new Set(
  'type documenttype doctype kind object template resourcetype lettertype contracttype reporttype vertragsart tipo art'.split(
    ' ',
  ),
);
const TITLE_KEYS = new Set(
  'title documenttitle heading name document titel titre titulo titolo'.split(' '),
);
const SUBJECT_KEYS = new Set('subject betreff objet asunto oggetto onderwerp assunto'.split(' '));
/** `report_name` says what it names. */
const NAMING =
  /^(?:report|certificate|letter|contract|agreement|lease|memo|notice|inspection|review) (?:name|title|type|date|period|text|no|number)$|^date of (?:notice|letter|report|certificate|agreement|contract)$/;
const RATINGS =
  /^(?:severity|risk\p{L}*|cvss\p{L}*|likelihood|verdict|referencerange|remediation|mitigation|rootcause|failures|passed|failed|score|maturity)$/u;
/** What a check came to. */
const VERDICT = /^(?:pass(?:ed)?|fail(?:ed)?|ok|not ok)$/i;
const FIGURES = new Set(
  'rate average avg mean median percent pct percentage score ratio count p50 p90 p95 p99 stddev variance unique growth max min target actual'.split(
    ' ',
  ),
);

/** What is gathered while the data are read. */
interface Gathering {
  /** Objects, and lists of one, whose fields are the document's own. */
  readonly opened: ReadonlySet<unknown>;
  readonly seen: Seen[];
  readonly cues: Set<Cue>;
  readonly figureWords: Set<string>;
  figures: number;
  texts: number;
}

/** Reads the data's keys down to the third level, and of lists the first entries. Time is bounded. */
export function gatherEvidence(root: Root, opened: ReadonlySet<unknown> = new Set()): Evidence {
  const gathering: Gathering = {
    opened,
    seen: [],
    cues: new Set(),
    figureWords: new Set(),
    figures: 0,
    texts: 0,
  };
  readObject(root.data, 0, gathering);
  readObject(Object.fromEntries(root.beside.map(({ key, value }) => [key, value])), 0, gathering);
  const { seen, cues, figures, figureWords } = gathering;
  if (figures >= MANY_FIGURES && figureWords.size >= 2) cues.add('figures');
  return { seen, cues, declared: declaredIn(root), other: otherKind(seen) };
}

function readObject(object: JsonObject, depth: number, gathering: Gathering): void {
  for (const [key, value] of Object.entries(object)) {
    if (gathering.seen.length >= MAX_SEEN) return;
    if (isTechnical(key, value) || (Array.isArray(value) && value.length === 0)) continue;
    const name = nameOfKey(key);
    const words = keyWords(key);
    const lastWord = words.length > 1 ? normalizeKey(words.at(-1) ?? '') : undefined;
    gathering.seen.push({ key: name, lastWord, value, depth });
    if (typeof value === 'string') {
      if (SETTLED.test(value) && /status|state|result/.test(name)) gathering.cues.add('settled');
      readText(value, gathering);
    } else if (typeof value === 'number') readFigure(words, gathering);
    else if (Array.isArray(value)) readList(name, value, depth, gathering);
    else if (isObject(value)) {
      const paged = PAYMENTS.test(name) ? listOfObjects(value)?.items : undefined;
      if (paged?.some(isReceived) === true) gathering.cues.add('received');
      if (isRated(Object.values(value))) gathering.cues.add('rated');
      const inner = GROUPS.has(name) || gathering.opened.has(value) ? depth : depth + 1;
      if (inner <= MAX_DEPTH) readObject(value, inner, gathering);
    }
  }
}

function readList(
  name: string,
  list: readonly JsonValue[],
  depth: number,
  gathering: Gathering,
): void {
  if (isRated(list)) gathering.cues.add('rated');
  if (PAYMENTS.test(name) && list.some(isReceived)) gathering.cues.add('received');
  const [only] = list;
  if (list.length === 1 && isObject(only) && depth < MAX_DEPTH) {
    readObject(only, gathering.opened.has(list) ? depth : depth + 1, gathering);
    return;
  }
  for (const item of list.slice(0, LIST_SAMPLE)) {
    const values = isObject(item) ? Object.values(item) : [item];
    for (const value of values) {
      if (typeof value === 'string') readText(value, gathering);
      // What was looked at may hold what was found.
      else if (Array.isArray(value) && isRated(value)) gathering.cues.add('rated');
    }
  }
}

function readText(text: string, gathering: Gathering): void {
  gathering.texts += 1;
  if (gathering.texts <= MAX_TEXTS) for (const cue of cuesInText(text)) gathering.cues.add(cue);
}

function readFigure(words: readonly string[], gathering: Gathering): void {
  const known = words.filter((word) => FIGURES.has(word));
  if (known.length > 0) gathering.figures += 1;
  for (const word of known) gathering.figureWords.add(word);
}

function isReceived(payment: JsonValue): boolean {
  return (
    isObject(payment) &&
    Object.entries(payment).some(
      ([key, value]) =>
        typeof value === 'string' && /status$|^state$|^result$/i.test(key) && SETTLED.test(value),
    )
  );
}

/** Entries that somebody has judged: with a severity, a risk, a score. */
function isRated(items: readonly JsonValue[]): boolean {
  const sample = items.slice(0, LIST_SAMPLE);
  return sample.length > 0 && sample.every((item) => isObject(item) && hasRating(item));
}

function hasRating(item: JsonObject): boolean {
  return Object.entries(item).some(
    ([key, value]) =>
      (RATINGS.test(normalizeKey(key)) && !key.startsWith('_')) ||
      (typeof value === 'string' &&
        VERDICT.test(value) &&
        /^(?:result|status|outcome)$/i.test(key)) ||
      (isObject(value) &&
        Object.keys(value).some(
          (inner) => RATINGS.test(normalizeKey(inner)) && !inner.startsWith('_'),
        )),
  );
}

function declaredIn(root: Root): Declared {
  const kind = [...root.wrappers];
  const title: string[] = [];
  const subject: string[] = [];
  const beside = root.beside.map(({ key, value }) => [key, value] as const);
  for (const [key, value] of [...Object.entries(root.data), ...beside]) {
    const name = normalizeKey(key.replace(/^@/, ''));
    const words = keyWords(key);
    if (words.length > 1 && NAMING.test(words.slice(0, 3).join(' ')))
      title.push((words[0] === 'date' ? words[2] : words[0]) ?? '');
    const texts = Array.isArray(value) ? value : [value];
    for (const text of texts) {
      if (typeof text !== 'string' || text.length > 120) continue;
      const said = keyWords(text).join(' ');
      if (KIND_KEYS.has(name)) kind.push(said);
      else if (TITLE_KEYS.has(name) || /title$/.test(name)) title.push(said);
      else if (SUBJECT_KEYS.has(name)) subject.push(said);
    }
  }
  return { kind: spaced(kind), title: spaced(title), subject: spaced(subject) };
}

function spaced(texts: readonly string[]): string {
  return ` ${texts.join(' | ')} `;
}
