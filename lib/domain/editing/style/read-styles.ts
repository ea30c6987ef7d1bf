import { type Element, isTag } from 'domhandler';
import type { EditableDocument } from '../editable-document.ts';
import { type Cascade, openCascade } from './cascade.ts';
import { over, type SrgbColor, toSrgb } from './colors.ts';
import { computeFontSize, computeLength, computeLineHeight, computeWeight } from './computed.ts';
import { initialValue, isColorProperty, isInherited, kindOf } from './properties.ts';
import { expandShorthand } from './shorthands.ts';
import { callOf, splitValue } from './split.ts';
import { attributeHint, browserDefault } from './user-agent.ts';
import { substitute } from './variables.ts';

/**
 * The styles of a document as a browser would compute them for paper, found without one. Holds until
 * the document changes: read them again then.
 */
export interface Styles {
  /**
   * The computed value of a longhand: lengths in `px` where they can be known without a layout, colours
   * as `rgb(r, g, b)`, font weights as numbers.
   */
  valueOf(element: Element, property: string): string;
  /** A colour property of an element, or any CSS colour as it would be there. */
  colorOf(element: Element, propertyOrColor: string): SrgbColor | undefined;
  /** What is seen behind the element's text. Of a gradient its first colour. */
  backgroundOf(element: Element): SrgbColor;
}

const BLACK: SrgbColor = { red: 0, green: 0, blue: 0, alpha: 1 };
const PAPER: SrgbColor = { red: 255, green: 255, blue: 255, alpha: 1 };
const TRANSPARENT: SrgbColor = { red: 0, green: 0, blue: 0, alpha: 0 };

export function readStyles(document: EditableDocument): Styles {
  return new DocumentStyles(document);
}

class DocumentStyles implements Styles {
  readonly #document: EditableDocument;
  #opened: Cascade | undefined;
  readonly #known = new Map<Element, Map<string, string>>();
  readonly #custom = new Map<Element, Map<string, string | undefined>>();
  readonly #colors = new Map<Element, SrgbColor>();

  constructor(document: EditableDocument) {
    this.#document = document;
  }

