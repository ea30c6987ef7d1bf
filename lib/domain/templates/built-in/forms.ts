/**
 * A built-in template is there in two forms, written as one: `page` sets the printed document list by
 * list, whatever the data says, and is what data is filled into; `own` has the plain placeholders of the
 * template's schema, and is what callers get to see, change and build upon.
 */
export type Form = 'page' | 'own';

/** Markup that is not the same in both forms. They may stand in each other. */
export const inForms = (page: string, own: string): string =>
  `<!--page-->${page}<!--own-->${own}<!--end-->`;

const MARK = /<!--(page|own|end)-->/;

/** Markup in one of its forms. */
export function inForm(markup: string, form: Form): string {
  const open: string[] = [];
  const kept: string[] = [];
  for (const [index, piece] of markup.split(MARK).entries()) {
    const isMark = index % 2 === 1;
    if (!isMark) {
      if (open.every((each) => each === form)) kept.push(piece);
      continue;
    }
    if (piece !== 'page') open.pop();
    if (piece !== 'end') open.push(piece);
  }
  return kept.join('');
}
