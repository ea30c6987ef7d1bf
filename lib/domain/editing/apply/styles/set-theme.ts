import { cssColor } from '#lib/shared/css/css-values.ts';
import { styleValue } from '../../style-values.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  InvalidOperation,
  type OperationOf,
  type ThemeEffect,
} from '../effect.ts';
import { computesTo, stylesOf } from './computed-style.ts';
import { recolorAccent } from './recolor-accent.ts';
import { keepLegible, recolorText, scaleSpacing, scaleText } from './restyle-all.ts';
import { styleText } from './stylesheet-origin.ts';
import { addToTheme, rootProperties } from './theme-sheet.ts';

export const setThemeAppliers: Appliers<'set-theme'> = { 'set-theme': setTheme };

type Theme = OperationOf<'set-theme'>;

/** Whether the document's style sheet derives its shades from an accent, as ours do. */
export function hasTheme(editing: Editing): boolean {
  const css = styleText(editing);
  return css.includes('--accent:') && /--accent-(?:text|ink):/.test(css);
}

function setTheme(editing: Editing, theme: Theme): Effect {
  const wanted = {
    accent: colorOf(theme.accent, 'accent'),
    text: colorOf(theme.text, 'text'),
    background: colorOf(theme.background, 'background'),
    headingFont: fontOf(theme.headingFont, 'headingFont'),
    bodyFont: fontOf(theme.bodyFont, 'bodyFont'),
  };
  // What is there now is asked for before anything of it changes.
  const before = stylesOf(editing);
  const contrasts = keepLegible(editing, before);
  const done: ThemeEffect[] = [];
  if (wanted.accent !== undefined) done.push(setAccent(editing, wanted.accent));
  if (wanted.text !== undefined) done.push(setTextColor(editing, wanted.text));
  if (wanted.background !== undefined) done.push(setBackground(editing, wanted.background));
  if (wanted.headingFont !== undefined) done.push(setHeadingFont(editing, wanted.headingFont));
  if (wanted.bodyFont !== undefined) done.push(setBodyFont(editing, wanted.bodyFont));
  if (theme.textScale !== undefined) done.push(scaleText(editing, theme.textScale));
  if (theme.spacingScale !== undefined) done.push(scaleSpacing(editing, theme.spacingScale));
  if (done.length === 0) throw new InvalidOperation('The theme to set names no part of it.');
  if (wanted.accent ?? wanted.background) contrasts();
  return {
    changes: done.map(({ change }) => change),
    checks: done.flatMap(({ checks }) => checks),
    restyled: [editing.document.body],
  };
}

function colorOf(requested: string | undefined, name: string): string | undefined {
  if (requested === undefined) return undefined;
  const color = cssColor(requested);
  if (color === undefined || color === 'currentcolor' || color === 'transparent')
    throw new InvalidOperation(`${name} must be a colour such as "#1e3a5f" or "navy".`);
  return color;
}

function fontOf(requested: string | undefined, name: string): string | undefined {
  if (requested === undefined) return undefined;
  const list = styleValue('font-family', requested);
  if (list === undefined)
    throw new InvalidOperation(`${name} must be a list of font names such as "Georgia, serif".`);
  return list;
}

/** A custom property of the root that the theme sets, read back as the body has it. */
function setVariable(editing: Editing, variable: string, value: string, words: string) {
  addToTheme(editing.document, [[':root', variable, value]]);
  const { body } = editing.document;
  const check: Check = {
    element: body,
    aspect: variable,
    read: (after) =>
      stylesOf(after).valueOf(body, variable).replace(/\s/g, '') === value.replace(/\s/g, '')
        ? undefined
        : `The document's ${words} is not ${value}.`,
  };
  return { change: `Set the document's ${words} to ${value}`, checks: [check] };
}

const ACCENT_NAME = /^--(?:[a-z0-9-]+-)?(?:accent|primary|brand|main|theme)(?:-colou?r)?$/i;

function setAccent(editing: Editing, color: string): ThemeEffect {
  if (hasTheme(editing)) return setVariable(editing, '--accent', color, 'accent colour');
  const styles = stylesOf(editing);
  const named = [...rootProperties(styleText(editing))].find(
    ([name, value]) =>
      ACCENT_NAME.test(name) && styles.colorOf(editing.document.body, value) !== undefined,
  );
  if (named !== undefined) return setVariable(editing, named[0], color, 'accent colour');
  return {
    change: `Set the document's accent colour to ${color}`,
    checks: recolorAccent(editing, color),
  };
}

function setTextColor(editing: Editing, color: string): ThemeEffect {
  if (hasTheme(editing)) return setVariable(editing, '--ink', color, 'text colour');
  return {
    change: `Set the document's text colour to ${color}`,
    checks: recolorText(editing, color),
  };
}

function setBackground({ document }: Editing, color: string): ThemeEffect {
  const { body } = document;
  addToTheme(document, [
    ['body', 'background-color', color],
    ['body', 'background-image', 'none'],
  ]);
  return {
    change: `Set the document's background to ${color}`,
    checks: [ruleCheck(body, 'background-color', color)],
  };
}

function setHeadingFont(editing: Editing, family: string): ThemeEffect {
  if (hasTheme(editing)) return setVariable(editing, '--heading', family, "headings' font");
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => `body ${name}`).join(',');
  addToTheme(editing.document, [[headings, 'font-family', family]]);
  const heading = editing.content.nodes.find(({ element }) => /^h[1-6]$/.test(element.name));
  return {
    change: `Set the headings' font to ${family}`,
    checks: [ruleCheck(heading?.element ?? editing.document.body, 'font-family', family)],
  };
}

function setBodyFont(editing: Editing, family: string): ThemeEffect {
  if (hasTheme(editing)) return setVariable(editing, '--body', family, 'font');
  const others = 'body,body :not(h1,h2,h3,h4,h5,h6,code,pre,kbd,samp)';
  addToTheme(editing.document, [[others, 'font-family', family]]);
  return {
    change: `Set the document's font to ${family}`,
    checks: [ruleCheck(editing.document.body, 'font-family', family)],
  };
}

function ruleCheck(
  element: Check['element'],
  property: 'background-color' | 'font-family',
  value: string,
): Check {
  return {
    element,
    aspect: property,
    read: (after) =>
      computesTo(stylesOf(after), element, property, value)
        ? undefined
        : `The document's ${property} is not ${value}.`,
  };
}
