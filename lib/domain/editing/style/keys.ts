import type { CssNode, Selector } from 'css-tree';
import { type Element, isTag, type ParentNode } from 'domhandler';

/**
 * What a selector asks of an element, and of the element around it, that can be known without trying
 * it: names, `.classes` and `#ids`, of which they have at least one. undefined: any will do.
 */
export interface SelectorKeys {
  readonly own: readonly string[] | undefined;
  readonly parent: readonly string[] | undefined;
  /** Its place among its siblings, counted from 1; undefined: any. */
  readonly place: number | undefined;
}

export function selectorKeys(selector: Selector): SelectorKeys {
  let own: CssNode[] = [];
  let parent: CssNode[] | undefined;
  for (const node of selector.children) {
    if (node.type === 'Combinator') {
      parent = node.name === '>' ? own : undefined;
      own = [];
    } else own.push(node);
  }
  return { own: keysOf(own), parent: parent && keysOf(parent), place: placeOf(own) };
}

/** Of `:nth-child(3)`, not of formulas. */
function placeOf(compound: readonly CssNode[]): number | undefined {
  for (const node of compound) {
    if (node.type !== 'PseudoClassSelector' || node.name.toLowerCase() !== 'nth-child') continue;
    const [formula] = node.children ?? [];
    if (formula?.type !== 'Nth' || formula.selector !== null || formula.nth.type !== 'AnPlusB')
      continue;
    const { a, b } = formula.nth;
    if (a === null && b !== null && /^\+?\d{1,6}$/.test(b)) return Number(b);
  }
  return undefined;
}

/** The narrowest that one of its parts asks for. */
function keysOf(compound: readonly CssNode[]): readonly string[] | undefined {
  let keys: readonly string[] | undefined;
  for (const node of compound) {
    if (node.type === 'IdSelector') return [`#${node.name}`];
    if (node.type === 'ClassSelector') keys = [`.${node.name}`];
    else if (node.type === 'TypeSelector' && node.name !== '*') keys ??= [node.name.toLowerCase()];
    else if (node.type === 'PseudoClassSelector' && /^(?:is|where)$/i.test(node.name))
      keys ??= keysOfAny(node.children ?? []);
  }
  return keys;
}

function keysOfAny(lists: Iterable<CssNode>): readonly string[] | undefined {
  const keys: string[] = [];
  for (const list of lists) {
    if (list.type !== 'SelectorList') return undefined;
    for (const selector of list.children) {
      const own = selector.type === 'Selector' ? selectorKeys(selector).own : undefined;
      if (own === undefined) return undefined;
      keys.push(...own);
    }
  }
  return keys;
}

/** The keys that an element has. */
export function keysOfElement({ name, attribs }: Element): string[] {
  const keys = [name];
  if (attribs['id'] !== undefined) keys.push(`#${attribs['id']}`);
  const classes = attribs['class'];
  if (classes !== undefined)
    for (const each of classes.split(/\s+/))
      if (each !== '' && !keys.includes(`.${each}`)) keys.push(`.${each}`);
  return keys;
}

/** Whether an element can match what asks for those keys, where what is around it can. */
export function mayMatchItself(element: Element, { own, place }: SelectorKeys): boolean {
  return hasOneOf(element, own) && (place === undefined || isAtPlace(element, place));
}

/** Whether what asks for those keys can match an element in that one. */
export function mayMatchIn(around: ParentNode | null, { parent: keys }: SelectorKeys): boolean {
  return keys === undefined || (around !== null && isTag(around) && hasOneOf(around, keys));
}

/** Whether an element can match what asks for those keys, of which its own are known to fit. */
export function mayMatchAround(element: Element, keys: SelectorKeys): boolean {
  return (
    mayMatchIn(element.parent, keys) && (keys.place === undefined || isAtPlace(element, keys.place))
  );
}

function isAtPlace(element: Element, place: number): boolean {
  let at = 1;
  for (let { prev } = element; prev !== null && at <= place; prev = prev.prev)
    if (isTag(prev)) at += 1;
  return at === place;
}

function hasOneOf(element: Element, keys: readonly string[] | undefined): boolean {
  if (keys === undefined) return true;
  for (const key of keys) if (hasKey(element, key)) return true;
  return false;
}

function hasKey({ name, attribs }: Element, key: string): boolean {
  if (key.startsWith('#')) return attribs['id'] === key.slice(1);
  if (!key.startsWith('.')) return name === key;
  const classes = attribs['class'];
  if (classes === undefined || classes.length < key.length - 1) return false;
  const wanted = key.slice(1);
  return classes === wanted || (classes.includes(wanted) && classes.split(/\s+/).includes(wanted));
}
