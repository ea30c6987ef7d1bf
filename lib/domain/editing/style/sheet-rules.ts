import type { Element } from 'domhandler';
import type { Memo } from '../memo.ts';
import { type Declared, declaredBy } from './declared.ts';
import { keysOfElement, mayMatchAround } from './keys.ts';
import { rulesOf, type StyleRule } from './sheets.ts';

interface Entry {
  readonly rule: StyleRule;
  readonly order: number;
}

/** Elements of the same names, ids and classes from the root on. */
export interface Path {
  readonly below: Map<string, Path>;
  /** The rules that match them all, in order. */
  readonly matching: readonly Entry[];
  /** Those that have to be tried on each: they ask for more than names, ids and classes. */
  readonly open: readonly Entry[];
  /** Where nothing else is said. */
  declared: ReadonlyMap<string, Declared> | undefined;
}

const MOST_PATHS = 1_000;
const MOST_ALIKE = 300;
const MOST_CHARS = 2_000;

/**
 * The rules of a document's sheets, with what was found before of paths through documents: those of
 * one template have the same ones, and most rules ask for nothing else.
 */
export class SheetRules {
  /** By the keys of the elements that they may match; `''`: any element. */
  readonly #byKey = new Map<string, Entry[]>();
  #top = new Map<string, Path>();
  #paths = 0;
  /** Elements that the same rules match, such as the cells of a column, share what is declared. */
  #alike = new Map<string, ReadonlyMap<string, Declared>>();

  constructor(texts: readonly string[]) {
    for (const [order, rule] of texts.flatMap(rulesOf).entries())
      for (const key of rule.keys.own ?? ['']) {
        const list = this.#byKey.get(key);
        if (list === undefined) this.#byKey.set(key, [{ rule, order }]);
        else list.push({ rule, order });
      }
  }

  /** @param above the path of the element around it, if any */
  pathOf(element: Element, above: Path | undefined, around: Memo): Path {
    const key = keyOf(element);
    const known = (above?.below ?? this.#top).get(key);
    if (known !== undefined) return known;
    if (this.#paths >= MOST_PATHS) {
      this.#top = new Map();
      this.#paths = 0;
    }
    const path = this.#findPath(element, around);
    (above?.below ?? this.#top).set(key, path);
    this.#paths += 1;
    return path;
  }

  #findPath(element: Element, around: Memo): Path {
    const matching: Entry[] = [];
    const open: Entry[] = [];
    for (const key of ['', ...keysOfElement(element)])
      for (const entry of this.#byKey.get(key) ?? [])
        if (!entry.rule.byPath) open.push(entry);
        else if (matches(entry, element, around)) matching.push(entry);
    return { below: new Map(), matching: matching.sort(inOrder), open, declared: undefined };
  }

  declaredOn(element: Element, path: Path, around: Memo): ReadonlyMap<string, Declared> {
    const style = element.attribs['style'] ?? '';
    const own = path.open.filter((entry) => matches(entry, element, around));
    if (own.length > 0) return this.#declared([...path.matching, ...own].sort(inOrder), style);
    if (style !== '') return this.#declared(path.matching, style);
    path.declared ??= this.#declared(path.matching, '');
    return path.declared;
  }

  #declared(entries: readonly Entry[], style: string): ReadonlyMap<string, Declared> {
    const signature = `${entries.map(({ order }) => order).join()}|${style}`;
    const known = this.#alike.get(signature);
    if (known !== undefined) return known;
    const rules = entries.map(({ rule }) => rule);
    const declared = declaredBy(rules, style);
    if (signature.length > MOST_CHARS) return declared;
    if (this.#alike.size >= MOST_ALIKE) this.#alike = new Map();
    this.#alike.set(signature, declared);
    return declared;
  }
}

const inOrder = (one: Entry, other: Entry): number => one.order - other.order;

const matches = ({ rule }: Entry, element: Element, around: Memo): boolean =>
  mayMatchAround(element, rule.keys) && rule.matches(element, around);

/** No markup has the sign between the parts. */
function keyOf({ name, attribs }: Element): string {
  const { id, class: classes } = attribs;
  return id === undefined && classes === undefined
    ? name
    : `${name}\0${id ?? ''}\0${classes ?? ''}`;
}
