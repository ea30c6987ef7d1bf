import type { Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import { VERBS } from '../interpret/language/vocabulary.ts';
import type { Operation } from '../operations.ts';
import type { TotalKind } from '../values/total-kind.ts';
import { type Bill, type BillLine, billOf } from './bill.ts';
import { endsOf, isIn } from './lists.ts';
import { linesNamed } from './name-lines.ts';
import { stemOf, stemsOf } from './stems.ts';

/** What totals of a kind are called without the words of their label. */
const TOTAL_NOUNS: Readonly<Partial<Record<TotalKind, readonly string[]>>> = {
  discount: ['discount'],
  tax: ['tax'],
  shipping: ['shipping'],
  paid: ['payment'],
  total: ['whole', 'due-date'],
  due: ['whole', 'due-date'],
};

/**
 * Whether operations that rules for texts came to change something that the words do not name: the
 * tax of all instead of a figure of one line, an amount of the totals by the word "fee" alone.
 */
export function isMisread(
  operations: readonly Operation[],
  tokens: readonly Token[],
  subject: Subject,
): boolean {
  const words = tokens.map(({ word, quoted }) => (quoted ? '""' : word));
  if (operations.some((operation) => isHeadingFilled(operation, words, subject))) return true;
  if (operations.some((operation) => isCutFromWords(operation, tokens))) return true;
  if (isRepeatOf(operations, words)) return true;
  const bill = billOf(subject);
  if (bill.table === undefined) return false;
  const line = lineWithFigure(words, bill);
  return operations.some(
    (operation) =>
      (line !== undefined && isBesideLine(operation, line, bill)) ||
      isUnnamedTotal(operation, words, bill) ||
      isUnnamedLabel(operation, words, subject) ||
      isValueRenamed(operation, words, subject) ||
      isLineResized(operation, words, bill) ||
      isTaxOfSome(operation, words, bill) ||
      isLookAsText(operation, tokens),
  );
}

/** The one line that is named together with a figure. */
function lineWithFigure(words: readonly string[], bill: Bill): BillLine | undefined {
  if (!words.some((word) => /\d/.test(word))) return undefined;
  const named = words
    .filter(
      (word) =>
        !Object.values(TOTAL_NOUNS).some((lists) => lists.some((list) => isIn(list, [word]))),
    )
    .map((word) => linesNamed([word], bill))
    .filter((lines) => lines.length > 0);
  const [first = []] = named;
  const common = first.filter((line) => named.every((lines) => lines.includes(line)));
  return common.length === 1 ? common[0] : undefined;
}

/** A text that is set elsewhere, or in place of the line's name. */
function isBesideLine(operation: Operation, line: BillLine, { totals }: Bill): boolean {
  const ofTotals = (id: string) =>
    totals.some((one) => one.id === id || one.labelNode.id === id || one.valueNode.id === id);
  if (operation.op === 'set-text') return ofTotals(operation.target);
  if (operation.op !== 'replace-text') return false;
  const { targets, find, replace } = operation;
  if (targets !== undefined) return targets.some(ofTotals);
  return /^\W?\d/.test(replace) && !/\d/.test(find) && line.name.includes(find);
}

/** An amount of the totals is set that nothing in the words is a name of. */
function isUnnamedTotal(operation: Operation, words: readonly string[], bill: Bill): boolean {
  if (operation.op !== 'set-text') return false;
  const total = bill.totals.find(({ valueNode }) => valueNode.id === operation.target);
  if (total === undefined) return false;
  const stems = new Set(stemsOf(words.join(' ')));
  return (
    !stemsOf(total.label).some((stem) => stems.has(stem)) &&
    !words.some((_, at) =>
      TOTAL_NOUNS[total.kind]?.some((list) => endsOf(list, words, at).length > 0),
    )
  );
}

/** "should read Labour - drain down, remove old cylinder": a line that gets a name is not meant to go. */
export function isNamedAndRemoved(operations: readonly Operation[], { content }: Subject): boolean {
  const rows = content.tables.flatMap((table) => table.rows);
  return operations.some(
    (one) =>
      one.op === 'set-text' &&
      operations.some((other) => {
        const gone =
          other.op === 'remove' ? other.targets : other.op === 'remove-row' ? [other.row] : [];
        return rows.some(
          ({ id, cells }) => gone.includes(id) && cells.some((cell) => cell.id === one.target),
        );
      }),
  );
}

/** "repeat customer" says who they are. */
const isRepeatOf = (operations: readonly Operation[], words: readonly string[]): boolean =>
  operations.some(({ op }) => op === 'duplicate') &&
  words.some(
    (word, at) =>
      word === 'repeat' && /^(?:client|customer|guest|buyer|order)s?$/.test(words[at + 1] ?? ''),
  );

const JOINED_ON = /^(?:(?:to|it|be|is|are|as|from|them|that|than)\s|[:;,])/;
const NO_NAME = /^(?:(?:not|and|but|or)\b|[,;:])| (?:up|down|to|at|for|from|of|by)$/i;

/** "to FW-0400", a new line "Not": a text that begins in the middle of what was said. */
const isCutFromWords = (operation: Operation, tokens: readonly Token[]): boolean => {
  const text = newText(operation) ?? '';
  const isCut =
    JOINED_ON.test(text) ||
    (operation.op === 'add-row' && operation.cells.some((cell) => NO_NAME.test(cell)));
  return isCut && !tokens.some(({ quoted, raw }) => quoted && raw.includes(text));
};

const HEADED =
  /^(?:heading|header|headline|title|section|label|caption|rename|retitle|call|called|say|read|reads)$/;

/** "the term is 24 months": a figure is no heading, it stands below one. */
function isHeadingFilled(
  operation: Operation,
  words: readonly string[],
  { content }: Subject,
): boolean {
  if (operation.op !== 'set-text' || !/^(?:\W|[A-Z]{1,3})?\d/.test(operation.text)) return false;
  if (words.some((word) => HEADED.test(word))) return false;
  const node = content.nodes.find(({ id }) => id === operation.target);
  return node !== undefined && /heading|label/.test(node.role) && !/\d/.test(node.text);
}

/** What a tax may be said to be on, if it is to go from the whole document. */
const WHOLE =
  /^(?:it|th(?:is|at|ese|ose|em|e)|our|my|all|any|every|each|of|top|here|invoice|bill|order|receipt|quote|estimate|document|(?:sub)?totals?|whole|goods|items|services|lines|(?:every|any)thing)$/;

/** "payable before shipping, not on delivery" says when, and takes nothing away. */
const isWhen = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:before|on|upon|after)$/.test(word) && endsOf('shipping', words, at + 1).length > 0,
  );

