import type { Element } from 'domhandler';
import { StyleProperty } from '../operations.ts';
import { rightStyleValue, styleValue } from '../style-values.ts';
import { namesOf, possessive } from './describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  InvalidOperation,
  type OperationOf,
  partOf,
} from './effect.ts';
import { inlineValue, setInlineStyle } from './inline-style.ts';
import { descendants, hasOwnText } from './text.ts';

export const setStyleAppliers: Appliers<'set-style'> = { 'set-style': applyStyle };

/** Wanted values by property. */
export type Style = Partial<Record<StyleProperty, string>>;

function applyStyle(editing: Editing, operation: OperationOf<'set-style'>): Effect {
  const targets = [...new Set(operation.targets.flatMap((id) => partOf(editing, id)))];
  const declarations = checkedStyle(operation.style);
  if (declarations.length === 0) throw new InvalidOperation('The style to set names no property.');
  const checks: Check[] = [];
  for (const target of targets) {
    for (const [property, value] of declarations) {
      setInlineStyle(target, property, value);
      checks.push(styleCheck(target, property, value));
      if (operation.reach !== 'each' || !REACHING.has(property)) continue;
      for (const below of descendants(target)) {
        if (!hasOwnText(below)) continue;
        setInlineStyle(below, property, value);
        checks.push(styleCheck(below, property, value));
      }
    }
  }
  const whose = possessive(namesOf(editing.content, targets));
  return {
    changes: declarations.map(
      ([property, value]) => `Set ${whose} ${PROPERTY_WORDS[property]} to ${value}`,
    ),
    checks,
  };
}

/** Properties that text takes from what is around it, unless a rule of its own says otherwise. */
const REACHING: ReadonlySet<StyleProperty> = new Set([
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-align',
  'text-transform',
  'letter-spacing',
  'line-height',
]);

const PROPERTY_WORDS: Readonly<Record<StyleProperty, string>> = {
  color: 'text colour',
  'background-color': 'background',
  'font-family': 'font',
  'font-size': 'font size',
  'font-weight': 'font weight',
  'font-style': 'font style',
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
  return StyleProperty.options.flatMap((property) => {
    const given = style[property];
    if (given === undefined) return [];
    const value = styleValue(property, given);
    if (value === undefined)
      throw new InvalidOperation(`${property} must be ${rightStyleValue(property)}.`);
    return [[property, value] as [StyleProperty, string]];
  });
}

/** Sets a style on one element. @throws InvalidOperation for a value that is none of its property */
export function setStyle(element: Element, style: Style): void {
  for (const [property, value] of checkedStyle(style)) setInlineStyle(element, property, value);
}

export function styleChecks(element: Element, style: Style): Check[] {
  return checkedStyle(style).map(([property, value]) => styleCheck(element, property, value));
}

function styleCheck(element: Element, property: StyleProperty, value: string): Check {
  return {
    element,
    aspect: property,
    read: () =>
      inlineValue(element, property) === `${value}!important`
        ? undefined
        : `The ${PROPERTY_WORDS[property]} is not ${value}.`,
  };
}
