import { type Draft, draft, type Findings } from './draft.ts';
import { isBlock, isPicture, type Outline, type Part } from './outline.ts';
import { readTable } from './tables.ts';
import { collapsed } from './text.ts';
import { isHeading, readUnit } from './units.ts';
import {
  bare,
  isCode,
  isDate,
  isFigure,
  isKnownLabel,
  isMarked,
  isTotalLabel,
  partyRegion,
} from './vocabulary.ts';

/** Elements that are one piece of text as long as nothing in them begins a line of its own. */
const UNITS = new Set(
  'p li td th dt dd h1 h2 h3 h4 h5 h6 caption figcaption label legend summary pre button'.split(
    ' ',
  ),
);
const FORMATTING = new Set(
  'a abbr b bdi bdo big cite code del em font i ins kbd mark q s small strong sub sup time tt u var'.split(
    ' ',
  ),
);

/** Finds every piece of content in document order. */
export function walkContent(outline: Outline): Findings {
  const found: Findings = { nodes: [], pairs: [], tables: [] };
  visit(outline.body, outline, found);
  return found;
}

function visit(part: Part, outline: Outline, found: Findings): void {
  const { element } = part;
  if (isPicture(element)) {
    found.nodes.push(draft(part, collapsed(element.attribs['alt'] ?? ''), 'image'));
    return;
  }
  if (element.name === 'table' && readTable(part, outline, found, visit)) return;
  if (element.name === 'dl') visitList(part, outline, found);
  else if (isUnit(part)) {
    readUnit(part, outline, found);
    // What the unit's own text does not hold: pictures, and what begins a line of its own.
    if (part.hasBlocks || part.hasImages) visitWithin(part, outline, found);
  } else visitChildren(part, outline, found);
}

function isUnit(part: Part): boolean {
  if (part.chars === 0) return false;
  if (part.ownText) return true;
  if (part.hasBlocks) return false;
  if (isHeading(part)) return true;
  const only = part.spoken.find(saysSomething);
  if (only === undefined || only !== part.spoken.findLast(saysSomething)) return false;
  return UNITS.has(part.element.name) || FORMATTING.has(only.element.name);
}

const saysSomething = ({ chars }: Part): boolean => chars > 0;

function visitWithin(part: Part, outline: Outline, found: Findings): void {
  for (const child of part.spoken) {
    if (isPicture(child.element) || isBlock(child.element)) visit(child, outline, found);
    else if (child.hasImages || child.hasBlocks) visitWithin(child, outline, found);
  }
}

/** The pieces of a part, and what labels what among them. */
function visitChildren(part: Part, outline: Outline, found: Findings): void {
  const pieces: Draft[] = [];
  let single = part.spoken.length >= 2 && part.spoken.length <= MAX_PIECES;
  for (const child of part.spoken) {
    const before = found.nodes.length;
    visit(child, outline, found);
    const piece = found.nodes[before];
    if (found.nodes.length !== before + 1 || piece === undefined) single = false;
    else if (single) pieces.push(piece);
  }
  if (single) pairUp(part, pieces, found);
}

const MAX_PIECES = 8;

/** Label and value next to or below each other: "Due date" "1 May"; of figures also the other way round. */
function pairUp(row: Part, pieces: readonly Draft[], found: Findings): void {
  const [first, second, third] = pieces;
  const begins = isPair(first, second);
  if (
    begins &&
    pieces.length % 2 === 0 &&
    pieces.every((piece, at) => at === 0 || at % 2 === 1 || isPair(piece, pieces[at + 1]))
  ) {
    for (let index = 0; index < pieces.length; index += 2)
      pair(row, pieces[index], pieces[index + 1], found);
    return;
  }
  if (first === undefined || second === undefined || pieces.length > 4) return;
  if (begins) {
    pair(row, first, second, found);
    // What else a figure's card says, such as its change.
    if (third?.role === 'text') Object.assign(third, { role: 'value', label: bare(first.text) });
  } else if (isFigure(first.text) && isLabelText(second) && isPair(second, first))
    pair(row, second, first, found);
}

function pair(
  row: Part,
  label: Draft | undefined,
  value: Draft | undefined,
  found: Findings,
): void {
  if (label === undefined || value === undefined) return;
  label.role = 'label';
  value.role = 'value';
  value.label = bare(label.text);
  found.pairs.push({ label, value, row });
}

/** The lines of an address, one below the other. */
const STREET = /^\d{1,5}[A-Za-z]? \p{L}.*, ?\p{L}/u;
const PHONE = /^\+\d[\d\s().-]{6,22}\d$/;

function isPair(label: Draft | undefined, value: Draft | undefined): boolean {
  if (label === undefined || value === undefined) return false;
  if (value.role !== 'text' || value.text.length > 120 || !isLabelText(label)) return false;
  if (isMarked(label.text)) return !isMarked(value.text);
  if (partyRegion(label.text) !== undefined && !isTotalLabel(label.text)) return false;
  if (isKnownLabel(value.text) && !/\d/.test(value.text)) return false;
  if (isKnownLabel(label.text)) return true;
  if (STREET.test(label.text) || PHONE.test(value.text)) return false;
  if (/\b(?:company|name|address|contact)\b/i.test(label.element.attribs['class'] ?? ''))
    return false;
  if (!/\d/.test(value.text)) return false;
  return (
    isFigure(value.text) ||
    (isDate(value.text) && label.text.split(' ').length <= 3) ||
    (isCode(value.text) && /\b(?:no|num(?:ber)?|id|ref)\b|#/i.test(label.text))
  );
}

function isLabelText({ role, text }: Draft): boolean {
  if (role === 'heading') return isMarked(text) && isKnownLabel(text);
  if (role !== 'text' && role !== 'label') return false;
  if (text.length > 48 || !/\p{L}/u.test(text)) return false;
  return !/\d/.test(text) || (!isFigure(text) && !isDate(text)) || isTotalLabel(text);
}

/** Terms and what they stand for, each pair in an element of its own or not. */
function visitList(list: Part, outline: Outline, found: Findings): void {
  let label: Draft | undefined;
  let row = list;
  const read = (part: Part): void => {
    if (part.element.name === 'dt') {
      const before = found.nodes.length;
      visit(part, outline, found);
      label = found.nodes[before];
      row = part.parent ?? list;
    } else if (part.element.name === 'dd') {
      const before = found.nodes.length;
      visit(part, outline, found);
      const values = found.nodes.slice(before);
      for (const value of values)
        value.label ??= label === undefined ? undefined : bare(label.text);
      const [value] = values;
      if (label !== undefined && value !== undefined) found.pairs.push({ label, value, row });
    } else if (part.element.name === 'div') part.spoken.forEach(read);
    else visit(part, outline, found);
  };
  list.spoken.forEach(read);
}
