import type { ContentModel, ContentNode } from '../content-model.ts';
import type { Operation } from '../operations.ts';
import { lostFigures, namesFigure } from './figures.ts';

/** Texts in which a summary may leave figures out; values, cells and totals keep theirs. */
const PROSE: ReadonlySet<ContentNode['role']> = new Set(['prose', 'list-item', 'text']);

/** Makes a text shorter, in the languages that ask for it most. */
const SHORTENING =
  /\b(?:summar|shorten|shorter|condens|abridg|brief|concise|tl;?dr|trim|in one sentence|zusammenfass|fass|kürz|résum|raccourc|resum|acort|riassum|accorci|samenvat)/i;

/** What names somebody or something: a translation leaves it as it is. */
const NAMES: ReadonlySet<ContentNode['role']> = new Set(['party-name', 'number']);

export interface TextQuestion {
  readonly instruction: string;
  readonly content: ContentModel;
  /** Nodes that the model has not seen whole. */
  readonly cut: ReadonlySet<string>;
}

const list = (figures: readonly string[]): string =>
  [...new Set(figures)]
    .slice(0, 5)
    .map((figure) => `"${figure.slice(0, 60)}"`)
    .join(', ');

function lossBetween(before: string, after: string, instruction: string): string[] {
  const lost = lostFigures(before, after);
  const gained = lostFigures(after, before);
  return lost.length === 0 || namesFigure(instruction, [...lost, ...gained]) ? [] : lost;
}

function checkSetText(
  { target, text }: Extract<Operation, { op: 'set-text' }>,
  node: ContentNode | undefined,
  { instruction, cut }: TextQuestion,
): string | undefined {
  if (node === undefined)
    return `set-text on ${target}: only what is listed in "nodes" has a text of its own.`;
  if (cut.has(target))
    return `set-text on ${target}: its text is not shown whole, so it must stay.`;
  if (
    NAMES.has(node.role) &&
    text !== node.text &&
    !instruction.toLowerCase().includes(text.toLowerCase())
  )
    return `set-text on ${target}: "${node.text.slice(0, 80)}" is a name, which stays as it is.`;
  if (PROSE.has(node.role) && SHORTENING.test(instruction)) return undefined;
  const lost = lossBetween(node.text, text, instruction);
  return lost.length === 0 ? undefined : `set-text on ${target}: the new text lacks ${list(lost)}.`;
}

/**
 * What new texts would lose that nobody asked to change: numbers, dates, addresses and names survive
 * translations and changes of tone. One plain sentence for each.
 */
export function checkTexts(operations: readonly Operation[], question: TextQuestion): string[] {
  const nodes = new Map(question.content.nodes.map((node) => [node.id, node]));
  return operations.flatMap((operation) => {
    if (operation.op === 'set-text')
      return checkSetText(operation, nodes.get(operation.target), question) ?? [];
    if (operation.op !== 'replace-text') return [];
    const lost = lossBetween(operation.find, operation.replace, question.instruction);
    return lost.length === 0 ? [] : [`replace-text: the new text lacks ${list(lost)}.`];
  });
}
