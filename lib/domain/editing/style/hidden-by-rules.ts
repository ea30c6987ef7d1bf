import type { Element } from 'domhandler';
import type { EditableDocument } from '../editable-document.ts';
import { Kept } from '../kept.ts';
import { sheetTexts } from './cascade.ts';
import { mayMatch } from './keys.ts';
import { readStyles, type Styles } from './read-styles.ts';
import { type Declaration, rulesOf } from './sheets.ts';

/**
 * Whether the document's sheets hide an element itself. Only what a rule that hides would match is
 * resolved in full, so that documents without such rules pay for reading their sheets alone.
 */
export function hiddenByRules(document: EditableDocument): (element: Element) => boolean {
  const rules = sheetTexts(document.tree)
    .filter((text) => HIDES.test(text))
    .flatMap(rulesOf)
    .filter(({ declarations }) => declarations.some(hides));
  if (rules.length === 0) return () => false;
  let styles: Styles | undefined;
  const around = new Kept();
  return (element) => {
    if (!rules.some(({ keys, matches }) => mayMatch(element, keys) && matches(element, around)))
      return false;
    styles ??= readStyles(document);
    return (
      styles.valueOf(element, 'display') === 'none' ||
      styles.valueOf(element, 'visibility') === 'hidden'
    );
  };
}

const HIDES = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

function hides({ property, value }: Declaration): boolean {
  return (property === 'display' || property === 'visibility') && /^(?:none|hidden)$/i.test(value);
}
