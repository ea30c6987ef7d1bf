import { type ChildNode, type Element, isTag, isText } from 'domhandler';

/** What is known of an element before anybody asks what it means. */
export interface Part {
  readonly element: Element;
  /** Its place among the elements of the body, which is 0 itself. */
  readonly at: number;
  readonly parent: Part | undefined;
  /** Whether a reader sees it. */
  readonly shown: boolean;
  /** Its place in its parent's `spoken`. */
  readonly order: number;
  /** The elements in it that are shown and say something or picture something, in order. */
  readonly spoken: readonly Part[];
  /** Whether text stands directly in it. */
  readonly ownText: boolean;
  /** Whether anything in it begins a line of its own. */
  readonly hasBlocks: boolean;
  readonly hasImages: boolean;
  /** Of the text in it that is shown. */
  readonly chars: number;
  /** The place after that of its last descendant. */
  readonly end: number;
}

export interface Outline {
  readonly body: Part;
  /** Every element of the body by its place. */
  readonly parts: readonly Part[];
  readonly placeOf: (element: Element) => number | undefined;
  /** Of an element that is shown. */
  readonly partOf: (element: Element) => Part | undefined;
  readonly isShown: (element: Element) => boolean;
  /** The outermost elements that are hidden. */
  readonly hidden: readonly Element[];
}

const UNSEEN = new Set(
  'script style template noscript head title link meta base param datalist'.split(' '),
);
const PICTURES = new Set('img svg canvas video'.split(' '));
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Whether nothing in an element is ever text that a reader sees. */
export const isUnseen = (element: Element): boolean => UNSEEN.has(element.name);
export const isPicture = (element: Element): boolean => PICTURES.has(element.name);
export const isBlock = (element: Element): boolean => BLOCKS.has(element.name);

type MutablePart = { -readonly [Key in keyof Part]: Part[Key] } & { spoken: Part[] };
const NONE: Part[] = [];

/** Walks the body once. `isHidden` says what a style sheet hides. */
export function readOutline(body: Element, isHidden: (element: Element) => boolean): Outline {
  const parts: Part[] = [];
  const byElement = new Map<Element, Part>();
  const hidden: Element[] = [];

  function walk(element: Element, parent: Part | undefined, shown: boolean): MutablePart {
    const at = parts.length;
    const picture = shown && isPicture(element);
    const part: MutablePart = {
      element,
      at,
      parent,
      shown,
      order: 0,
      spoken: NONE,
      ownText: false,
      hasBlocks: false,
      hasImages: picture,
      chars: 0,
      end: at + 1,
    };
    parts.push(part);
    byElement.set(element, part);
    for (const node of element.children) read(node, part, shown && !picture);
    part.end = parts.length;
    return part;
  }

  function read(node: ChildNode, part: MutablePart, shown: boolean): void {
    if (isText(node)) {
      const chars = shown ? node.data.trim().length : 0;
      if (chars > 0) part.ownText = true;
      part.chars += chars;
      return;
    }
    if (!isTag(node)) return;
    const unseen = isUnseen(node);
    const concealed = shown && !unseen && isConcealed(node, isHidden);
    if (concealed) hidden.push(node);
    const child = walk(node, part, shown && !unseen && !concealed);
    if (child.chars === 0 && !child.hasImages) return;
    part.chars += child.chars;
    if (part.spoken === NONE) part.spoken = [child];
    else child.order = part.spoken.push(child) - 1;
    part.hasImages ||= child.hasImages;
    part.hasBlocks ||= child.hasBlocks || isBlock(node);
  }

  return {
    body: walk(body, undefined, true),
    parts,
    placeOf: (element) => byElement.get(element)?.at,
    partOf(element) {
      const part = byElement.get(element);
      return part?.shown ? part : undefined;
    },
    isShown: (element) => byElement.get(element)?.shown === true,
    hidden,
  };
}

/** Whether an element itself is hidden, by its attributes or by a rule. */
export function isConcealed(element: Element, isHidden: (element: Element) => boolean): boolean {
  const { attribs } = element;
  if (attribs['hidden'] !== undefined) return true;
  if (element.name === 'input' && attribs['type'] === 'hidden') return true;
  const style = attribs['style'];
  if (
    style !== undefined &&
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style)
  )
    return true;
  if (element.name === 'svg' && attribs['aria-hidden'] === 'true') return false;
  return isHidden(element);
}
