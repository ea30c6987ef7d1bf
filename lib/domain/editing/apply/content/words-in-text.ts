import { type Element, isTag, Text } from 'domhandler';
import { append, appendChild, replaceElement } from 'domutils';
import { quoted } from '../describe.ts';
import { type Editing, InvalidOperation } from '../effect.ts';
import { elementFrom } from '../markup.ts';
import { stylesOf } from '../styles/computed-style.ts';
import { isInline } from '../text.ts';
import type { Match } from './find-text.ts';
import { accepts } from './nesting.ts';
import { foundIn, type Run } from './replace-text.ts';

/** A piece of text in the tree, and what of it is meant. */
interface Piece {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

/**
 * The elements around just these words in the texts of others: new ones where there are none yet. What
 * the texts say stays, to the letter.
 * @throws InvalidOperation where they do not occur, or nothing may stand around them
 */
export function wordsIn(
  editing: Editing,
  elements: readonly Element[],
  words: string,
): { readonly all: Element[]; readonly added: Element[] } {
  const found = foundIn(elements, words);
  const pieces = found.flatMap(({ run, matches }) => piecesOf(run, matches));
  if (pieces.length === 0) throw new InvalidOperation(`${quoted(words)} does not occur there.`);
  for (const { node } of pieces)
    if (!mayStandApart(editing, node))
      throw new InvalidOperation(`${quoted(words)} cannot look different from what is around it.`);
  const added: Element[] = [];
  const all: Element[] = [];
  // From behind, so that the places before stay what they are.
  for (const piece of pieces.toReversed()) {
    const own = elementOfJust(piece);
    if (own === undefined) added.push(setApart(piece));
    all.push(own ?? (added.at(-1) as Element));
  }
  return { all: all.reverse(), added };
}

function piecesOf({ nodes }: Run, matches: readonly Match[]): Piece[] {
  let offset = 0;
  return nodes.flatMap((node) => {
    const start = offset;
    offset += node.data.length;
    return matches.flatMap(([from, to]): Piece[] => {
      const piece = { node, from: Math.max(from - start, 0), to: Math.min(to, offset) - start };
      return piece.from < piece.to && node.data.slice(piece.from, piece.to).trim() !== ''
        ? [piece]
        : [];
    });
  });
}

/** A part of a text that is laid out as a box of its own would no longer stand in its line. */
function mayStandApart(editing: Editing, { parent }: Text): boolean {
  if (parent === null || !isTag(parent)) return false;
  const isBox = /flex|grid/.test(stylesOf(editing).valueOf(parent, 'display') ?? '');
  return !isBox && accepts(parent, elementFrom('<span></span>'));
}

/** The inline element that says these words and nothing else. */
function elementOfJust({ node, from, to }: Piece): Element | undefined {
  const { parent } = node;
  const isWhole = from === 0 && to === node.data.length;
  return isWhole &&
    parent !== null &&
    isTag(parent) &&
    isInline(parent) &&
    parent.children.length === 1
    ? parent
    : undefined;
}

function setApart({ node, from, to }: Piece): Element {
  const { data } = node;
  const span = elementFrom('<span></span>');
  appendChild(span, new Text(data.slice(from, to)));
  if (to < data.length) append(node, new Text(data.slice(to)));
  if (from === 0) replaceElement(node, span);
  else {
    append(node, span);
    node.data = data.slice(0, from);
  }
  return span;
}
