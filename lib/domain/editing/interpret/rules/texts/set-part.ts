import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { datesIn, writeDate } from '#lib/domain/editing/values/written-date.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Target } from '../../rule.ts';
import { contentLoss, notFeasible, operations, setNodeText } from '../answers.ts';
import { lossOf } from '../parts/loss.ts';
import { amountIn, isPricedText } from '../tables/cells.ts';
import { partsOf, writingIn } from '../tables/find-table.ts';
import { changeLine } from '../tables/total-lines.ts';
import { textFor } from './value-written.ts';

/** "the client's name", "title", "our address": texts that parts are made of. */
export function setPart(what: Phrase, value: Phrase, context: Context): Reading | undefined {
  const bare = what.match(/^(?<of>.+?) (?:text|wording|line|value|content)$/)?.['of'] ?? what;
  const target = context.target(bare) ?? context.target(what);
  // A text that is quoted is replaced wherever it stands.
  if (target === undefined || (what.quoted && value.quoted)) return undefined;
  const names = target.nodes.filter(({ role }) => role === 'party-name');
  if (
    target.kind === 'region' &&
    names.length === 1 &&
    /^(?:the )?(?:client|customer|recipient|buyer)$/.test(what.text)
  )
    return setAll(names, value, context);
  if (target.kind === 'row') return undefined;
  // A text in the place of them would be their removal.
  if (target.kind === 'table' || (target.kind === 'region' && target.region?.name === 'totals')) {
    const loss = value.quoted ? lossOf(target, context) : undefined;
    return loss === undefined ? undefined : contentLoss(loss);
  }
  if (target.kind === 'region') return prose(target, what, value, context);
  if (!isText(target)) return undefined;
  if (target.kind === 'column') {
    const head = target.nodes.find(({ role }) => role === 'column-head');
    return head === undefined || !/head|title|label|name/.test(what.text)
      ? undefined
      : setAll([head], value, context);
  }
  const [first, ...rest] = target.nodes;
  if (first === undefined) return undefined;
  if (rest.length === 0 || target.nodes.every(({ text }) => text === first.text))
    return setAll(target.nodes, value, context);
  return undefined;
}

/** "set the notes to …": the prose of a part, below its heading. */
function prose(target: Target, what: Phrase, value: Phrase, context: Context): Reading | undefined {
  const texts = target.nodes.filter(({ role }) => role === 'prose');
  const [first, ...others] = texts;
  const isProse = target.nodes.every(({ role }) => role === 'prose' || role === 'heading');
  if (target.region?.essential !== false || first === undefined || !isProse) return undefined;
  const isText = /\b(?:text|wording|content)\b/.test(what.text);
  // One or two words may be what the heading is to say, unless they are a sentence.
  const isLong = value.raw.trim().split(/\s+/).length > 2 || /[.!]$/.test(value.raw + value.ending);
  if (!(isText || isLong) || others.some(({ whole }) => !whole)) return undefined;
  const set = setAll([first], value, context);
  if (set?.result.kind !== 'operations') return undefined;
  return operations(
    [
      ...set.result.operations,
      ...others.map(({ id }): Operation => ({ op: 'remove', targets: [id] })),
    ],
    [target],
  );
}

const TEXTS = new Set<Target['kind']>(['text', 'column']);

function isText(target: Target): boolean {
  return TEXTS.has(target.kind);
}

const DUE = /\bdue\b|\bpay(?:able)? by\b/i;

/** A day that is due may be told at two places: "Due by" at the top, "Due" below. */
function withSameDay(
  nodes: readonly ContentNode[],
  { scope, subject }: Context,
): readonly ContentNode[] {
  const [first] = nodes;
  if (first === undefined || subject.region !== undefined) return nodes;
  const isDue = ({ role, label = '' }: ContentNode) => role === 'value' && DUE.test(label);
  if (!nodes.every((node) => isDue(node) && node.text === first.text)) return nodes;
  return scope.nodes.filter(
    (node) => nodes.includes(node) || (isDue(node) && node.text === first.text),
  );
}

/** Gives pieces of content the text that is said, each written as it was. undefined: it is no text for them. */
export function setAll(
  given: readonly ContentNode[],
  value: Phrase,
  context: Context,
  amounts = false,
): Reading | undefined {
  const line = amountChanged(given, value, context);
  if (line !== undefined) return line;
  const list: Operation[] = [];
  const nodes = withSameDay(given, context);
  // "Boiler repair: 4 hours, £220": figures are no name for what is done.
  const areNames = nodes.every(({ role, text }) => role === 'cell' && !/\d/.test(text));
  if (areNames && !value.quoted && /^(?:\p{Sc} ?)?\d/u.test(value.raw)) return undefined;
  if (areNames && !value.quoted && isPricedText(value.raw)) return undefined;
  for (const node of nodes) {
    const text = textFor(node, value, context);
    if (text === undefined) return unlike(node, value, context);
    list.push(setNodeText(node, text));
  }
  const isSame = (operation: Operation, at: number) =>
    operation.op === 'set-text' && operation.text === nodes[at]?.text;
  // "the date should be written as 20/04/2026": it is the same day.
  if (list.length > 0 && list.every(isSame)) return undefined;
  const keep = amounts ? nodes.map(({ id }) => id) : amountCells(nodes, context);
  if (keep !== undefined) list.push({ op: 'recompute', keep });
  return operations(list, [
    {
      kind: 'text',
      name: nodes[0]?.label ?? nodes[0]?.text ?? '',
      ids: nodes.map(({ id }) => id),
      nodes,
    },
  ]);
}

/** "change $35.00 to $38.00": what hangs on a figure of the items follows; those of them that are computed themselves were asked for. */
function amountCells(nodes: readonly ContentNode[], context: Context): string[] | undefined {
  const table = context.subject.content.lineItems;
  const rows = table?.rows ?? [];
  const isFigure = (node: ContentNode) =>
    /\d/.test(node.text) && rows.some(({ cells }) => cells.includes(node));
  if (table === undefined || !nodes.some(isFigure)) return undefined;
  const { amount } = partsOf(table, context);
  return nodes
    .filter((node) => rows.some(({ cells }) => cells[amount ?? -1] === node))
    .map(({ id }) => id);
}

/** An amount of the totals keeps its sign, and what hangs on it follows: "make the discount 200" is a discount still. */
function amountChanged(
  [node, ...others]: readonly ContentNode[],
  value: Phrase,
  context: Context,
): Reading | undefined {
  if (node?.role !== 'total-value' || others.length > 0 || value.quoted) return undefined;
  const line = context.subject.content.totals.find((one) => one.value === node);
  const size = value.tokens[0]?.word === '-' ? value.slice(1) : value;
  return line && amountIn(size) !== undefined ? changeLine(line, size, context) : undefined;
}

/** A day that is not understood is asked for: it is neither written down nor what the label is to say. */
function unlike(node: ContentNode, value: Phrase, context: Context): Reading | undefined {
  const { dates } = writingIn(context);
  const [date] = datesIn(node, dates).dates;
  if (date === undefined || date.end - date.start < node.text.length) return undefined;
  const other = writeDate({ ...date, day: (date.day % 28) + 1 }, date.pattern, dates.language);
  return notFeasible(`“${value.raw}” does not say which day is meant.`, [
    `Change “${node.label ?? node.text}” to ${other}`,
  ]);
}
