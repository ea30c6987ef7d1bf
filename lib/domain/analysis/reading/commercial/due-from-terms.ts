import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import UNITS from '../../vocabulary/units.json' with { type: 'json' };
import { type Composing, takeDate } from '../composing.ts';
import type { Draft } from '../shape/draft.ts';

const SPANS: Readonly<Record<string, string>> = UNITS.spans;
const DAY_MS = 86_400_000;
const MOST_DAYS = 180;
/** "30 days", "Net 30", "Zahlbar innerhalb von 14 Tagen netto": one number of days, and nothing that it is counted from. */
const DAYS =
  /^(?:(\D{0,30}?)\s)?(\d{1,3})(?:\s?(?:-|\s)\s?(\p{L}{3,8}))?(?:,?\s(?:net|netto|net price|rein netto|strictly|ohne abzug))?\.?$/iu;

/** Whether terms only state a number of days. */
export const statesDays = (terms: string): boolean => daysIn(terms) !== undefined;

function daysIn(terms: string): number | undefined {
  const [, before = '', days = '', unit] = DAYS.exec(terms.trim()) ?? [];
  const isDays = unit === undefined ? /\b(?:net|netto)$/i.test(before) : isDayWord(unit);
  return isDays && !before.includes('%') && Number(days) <= MOST_DAYS ? Number(days) : undefined;
}

/** When an invoice is due by terms that only state days. undefined: they say something else, or the invoice has no date. */
export function dueFromTerms(
  issueDate: string | undefined,
  terms: string | undefined,
): string | undefined {
  const days = terms === undefined ? undefined : daysIn(terms);
  const start = /^\d{4}-\d\d-\d\d/.exec(issueDate ?? '')?.[0];
  if (days === undefined || start === undefined) return undefined;
  return new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10);
}

/** In one of its cases: "Tagen". */
const isDayWord = (word: string): boolean => {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return SPANS[plain] === 'D' || SPANS[plain.slice(0, -1)] === 'D';
};

/** Papers from whose date no payment is reckoned: their invoice is still to come. */
const ORDERED: ReadonlySet<CommercialDocument['kind']> = new Set([
  'order-confirmation',
  'purchase-order',
  'delivery-note',
]);

/** When what is due is, by the data or by its terms. */
export function dueDateOf(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  by: {
    readonly kind: CommercialDocument['kind'];
    readonly stated: string | undefined;
    readonly terms: () => string | undefined;
  },
): string | undefined {
  const { kind, stated, terms } = by;
  if (stated !== undefined || type === 'quote' || ORDERED.has(kind)) return stated;
  const ofBalance = takeDate(composing, draft, 'balanceDue', 'dueDate');
  return ofBalance ?? (type === 'invoice' ? terms() : undefined);
}

/**
 * Beside a deposit that is due on a day of its own another day is that of the rest: `restbetrag_faellig_am`.
 * So is the day that stands in the object of the rest: `solde: { montant, echeance }`.
 */
export function withDates<T extends Pick<CommercialDocument, 'deposit'>>(
  { origins }: Composing,
  sold: T,
  dueDate: string | undefined,
): { readonly sold: T; readonly stated: string | undefined } {
  const { dueDate: first, balance, now } = sold.deposit ?? {};
  const holderOf = (place: string) => /^(.+)\.[^.]+$/.exec(origins.get(place) ?? '')?.[1];
  const holder = holderOf('deposit.balance.amount');
  const isBeside = holder !== undefined && holder === holderOf('dueDate');
  const isOfRest =
    dueDate !== undefined &&
    (isBeside || (now === true && first !== undefined && dueDate !== first));
  if (!isOfRest || balance === undefined || balance.dueDate !== undefined)
    return { sold, stated: dueDate };
  const deposit = { ...sold.deposit, balance: { ...balance, dueDate } };
  return { sold: { ...sold, deposit }, stated: first };
}
