import type { ContentNode } from '../../content-model.ts';
import { MONEY_IN_TEXT, writeLike } from '../../values/written-number.ts';
import { replaced } from '../recipient.ts';
import type { StatedFigure } from '../slots/input.ts';
import type { Intent } from './intent.ts';

const RATE = /\d+(?:[.,]\d+)?\s?%/g;

/** The one figure of its kind in a sentence: "30 days" of "Labour guaranteed for 30 days". */
export const sentenceFigure: Intent = (values, { writing }) => {
  const node = values['sentence'] as ContentNode;
  const { kind, unit, value } = values['new'] as StatedFigure;
  const old = (values['old'] as StatedFigure | undefined)?.value;
  if (kind === 'number' && unit === undefined) return undefined;
  const form = kind === 'money' ? MONEY_IN_TEXT : kind === 'percent' ? RATE : numberOf(unit ?? '');
  const [found, ...others] = node.text.match(form) ?? [];
  const before = found === undefined ? undefined : writing.read(found);
  if (found === undefined || before === undefined || others.length > 0) return undefined;
  if (before.value === value || (old !== undefined && old !== before.value)) return undefined;
  // "1.5%" becomes "2%"; an amount keeps its cents.
  const mark = found.includes(',') ? ',' : '.';
  const written =
    kind === 'money'
      ? writeLike(value, before)
      : found.replace(/\d[\d.,]*/, String(value).replace('.', mark));
  return { operations: [replaced(node, written, found)] };
};

/** "30" of "30 days", "30-day", whatever is said: "60 days", "a day". */
const numberOf = (unit: string): RegExp =>
  new RegExp(
    String.raw`\d[\d.,]*(?=[\s-]?${unit.replace(/[^\p{L} ]/gu, '').replace(/s$/, '')})`,
    'giu',
  );
