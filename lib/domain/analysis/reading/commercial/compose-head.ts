import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import { isObject } from '../../mapping/locate.ts';
import NAMES from '../../vocabulary/document-names.json' with { type: 'json' };
import { all, best, type Composing, present, takeDate, takeText, textIn } from '../composing.ts';
import type { GivenData } from '../given-data.ts';
import { wordsOfKey } from '../key-words.ts';
import { mentions, mentionsOne, notionsOf } from '../notions.ts';
import type { Draft } from '../shape/draft.ts';
import { isPaperOfTrade, kindIn, kindOf, statusIn } from './kind-and-status.ts';
import { leaveOtherPapers, numberOf, numberUnder } from './own-number.ts';
import { titleOfSeries } from './parts/national-papers.ts';

/** Words by which a title says what paper it heads. */
const PAPERS: ReadonlySet<string> = new Set(NAMES.papersOfTrade.split(' '));

/** "Tax Invoice": what people call the kind of a paper in capitals is its title. */
function titleOfKind(composing: Composing, draft: Draft): string | undefined {
  const found = best(draft, 'kind');
  const said = found === undefined ? '' : (textIn(found) ?? '');
  const isTitle =
    // "御見積書": scripts without capitals have nothing between a code and words.
    (/^\p{Lo}{2,12}$/u.test(said) && isPaperOfTrade([said])) ||
    /^\p{Lu}\p{Ll}+(?: \p{L}+){1,3}$/u.test(said) ||
    // "TAX INVOICE"
    (/^\p{Lu}{2,}(?: \p{Lu}{2,}){1,3}$/u.test(said) && mentionsOne(said, PAPERS)) ||
    // "Reçu officiel aux fins de l'impôt"
    (/^\p{Lu}\p{Ll}+(?: [\p{L}'’]+){1,9}$/u.test(said) &&
      mentionsOne(said.split(' ', 1)[0] ?? '', PAPERS)) ||
    // "Anzahlungsrechnung" is one word for what English has two.
    (/^\p{Lu}\p{Ll}{9,}$/u.test(said) &&
      notionsOf(said).readings.some((words) => words.length > 1));
  return isTitle ? takeText(composing, draft, 'kind', 'title') : undefined;
}

/** `estimateNumber` of an Italian paper is how programmers call a quote, and no estimate of what it may cost. */
const isQuoteInKeys = (
  { language }: Composing,
  kind: CommercialDocument['kind'],
  texts: readonly string[],
  keys: readonly string[],
): boolean =>
  kind === 'estimate' &&
  !/^en\b/i.test(language) &&
  !texts.some((text) => kindIn(text, 'quote') === 'estimate') &&
  keys.some((key) => wordsOfKey(key).includes('estimate'));

/** A quote that is called "New kitchen" is about that: its reader is still told that it is a quote. */
function titlesOf(composing: Composing, draft: Draft, type: CommercialDocument['type']) {
  const text = (term: string, place: string) => takeText(composing, draft, term, place);
  const own = best(draft, 'title');
  const said = own === undefined ? '' : (textIn(own) ?? '');
  // "Tax Invoice" has to stand on the paper, whatever made the data.
  const isOfPaper =
    /^\p{Lu}\p{Ll}+(?: \p{L}+){1,3}$/u.test(said) && kindIn(said, type) !== undefined;
  const isAbout =
    own !== undefined &&
    !isOfPaper &&
    (composing.machineMade || (best(draft, 'subject') === undefined && !mentionsOne(said, PAPERS)));
  const subject = text(isAbout ? 'title' : 'subject', 'subject');
  const title =
    composing.machineMade && !isOfPaper
      ? undefined
      : ((isAbout ? undefined : text('title', 'title')) ?? titleOfKind(composing, draft));
  return { title, subject };
}

export function composeHead(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  given: GivenData,
) {
  const date = (term: string) => takeDate(composing, draft, term, term);
  const named = [...all(draft, 'title'), ...all(draft, 'kind'), ...all(draft, 'subject')].flatMap(
    (found) => textIn(found) ?? [],
  );
  // "PO Date" beside "Invoice Date" is another paper's.
  const keys = [...all(draft, 'number'), best(draft, 'issueDate')].flatMap(
    (each) => each?.key ?? [],
  );
  const around = [...[...given.wrappers].reverse(), ...headOf(given)];
  const stated = given.paper?.kind ?? kindOf([...named, ...keys, ...around], type);
  const kind = isQuoteInKeys(composing, stated, named, [...keys, ...around]) ? 'quote' : stated;
  const statuses = [...all(draft, 'status'), ...all(draft, 'payments.status')].flatMap(
    (found) => textIn(found) ?? [],
  );
  const isPaid = all(draft, 'paid').some(
    ({ value }) => value === true || /^(?:true|yes)$/i.test(String(value)),
  );
  for (const found of all(draft, 'paid')) {
    found.taken = true;
    composing.consumed.add(found.path);
  }
  const status = isPaid
    ? ('paid' as const)
    : statuses.map(statusIn).find((each) => each !== undefined);
  const start = date('period.start');
  const end = date('period.end');
  const periodText = takeText(composing, draft, 'period.text', 'period.start');
  if (given.paper === undefined) leaveOtherPapers(draft, type, kind);
  const { title, subject } = titlesOf(composing, draft, type);
  const number =
    given.paper === undefined
      ? numberOf(composing, draft, type, kind)
      : numberUnder(composing, draft, given.paper.key);
  // `name: "S00048"`
  const isCode =
    number === undefined && subject !== undefined && /^(?=\S*\d)[A-Z0-9/#-]{3,20}$/.test(subject);
  return {
    kind,
    title: title ?? titleOfSeries(composing, number ?? ''),
    number: number ?? (isCode ? subject : undefined),
    issueDate: issuedAt(composing, draft),
    supplyDate: date('supplyDate'),
    dueDate: date('dueDate'),
    validUntil: type === 'receipt' ? undefined : (date('validUntil') ?? validIn(composing, draft)),
    paidDate: date('paidDate'),
    period:
      start !== undefined || end !== undefined
        ? present({ start, end })
        : periodText === undefined
          ? undefined
          : { start: periodText },
    status,
    subject: isCode ? undefined : subject,
  };
}

/** `recu_fiscal: { numero: …, date: … }`: the object that data begins with names them. */
function headOf({ data }: GivenData): string[] {
  const [[name, head] = ['', null]] = Object.entries(data);
  return isObject(head) ? [name] : [];
}

/** "15 dias (até 27/08/2025)": a span of time whose last day stands behind it in brackets. */
const SPAN = /^\d{1,3} \p{L}{1,12} \((?:\p{L}{1,12} ){0,2}(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})\)$/u;

function validIn(composing: Composing, { left }: Draft): string | undefined {
  const found = left.find(
    ({ key, value, way }) =>
      way.length === 0 && mentions(key, 'valid') && SPAN.test(String(value).trim()),
  );
  if (found === undefined) return undefined;
  composing.consumed.add(found.path);
  composing.origins.set('validUntil', found.path);
  return SPAN.exec(String(found.value).trim())?.[1];
}

/** When it was issued, with the time where that stands in a value of its own. */
function issuedAt(composing: Composing, draft: Draft): string | undefined {
  const date = takeDate(composing, draft, 'issueDate', 'issueDate');
  const time = takeText(composing, draft, 'time', date === undefined ? 'issueDate' : 'issueTime');
  // `zeit: "2026-07-12T11:36:20+02:00"`
  if (date === undefined && time !== undefined && /^\d{4}-\d\d-\d\d/.test(time)) return time;
  const isTimed =
    date !== undefined &&
    time !== undefined &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    /^\d\d:\d\d/.test(time);
  // "2025年4月18日" beside "14:26"
  const isWritten = date !== undefined && !isTimed && /^\d{1,2}:\d\d$/.test(time ?? '');
  // Of two values there is no place in the data.
  if (isTimed || isWritten) composing.origins.delete('issueDate');
  if (isWritten) return `${date} ${time}`;
  return isTimed ? `${date}T${time.slice(0, 5)}` : date;
}
