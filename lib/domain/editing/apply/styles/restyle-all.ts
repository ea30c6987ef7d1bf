import type { Element } from 'domhandler';
import { contrastRatio, over, type SrgbColor } from '../../style/colors.ts';
import { readStyles, type Styles } from '../../style/read-styles.ts';
import type { Check, Editing, ThemeEffect } from '../effect.ts';
import { descendants, hasOwnText } from '../text.ts';
import { isSameColor, stylesOf } from './computed-style.ts';
import { inlineValue, setInlineStyle } from './inline-style.ts';
import { styleCheck } from './set-style.ts';
import { stylesheetOrigin, styleText } from './stylesheet-origin.ts';
import { addToTheme, rootProperties } from './theme-sheet.ts';

/** Elements with text of their own. */
function textElements({ document: { body } }: Editing): Element[] {
  return descendants(body).filter(hasOwnText);
}

const LEAST_CONTRAST = 4.5;

/** Remembers what can be read; what cannot any more, when the returned function is called, becomes black or white. */
export function keepLegible(editing: Editing, before: Styles): () => void {
  const legible = textElements(editing).filter(
    (element) => contrastOf(before, element) >= LEAST_CONTRAST,
  );
  return () => {
    const now = readStyles(editing.document);
    for (const element of legible) {
      if (contrastOf(now, element) >= LEAST_CONTRAST) continue;
      const background = now.backgroundOf(element);
      const [black, white] = [BLACK, WHITE].map((color) => contrastRatio(color, background));
      setInlineStyle(element, 'color', (black ?? 0) >= (white ?? 0) ? '#000' : '#fff');
    }
  };
}

const BLACK: SrgbColor = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: SrgbColor = { red: 255, green: 255, blue: 255, alpha: 1 };

/** WCAG's contrast of an element's text with what is behind it. */
export function contrastOf(styles: Styles, element: Element): number {
  const background = styles.backgroundOf(element);
  const color = styles.colorOf(element, 'color');
  return color === undefined ? 21 : contrastRatio(over(color, background), background);
}

/** Text that has the body's colour takes another one; what has a colour of its own keeps it. */
export function recolorText(editing: Editing, color: string): readonly Check[] {
  const { document } = editing;
  const styles = stylesOf(editing);
  const old = styles.colorOf(document.body, 'color');
  const plain = textElements(editing).filter((element) =>
    isSameColor(styles.colorOf(element, 'color'), old),
  );
  addToTheme(document, [['body', 'color', color]]);
  const now = readStyles(document);
  const wanted = now.colorOf(document.body, color);
  const checks = [styleCheck(document.body, 'color', color)];
  for (const element of plain) {
    if (isSameColor(now.colorOf(element, 'color'), wanted)) continue;
    setInlineStyle(element, 'color', color);
    checks.push(styleCheck(element, 'color', color));
  }
  return checks;
}

/** Texts may differ from what is wanted by this share: sizes are written in hundredths. */
const NEAR = 0.02;

/** All text larger or smaller by one factor. */
export function scaleText(editing: Editing, factor: number): ThemeEffect {
  const { document } = editing;
  const styles = stylesOf(editing);
  const wanted = new Map(
    [document.body, ...textElements(editing)].map((element) => [
      element,
      (Number.parseFloat(styles.valueOf(element, 'font-size')) || 16) * factor,
    ]),
  );
  const base = rounded(wanted.get(document.body) ?? 16);
  addToTheme(document, [['body', 'font-size', `${base}px`]]);
  const checks: Check[] = [];
  // Text inside of text that is resized is resized twice.
  for (let pass = 0; pass < 2; pass += 1) {
    const now = readStyles(document);
    for (const [element, size] of wanted) {
      const found = Number.parseFloat(now.valueOf(element, 'font-size'));
      if (Math.abs(found - size) <= size * NEAR) continue;
      setInlineStyle(element, 'font-size', `${rounded(size)}px`);
    }
  }
  for (const [element, size] of wanted) checks.push(sizeCheck(element, size));
  const percent = Math.round(factor * 100);
  return { change: `Set all text to ${percent}% of its size`, checks };
}

function rounded(size: number): number {
  return Math.round(size * 100) / 100;
}

function sizeCheck(element: Element, size: number): Check {
  return {
    element,
    aspect: 'font-size',
    read: (after) => {
      const found = Number.parseFloat(stylesOf(after).valueOf(element, 'font-size'));
      return Math.abs(found - size) <= Math.max(0.5, size * NEAR)
        ? undefined
        : `The font size is ${found}px, not ${rounded(size)}px.`;
    },
  };
}

const SPACES = ['--rhythm', '--row'];

/** More or less space between the parts of a document and around the text of its tables. */
export function scaleSpacing(editing: Editing, factor: number): ThemeEffect {
  const percent = Math.round(factor * 100);
  const change = `Set the spacing to ${percent}% of what it was`;
  if (stylesheetOrigin(editing) === 'layout')
    return { change, checks: scaleVariables(editing, factor) };
  const styles = stylesOf(editing);
  const checks: Check[] = [];
  const scale = (
    element: Element,
    property: 'margin-top' | 'margin-bottom' | 'padding-top' | 'padding-bottom',
  ) => {
    const size = Number.parseFloat(styles.valueOf(element, property));
    if (!(size > 0)) return;
    const value = `${rounded(size * factor)}px`;
    if (inlineValue(element, property) !== `${value}!important`)
      setInlineStyle(element, property, value);
    checks.push(styleCheck(element, property, value));
  };
  const { regions, nodes } = editing.content;
  const blocks = new Set([
    ...regions.flatMap(({ extent }) => extent),
    ...nodes.filter(({ role }) => role === 'heading').map(({ element }) => element),
  ]);
  for (const element of blocks) {
    scale(element, 'margin-top');
    scale(element, 'margin-bottom');
  }
  for (const element of descendants(editing.document.body)) {
    if (element.name !== 'td' && element.name !== 'th') continue;
    scale(element, 'padding-top');
    scale(element, 'padding-bottom');
  }
  return { change, checks };
}

function scaleVariables(editing: Editing, factor: number): Check[] {
  const { document } = editing;
  const properties = rootProperties(styleText(editing));
  return SPACES.flatMap((variable) => {
    const size = Number.parseFloat(properties.get(variable) ?? '');
    if (!Number.isFinite(size)) return [];
    const value = `${rounded(size * factor)}px`;
    addToTheme(document, [[':root', variable, value]]);
    return [
      {
        element: document.body,
        aspect: variable,
        read: (after: Editing) =>
          stylesOf(after).valueOf(document.body, variable) === value
            ? undefined
            : 'The spacing is not as asked.',
      },
    ];
  });
}
