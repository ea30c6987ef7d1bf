import type { Element } from 'domhandler';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { MarkupFacts } from '#schemas/rendering/markup-facts.ts';
import type { ContentModel } from '../content-model.ts';
import type { EditableDocument } from '../editable-document.ts';
import type { Operation } from '../operations.ts';

/** What operations work on. Ids are those of `content`, which was read before the first of them. */
export interface Editing {
  readonly document: EditableDocument;
  readonly content: ContentModel;
  /** How the session is rendered, as the operations before this one left it. */
  readonly options: RenderOptions;
  /** Whose style sheet the document has, where that is known. */
  readonly stylesheet?: MarkupFacts['stylesheet'];
}

/** An element, and what it says when the operation is done: its whole text, white space collapsed. */
export interface Rewrite {
  readonly element: Element;
  readonly text: string;
}

/**
 * Something to read back when all operations are done. A later check of the same aspect of the same
 * element replaces an earlier one, and what was removed later is not read back.
 */
export interface Check {
  readonly element: Element;
  /** What of the element, such as a style property's name or `text`. */
  readonly aspect: string;
  /** What is not as it was asked for, in words; undefined when it is. */
  read(after: Editing): string | undefined;
}

/**
 * What an operation did, and what it may have done to the content: whatever else is different
 * afterwards is refused. Elements that only moved are in none of the lists.
 */
export interface Effect {
  /** One plain English sentence for each change, without markup. */
  readonly changes: readonly string[];
  /** Elements that say something else than before. */
  readonly rewritten?: readonly Rewrite[];
  /** Elements that are gone or hidden, each with all in it. */
  readonly removed?: readonly Element[];
  /** New elements, or such as were hidden, each with all in it. */
  readonly added?: readonly Element[];
  /** Elements that look different, each with all in it: whether they can still be read is looked at. */
  readonly restyled?: readonly Element[];
  readonly checks: readonly Check[];
  /** The options of the session, where they change. */
  readonly options?: RenderOptions;
}

export type OperationName = Operation['op'];
export type OperationOf<Name extends OperationName> = Extract<Operation, { op: Name }>;

/**
 * Carries one kind of operation out on the tree.
 * @throws InvalidOperation before anything has been changed
 */
export type Applier<Name extends OperationName> = (
  editing: Editing,
  operation: OperationOf<Name>,
) => Effect;

export type Appliers<Name extends OperationName = OperationName> = {
  readonly [Each in Name]: Applier<Each>;
};

/** An operation that cannot be carried out on this document. Its message is public: what, and what would be right. */
export class InvalidOperation extends Error {
  override readonly name = 'InvalidOperation';
}

/** @throws InvalidOperation when there is no such element, or an earlier operation removed it */
export function elementOf({ content, document }: Editing, id: string): Element {
  const element = content.elementById(id);
  if (element === undefined) throw new InvalidOperation(`The document has no part ${id}.`);
  if (isWithin(document, element)) return element;
  throw new InvalidOperation(`The part ${id} was removed by an earlier change.`);
}

/** Whether no earlier operation removed an element. */
export function isWithin({ tree }: Editing['document'], element: Element): boolean {
  for (let at: Element['parent'] = element; at !== null; at = at.parent)
    if (at === tree) return true;
  return false;
}

/**
 * An element, and where it begins a part of the document that no element is around, such as a heading
 * and what follows it, all of that part.
 * @throws InvalidOperation as `elementOf`
 */
export function partOf(editing: Editing, id: string): readonly [Element, ...Element[]] {
  const element = elementOf(editing, id);
  // The first line of totals that nothing is around is a line.
  if (editing.content.totals.some((line) => line.element === element)) return [element];
  const region = editing.content.regions.find(
    (each) => each.element === element && each.extent.length > 1,
  );
  const rest = region?.extent.filter((each) => each !== element && each.parent !== null) ?? [];
  return [element, ...rest];
}

/** One part of a theme that was set: what it says, and how it is read back. */
export interface ThemeEffect {
  readonly change: string;
  readonly checks: readonly Check[];
}
