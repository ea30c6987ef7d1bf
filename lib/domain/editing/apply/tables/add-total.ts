import { cloneNode, type Element, isTag } from 'domhandler';
import { append, prepend } from 'domutils';
import type { TotalLine } from '../../content-model.ts';
import { writingOf } from '../../values/document-writing.ts';
import { type Applier, InvalidOperation } from '../effect.ts';
import { breakBeside } from '../line-break.ts';
import { wholeText } from '../text.ts';
import { replaceWritten, writtenLike } from './cell-text.ts';

/** Classes that set a line apart from the others, which a new one is not. */
const SPECIAL =
  /^(?:grand|strong|total|grand-total|final|due|balance|stressed|highlight|last|first)$/i;

/** Adds a line to the totals that looks like the plain ones. */
export const addTotal: Applier<'add-total'> = (editing, { label, value, at, like }) => {
  const { totals } = editing.content;
  const place = Math.min(at, totals.length);
  const neighbour = totals[place] ?? totals.at(-1);
  if (neighbour === undefined)
    throw new InvalidOperation('The document has no totals that a line could be added to.');
  const emphasized = like === undefined ? undefined : totals[like];
  const model = emphasized ?? plainest(totals);
  const parts = partsOf(model);
  const line = parts.map((part) => cloneNode(part, true));
  for (const element of withAll(line)) delete element.attribs['id'];
  for (const element of withAll(emphasized === undefined ? line : parts)) makePlain(element);
  const copyOf = (of: Element) => {
    const at = placeOf(of, parts);
    const [part, copied] = [parts[at], line[at]];
    const copy = part && copied && followed(copied, pathTo(part, of));
    if (copy === undefined) throw new InvalidOperation('The totals cannot be added to.');
    return copy;
  };
  const { read } = writingOf(editing.document, editing.content);
  const sample = totals
    .map((each) => read(each.value.text))
    .find((figure) => figure?.kind === 'money');
  const any =
    sample ?? totals.map((each) => read(each.value.text)).find((figure) => figure !== undefined);
  const copies = [copyOf(model.label.element), copyOf(model.value.element)] as const;
  // Without the colon a paragraph would no longer be read as a label and its amount.
  const colon = label.endsWith(':') ? '' : (/[:：]\s*$/.exec(model.label.text)?.[0] ?? '');
  replaceWritten(copies[0], model.label.text, `${label}${colon}`);
  replaceWritten(copies[1], model.value.text, writtenLike(value, any, read));
  const beside = partsOf(neighbour);
  const reference = place < totals.length ? beside[0] : beside.at(-1);
  if (reference === undefined) throw new InvalidOperation('The totals cannot be added to.');
  const end = breakBeside(reference);
  const added = end === undefined ? line : [...line, cloneNode(end)];
  if (place < totals.length) for (const part of added) prepend(reference, part);
  else for (const part of end === undefined ? line.toReversed() : added) append(reference, part);
  const [first = reference] = line;
  return {
    changes: [`Added “${label}” to the totals`],
    added: line,
    checks: [
      {
        element: first,
        aspect: 'text',
        read: () =>
          line.map(wholeText).join(' ').includes(label.replace(/\s+/g, ' ').trim())
            ? undefined
            : `no line of the totals says “${label}”`,
      },
    ],
  };
};

/** The element of a line or, of a `<dt>` and its `<dd>`, both. */
function partsOf({ element, label, value }: TotalLine): Element[] {
  if ([element, ...inside(element)].includes(label.element)) return [element];
  const siblings = element.parent?.children.filter(isTag) ?? [];
  return siblings.slice(placeOf(label.element, siblings), placeOf(value.element, siblings) + 1);
}

/** Which of these elements one is, or is in. */
const placeOf = (element: Element, among: readonly Element[]): number =>
  among.findIndex((each) => [each, ...inside(each)].includes(element));

const withAll = (parts: readonly Element[]): Element[] =>
  parts.flatMap((part) => [part, ...inside(part)]);

function makePlain({ attribs }: Element): void {
  if (attribs['class'] === undefined) return;
  attribs['class'] = attribs['class']
    .split(/\s+/)
    .filter((name) => !SPECIAL.test(name))
    .join(' ');
}

/** The line with the fewest classes of its own that set it apart. */
function plainest(totals: readonly TotalLine[]): TotalLine {
  const special = ({ element }: TotalLine) =>
    [element, ...inside(element)].some(({ attribs }) =>
      (attribs['class'] ?? '').split(/\s+/).some((name) => SPECIAL.test(name)),
    );
  const found = totals.find((line) => !special(line)) ?? totals[0];
  if (found === undefined) throw new InvalidOperation('The document has no totals.');
  return found;
}

function inside(element: Element): Element[] {
  return element.children.flatMap((child) =>
    'attribs' in child ? [child as Element, ...inside(child as Element)] : [],
  );
}

/** The places of an element's ancestors among their siblings. */
function pathTo(outer: Element, inner: Element): number[] {
  const path: number[] = [];
  for (let at: Element = inner; at !== outer; at = at.parent as Element) {
    const parent = at.parent as Element | null;
    if (parent === null) throw new InvalidOperation('The totals cannot be added to.');
    path.unshift(parent.children.indexOf(at));
  }
  return path;
}

function followed(root: Element, path: readonly number[]): Element | undefined {
  let at: Element | undefined = root;
  for (const index of path) at = at?.children[index] as Element | undefined;
  return at;
}
