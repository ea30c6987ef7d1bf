import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { DocumentType } from '#schemas/template.ts';
import { plays, type Role } from '../keys/aliases.ts';
import { TELLING_NUMBERS } from '../keys/api-words.ts';
import { isSum, toldRoles } from '../keys/inferred-roles.ts';
import { keyWords, nameOfKey, normalizeKey } from '../keys/keys.ts';
import { listOfObjects } from '../normalize/object-lists.ts';
import { isTechnical } from '../normalize/technical.ts';
import { isObject, type Root } from '../normalize/unwrap.ts';
import { type Cue, cuesInText } from './cues.ts';
import { type Declared, declaredIn } from './declared.ts';
import { FIGURES, isCount, isRated, isSeries, LIST_SAMPLE } from './figures.ts';
import { otherKind } from './other-kinds.ts';
import { type Mention, NUMBER_KEY, typeOfNumber, typesInKey, typesInText } from './type-words.ts';

/** One key of the data, where it stands, and what it holds. */
export interface Seen {
  readonly key: string;
  /** The last word of a key of several: `completedIssues` are issues. */
  readonly lastWord: string | undefined;
  readonly value: JsonValue;
  /** 0: the document's own. Objects that only group fields add nothing. */
  readonly depth: number;
  /** The parts that the words of the key tell. */
  readonly told: readonly Role[];
}

/** What can be known of the data without deciding what it is. */
export interface Evidence {
  readonly seen: readonly Seen[];
  readonly cues: ReadonlySet<Cue>;
  readonly mentions: Mentions;
  /** Whether any amount or count is in the data. */
  readonly hasSum: boolean;
  /** The words in which the data name themselves. */
  readonly declared: Declared;
  /** How much speaks for something that is none of the seven types: a product, an event, a person's record. */
  readonly other: number;
}

type Mentions = Readonly<Record<Mention, Map<DocumentType, number>>>;

/** Objects that only group a document's head: their fields count as the document's own. */
const GROUPS: ReadonlySet<string> = wordSet(
  'meta{ data} header fatturaelettronicaheader info document{ info details header} docdetails invoice{ details info meta header} quote{ details info header} receipt{ details info header} report{ info details header} general detail{ s} certificat{e edetails ion} contract{ details header} agreement letter order{ header details} transaction{ details} estimate tender content dates costs properties attributes custom{attributes fields} merge{variables fields} variables templatedata basics personal{info details}',
);
const MAX_SEEN = 2_000;
const MAX_DEPTH = 2;
const MAX_TEXTS = 60;
const MAX_TEXT = 1_500;
const SETTLED =
  /^(?:paid|captured|completed?|succeeded|settled|paid_?out|confirmed|authori[sz]ed|approved|success(?:ful)?|bezahlt|zap[łl]acon[ao]|pay[ée]e?|pagad[oa]|processing|placed|fulfilled|shipped)$/i;
/** Lists of what has been paid. */
const PAYMENTS = /^(?:payments?|captures?|tenders?|charges)$/;
const LONGEST_HEAD = 60;
const MANY_FIGURES = 5;
const MANY_COUNTS = 3;
/** A place where somebody signs, though nobody may have yet. */
const TO_SIGN =
  /^(?:sign(?:ed|ature|atures)?|unterschrift(?:en)?|firma|signatur|assinatura|handtekening|podpis)$/;

