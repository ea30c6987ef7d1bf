import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned, Target } from '../target.ts';
import { cellOf, ownedCell } from './cells-named.ts';
import { columnNamed } from './columns.ts';
import { plainWords } from './document-texts.ts';
import { textTarget } from './make.ts';
import { PARTS } from './parts.ts';
import type { Scan } from './scan-names.ts';

const WITHIN = new Set(['in', 'of', 'inside', 'within', 'on', 'from', 'for', 'at']);
const WHOLES =
  /^(?:of|in|on|inside|within|for) (?:(?:the|this|our|my|that) )?(?:invoice|quote|quotation|letter|report|contract|agreement|receipt|certificate|bill|proposal|estimate|document|page|form)(?= |$)/;
const MOST_COLUMNS = 12;

/** What is named, as far as the words behind it say which part of it, or in what. */
export function narrowed(
  phrase: Phrase,
  found: Scanned,
  context: Context,
  scanTarget: Scan,
): Scanned {
  const { tokens } = phrase;
  const { scope } = context;
  const placed = AT_EDGE.exec(`${phrase.slice(found.next, found.next + 4).text} `);
  if (placed !== null && isTextAlone(found.target) && !PLACED.test(phrase.text))
    return { ...found, next: found.next + placed[0].trim().split(' ').length };
  let at = found.next;
  if (tokens[at]?.word === "'s") at++;
  const cell = tokens[at]?.quoted
    ? undefined
    : ownedCell(phrase, at, found.target, context, scanTarget);
  if (cell !== undefined) return cell;
  const part = PARTS.get(tokens[at]?.word ?? '');
  if (part !== undefined && found.target.kind !== 'text' && found.target.kind !== 'document') {
    const target = part(found.target, scope);
    if (target !== undefined) return { target, next: at + 1 };
  }
  // "the labels in the totals"
  const partBefore = PARTS.get(tokens[found.next - 1]?.word ?? '');
  if (HEADS.test(tokens[found.next - 1]?.word ?? '')) {
    const first = columnAt(phrase, found.next, context, scanTarget);
    const several = first && headsOf(phrase, first, partBefore, context, scanTarget);
    if (several !== undefined) return several;
  }
  if (WITHIN.has(tokens[found.next]?.word ?? '')) {
    const whole = scanTarget(phrase, found.next + 1, context);
    const type = WHOLES.exec(phrase.slice(found.next, found.next + 3).text);
    const after = found.next + (type?.[0].split(' ').length ?? 0);
    // "the heading of the receipt", but "the heading of the receipt details" is another one.
    if (type !== null && (whole === undefined || whole.next <= after))
      return { ...found, next: after };
    if (whole !== undefined && whole.target.kind === 'document')
      return { ...found, next: whole.next };
    const inRow = whole && cellOf(found.target, whole.target, context);
    if (inRow !== undefined && whole !== undefined) return { target: inRow, next: whole.next };
    if (whole !== undefined && whole.target.kind !== 'text') {
      const several = headsOf(phrase, whole, partBefore, context, scanTarget);
      if (several !== undefined) return several;
      const target = partBefore?.(whole.target, scope) ?? intersection(found.target, whole.target);
      if (target !== undefined) return { target, next: whole.next };
    }
  }
  return found;
}

/** "the company name up top": where it stands anyway. */
const AT_EDGE = /^(?:up top|(?:up |right )?(?:at|on) the (?:very )?top) /;
const PLACED =
  /^(?:put|place|move|add|insert|set|bring|shift|position|draw|show|write|print|display|want|need)\b|\b(?:goes|go|lines?|rules?|borders?|space|spacing|room|padding|margin|gap|px|page numbers?)\b/;
const isTextAlone = ({ kind, nodes }: Target) => kind === 'text' && nodes.length === 1;

type Part = NonNullable<ReturnType<typeof PARTS.get>>;

const HEADS = /^(?:heads|headings|headers|titles)$/;

/** "the headings of Hours, Rate and Amount", "the headings Hours and Rate" */
function headsOf(
  phrase: Phrase,
  first: Scanned,
  part: Part | undefined,
  context: Context,
  scanTarget: Scan,
): Scanned | undefined {
  const { tokens } = phrase;
  const whole: Target[] = [first.target];
  let { next } = first;
  while (part !== undefined && first.target.kind === 'column' && whole.length < MOST_COLUMNS) {
    let at = next;
    while (/^(?:,|and|&|or)$/.test(tokens[at]?.word ?? '')) at++;
    const other = at === next ? undefined : columnAt(phrase, at, context, scanTarget);
    if (other === undefined) break;
    whole.push(other.target);
    next = other.next;
  }
  const parts = whole.flatMap((one) => part?.(one, context.scope) ?? []);
  if (whole.length < 2 || parts.length < whole.length) return undefined;
  const nodes = parts.flatMap((one) => one.nodes);
  const target = textTarget(nodes, parts.map(({ name }) => name).join(' and '));
  return target && { target, next };
}

const MOST_NAME = 3;
const SIGN = /^(?:\W|and|or)$/;

/** Behind "headings" a name is a column's, whatever else is called so. */
function columnAt(
  phrase: Phrase,
  at: number,
  context: Context,
  scanTarget: Scan,
): Scanned | undefined {
  for (let length = Math.min(MOST_NAME, phrase.tokens.length - at); length > 0; length--) {
    if (SIGN.test(phrase.tokens[at + length - 1]?.word ?? '')) continue;
    const words = plainWords(phrase.slice(at, at + length).raw);
    const target = columnNamed(words, context.scope);
    if (target !== undefined) return { target, next: at + length };
  }
  const found = scanTarget(phrase, at, context);
  return found?.target.kind === 'column' ? found : undefined;
}

/** What is named, as far as it lies in what it is said to lie in. */
function intersection(part: Target, whole: Target): Target | undefined {
  if (part.kind === 'document') return whole;
  const inside = new Set(whole.nodes);
  const nodes = part.nodes.filter((node) => inside.has(node));
  if (nodes.length === part.nodes.length && nodes.length > 0) return part;
  if (nodes.length === 0 || part.kind !== 'text') return undefined;
  return textTarget(nodes, `${part.name} in ${whole.name}`);
}

/** "the figure of Subtotal", "the amount in the Tax row" */
export function partOf(
  phrase: Phrase,
  at: number,
  context: Context,
  scanTarget: Scan,
): Scanned | undefined {
  const [word, joint] = [phrase.tokens[at], phrase.tokens[at + 1]];
  const part = word === undefined || word.quoted ? undefined : PARTS.get(word.word);
  if (part === undefined || !WITHIN.has(joint?.word ?? '')) return undefined;
  const whole = scanTarget(phrase, at + 2, context);
  if (whole === undefined || !/^(?:total|row|region|table)$/.test(whole.target.kind))
    return undefined;
  const target = part(whole.target, context.scope);
  return target && { target, next: whole.next };
}
