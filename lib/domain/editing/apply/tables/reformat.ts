import { type Element, isTag, type Text } from 'domhandler';
import type { ContentNode } from '../../content-model.ts';
import { currencyName } from '../../values/currencies.ts';
import { writingOf } from '../../values/document-writing.ts';
import {
  type Applier,
  type Check,
  type Editing,
  elementOf,
  InvalidOperation,
  type OperationOf,
  type Rewrite,
} from '../effect.ts';
import { isWithin, textNodes, wholeText } from '../text.ts';
import { currencyRewriter, dateRewriter, numberRewriter, type Rewriter } from './cell-rewriters.ts';

type Format = OperationOf<'reformat'>['to'];

/** Writes amounts, numbers or dates in another way; what is ambiguous stays, and is reported. */
export const reformat: Applier<'reformat'> = (editing, { targets, to }) => {
  const roots = targets?.map((id) => elementOf(editing, id)) ?? [editing.document.body];
  const named = new Set(targets === undefined ? [] : roots);
  const rewriter = rewriterFor(editing, to, named);
  const rewritten = new Map<Element, Rewrite>();
  let count = 0;
  for (const root of roots)
    for (const node of textNodes(root)) {
      const written = rewriter.rewrite(node.data, holderOf(editing, node));
      if (written === undefined || written === node.data) continue;
      node.data = written;
      count += 1;
      const element = nearest(node);
      rewritten.set(element, { element, text: '' });
    }
  if (count === 0 && rewriter.alike === 0)
    throw new InvalidOperation(`${rewriter.none}${listed(rewriter.doubtful)}`);
  const all = [...rewritten.keys()].map((element) => ({ element, text: wholeText(element) }));
  return {
    changes: [changeOf(to, count), ...rewriter.doubtful.slice(0, 5).map(leftAlone)],
    rewritten: all,
    checks:
      all.length === 0
        ? [unchanged(roots, to, named)]
        : all.slice(0, 1).map(({ element, text }) => ({
            element,
            aspect: 'text',
            read: () => (wholeText(element) === text ? undefined : `it does not say “${text}”`),
          })),
  };
};

function rewriterFor(
  { document, content }: Editing,
  to: Format,
  named: ReadonlySet<Element>,
): Rewriter {
  const writing = writingOf(document, content);
  if (to.what === 'currency') return currencyRewriter(to, writing);
  if (to.what === 'number') return numberRewriter(to, writing, named);
  return dateRewriter(to.pattern, writing);
}

function changeOf(to: Format, count: number): string {
  const times = `(${count} ${count === 1 ? 'place' : 'places'})`;
  if (to.what === 'currency' && to.display === 'none')
    return `Amounts are written without the sign of their currency ${times}`;
  if (to.what === 'currency')
    return `Amounts are written in ${currencyName(to.currency)} ${times}; nothing was converted`;
  return to.what === 'date'
    ? `Dates are written as ${to.pattern} ${times}`
    : `Numbers are written in the format that was asked for ${times}`;
}

function leftAlone(text: string): string {
  return `Left ${text} as it is: the day and the month could be either way round.`;
}

function listed(doubtful: readonly string[]): string {
  return doubtful.length === 0 ? '' : ` ${leftAlone(doubtful[0] ?? '')}`;
}

/** The piece of content that a text belongs to. */
function holderOf({ content }: Editing, text: Text): ContentNode | undefined {
  const byElement = content.memo.get(
    holderOf,
    content,
    () => new Map<Element, ContentNode>(content.nodes.map((node) => [node.element, node])),
  );
  for (let at = text.parent; at !== null && isTag(at); at = at.parent as Element | null) {
    const node = byElement.get(at);
    if (node !== undefined) return isWithin(text, node.element) ? node : undefined;
  }
  return undefined;
}

function nearest(text: Text): Element {
  return text.parent as Element;
}

/** All is written so already: writing it so again changes nothing. */
function unchanged(roots: readonly Element[], to: Format, named: ReadonlySet<Element>): Check {
  return {
    element: roots[0] as Element,
    aspect: `format of ${to.what}`,
    read(after) {
      const rewriter = rewriterFor(after, to, named);
      const other = roots.flatMap(textNodes).find((node) => {
        const written = rewriter.rewrite(node.data, holderOf(after, node));
        return written !== undefined && written !== node.data;
      });
      return other && `“${other.data.trim()}” is written in another way.`;
    },
  };
}
