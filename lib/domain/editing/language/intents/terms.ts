import type { ContentNode } from '../../content-model.ts';
import type { Operation } from '../../operations.ts';
import type { Bill } from '../bill.ts';
import { inWords, spokenNumber } from '../slots/spoken-numbers.ts';
import {
  daysAfter,
  daysBetween,
  everyPlace,
  factOf,
  isSameDay,
  isStated,
  type StatedDate,
} from './date-places.ts';
import type { Intent } from './intent.ts';

/** "Net 30", "within 30 days" in the languages of documents. */
const PERIOD =
  /(?<=\bnet[ -]?)\d{1,3}\b|\b(?:\d{1,3}|(?:seven|ten|fourteen|fifteen|twenty|thirty|forty|sixty|ninety)(?:-\p{L}{3,5})?)(?=[ -](?:calendar )?(?:days?|tagen?|jours|d[ií]as|giorni|dagen|dias|dagar|dni)\b)/giu;

interface Period {
  readonly node: ContentNode;
  readonly days: number;
  readonly at: number;
  /** As it stands there: "30", "Thirty". */
  readonly stated: string;
}

/** Texts that say within how many days to pay. */
export function periods({ subject }: Bill): Period[] {
  return subject.content.nodes.flatMap((node) => {
    if (
      !/\b(?:net|pay|payment|payable|due|terms?\b|zahlbar|zahlung|payer|paiement|pago|pagamento|betaling)/iu.test(
        // A clause on "Term and Termination" is no term of payment.
        node.role === 'value' ? `${node.label} ${node.text}` : node.text,
      )
    )
      return [];
    const found = [...node.text.matchAll(PERIOD)];
    const [match] = found;
    const days = match && (spokenNumber(match[0].toLowerCase()) ?? Number(match[0]));
    return match !== undefined && days !== undefined && found.length === 1
      ? [{ node, days, at: match.index, stated: match[0] }]
      : [];
  });
}

export function withPeriod({ node, at, stated }: Period, now: number): Operation {
  const replace = `${node.text.slice(0, at)}${like(stated, now)}${node.text.slice(at + stated.length)}`;
  return { op: 'replace-text', targets: [node.id], find: node.text, replace };
}

/** In words where words stood there. */
function like(stated: string, now: number): string {
  const words = /\d/.test(stated) ? undefined : inWords(now);
  if (words === undefined) return String(now);
  return /^\p{Lu}/u.test(stated) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** When it is to be paid: the dates, and the texts that state the days between them. */
function termsOf(bill: Bill, old?: number) {
  const [due, from] = [factOf(bill, 'due-date'), factOf(bill, 'document-date')];
  const before = due && from && daysBetween(from.date, due.date);
  const all = periods(bill);
  const agreed = all.filter((one) => one.days === (before ?? old));
  // Without a due date nothing tells two periods apart.
  const meant = before === undefined && agreed.length > 1 ? [] : agreed;
  return { due, from, terms: meant.length > 0 ? meant : all.length === 1 ? all : [] };
}

/** So many days to pay: the due date and the terms both follow. */
export const dueIn: Intent = (values, bill) => {
  const stated = values['days'];
  const days = typeof stated === 'number' ? stated : (stated as { value: number }).value;
  const again = values['again'] as { value: number } | undefined;
  if (again !== undefined && again.value !== days) return undefined;
  const old = values['old'] as number | { readonly value: number } | undefined;
  const { due, from, terms } = termsOf(bill, typeof old === 'object' ? old.value : old);
  const isKnown = terms.length > 0 || (due !== undefined && from !== undefined);
  if (!isKnown) return undefined;
  const check = values['check'] as StatedDate | undefined;
  if (check !== undefined && from !== undefined && !isStated(check, daysAfter(from.date, days)))
    return {
      refused: `${days} days after ${from.node.text} is another day: say which of the two holds`,
    };
  const day = from && daysAfter(from.date, days);
  // Where the dates say so already, the text that is missing is asked for.
  if (terms.length === 0 && due && day && isSameDay(due.date, day)) return undefined;
  return {
    operations: [
      ...terms.filter((one) => one.days !== days).map((one) => withPeriod(one, days)),
      ...(due && day ? everyPlace(bill, due, day) : []),
    ],
  };
};

const SENTENCE_END = /(?<=[.!?])\s+/;

/** The sentence with the days in it says that none are left. */
function onReceipt({ node, at }: Period): Operation {
  const sentences = node.text.split(SENTENCE_END);
  let end = 0;
  const place = sentences.findIndex((one) => {
    end += one.length + 1;
    return at < end;
  });
  const find = sentences[place] ?? node.text;
  const replace = /^net\b/i.test(find) ? 'Due on receipt' : 'Payment is due on receipt.';
  return { op: 'replace-text', targets: [node.id], find, replace };
}

/** Due on receipt: the terms say so, and the due date is the day of the document. */
export const dueNow: Intent = (_, bill) => {
  const { due, from, terms } = termsOf(bill);
  if (terms.length > 0 && !bill.writing.dates.language.startsWith('en'))
    return {
      refused: `“${terms[0]?.node.text}” is in another language: quote the text that is to stand there`,
    };
  const dates = due && from ? everyPlace(bill, due, from.date) : [];
  const operations = [...terms.map(onReceipt), ...dates];
  return operations.length === 0 ? undefined : { operations };
};
