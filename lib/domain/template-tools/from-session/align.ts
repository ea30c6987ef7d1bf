import { type Element, isTag, type ParentNode } from 'domhandler';
import { textContent } from 'domutils';
import type { EditableDocument } from '#lib/domain/editing/editable-document.ts';
import { elementsIn, NUMBER } from './numbered.ts';

/**
 * Gives the elements of a document the numbers of those that its template made in the same places. What
 * only one of them has, such as a link in a text, is passed over.
 */
export function numberAlike(shown: EditableDocument, made: EditableDocument): void {
  const pending: (readonly [Element, Element])[] = [[shown.body, made.body]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [one, other] = pair;
    const number = other.attribs[NUMBER];
    if (number !== undefined) one.attribs[NUMBER] = number;
    pending.push(...pairs(children(one), children(other)));
  }
}

const children = ({ children: nodes }: ParentNode): Element[] => nodes.filter(isTag);

const signOf = ({ name, attribs }: Element): string =>
  `${name} ${attribs['class'] ?? ''} ${attribs['data-service-region'] ?? ''}`;

/** Elements of two lists that are alike, in the order of both. */
function pairs(
  ones: readonly Element[],
  others: readonly Element[],
): (readonly [Element, Element])[] {
  if (ones.length === others.length && ones.every(({ name }, at) => others[at]?.name === name))
    return ones.flatMap((one, at) => {
      const other = others[at];
      return other === undefined ? [] : [[one, other] as const];
    });
  const found: (readonly [Element, Element])[] = [];
  let from = 0;
  for (const one of ones) {
    const at = others.findIndex((other, index) => index >= from && signOf(other) === signOf(one));
    const other = others[at];
    if (other === undefined) continue;
    found.push([one, other]);
    from = at + 1;
  }
  return found;
}

/** Texts of a document that its template did not make, each once. */
export function unmadeTexts(shown: EditableDocument, made: EditableDocument): readonly string[] {
  const all = compact(textContent(made.body));
  const own = elementsIn(shown.body).flatMap((element) =>
    element.children.flatMap((node) => ('data' in node && node.type === 'text' ? node.data : [])),
  );
  return [...new Set(own.map((text) => text.trim()))].filter(
    (text) => text !== '' && !all.includes(compact(text)),
  );
}

const compact = (text: string): string => text.replace(/\s+/g, '');
