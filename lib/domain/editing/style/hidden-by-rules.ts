import type { Element } from 'domhandler';
import type { EditableDocument } from '../editable-document.ts';
import { Memo } from '../memo.ts';
import { sheetTexts } from './cascade.ts';
import { mayMatchIn, mayMatchItself } from './keys.ts';
import { KnownSheets } from './known-sheets.ts';
import { readStyles, type Styles } from './read-styles.ts';
import { type Declaration, rulesOf, type StyleRule } from './sheets.ts';

/**
 * Whether the document's sheets hide an element itself. Only what a rule that hides would match is
 * resolved in full, so that documents without such rules pay for reading their sheets alone.
 */
export function hiddenByRules(document: EditableDocument): (element: Element) => boolean {
  const rules = sheetTexts(document.tree).flatMap(hidingRules);
  if (rules.length === 0) return () => false;
  let styles: Styles | undefined;
  const around = new Memo();
  let parent: Element['parent'] = null;
  let candidates = rules;
  return (element) => {
    // Asked in document order, mostly of adjacent elements.
    if (element.parent !== parent) {
      parent = element.parent;
      candidates = rules.filter(({ keys }) => mayMatchIn(parent, keys));
    }
    for (const { keys, matches } of candidates)
      if (mayMatchItself(element, keys) && matches(element, around)) {
        styles ??= readStyles(document);
        return (
          styles.valueOf(element, 'display') === 'none' ||
          styles.valueOf(element, 'visibility') === 'hidden'
        );
      }
    return false;
  };
}

const HIDES = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const sheets = new KnownSheets<readonly StyleRule[]>();

/** The rules of a sheet that hide what they match. */
const hidingRules = (text: string): readonly StyleRule[] =>
  sheets.once(text, () =>
    HIDES.test(text) ? rulesOf(text).filter(({ declarations }) => declarations.some(hides)) : [],
  );

function hides({ property, value }: Declaration): boolean {
  return (property === 'display' || property === 'visibility') && /^(?:none|hidden)$/i.test(value);
}