/** "no VAT on food": what is called so has to be found, or all of them would lose it. */
export function isTaxOfSome(
  operation: Operation,
  words: readonly string[],
  { totals }: Bill,
): boolean {
  if (operation.op !== 'remove') return false;
  const shipping = totals.filter(({ kind }) => kind === 'shipping').map(({ id }) => id);
  // "HST on the food only, not on the delivery" is of the tax.
  const isOfTax = words.includes('on') && words.some((word) => isIn('tax', [word]));
  if (operation.targets.some((id) => shipping.includes(id)) && (isWhen(words) || isOfTax))
    return true;
  const at = words.lastIndexOf('on');
  if (at < 1) return false;
  const taxes = totals.filter(({ kind }) => kind === 'tax').map(({ id }) => id);
  return (
    (words[0] === 'no' || operation.targets.some((id) => taxes.includes(id))) &&
    words.slice(at + 1).some((word) => /^\p{L}/u.test(word) && !WHOLE.test(word))
  );
}

const TIMES = /^(?:doubled?|twice|triple|treble|halve|half)$/;
const SIZES = /^(?:size|big|large|small|font|text|type|letter)/;

/** "double the hosting" is of its figures, whatever else may be doubled of a text. */
function isLineResized(operation: Operation, words: readonly string[], { lines }: Bill): boolean {
  if (operation.op !== 'set-style' || operation.style['font-size'] === undefined) return false;
  if (!words.some((word) => TIMES.test(word)) || words.some((word) => SIZES.test(word)))
    return false;
  const cells = new Set(lines.flatMap(({ row }) => row.cells.map(({ id }) => id)));
  return operation.targets.some((id) => cells.has(id));
}

