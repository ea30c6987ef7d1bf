import type { DocumentModel } from '#lib/domain/detection/model.ts';
import { withEmphasis } from './emphasis.ts';
import { withoutUnwanted, withWords } from './intent.ts';

/** The document as an intent wants it: less, more, or some of it seen first. Read where there is an intent. */
export function wished(model: DocumentModel, intent: string | undefined): DocumentModel {
  if (intent === undefined || intent === '') return model;
  return withWords(withEmphasis(withoutUnwanted(model, intent), intent), intent);
}

export { unreadIntent } from './unread-intent.ts';
export { unwanted } from './wishes.ts';
