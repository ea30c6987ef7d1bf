import type { ContentNode } from '../../content-model.ts';
import type { Operation } from '../../operations.ts';
import type { Bill } from '../bill.ts';
import { type DateFact, type DateName, dateFacts, dateNamed } from '../facts.ts';
import { isSameDay, isStated, type StatedDate } from '../intents/date-places.ts';
import { setDate } from '../intents/dates.ts';
import type { Outcome } from '../intents/intent.ts';
import { replacedName } from '../intents/parties.ts';
import { dueIn, periods } from '../intents/terms.ts';
import { endsOf, isIn } from '../lists.ts';
import { renamed, replaced } from '../recipient.ts';
import { renumbered } from '../slots/called-numbers.ts';
import { dates } from '../slots/dates.ts';
import { numberAt } from '../slots/figures.ts';
import type { Input } from '../slots/input.ts';
import { codes, names } from '../slots/names.ts';
import { stemOf } from '../stems.ts';
import { likeCodes, likeNames } from './like-values.ts';

/** A value that corrects another one, with what it would change. */
export interface Correction {
  readonly from: number;
  readonly end: number;
  readonly outcome: Outcome;
  /** What stands there now, with its label: words of it may be spoken of. */
  readonly about: readonly string[];
}

/** The value that stands at a word, if it is of a kind that has one place in the document. */
export const correctionAt = (input: Input, at: number): Correction | undefined =>
  codeCorrected(input, at) ??
  dateCorrected(input, at) ??
  figureCorrected(input, at) ??
  nameCorrected(input, at);

function codeCorrected(input: Input, at: number): Correction | undefined {
  for (const { value, end } of codes(input, at)) {
    const code = value as string;
    const [like, ...others] = likeCodes(code, input.bill);
    if (like === undefined || others.length > 0) continue;
    const operations = renamed(input.bill, like.text, code);
    return { from: at, end, outcome: { operations }, about: [like.text, ...like.about] };
  }
  return undefined;
}

/** "30 days for returns, it says 21": the figure that is wrong is said as well, and stands in one text. */
function figureCorrected(input: Input, at: number): Correction | undefined {
  const { bill, words } = input;
  const now = plainNumber(input, at);
  if (now === undefined) return undefined;
  const found = words.flatMap((_, place) => {
    const old = place === at ? undefined : plainNumber(input, place);
    const all = old === undefined || old === now ? [] : textsWith(old, bill);
    // "60 days instead of 30" is of no date.
    const ofNoun = all.filter((node) => nounBehind(node, old) === stemOf(words[at + 1] ?? ''));
    const texts = all.length > 1 ? ofNoun : all;
    return texts.length === 1 && texts[0] !== undefined ? [{ old, node: texts[0], place }] : [];
  });
  const [only, ...others] = found;
  // Where the new one stands already, which of both is wrong has to be said.
  const isNamedOld = only !== undefined && isIn('not', words.slice(only.place - 1, only.place));
  if (only?.old === undefined || others.length > 0) return undefined;
  if (!isNamedOld && textsWith(now, bill).length > 0) return undefined;
  const { old, node } = only;
  const isPeriod = periods(bill).some((one) => one.node === node && one.days === old);
  const outcome = isPeriod
    ? dueIn({ days: now }, bill)
    : { operations: figureInstead(node, old, now, bill) };
  return (
    outcome && { from: at, end: at + 1, outcome, about: [node.text, node.label ?? '', `${old}`] }
  );
}

/** "Ideal Logic 30" is the same boiler wherever it stands. */
function figureInstead(node: ContentNode, old: number, now: number, bill: Bill): Operation[] {
  const name = new RegExp(`(\\p{Lu}\\p{L}+) ${old}\\b`, 'u').exec(node.text)?.[1];
  const everywhere = name && renumbered(name, String(now), bill);
  return everywhere || [replaced(node, String(now), String(old))];
}

const nounBehind = ({ text }: ContentNode, number: number | undefined): string =>
  stemOf(new RegExp(`\\b${number} (\\p{Ll}+)`, 'u').exec(text)?.[1] ?? '');

function plainNumber(input: Input, at: number): number | undefined {
  const number = numberAt(input, at);
  return number?.kind === 'number' && Number.isInteger(number.value) ? number.value : undefined;
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'prose', 'list-item', 'value']);

/** Texts with a number by itself, apart from those of the lines and sums. */
const textsWith = (number: number, bill: Bill): readonly ContentNode[] =>
  bill.subject.content.nodes.filter(
    ({ role, text, region }) =>
      TEXTS.has(role) &&
      region !== 'line-items' &&
      [...text.matchAll(/(?<![\d.,/%:-]|\d )\d+(?![\d.,/%: -]\d|%)/g)].filter(
        ([one]) => Number(one) === number,
      ).length === 1,
  );

function nameCorrected(input: Input, at: number): Correction | undefined {
  for (const { value, end } of names(input, at)) {
    const name = value as string;
    const [like, ...others] = likeNames(name, input.bill);
    if (like === undefined || others.length > 0) continue;
    const operations = replacedName(input.bill, like, name);
    return { from: at, end, outcome: { operations }, about: [like] };
  }
  return undefined;
}

function dateCorrected(input: Input, at: number): Correction | undefined {
  const { bill } = input;
  const [first] = dates(input, at);
  if (first === undefined) return undefined;
  const date = first.value as StatedDate;
  const fact = dateMeant(input, [at, first.end]);
  if (fact === undefined || isStated(date, fact.date)) return undefined;
  const outcome = setDate({ which: fact, date }, bill);
  return (
    outcome && {
      from: at,
      end: first.end,
      outcome,
      about: [fact.label, fact.node.text, 'day date'],
    }
  );
}

const NAMES: readonly DateName[] = ['due-date', 'valid-date', 'document-date'];

/** The one date of the document that the words name, or whose day they say is wrong. */
function dateMeant(input: Input, [from, end]: readonly [number, number]): DateFact | undefined {
  const { words, bill } = input;
  const places = words.flatMap((_, at) => (at >= from && at < end ? [] : [at]));
  const named = places.flatMap((at): readonly (DateFact | undefined)[] => {
    const name = NAMES.find((one) => endsOf(one, words, at).length > 0);
    if (name !== undefined) return dateFacts(bill).filter((fact) => fact.name === name);
    const word = words[at] ?? '';
    return word.length > 3 && !isIn('slip', [word]) ? [dateNamed([word], bill)] : [];
  });
  const old = places.flatMap((at) => {
    const [stated] = dates(input, at);
    return stated === undefined
      ? []
      : dateFacts(bill).filter(({ date }) => isStated(stated.value as StatedDate, date));
  });
  const found = [...named, ...old].filter((fact) => fact !== undefined);
  const [only] = found;
  return found.every((fact) => only !== undefined && isSameDay(fact.date, only.date))
    ? only
    : undefined;
}