/** "rename the invoice number to Ref": what is renamed is a label, and a figure is none. */
function isValueRenamed(
  operation: Operation,
  words: readonly string[],
  { content }: Subject,
): boolean {
  if (operation.op !== 'set-text' || /\d/.test(operation.text)) return false;
  if (!words.some((word, at) => (at === 0 && word === 'label') || isIn('rename', [word])))
    return false;
  const node = content.nodes.find(({ id }) => id === operation.target);
  return node !== undefined && ['number', 'value'].includes(node.role) && /\d/.test(node.text);
}

/** What begins another clause of the instruction, behind a comma or a conjunction. */
const BEGINS_CLAUSE =
  /^(?:(?:i|we|they|he|she|it|you|please|pls|due|number|then|also|both|everywhere|wherever|i\.e\.?)\b|[a-z]+ (?:for )?(?:it|them|that)\b|[a-z]+ (?:is|was|has|does|do)(?:n['’]t| not)\b|(?:the|this|that|our|my|their|his|her|an?) .*\b(?:is|are|was|were|should|must|to)\b)/i;
const AT_PLACE = / at the (?:very )?(?:top|bottom|end)$/i;
const JOINT = /(?:[,;]\s+)?\b(?:and|but|because|since|so)\s+|[,;]\s+/g;

/**
 * Text that is neither quoted nor announced ("a note saying …") and goes on with another clause: where it
 * ends is not clear, so it may hold a second request or a reason.
 */
export function unclearText(
  operations: readonly Operation[],
  instruction: string,
): string | undefined {
  return operations.map(newText).find((text) => {
    const at = text === undefined ? -1 : instruction.indexOf(text);
    if (text === undefined || at < 0) return false;
    const before = instruction.slice(0, at);
    // "it should say Guest Folio at the top": where it stands is hardly a part of it.
    if (AT_PLACE.test(text) && !/["“”‘’']\s*$/.test(before)) return true;
    if (/(?:["“”‘’']|:|\b(?:say(?:s|ing)?|reads?|reading|states?|stating))\s*$/i.test(before))
      return false;
    return [...text.matchAll(JOINT)].some(({ 0: joint, index }) => {
      const rest = text.slice(index + joint.length);
      return BEGINS_CLAUSE.test(rest) || VERBS.has(rest.split(/\W/)[0] ?? '');
    });
  });
}

function newText(operation: Operation): string | undefined {
  switch (operation.op) {
    case 'set-text':
      return operation.text;
    case 'replace-text':
      return operation.replace;
    case 'insert':
      // Whoever ends a sentence says where it ends.
      return 'text' in operation.block && !/[.!?]$/.test(operation.block.text)
        ? operation.block.text
        : undefined;
    default:
      return undefined;
  }
}

const LOOK = /\bfonts?\b|\bcolou?rs?\b|\bserif\b|\bbold\b|\bitalics?\b/i;

/** "a serif font and a dusty pink" is no text, unless it is quoted. */
function isLookAsText(operation: Operation, tokens: readonly Token[]): boolean {
  const text = newText(operation) ?? '';
  if (tokens.some(({ quoted, raw }) => quoted && raw === text)) return false;
  return LOOK.test(text);
}

/** "the article numbers" do not name "VAT number". */
function isUnnamedLabel(
  operation: Operation,
  words: readonly string[],
  { content }: Subject,
): boolean {
  if (operation.op !== 'remove') return false;
  const stems = new Set(stemsOf(words.join(' ')));
  return operation.targets.some((id) => {
    const label = content.nodes.find((node) => node.id === id && node.role === 'label');
    const own = stemsOf(label?.text ?? '');
    return own.length > 1 && own.filter((stem) => stems.has(stem)).join() === stemOf('number');
  });
}
