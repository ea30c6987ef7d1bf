import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Context, Reading } from '../../../rule.ts';
import { operations } from '../../answers.ts';
import type { Style } from '../../style/set-text.ts';
import { atEnd, beforeFooter, endOf, type Place } from '../place.ts';
import type { Frame } from './frame.ts';

type Block = Extract<Operation, { op: 'insert' }>['block'];

export function inserted(block: Block, place: Place, style: Style = {}): Reading {
  const has = Object.keys(style).length > 0;
  return operations(
    [{ op: 'insert', place: place.place, target: place.target, block, ...(has ? { style } : {}) }],
    place.about === undefined ? [] : [place.about],
  );
}

/** A line of text, or one more entry where a list is named. */
export function insertedText(text: string, place: Place, style: Style): Reading {
  const entry = lastEntry(place);
  return entry === undefined
    ? inserted({ kind: 'paragraph', text }, place, style)
    : inserted(
        { kind: 'list', items: [text], ordered: false },
        { ...place, place: 'after', target: entry },
        style,
      );
}

/** Whether what is put there becomes an entry. */
export function isList(place: Place): boolean {
  return lastEntry(place) !== undefined;
}

/** The last entry of a part that is a list and its heading. */
function lastEntry({ place, about }: Place): string | undefined {
  const areItems = about?.nodes.every(({ role }) => role === 'list-item') === true;
  if (place === 'after' && about?.kind === 'text' && areItems) return about.ids.at(-1);
  if (place !== 'end' || about?.kind !== 'region') return undefined;
  const nodes = about.nodes.filter(({ role }) => role !== 'heading' && role !== 'label');
  return nodes.every(({ role }) => role === 'list-item') ? nodes.at(-1)?.id : undefined;
}

/** A note goes to the notes, which are made where there are none. */
export function insertedNote(text: string, style: Style, context: Context): Reading | undefined {
  const notes = endOf('notes', context);
  if (notes !== undefined) return insertedText(text, notes, style);
  const place = beforeFooter(context);
  const heading = OF_PAYMENT.test(text) ? 'Payment terms' : 'Notes';
  const name = heading.toLowerCase().replace(' ', '-');
  return place && inserted({ kind: 'section', name, heading, text }, place, style);
}

/** "Payment due within 14 days." */
const OF_PAYMENT = /^(?:please pay|pay(?:ment|able)\b).*\b(?:due|within|days?|receipt)\b/i;

/** Thanks go to the notes, too, but a heading of their own they have not. */
export function insertedThanks(text: string, style: Style, context: Context): Reading | undefined {
  const notes = endOf('notes', context);
  return notes === undefined
    ? insertedAtEnd(text, style, context)
    : insertedText(text, notes, style);
}

export function insertedAtEnd(text: string, style: Style, context: Context): Reading | undefined {
  const place = atEnd(context);
  return place && inserted({ kind: 'paragraph', text }, place, style);
}

/** The text that is said, where just one is. */
export function onlyText({ texts, names }: Frame): string | undefined {
  const [first, ...others] = [...texts, ...names];
  return others.length > 0 || first === undefined || first.text === '' ? undefined : first.text;
}