/** What is gathered while the data are read. */
interface Gathering {
  /** Objects, and lists of one, whose fields are the document's own. */
  readonly opened: ReadonlySet<unknown>;
  readonly seen: Seen[];
  readonly cues: Set<Cue>;
  /** By the key, number or sentence that mentions a type. */
  readonly mentions: Mentions;
  counts: number;
  readonly signed: Set<string>;
  hasSum: boolean;
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
    mentions: { called: new Map(), headed: new Map(), numbered: new Map(), told: new Map() },
    counts: 0,
    signed: new Set(),
    hasSum: false,
    figureWords: new Set(),
    figures: 0,
    texts: 0,
  };
  readObject(root.data, 0, gathering);
  readObject(Object.fromEntries(root.beside.map(({ key, value }) => [key, value])), 0, gathering);
  const { seen, cues, mentions, hasSum, figures, figureWords } = gathering;
  if (figures >= MANY_FIGURES && figureWords.size >= 2) cues.add('figures');
  if (gathering.counts >= MANY_COUNTS) cues.add('counts');
  if (root.wrappers.some((wrapper) => /^(?:order|orders|sale|purchase|checkout)$/.test(wrapper)))
    cues.add('ordered');
  if (gathering.signed.size > 1) cues.add('signed');
  return { seen, cues, mentions, hasSum, declared: declaredIn(root), other: otherKind(seen) };
}

function readObject(object: JsonObject, depth: number, gathering: Gathering): void {
  for (const [key, value] of Object.entries(object)) {
    if (gathering.seen.length >= MAX_SEEN) return;
    if (isToSign(key)) gathering.signed.add(key);
    if (isTechnical(key, value) || (Array.isArray(value) && value.length === 0)) continue;
    const name = nameOfKey(key);
    const words = keyWords(key);
    const lastWord = words.length > 1 ? normalizeKey(words.at(-1) ?? '') : undefined;
    const told = depth <= 1 ? toldRoles(key, value) : [];
    gathering.seen.push({ key: name, lastWord, value, depth, told });
    if (depth <= 1 && !TELLING_NUMBERS.some((role) => plays(role, name)))
      for (const type of typesInKey(key)) {
        mention(gathering, 'called', type);
        // `estimate: "E-9"`, `rapport: "Takbesiktning"`
        if (depth === 0 && lastWord === undefined && isHead(value))
          mention(gathering, 'headed', type);
      }
    if (isSum(value)) gathering.hasSum = true;
    if (typeof value === 'string') {
      const type =
        NUMBER_KEY.test(name) || TELLING_NUMBERS.some((role) => told.includes(role))
          ? typeOfNumber(value)
          : undefined;
      if (type !== undefined) mention(gathering, 'numbered', type);
      if (SETTLED.test(value) && /status|state|result/.test(name)) gathering.cues.add('settled');
      readText(value, gathering);
    } else if (typeof value === 'number') {
      if (depth <= 1 && isCount(key, value))
        gathering.counts += words.some((word) => FIGURES.has(word)) ? 2 : 1;
      readFigure(words, gathering);
    } else if (Array.isArray(value)) readList(name, value, depth, gathering);
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
  if (isSeries(list)) gathering.cues.add('series');
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
      else if (typeof value === 'number') gathering.hasSum = true;
      // What was looked at may hold what was found.
      else if (Array.isArray(value) && isRated(value)) gathering.cues.add('rated');
    }
  }
}

/** A number or a title. */
const isHead = (value: JsonValue): boolean =>
  typeof value === 'string' && value.length <= LONGEST_HEAD && /\S/.test(value);

function mention({ mentions }: Gathering, by: Mention, type: DocumentType): void {
  mentions[by].set(type, (mentions[by].get(type) ?? 0) + 1);
}

function readText(text: string, gathering: Gathering): void {
  gathering.texts += 1;
  if (gathering.texts > MAX_TEXTS) return;
  for (const cue of cuesInText(text)) gathering.cues.add(cue);
  for (const type of typesInText(text.slice(0, MAX_TEXT))) mention(gathering, 'told', type);
}

function readFigure(words: readonly string[], gathering: Gathering): void {
  const known = words.filter((word) => FIGURES.has(word));
  if (known.length > 0) gathering.figures += 1;
  for (const word of known) gathering.figureWords.add(word);
}

function isToSign(key: string): boolean {
  const words = keyWords(key);
  return words.length > 1 && words.some((word) => TO_SIGN.test(word));
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
