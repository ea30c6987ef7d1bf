import { is } from 'css-select';
import { type CssNode, generate, parse, type Rule, walk } from 'css-tree';
import type { Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import type { EditableDocument } from '#lib/domain/editing/editable-document.ts';

const known = new WeakMap<EditableDocument, Looks>();

/** Of one document, as long as it is not changed. */
export function looksOf(document: EditableDocument): Looks {
  const looks = known.get(document) ?? new Looks(document);
  known.set(document, looks);
  return looks;
}

/** What a style sheet says of one property. */
interface Declared {
  readonly selector: string;
  readonly value: string;
  readonly weight: number;
}

const INHERITED =
  /^(?:color|font-(?:family|size|style|weight)|line-height|text-align|text-transform|letter-spacing|--.*)$/;
const UA_DISPLAY: Readonly<Record<string, string>> = Object.fromEntries(
  'span a b strong em i small code u s sub sup abbr time label mark img svg br'
    .split(' ')
    .map((name) => [name, 'inline']),
);
const UA_SIZE: Readonly<Record<string, number>> = {
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h5: 0.83,
  h6: 0.67,
  small: 0.83,
};
const IMPORTANT = 1e12;
const INLINE = 1e11;

/** Values of style properties as a document's own rules give them; made when first asked for. */
export class Looks {
  #declared: ReadonlyMap<string, readonly Declared[]> | undefined;
  readonly #values = new Map<Element, Map<string, string | undefined>>();
  readonly #document: EditableDocument;

  constructor(document: EditableDocument) {
    this.#document = document;
  }

  /** Of an element; lengths of type in CSS pixels. undefined where nothing is said, or it is not understood. */
  value(element: Element, property: string): string | undefined {
    const known = this.#values.get(element) ?? new Map<string, string | undefined>();
    this.#values.set(element, known);
    if (known.has(property)) return known.get(property);
    const value = this.#computed(element, property);
    known.set(property, value);
    return value;
  }

  #computed(element: Element, property: string): string | undefined {
    const said = this.#said(element, property);
    const parent = element.parent !== null && isTag(element.parent) ? element.parent : undefined;
    if (property === 'font-size') return `${this.#fontSize(element, parent, said)}px`;
    const value = said === undefined ? undefined : this.#resolved(element, said);
    if (value !== undefined && value !== 'inherit') return value;
    if (property === 'display') return UA_DISPLAY[element.name] ?? 'block';
    const inherits = INHERITED.test(property) || value === 'inherit';
    return inherits && parent !== undefined ? this.value(parent, property) : undefined;
  }

  #fontSize(element: Element, parent: Element | undefined, said: string | undefined): number {
    const around =
      parent === undefined ? 16 : Number.parseFloat(this.value(parent, 'font-size') ?? '16');
    const value = said === undefined ? undefined : this.#resolved(element, said);
    if (value === undefined) return around * (UA_SIZE[element.name] ?? 1);
    const found = /^(\d*\.?\d+)(px|pt|em|rem|%)$/.exec(value);
    const size = Number(found?.[1]);
    switch (found?.[2]) {
      case 'px':
        return size;
      case 'pt':
        return (size * 96) / 72;
      case 'em':
        return size * around;
      case '%':
        return (size * around) / 100;
      case 'rem':
        return size * this.#rootSize(element);
      default:
        return around;
    }
  }

  #rootSize(element: Element): number {
    let root = element;
    while (root.parent !== null && isTag(root.parent)) root = root.parent;
    return root === element ? 16 : Number.parseFloat(this.value(root, 'font-size') ?? '16');
  }

  #resolved(element: Element, value: string, depth = 0): string | undefined {
    const found = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/.exec(value);
    if (found?.[1] === undefined || depth > 8) return value;
    const replacement = this.value(element, found[1]) ?? found[2];
    return replacement === undefined
      ? undefined
      : this.#resolved(element, value.replace(found[0], replacement.trim()), depth + 1);
  }

  /** The winning declaration. */
  #said(element: Element, property: string): string | undefined {
    let best: { value: string; weight: number } | undefined;
    for (const { selector, value, weight } of this.#rules().get(property) ?? [])
      if ((best === undefined || weight >= best.weight) && matches(element, selector))
        best = { value, weight };
    for (const [name, value] of longhands(element.attribs.style ?? '')) {
      const weight = INLINE + (/!important/.test(value) ? IMPORTANT : 0);
      if (name === property && (best === undefined || weight >= best.weight))
        best = { value: value.replace(/\s*!important/, ''), weight };
    }
    return best?.value.trim();
  }

  #rules(): ReadonlyMap<string, readonly Declared[]> {
    this.#declared ??= readRules(this.#document);
    return this.#declared;
  }
}

const matchers = new Map<string, boolean>();

