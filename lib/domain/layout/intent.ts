import type { DocumentModel } from '#lib/domain/detection/model.ts';

const MAX_INTENT_LENGTH = 2_000;
const TITLE =
  /\b(?:titled|entitled|called|title(?: is)?:?|heading:?)\s*["“”„«]([^"“”„«»]{1,150})["“”»]/i;
const LEFT_OUT =
  /\b(?:without|leave out|omit|hide|remove|skip|no|don['’]t show|do not show)\s+(?:(?:the|any|a|an)\s+)?(notes?|terms|signatures?|logo|status|footnotes?)\b/gi;

/** Parts that a reader can do without. What has amounts, names and dates stays: it is the document. */
const LEAVE_OUT: Readonly<Record<string, (model: DocumentModel) => DocumentModel>> = {
  note: (model) => ({ ...model, notes: [] }),
  footnote: (model) => ({ ...model, notes: [] }),
  term: (model) => ({ ...model, terms: [] }),
  signature: (model) => ({ ...model, signatures: [] }),
  logo: (model) => ({ ...model, logo: undefined }),
  status: (model) => ({ ...model, status: undefined }),
};

/** The title that an intent gives in quotation marks: `titled "Final notice"`. */
export function titleInIntent(intent: string | undefined): string | undefined {
  const title = TITLE.exec(intent?.slice(0, MAX_INTENT_LENGTH) ?? '')?.[1]?.trim();
  return title === '' ? undefined : title;
}

/** The document without the parts that an intent does not want: "without notes", "hide the logo". */
export function withoutUnwanted(model: DocumentModel, intent: string | undefined): DocumentModel {
  let rest = model;
  for (const [, part = ''] of intent?.slice(0, MAX_INTENT_LENGTH).matchAll(LEFT_OUT) ?? []) {
    const name = part.toLowerCase();
    const leave = LEAVE_OUT[name === 'status' ? name : name.replace(/s$/, '')];
    if (leave !== undefined) rest = leave(rest);
  }
  return rest;
}
