import type { ContentNode } from '../../content-model.ts';
import { MONEY_IN_TEXT, writeLike } from '../../values/written-number.ts';
import type { Bill } from '../bill.ts';
import { replaced } from '../recipient.ts';
import type { StatedFigure } from '../slots/input.ts';
import type { Intent } from './intent.ts';

const RATE = /\d+(?:[.,]\d+)?\s?%/g;

/** All figures in a text that are of the kind and unit of a stated one. */
export const figuresLike = (text: string, { kind, unit }: StatedFigure): readonly string[] =>
  text.match(kind === 'money' ? MONEY_IN_TEXT : kind === 'percent' ? RATE : numberOf(unit ?? '')) ??
  [];

/** A stated figure as the one that it replaces is written: "1.5%" becomes "2%", an amount keeps its cents. */
export function writtenInPlace(
  found: string,
  { kind, value }: StatedFigure,
  { writing }: Bill,
): string | undefined {
  const before = writing.read(found);
  if (before === undefined || kind === 'money') return before && writeLike(value, before);
  const mark = found.includes(',') ? ',' : '.';
  return found.replace(/\d[\d.,]*/, String(value).replace('.', mark));
}

/** The one figure of its kind in a sentence: "30 days" of "Labour guaranteed for 30 days". */
export const sentenceFigure: Intent = (values, bill) => {
  const node = values['sentence'] as ContentNode;
  const stated = values['new'] as StatedFigure;
  const old = (values['old'] as StatedFigure | undefined)?.value;
  if (stated.kind === 'number' && stated.unit === undefined) return undefined;
  const [found = '', ...others] = figuresLike(node.text, stated);
  const written = writtenInPlace(found, stated, bill);
  const before = bill.writing.read(found)?.value;
  if (written === undefined || others.length > 0 || before === stated.value) return undefined;
  return old === undefined || old === before
    ? { operations: [replaced(node, written, found)] }
    : undefined;
};

/** "30" of "30 days", "30-day", whatever is said: "60 days", "a day". */
const numberOf = (unit: string): RegExp =>
  new RegExp(
    String.raw`\d[\d.,]*(?=[\s-]?${unit.replace(/[^\p{L} ]/gu, '').replace(/s$/, '')})`,
    'giu',
  );
