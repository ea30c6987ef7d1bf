import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import type { OpenDocument } from '#lib/domain/editing/edit-document.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { MONEY_IN_TEXT } from '#lib/domain/editing/values/written-number.ts';
import type { Reformat } from '#schemas/rendering/reformat.ts';
import { elementsIn, NUMBER } from './numbered.ts';

/** The filled document and its template, whose elements bear the same numbers. */
export interface Pair {
  readonly filled: OpenDocument;
  readonly template: OpenDocument;
}

/** An operation for the template, and why it has not all of it or is none. */
export interface Mapped {
  readonly operation?: Operation;
  /** What it asks of all values, which the template writes so from now on. */
  readonly format?: Reformat;
  readonly reason?: string;
}

const ID = /^n\d{1,6}$/;
const PRINTS = /\{\{|pwtag/;

/**
 * Finds the template's elements of those that an operation of the filled document names.
 * @param isPrinted whether the template shows values as they are printed, which can be in another format
 */
export function operationMapper({ filled, template }: Pair, isPrinted: boolean) {
  const byNumber = Map.groupBy(
    [template.document.body, ...elementsIn(template.document.body)],
    ({ attribs }) => attribs[NUMBER],
  );
  const instances = Map.groupBy(
    [filled.document.body, ...elementsIn(filled.document.body)],
    ({ attribs }) => attribs[NUMBER],
  );
  const originOf = (id: string) => {
    const number = filled.content.elementById(id)?.attribs[NUMBER];
    const [element] = number === undefined ? [] : (byNumber.get(number) ?? []);
    const own = element && template.content.idOf(element);
    return own === undefined ? undefined : { number, id: own, element };
  };

  const mapIds = (ids: readonly string[]): { ids: string[] } | { reason: string } => {
    const found = ids.map(originOf);
    if (found.some((origin) => origin === undefined)) return { reason: NOT_THERE };
    const counts = Map.groupBy(found, (origin) => origin?.number);
    for (const [number, named] of counts)
      if (named.length < (instances.get(number)?.length ?? 1)) return { reason: ONE_OF_MANY };
    return { ids: [...new Set(found.map((origin) => origin?.id ?? ''))] };
  };

  return (operation: Operation): Mapped => {
    if (operation.op === 'reformat' && operation.targets === undefined && isPrinted)
      return { format: operation.to };
    // Sums are those of the data, whatever changed before.
    if (operation.op === 'recompute') return {};
    if (bringsAmount(operation)) return { reason: AMOUNT };
    const mapped: Record<string, unknown> = { ...operation };
    for (const [key, value] of Object.entries(operation)) {
      const isId = typeof value === 'string' && ID.test(value) && IDS.has(key);
      const isIds = Array.isArray(value) && IDS.has(key);
      if (!isId && !isIds) continue;
      const result = mapIds(isId ? [value] : (value as string[]));
      if ('reason' in result) return result;
      mapped[key] = isId ? result.ids[0] : result.ids;
    }
    if (operation.op === 'set-text' && printsValues(originOf(operation.target)?.element))
      return { reason: VALUE };
    if (operation.op === 'add-column') {
      const { cells } = operation;
      if (!Array.isArray(cells)) return { reason: COMPUTED };
      if (new Set(cells).size > 1) return { reason: VALUE };
      mapped['cells'] = cells.slice(0, 1);
    }
    if (operation.op === 'set-page' && operation.pageNumbers !== undefined) {
      const { pageNumbers: _, ...sheet } = operation;
      return { reason: NUMBERS, ...(Object.keys(sheet).length > 1 ? { operation: sheet } : {}) };
    }
    if (VALUES_ALONE.has(operation.op) || isOfValues(operation, template)) return { reason: VALUE };
    return { operation: mapped as Operation };
  };
}

/** Amounts belong to one document: in a template they would stand in every other one as well. */
function bringsAmount(operation: Operation): boolean {
  if (operation.op === 'add-total') return true;
  if (operation.op === 'insert' && operation.block.kind === 'fact')
    return holdsMoney(operation.block.value);
  return (
    operation.op === 'add-column' &&
    Array.isArray(operation.cells) &&
    operation.cells.some(holdsMoney)
  );
}

const holdsMoney = (text: string): boolean => text.search(MONEY_IN_TEXT) !== -1;

/** Whether a text to be replaced is one that the template takes from the data. */
const isOfValues = (operation: Operation, { document }: OpenDocument): boolean =>
  operation.op === 'replace-text' &&
  operation.targets === undefined &&
  !textContent(document.body).includes(operation.find);

const IDS = new Set(['targets', 'target', 'reference', 'table', 'row', 'first', 'second', 'keep']);
/** What is about the data's values, which are other ones next time. */
const VALUES_ALONE: ReadonlySet<Operation['op']> = new Set([
  'reformat',
  'sort-rows',
  'reverse-rows',
  'add-row',
  'remove-row',
]);
const NOT_THERE = 'the template has no such part';
const ONE_OF_MANY = 'the template writes all entries of the list alike';
export const VALUE = 'the value comes from the data';
const AMOUNT = 'the amount is this document’s own; others show theirs where their data has one';
const NUMBERS = 'page numbers are an option of a document';
const COMPUTED = 'a template cannot compute values';

function printsValues(element: Element | undefined): boolean {
  const pending = [...(element?.children ?? [])];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ('data' in node && PRINTS.test(node.data)) return true;
    if ('children' in node) pending.push(...node.children);
  }
  return false;
}
