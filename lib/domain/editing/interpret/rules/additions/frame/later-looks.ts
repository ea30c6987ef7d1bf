import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../../language/phrase.ts';
import type { Context, Reading } from '../../../rule.ts';
import type { Style } from '../../style/set-text.ts';
import { isUsual, pictureSaid } from '../picture-said.ts';
import { styleAt } from './looks.ts';

const ABOUT_IT =
  /^(?:it|its|this|that|them|they|make|should|must|be|is|are|in|and|also|,|;|:|set|put|with|a|to|as|of|please|text|line|stamp|note|color|font|letters|type|print|would|like|want|have|need|needs|shall|use|style|show|format|write)$/;
/** A clause of its own about looks is longer. */
const MOST_WORDS = 16;
const TEXTS: ReadonlySet<string> = new Set(['paragraph', 'section', 'list', 'heading']);

/** "… and make it bold", "…, centered": of what was just put in, which has no name yet. */
export function withLaterLooks(
  before: Reading | undefined,
  clause: Phrase,
  context: Context,
): Reading | undefined {
  const last = before?.result.kind === 'operations' ? before.result.operations.at(-1) : undefined;
  const named = last && withName(last, clause);
  if (named !== undefined && before?.result.kind === 'operations')
    return ofOthers(before, [...before.result.operations.slice(0, -1), named]);
  const isText = last?.op === 'insert' && TEXTS.has(last.block.kind);
  const isStamp = last?.op === 'set-page' && last.stamp !== undefined && last.stamp !== null;
  const isPicture = last?.op === 'insert' && /^(?:logo|image)$/.test(last.block.kind);
  if (!(isText || isStamp || isPicture) || before?.result.kind !== 'operations') return undefined;
  const style = isPicture ? undefined : looksIn(clause, context);
  const styled = isPicture
    ? withPictureSaid(last, clause, context)
    : style && withStyle(last, style);
  if (styled === undefined) return undefined;
  return ofOthers(before, [...before.result.operations.slice(0, -1), styled]);
}

function ofOthers(before: Reading, operations: readonly Operation[]): Reading {
  return { ...before, result: { kind: 'operations', operations } };
}

const NAMED =
  /^(?:name|call|label|title|head) (?:it|this|that|(?:the|this|that) (?:new )?column)(?: as)? (?<name>.+)$/;

/** "…, and call it Tax": of a column that was just put in. */
function withName(operation: Operation, clause: Phrase): Operation | undefined {
  const name = operation.op === 'add-column' ? clause.match(NAMED)?.['name']?.raw : undefined;
  return name === undefined || operation.op !== 'add-column'
    ? undefined
    : { ...operation, label: name.charAt(0).toUpperCase() + name.slice(1) };
}

function looksIn(clause: Phrase, context: Context): Style | undefined {
  if (clause.tokens.length > MOST_WORDS) return undefined;
  const style: Style = {};
  for (let at = 0; at < clause.tokens.length; ) {
    const found = styleAt(clause, at, context);
    const token = clause.tokens[at];
    if (found === undefined && (token?.quoted || !ABOUT_IT.test(token?.word ?? '')))
      return undefined;
    Object.assign(style, found?.style);
    at = found?.next ?? at + 1;
  }
  return Object.keys(style).length === 0 ? undefined : style;
}

const SETS = /^(?:make|set|give|scale|resize|align|put|move|show|stick|pop|also|then)$/;

/** "make it 40px high", "put it at the top": of a picture. */
function withPictureSaid(
  operation: Extract<Operation, { op: 'insert' }>,
  clause: Phrase,
  context: Context,
): Operation | undefined {
  const words = clause.tokens.filter(({ word, quoted }) => quoted || !SETS.test(word));
  const said = words.length > 0 ? pictureSaid(clause.with(words), context) : undefined;
  if (said === undefined) return undefined;
  const { place, style } = said;
  const styled = withStyle(operation, style);
  const stays = place === undefined || isUsual(place);
  return styled?.op !== 'insert' || stays
    ? styled
    : { ...styled, place: place.place, target: place.target };
}

function withStyle(operation: Operation, style: Style): Operation | undefined {
  if (operation.op === 'insert') return { ...operation, style: { ...operation.style, ...style } };
  if (operation.op !== 'set-page' || !operation.stamp) return undefined;
  // Stamps are bold.
  const { color, 'font-weight': _, ...others } = style;
  if (Object.keys(others).length > 0) return undefined;
  if (color === undefined) return operation;
  return { ...operation, stamp: { ...operation.stamp, color } };
}
