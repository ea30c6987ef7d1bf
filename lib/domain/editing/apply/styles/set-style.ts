import { type Element, isTag } from 'domhandler';
import type { StyleProperty } from '../../operations.ts';
import { isForReading } from '../../style/properties.ts';
import { readStyles, type Styles } from '../../style/read-styles.ts';
import { STYLE_PROPERTIES } from '../../style-properties.ts';
import { describeValidValue, styleValue } from '../../style-values.ts';
import { wordsIn } from '../content/words-in-text.ts';
import { namesOf, possessive, quoted } from '../describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
  type OperationOf,
  partOf,
} from '../effect.ts';
import { descendants, hasOwnText } from '../text.ts';
import { computesTo, stylesOf } from './computed-style.ts';
import { setInlineStyle } from './inline-style.ts';

export const setStyleAppliers: Appliers<'set-style'> = { 'set-style': applyStyle };

/** Wanted values by property. */
export type Style = Partial<Record<StyleProperty, string>>;

function applyStyle(editing: Editing, operation: OperationOf<'set-style'>): Effect {
  const targetsOf = (id: string) =>
    operation.alone ? [elementOf(editing, id)] : partOf(editing, id);
  const parts = [...new Set(operation.targets.flatMap(targetsOf))];
  const declarations = checkedStyle(operation.style);
  if (declarations.length === 0) throw new InvalidOperation('The style to set names no property.');
  const { words } = operation;
  const apart = words === undefined ? undefined : wordsIn(editing, parts, words);
  const targets = apart?.all ?? parts;
  const checks: Check[] = [];
  const before = stylesOf(editing);
  for (const target of targets)
    for (const [property, value] of declarations) {
      setInlineStyle(target, property, value);
      checks.push(styleCheck(target, property, value));
      // A picture or gradient would cover the colour.
      if (property === 'background-color' && before.valueOf(target, 'background-image') !== 'none')
        setInlineStyle(target, 'background-image', 'none');
    }
  if (operation.reach === 'each')
    checks.push(...reachBelow(editing, targets, declarations, before));
  const whose = possessive(words === undefined ? namesOf(editing.content, targets) : quoted(words));
  return {
    ...(apart && { added: apart.added }),
    changes: declarations.map(
      ([property, value]) => `Set ${whose} ${PROPERTY_WORDS[property]} to ${value}`,
    ),
    checks,
    restyled: declarations.some(([property]) => isForReading(property)) ? targets : [],
  };
}

/** Sets what text below the targets does not take from them: its own rules would win. */
function reachBelow(
  { document }: Editing,
  targets: readonly Element[],
  declarations: readonly [StyleProperty, string][],
  before: Styles,
): Check[] {
  const checks: Check[] = [];
  const reaching = declarations.filter(([property]) => REACHING.has(property));
  if (reaching.length === 0) return checks;
  const now = readStyles(document);
  for (const target of targets)
    for (const below of descendants(target)) {
      for (const [property, value] of reaching) {
        if (!isReached(below, property, before)) continue;
        const wanted = reachedValue(target, below, property, value, before);
        if (!computesTo(now, below, property, wanted)) setInlineStyle(below, property, wanted);
        checks.push(styleCheck(below, property, wanted));
      }
    }
  return checks;
}

/** Of backgrounds only those that would cover the one that is set. */
function isReached(element: Element, property: StyleProperty, before: Styles): boolean {
  if (property !== 'background-color') return hasOwnText(element);
  return (before.colorOf(element, property)?.alpha ?? 0) > 0;
}

/** A size relative to the target's makes all text in it larger by the same factor, not each by its own. */
function reachedValue(
  target: Element,
  element: Element,
  property: StyleProperty,
  value: string,
  before: Styles,
): string {
  if (property !== 'font-size' || !/^(?:[\d.]+(?:em|%)|larger|smaller)$/.test(value)) return value;
  const around = target.parent;
  const base = around !== null && isTag(around) ? sizeOf(before, around) : 16;
  const keyword = value === 'larger' ? 1.2 : 1 / 1.2;
  const number = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
  const wanted = base * (Number.isNaN(number) ? keyword : number);
  const factor = wanted / sizeOf(before, target);
  return `${Math.round(sizeOf(before, element) * factor * 100) / 100}px`;
}

function sizeOf(styles: Styles, element: Element): number {
  return Number.parseFloat(styles.valueOf(element, 'font-size')) || 16;
}

/** Properties that text takes from what is around it, unless a rule of its own says otherwise. */
const REACHING: ReadonlySet<StyleProperty> = new Set([
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-caps',
  'text-align',
  'text-transform',
  'letter-spacing',
  'line-height',
]);

const PROPERTY_WORDS: Readonly<Record<StyleProperty, string>> = {
  color: 'text colour',
  'background-color': 'background',
  'background-image': 'background picture',
  'font-family': 'font',
  'font-size': 'font size',
  'font-weight': 'font weight',
  'font-style': 'font style',
  'font-variant-caps': 'small capitals',
  'list-style-type': 'list marks',
  'text-align': 'text alignment',
  'text-decoration-line': 'text decoration',
  'text-transform': 'capitals',
  'letter-spacing': 'letter spacing',
  'line-height': 'line height',
  'margin-top': 'space above',
  'margin-bottom': 'space below',
  'margin-left': 'space to the left',
  'margin-right': 'space to the right',
  'padding-top': 'padding at the top',
  'padding-bottom': 'padding at the bottom',
  'padding-left': 'padding on the left',
  'padding-right': 'padding on the right',
  'border-top': 'top border',
  'border-bottom': 'bottom border',
  'border-left': 'left border',
  'border-right': 'right border',
  'border-radius': 'rounding',
  width: 'width',
  'max-width': 'greatest width',
  height: 'height',
  'max-height': 'greatest height',
  opacity: 'opacity',
  display: 'display',
  'break-before': 'page break before it',
  'break-inside': 'page breaks inside',
};

/**
 * Values as CSS takes them, in a fixed order.
 * @throws InvalidOperation for a value that is none of its property
 */
export function checkedStyle(style: Style): [StyleProperty, string][] {
  const checked: [StyleProperty, string][] = [];
  for (const property of STYLE_PROPERTIES) {
    const requested = style[property];
    if (requested === undefined) continue;
    const value = styleValue(property, requested);
    if (value === undefined)
      throw new InvalidOperation(`${property} must be ${describeValidValue(property)}.`);
    checked.push([property, value]);
  }
  return checked;
}

/** Sets a style on one element. @throws InvalidOperation for a value that is none of its property */
export function setStyle(element: Element, style: Style): void {
  for (const [property, value] of checkedStyle(style)) setInlineStyle(element, property, value);
}

export function styleChecks(element: Element, style: Style): Check[] {
  return checkedStyle(style).map(([property, value]) => styleCheck(element, property, value));
}

export function styleCheck(element: Element, property: StyleProperty, value: string): Check {
  return {
    element,
    aspect: property,
    read: (after) =>
      computesTo(stylesOf(after), element, property, value)
        ? undefined
        : `The ${PROPERTY_WORDS[property]} is not ${value}.`,
  };
}
