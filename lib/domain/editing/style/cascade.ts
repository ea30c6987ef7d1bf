import { type Document, type Element, isTag, isText } from 'domhandler';
import type { EditableDocument } from '../editable-document.ts';
import { type Declaration, inlineDeclarations, rulesOf, type StyleRule } from './sheets.ts';
import { expandShorthand, isShorthand, longhandsOf } from './shorthands.ts';

/** What is declared for a property: a value, or a shorthand's whose `var()` must be replaced first. */
export interface Declared {
  readonly value: string;
  readonly shorthand: string | undefined;
}

interface Ranked extends Declared {
  readonly rank: number;
}

/** Of which the later wins: importance, then style attributes, layers and specificity. */
const IMPORTANT = 1e12;
const INLINE = 1e11;
const UNLAYERED = 1e10;

/** The declarations that win on an element, by property. */
export type Cascade = (element: Element) => ReadonlyMap<string, Declared>;

/** Reads the document's sheets; each element's declarations are found when first asked for. */
export function openCascade({ tree }: EditableDocument): Cascade {
  const byKey = new Map<string | undefined, { rule: StyleRule; order: number }[]>();
  let order = 0;
  for (const text of sheetTexts(tree))
    for (const rule of rulesOf(text)) {
      const entry = { rule, order: order++ };
      const list = byKey.get(rule.key);
      if (list === undefined) byKey.set(rule.key, [entry]);
      else list.push(entry);
    }
  const known = new Map<Element, ReadonlyMap<string, Declared>>();
  return (element) => {
    let declared = known.get(element);
    if (declared === undefined) {
      declared = declare(element, byKey);
      known.set(element, declared);
    }
    return declared;
  };
}

/** The document's style elements that count on paper, in order. */
export function sheetTexts(tree: Document): string[] {
  const texts: string[] = [];
  const open = tree.children.filter(isTag).reverse();
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    if (element.name === 'style' && !/\bscreen\b/i.test(element.attribs['media'] ?? ''))
      texts.push(element.children.map((node) => (isText(node) ? node.data : '')).join(''));
    for (let at = element.children.length - 1; at >= 0; at -= 1) {
      const child = element.children[at];
      if (child !== undefined && isTag(child)) open.push(child);
    }
  }
  return texts;
}

function declare(
  element: Element,
  byKey: ReadonlyMap<string | undefined, readonly { rule: StyleRule; order: number }[]>,
): Map<string, Declared> {
  const classes = (element.attribs['class'] ?? '').split(/\s+/).filter((name) => name !== '');
  const keys = [
    undefined,
    element.name,
    `#${element.attribs['id'] ?? ''}`,
    ...new Set(classes.map((name) => `.${name}`)),
  ];
  const matching = keys
    .flatMap((key) => byKey.get(key) ?? [])
    .filter(({ rule }) => rule.matches(element))
    .toSorted((a, b) => a.order - b.order);
  const winners = new Map<string, Ranked>();
  for (const { rule } of matching)
    for (const declaration of rule.declarations)
      add(declaration, rule.specificity + (rule.layered ? 0 : UNLAYERED), winners);
  const inline = element.attribs['style'];
  if (inline !== undefined)
    for (const each of inlineDeclarations(inline)) add(each, INLINE, winners);
  return winners;
}

function add(
  { property, value, important }: Declaration,
  weight: number,
  winners: Map<string, Ranked>,
): void {
  const rank = weight + (important ? IMPORTANT : 0);
  const put = (name: string, entry: Declared) => {
    if (rank >= (winners.get(name)?.rank ?? -1)) winners.set(name, { ...entry, rank });
  };
  if (property.startsWith('--')) put(property, { value, shorthand: undefined });
  else if (/\bvar\(/i.test(value) && isShorthand(property))
    for (const longhand of longhandsOf(property)) put(longhand, { value, shorthand: property });
  else
    for (const [longhand, part] of expandShorthand(property, value))
      if (part !== '') put(longhand, { value: part, shorthand: undefined });
}
