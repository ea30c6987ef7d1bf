import {
  orientationInIntent,
  styleInIntent,
  titleInIntent,
  typeInIntent,
} from '#lib/domain/detection/type/intent.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { withEmphasis } from './emphasis.ts';
import { withoutUnwanted, withWords } from './intent-content.ts';

const MAX_PIECES = 12;
/** Where one part of an intent ends and the next begins. */
const SEPARATOR = /[.,;:!?\n]|\b(?:and|but|while|then)\b/gi;
const QUOTED = /["“„«][^"“”„«»]*["”»]/g;
/** Courtesy and articles ask for nothing by themselves. */
const EMPTY =
  /^(?:please|thanks?(?: you)?|kindly|the|an?|it|this|that|document|pdf|make|create|\s)*$/i;

/** Everything that an intent decides, as text to compare. Rows are left out: no intent changes them. */
function effectOf(model: PrintedDocument, intent: string): string {
  const shown = withWords(withEmphasis(withoutUnwanted(model, intent), intent), intent);
  const decided = [typeInIntent, styleInIntent, orientationInIntent, titleInIntent];
  return JSON.stringify([decided.map((read) => read(intent)), shown], (key, value) =>
    key === 'rows' ? undefined : value,
  );
}

interface Piece {
  readonly start: number;
  readonly end: number;
}

/** The parts of an intent; quoted texts are not taken apart. */
function piecesOf(intent: string): Piece[] {
  const masked = intent.replace(QUOTED, (quoted) => '_'.repeat(quoted.length));
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: separator } of masked.matchAll(SEPARATOR)) {
    pieces.push({ start, end: index });
    start = index + separator.length;
  }
  return [...pieces, { start, end: intent.length }];
}

/**
 * The parts of an intent that change nothing about this document: neither alone, nor as a part of
 * the whole ("highlight the due date and the total" takes its verb along).
 */
export function ineffectiveParts(model: PrintedDocument, intent: string): string[] {
  const none = effectOf(model, '');
  const all = effectOf(model, intent);
  return piecesOf(intent)
    .map(({ start, end }) => ({
      piece: intent.slice(start, end).trim(),
      rest: intent.slice(0, start) + intent.slice(end),
    }))
    .filter(({ piece }) => !EMPTY.test(piece))
    .slice(0, MAX_PIECES)
    .filter(({ piece, rest }) => {
      return effectOf(model, piece) === none && effectOf(model, rest) === all;
    })
    .map(({ piece }) => piece);
}
