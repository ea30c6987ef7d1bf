import type { CssNode, Selector } from 'css-tree';
import { type Element, isTag } from 'domhandler';

/**
 * What a selector asks of an element, and of the element around it, that can be known without trying
 * it: names, `.classes` and `#ids`, of which they have at least one. undefined: any will do.
 */
export interface SelectorKeys {
  readonly own: readonly string[] | undefined;
  readonly parent: readonly string[] | undefined;
  /** Its place among the elements beside it, counted from 1; undefined: any. */
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

/** Whether an element can match what asks for those keys. */
export function mayMatch(element: Element, keys: SelectorKeys): boolean {
  return hasOneOf(element, keys.own) && mayMatchAround(element, keys);
}

/** The same where its own keys are known to fit. */
export function mayMatchAround(element: Element, { parent: keys, place }: SelectorKeys): boolean {
  const { parent } = element;
  if (keys !== undefined && (parent === null || !isTag(parent) || !hasOneOf(parent, keys)))
    return false;
  return place === undefined || isAtPlace(element, place);
}

function isAtPlace(element: Element, place: number): boolean {
  let at = 1;
  for (let { prev } = element; prev !== null && at <= place; prev = prev.prev)
    if (isTag(prev)) at += 1;
  return at === place;
}

function hasOneOf(element: Element, keys: readonly string[] | undefined): boolean {
  return keys === undefined || keys.some((key) => hasKey(element, key));
}

function hasKey({ name, attribs }: Element, key: string): boolean {
  if (key.startsWith('#')) return attribs['id'] === key.slice(1);
  if (!key.startsWith('.')) return name === key;
  const wanted = key.slice(1);
  const classes = attribs['class'] ?? '';
  return classes.includes(wanted) && classes.split(/\s+/).includes(wanted);
}