function matches(element: Element, selector: string): boolean {
  if (matchers.get(selector) === false) return false;
  try {
    return is(element, selector);
  } catch {
    // A selector of browsers alone; the set of those is as small as style sheets are.
    if (matchers.size < 1_000) matchers.set(selector, false);
    return false;
  }
}

function readRules(document: EditableDocument): ReadonlyMap<string, readonly Declared[]> {
  const found = new Map<string, Declared[]>();
  let order = 0;
  for (const css of styleTexts(document)) {
    const sheet = parse(css, { parseValue: false, onParseError: () => undefined });
    walk(sheet, {
      visit: 'Rule',
      enter(rule: Rule) {
        if (this.atrule !== null && !appliesInPrint(this.atrule)) return;
        order++;
        for (const selector of generate(rule.prelude).split(/,(?![^()]*\))/))
          for (const [name, value] of longhands(generate(rule.block).slice(1, -1))) {
            const list = found.get(name) ?? [];
            const weight =
              specificity(selector) * 1e6 + order + (/!important/.test(value) ? IMPORTANT : 0);
            list.push({ selector, value: value.replace(/\s*!important/, ''), weight });
            found.set(name, list);
          }
      },
    });
  }
  return found;
}

function appliesInPrint(atrule: CssNode & { type: 'Atrule' }): boolean {
  const prelude = atrule.prelude === null ? '' : generate(atrule.prelude);
  return atrule.name === 'media' && !/screen|width/.test(prelude);
}

function* styleTexts({ tree }: EditableDocument): Iterable<string> {
  const queue = [...tree.children];
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at];
    if (node === undefined || !isTag(node)) continue;
    if (node.name === 'style')
      yield node.children.map((text) => (isText(text) ? text.data : '')).join('');
    else queue.push(...node.children);
  }
}

/** An estimate that orders selectors as their ids, classes and names do. */
function specificity(selector: string): number {
  const ids = selector.match(/#[\w-]+/g)?.length ?? 0;
  const classes = selector.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!where|is|not)[\w-]+/g)?.length ?? 0;
  const names = selector.match(/(?:^|[\s>+~(])[a-z][\w-]*|::[\w-]+/gi)?.length ?? 0;
  return Math.min(99, ids) * 100 + Math.min(99, classes) * 10 + Math.min(9, names);
}

/** Declarations, shorthands as the longhands that are asked for. */
function* longhands(block: string): Iterable<readonly [string, string]> {
  for (const part of block.split(/;(?![^()]*\))/)) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim().toLowerCase();
    const value = part.slice(colon + 1).trim();
    yield [name.startsWith('--') ? part.slice(0, colon).trim() : name, value];
    yield* expanded(name, value);
  }
}

const SIDES = ['top', 'right', 'bottom', 'left'];

function* expanded(name: string, value: string): Iterable<readonly [string, string]> {
  if (name === 'margin' || name === 'padding') {
    const parts = value.replace(/\s*!important/, '').split(/\s+(?![^()]*\))/);
    const at = [0, 1, 2, 3].map((side) => parts[side] ?? parts[side - 2] ?? parts[0] ?? '0');
    for (const [side, edge] of SIDES.entries()) yield [`${name}-${edge}`, at[side] ?? '0'];
  }
  if (name === 'background') yield ['background-color', value.split(/\s+(?![^()]*\))/)[0] ?? value];
  if (name === 'font') {
    const size = /(?:^|\s)([\d.]+(?:px|pt|em|rem|%))(?:\/([\d.]+[a-z%]*))?\s+(.+)$/.exec(value);
    if (size?.[1] !== undefined) yield ['font-size', size[1]];
    if (size?.[2] !== undefined) yield ['line-height', size[2]];
    if (size?.[3] !== undefined) yield ['font-family', size[3]];
    yield [
      'font-weight',
      /\b(?:bold|[1-9]00)\b/.exec(value.slice(0, size?.index ?? 0))?.[0] ?? '400',
    ];
  }
  const border = /^border(?:-(top|right|bottom|left))?$/.exec(name);
  if (border === null) return;
  const edges = border[1] === undefined ? SIDES : [border[1]];
  const parts = value.replace(/\s*!important/, '').split(/\s+(?![^()]*\))/);
  const style =
    parts.find((part) => /^(?:none|solid|dashed|dotted|double|hidden)$/.test(part)) ?? 'none';
  const width = parts.find((part) => /^[\d.]/.test(part)) ?? (style === 'none' ? '0px' : '1px');
  const color = parts.find((part) => part !== style && part !== width) ?? 'currentcolor';
  for (const edge of edges) {
    yield [`border-${edge}-width`, width === '0' ? '0px' : width];
    yield [`border-${edge}-style`, style];
    yield [`border-${edge}-color`, color];
  }
}