  /** Sheets are only read for whom it matters. */
  #cascade(element: Element): ReturnType<Cascade> {
    this.#opened ??= openCascade(this.#document);
    return this.#opened(element);
  }

  valueOf(element: Element, property: string): string {
    const values = this.#known.get(element) ?? new Map<string, string>();
    this.#known.set(element, values);
    let value = values.get(property);
    if (value === undefined) {
      value = this.#compute(element, property);
      values.set(property, value);
    }
    return value;
  }

  #compute(element: Element, property: string): string {
    const specified = this.#specifiedOf(element, property);
    const parent = parentOf(element);
    if (specified === undefined)
      return parent === undefined
        ? this.#computed(element, property, initialValue(property))
        : this.valueOf(parent, property);
    return this.#computed(element, property, specified);
  }

  /** undefined: the parent's. */
  #specifiedOf(element: Element, property: string): string | undefined {
    const declared = this.#declaredOf(element, property)?.trim();
    const keyword = declared?.toLowerCase();
    if (keyword === 'inherit') return undefined;
    if (keyword === 'initial') return initialValue(property);
    if (declared !== undefined && keyword !== 'unset' && !keyword?.startsWith('revert'))
      return declared;
    const own =
      keyword === 'unset'
        ? undefined
        : (attributeHint(element, property) ?? browserDefault(element, property));
    if (own === 'inherit') return undefined;
    return own ?? (isInherited(property) ? undefined : initialValue(property));
  }

  #declaredOf(element: Element, property: string): string | undefined {
    const declared = this.#cascade(element).get(property);
    if (declared === undefined) return undefined;
    const value = substitute(declared.value, (name) => this.#customOf(element, name));
    if (value === undefined) return 'unset';
    if (declared.shorthand === undefined) return value;
    return expandShorthand(declared.shorthand, value).find(
      ([longhand]) => longhand === property,
    )?.[1];
  }

  #customOf(element: Element, name: string): string | undefined {
    const values = this.#custom.get(element) ?? new Map<string, string | undefined>();
    this.#custom.set(element, values);
    if (values.has(name)) return values.get(name);
    // What refers to itself finds nothing.
    values.set(name, undefined);
    const declared = this.#cascade(element).get(name);
    const parent = parentOf(element);
    const value =
      declared === undefined || /^\s*inherit\s*$/i.test(declared.value)
        ? parent && this.#customOf(parent, name)
        : substitute(declared.value, (other) => this.#customOf(element, other));
    values.set(name, value);
    return value;
  }

  #computed(element: Element, property: string, value: string): string {
    switch (kindOf(property)) {
      case 'color':
        return written(this.#colorFrom(element, property, value));
      case 'font-size':
        return computeFontSize(value, this.#above(element, property), this.#rootSize(element));
      case 'font-weight':
        return computeWeight(value, this.#above(element, property));
      case 'text-align': {
        if (value !== '-internal-center') return value.toLowerCase();
        const above = this.#above(element, property) ?? 'start';
        return above === 'start' ? 'center' : above;
      }
      case 'line-height':
        return computeLineHeight(value, this.#fontSizeOf(element), this.#rootSize(element));
      case 'border-width':
        if (/^(?:none|hidden)$/.test(this.valueOf(element, property.replace('-width', '-style'))))
          return '0px';
        return computeLength(value, this.#fontSizeOf(element), this.#rootSize(element));
      case 'length':
        if (value === 'auto' || value === 'none') return value;
        return computeLength(value, this.#fontSizeOf(element), this.#rootSize(element));
      case 'verbatim':
        return value;
      case 'keyword':
        return value.toLowerCase();
    }
  }

  #above(element: Element, property: string): string | undefined {
    const parent = parentOf(element);
    return parent && this.valueOf(parent, property);
  }

  #fontSizeOf(element: Element): number {
    return Number.parseFloat(this.valueOf(element, 'font-size')) || 16;
  }

  #rootSize(element: Element): number {
    const root = this.#document.tree.children.find(isTag);
    return root === undefined || root === element ? 16 : this.#fontSizeOf(root);
  }

  #colorFrom(element: Element, property: string, value: string): SrgbColor {
    const parent = parentOf(element);
    const around =
      property === 'color'
        ? parent === undefined
          ? BLACK
          : this.#textColor(parent)
        : this.#textColor(element);
    return toSrgb(value, around) ?? (property === 'color' ? around : TRANSPARENT);
  }

  #textColor(element: Element): SrgbColor {
    const color =
      this.#colors.get(element) ?? toSrgb(this.valueOf(element, 'color'), BLACK) ?? BLACK;
    this.#colors.set(element, color);
    return color;
  }

  colorOf(element: Element, propertyOrColor: string): SrgbColor | undefined {
    if (isColorProperty(propertyOrColor))
      return toSrgb(this.valueOf(element, propertyOrColor), BLACK);
    const value = substitute(propertyOrColor, (name) => this.#customOf(element, name));
    return value === undefined ? undefined : toSrgb(value, this.#textColor(element));
  }

  backgroundOf(element: Element): SrgbColor {
    const layers: SrgbColor[] = [];
    for (let each: Element | undefined = element; each !== undefined; each = parentOf(each)) {
      const gradient = this.#gradientColor(each, this.valueOf(each, 'background-image'));
      if (gradient !== undefined) layers.push(gradient);
      if ((gradient?.alpha ?? 0) < 1)
        layers.push(this.colorOf(each, 'background-color') ?? TRANSPARENT);
      if (layers.at(-1)?.alpha === 1) break;
    }
    return layers.reduceRight((below, layer) => over(layer, below), PAPER);
  }

  #gradientColor(element: Element, image: string): SrgbColor | undefined {
    const call = callOf(splitValue(image, ',')[0] ?? '');
    if (call === undefined || !call.name.endsWith('gradient')) return undefined;
    return splitValue(call.content, ',')
      .map((stop) => this.colorOf(element, splitValue(stop, ' ')[0] ?? ''))
      .find((color) => color !== undefined);
  }
}

function parentOf({ parent }: Element): Element | undefined {
  return parent !== null && isTag(parent) ? parent : undefined;
}

function written({ red, green, blue, alpha }: SrgbColor): string {
  return alpha === 1
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${Number(alpha.toFixed(3))})`;
}
