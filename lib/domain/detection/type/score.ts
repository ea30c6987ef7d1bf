import type { DetectedType } from '#schemas/analysis.ts';
import type { Role } from '../keys/aliases.ts';
import type { Root } from '../normalize/unwrap.ts';
import { gatherEvidence } from './evidence.ts';
import { typeInIntent } from './intent.ts';
import { TYPE_SIGNALS } from './signals.ts';
import { type Weighed, weigh } from './weigh.ts';

export interface Detection {
  readonly type: DetectedType;
  /** 0 to 1; at most 0.5 for `document`. */
  readonly confidence: number;
}

/** A type that less speaks for than this is not claimed. */
const LEAST_SCORE = 4;
/** The score that leaves a third of the doubt. */
const SCORE_SCALE = 6;
const LEAST_CONFIDENCE = 0.5;
/** The number of an invoice, at the top of the data under a key that says nothing else. */
const OWN_NUMBER = 4.9;
/** Which of the seven types the data is, judged by the signal table; the caller's intent wins when it names one. */
export function detectType(
  root: Root,
  intent: string | undefined,
  opened: ReadonlySet<unknown> = new Set(),
): Detection {
  const wanted = typeInIntent(intent);
  const evidence = gatherEvidence(root, opened);
  const weighed = TYPE_SIGNALS.map((type) => ({ type: type.type, ...weigh(type, evidence) }));
  const isPaidInvoice = isInvoice(weighed);
  const scores = weighed.map(({ type, sum, considered }) => {
    const isOut = !considered || (isPaidInvoice && type === 'receipt');
    return { type, score: isOut ? 0 : Math.max(0, sum - evidence.other) };
  });
  scores.sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (wanted !== undefined) {
    const own = scores.find(({ type }) => type === wanted)?.score ?? 0;
    return { type: wanted, confidence: round(Math.max(0.85, confidenceOf(own, 0))) };
  }
  const confidence =
    best === undefined || best.score < LEAST_SCORE
      ? 0
      : confidenceOf(best.score, second?.score ?? 0);
  if (best === undefined || confidence <= LEAST_CONFIDENCE)
    return { type: 'document', confidence: round(0.3 + Math.min(evidence.seen.length, 10) / 50) };
  return { type: best.type, confidence: round(confidence) };
}

/** An invoice with its number stays one when it is paid, unless a receipt has a number or a name as well. */
function isInvoice(weighed: readonly (Weighed & { readonly type: DetectedType })[]): boolean {
  const of = (type: DetectedType) => weighed.find((each) => each.type === type);
  const [invoice, receipt] = [of('invoice'), of('receipt')];
  const isNumbered = (invoice?.parts.get('invoiceNumber') ?? 0) >= OWN_NUMBER;
  const isReceipt = ['receiptNumber', 'transactionId', 'called', 'headed', 'numbered', 'ordered'];
  return (
    invoice?.considered === true &&
    isNumbered &&
    receipt?.isNamed !== true &&
    !isReceipt.some((part) => receipt?.parts.has(part as Role))
  );
}

/** Grows with what speaks for the type, and shrinks with what speaks as much for another. */
function confidenceOf(score: number, next: number): number {
  const strength = 1 - Math.exp(-score / SCORE_SCALE);
  const lead = score <= 0 ? 0 : (score - next) / score;
  return Math.min(0.99, (0.2 + 0.8 * strength) * (0.75 + 0.25 * Math.min(1, lead * 2)));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
