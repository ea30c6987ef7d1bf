import { compile } from 'css-select';
import { type CssNode, generate, parse, type Rule, type Selector, walk } from 'css-tree';
import { type AnyNode, type Element, isTag } from 'domhandler';
import type { Memo } from '../memo.ts';
import { type SelectorKeys, selectorKeys } from './keys.ts';
import { KnownSheets } from './known-sheets.ts';
import { appliesInPrint, appliesSupports } from './media.ts';
import { specificityOf } from './specificity.ts';

export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/** One selector of a rule, with what it declares. */
export interface StyleRule {
  /** `around`: of a tree that stays as it is meanwhile, what of it is around an element. */
  readonly matches: (element: Element, around: Memo) => boolean;
  readonly keys: SelectorKeys;
  /** Whether names, ids and classes, of an element and of those around it, are all that it asks for. */
  readonly byPath: boolean;
  readonly specificity: number;
  /** Rules of layers yield to those outside of any. */
  readonly layered: boolean;
  readonly declarations: readonly Declaration[];
}

const sheets = new KnownSheets<readonly StyleRule[]>();

/** The rules of a style sheet's text that apply on paper. What cannot be read is left out, as browsers do. */
export const rulesOf = (text: string): readonly StyleRule[] => sheets.once(text, readSheet);

function readSheet(text: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const sheet = parse(text, {
    parseValue: false,
    parseCustomProperty: false,
    parseAtrulePrelude: false,
  });
  const read = (nodes: Iterable<CssNode>, layered: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'Rule') addRule(node, layered, rules);
      else if (node.type === 'Atrule' && node.block !== null && holdsRules(node.name, node.prelude))
        read(node.block.children, layered || node.name === 'layer');
    }
  };
  if (sheet.type === 'StyleSheet') read(sheet.children, false);
  return rules;
}

function holdsRules(name: string, prelude: CssNode | null): boolean {
  const condition = prelude === null ? '' : generate(prelude);
  if (name === 'media') return appliesInPrint(condition);
  if (name === 'supports') return appliesSupports(condition);
  return name === 'layer';
}

function addRule(rule: Rule, layered: boolean, rules: StyleRule[]): void {
  const declarations = declarationsOf(rule.block);
  if (declarations.length === 0 || rule.prelude.type !== 'SelectorList') return;
  for (const selector of rule.prelude.children) {
    if (selector.type !== 'Selector' || hasPseudoElement(selector)) continue;
    const matches = matcherOf([...selector.children]);
    rules.push({
      matches,
      keys: selectorKeys(selector),
      byPath: isByPath(selector),
      specificity: specificityOf(selector),
      layered,
      declarations,
    });
  }
}

const inline = new Map<string, readonly Declaration[]>();
const MAX_INLINE_CACHED = 500;
const MAX_INLINE_CACHED_CHARS = 500;

/** Declarations of a `style` attribute. Documents repeat few of them. */
export function inlineDeclarations(text: string): readonly Declaration[] {
  const known = inline.get(text);
  if (known !== undefined) return known;
  const declarations = declarationsOf(
    parse(text, { context: 'declarationList', parseValue: false, parseCustomProperty: false }),
  );
  if (text.length <= MAX_INLINE_CACHED_CHARS) {
    if (inline.size >= MAX_INLINE_CACHED) inline.clear();
    inline.set(text, declarations);
  }
  return declarations;
}

function declarationsOf(block: CssNode): Declaration[] {
  if (block.type !== 'Block' && block.type !== 'DeclarationList') return [];
  return [...block.children].flatMap((node) =>
    node.type === 'Declaration'
      ? [
          {
            property: node.property.startsWith('--') ? node.property : node.property.toLowerCase(),
            value: generate(node.value).trim(),
            important: node.important !== false,
          },
        ]
      : [],
  );
}

function isByPath(selector: Selector): boolean {
  let isAll = true;
  walk(selector, (node) => {
    if (node.type === 'Combinator') isAll &&= node.name === ' ' || node.name === '>';
    else if (node.type === 'PseudoClassSelector')
      isAll &&= /^(?:is|where|not|root)$/i.test(node.name);
    else isAll &&= PATH_PARTS.has(node.type);
  });
  return isAll;
}

const PATH_PARTS: ReadonlySet<string> = new Set([
  'Selector',
  'SelectorList',
  'TypeSelector',
  'ClassSelector',
  'IdSelector',
]);

/** A rule for what the markup does not hold, such as `::before`, says nothing of an element. */
function hasPseudoElement(selector: Selector): boolean {
  let found = false;
  walk(selector, (node) => {
    if (
      node.type === 'PseudoElementSelector' ||
      (node.type === 'PseudoClassSelector' && LEGACY.test(node.name))
    )
      found = true;
  });
  return found;
}

const LEGACY = /^(?:before|after|first-line|first-letter)$/i;

/**
 * What a selector asks of the elements around, all that are in them have in common: it is tried once
 * for each of these, where matching it again for every cell of a table takes most of the time.
 */
function matcherOf(nodes: readonly CssNode[]): StyleRule['matches'] {
  const cut = nodes.findLastIndex(({ type, name }: Named) => type === 'Combinator' && name === ' ');
  const own = lazilyCompiled(nodes.slice(cut + 1));
  if (cut < 0) return own;
  const outer = lazilyCompiled(nodes.slice(0, cut));
  const levels = nodes
    .slice(cut + 1)
    .filter(({ type, name }: Named) => type === 'Combinator' && name === '>').length;
  return (element, around) => {
    let top: Element | undefined = element;
    for (let level = 0; level <= levels && top !== undefined; level++) top = parentOf(top);
    return isInside(top, outer, around) && own(element);
  };
}

type Named = { readonly type: string; readonly name?: unknown };

function isInside(
  element: Element | undefined,
  test: (element: Element) => boolean,
  around: Memo,
): boolean {
  if (element === undefined) return false;
  return around.get(
    test,
    element,
    () => test(element) || isInside(parentOf(element), test, around),
  );
}

const parentOf = ({ parent }: Element): Element | undefined =>
  parent !== null && isTag(parent) ? parent : undefined;

/**
 * Compiled when first asked, since most rules of a sheet are never asked about an element that their
 * key fits. What the library does not know matches nothing; browsers drop such a rule as well.
 */
function lazilyCompiled(nodes: readonly CssNode[]): (element: Element) => boolean {
  let test: ((element: Element) => boolean) | undefined;
  return (element) => {
    test ??= compiled(nodes.map((node) => generate(node)).join(''));
    return test(element);
  };
}

function compiled(selector: string): (element: Element) => boolean {
  try {
    // Results are not kept: the tree changes between two questions.
    return compile<AnyNode, Element>(selector, { cacheResults: false });
  } catch {
    return () => false;
  }
}
