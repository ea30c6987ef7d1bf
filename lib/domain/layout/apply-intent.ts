import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { withEmphasis } from './emphasis.ts';
import { withoutUnwanted, withWords } from './intent-content.ts';

/** The document as an intent wants it: less, more, or some of it seen first. Read where there is an intent. */
export function applyIntent(model: PrintedDocument, intent: string | undefined): PrintedDocument {
  if (intent === undefined || intent === '') return model;
  return withWords(withEmphasis(withoutUnwanted(model, intent), intent), intent);
}

export { ineffectiveParts } from './ineffective-intent.ts';
export { unwanted } from './intent-phrases.ts';
