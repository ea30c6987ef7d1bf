import { isWithin } from '#lib/domain/editing/apply/text.ts';
import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Context, Target } from '../../rule.ts';

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** What of a document must not go, if it went with that part; undefined when it may go. */
export function lossOf(target: Target, context: Context): string | undefined {
  const { content } = context.scope;
  if (target.kind === 'document') return 'everything in the document';
  if (target.kind === 'total')
    return isStep(target, content) ? undefined : `${target.name} of the totals`;
  if (target.kind === 'row' && target.table !== undefined)
    return target.ids.length < target.table.rows.length
      ? undefined
      : rows(target.table.rows.length);
  if (target.kind === 'table' && target.table === content.lineItems)
    return rows(target.table?.rows.length ?? 0);
  if (target.kind === 'table') return `the table (${count(target.table?.rows.length ?? 0, 'row')})`;
  const inside = new Set(target.nodes);
  const lost =
    content.lineItems?.rows.filter(({ cells }) =>
      cells.some((cell) => inside.has(cell) || target.nodes.some((node) => isNameIn(node, cell))),
    ) ?? [];
  const [row] = lost;
  if (row !== undefined) {
    if (target.kind === 'column' || target.kind === 'row') return undefined;
    return lost.length === 1 && content.lineItems?.rows.length !== 1
      ? `the line “${row.cells.find(({ text }) => text !== '')?.text ?? ''}”`
      : rows(content.lineItems?.rows.length ?? 0);
  }
  if (target.nodes.some(({ role }) => role === 'total-value'))
    return `the totals (${count(content.totals.length, 'line')})`;
  const name = target.nodes.find(({ role }) => role === 'party-name');
  if (name !== undefined) return `the party “${name.text}”`;
  const party = roleOf(target, context);
  if (party !== undefined) return `the party “${party}”`;
  const isBody = /^(?:body|content)$/.test(target.region?.name ?? '');
  const headings = target.nodes.filter(({ role }) => role === 'heading');
  // "the payment details", where they are all that the body holds.
  if (isBody && headings.length !== 1) return `${target.name} of the document`;
  if (isBody) return undefined;
  return target.region?.essential === true ? target.name : undefined;
}

const CLOSING = /\b(?:total|due|balance|amount|owed|payable)\b/i;

/** A line on the way to the total, such as the shipping: what all lead to stays. */
function isStep({ nodes }: Target, { totals }: ContentModel): boolean {
  const line = totals.find(({ label }) => nodes.includes(label));
  return (
    line !== undefined &&
    line !== totals.at(-1) &&
    !CLOSING.test(line.label.text.replace(/sub-?total/i, ''))
  );
}

/** What a cell begins with, before details of its own. */
const isNameIn = ({ text, element }: ContentNode, cell: ContentNode): boolean =>
  cell.text.startsWith(text) && isWithin(element, cell.element);

/** A role such as "Contractor" stands for the one who has it: its name, where it is the label above it. */
function roleOf({ nodes }: Target, { scope }: Context): string | undefined {
  const all = scope.content.nodes;
  for (const node of nodes) {
    const next = all[all.indexOf(node) + 1];
    const isRole = node.role === 'label' || node.role === 'heading';
    if (isRole && next?.role === 'party-name' && next.region === node.region) return next.text;
  }
  return undefined;
}

function rows(many: number): string {
  return `the line items (${count(many, 'row')})`;
}
