import { type Document, type Element, isTag, isText } from 'domhandler';
import type { EditableDocument } from '../editable-document.ts';
import { Kept } from '../kept.ts';
import { keysOfElement, mayMatchAround } from './keys.ts';
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
  const indexes = sheetTexts(tree).map((text) => indexOf(rulesOf(text)));
  const known = new Map<Element, ReadonlyMap<string, Declared>>();
  const alike = new Map<string, ReadonlyMap<string, Declared>>();
  const around = new Kept();
  return (element) => {
    let declared = known.get(element);
    if (declared === undefined) {
      declared = declare(element, indexes, alike, around);
      known.set(element, declared);
    }
    return declared;
  };
}

interface Entry {
  readonly rule: StyleRule;
  readonly order: number;
}

/** A sheet's rules by the keys of the elements that they may match, in order; `''`: any element. */
type SheetIndex = ReadonlyMap<string, readonly Entry[]>;

const known = new WeakMap<readonly StyleRule[], SheetIndex>();

function indexOf(rules: readonly StyleRule[]): SheetIndex {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const index = new Map<string, Entry[]>();
  for (const [order, rule] of rules.entries())
    for (const key of rule.keys.own ?? ['']) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [{ rule, order }]);
      else list.push({ rule, order });
    }
  known.set(rules, index);
  return index;
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

/** Elements that the same rules match, such as the cells of a column, share what is declared. */
function declare(
  element: Element,
  indexes: readonly SheetIndex[],
  alike: Map<string, ReadonlyMap<string, Declared>>,
  around: Kept,
): ReadonlyMap<string, Declared> {
  const keys = ['', ...keysOfElement(element)];
  const matching = indexes.map((index) => matchingRules(element, keys, index, around));
  const inline = element.attribs['style'] ?? '';
  const orders = matching.map((entries) => entries.map(({ order }) => order).join());
  const signature = `${orders.join(';')}|${inline}`;
  const same = alike.get(signature);
  if (same !== undefined) return same;
  const winners = new Map<string, Ranked>();
  for (const entries of matching)
    for (const { rule } of entries)
      add(rule.declarations, rule.specificity + (rule.layered ? 0 : UNLAYERED), winners);
  if (inline !== '') add(inlineDeclarations(inline), INLINE, winners);
  alike.set(signature, winners);
  return winners;
}

function matchingRules(
  element: Element,
  keys: readonly string[],
  index: SheetIndex,
  around: Kept,
): Entry[] {
  const matching: Entry[] = [];
  for (const key of keys)
    for (const entry of index.get(key) ?? [])
      if (mayMatchAround(element, entry.rule.keys) && entry.rule.matches(element, around))
        matching.push(entry);
  matching.sort((a, b) => a.order - b.order);
  return matching;
}

function add(
  declarations: readonly Declaration[],
  weight: number,
  winners: Map<string, Ranked>,
): void {
  for (const { property, value, shorthand, important } of longhandsIn(declarations)) {
    const rank = weight + (important ? IMPORTANT : 0);
    if (rank >= (winners.get(property)?.rank ?? -1))
      winners.set(property, { value, shorthand, rank });
  }
}

interface Longhand extends Declared {
  readonly property: string;
  readonly important: boolean;
}

const taken = new WeakMap<readonly Declaration[], readonly Longhand[]>();

/** What declarations set, shorthands taken apart: once for each rule, which many elements match. */
function longhandsIn(declarations: readonly Declaration[]): readonly Longhand[] {
  const before = taken.get(declarations);
  if (before !== undefined) return before;
  const longhands = declarations.flatMap(takeApart);
  taken.set(declarations, longhands);
  return longhands;
}

function takeApart({ property, value, important }: Declaration): Longhand[] {
  if (property.startsWith('--')) return [{ property, value, shorthand: undefined, important }];
  if (/\bvar\(/i.test(value) && isShorthand(property))
    return longhandsOf(property).map((longhand) => ({
      property: longhand,
      value,
      shorthand: property,
      important,
    }));
  return expandShorthand(property, value)
    .filter(([, part]) => part !== '')
    .map(([longhand, part]) => ({
      property: longhand,
      value: part,
      shorthand: undefined,
      important,
    }));
}
