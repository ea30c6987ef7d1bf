import type { OpenedSession } from '#lib/domain/sessions/revise-session.ts';
import type { Session } from '#lib/domain/sessions/session-store.ts';
import { LAST_STEP } from '../apply/pages/fit-steps.ts';
import type { Operation } from '../operations.ts';
import { type Edited, type EditNeeds, editAsPlanned } from './edit.ts';
import type { Edition } from './edition.ts';
import { notFeasible } from './refusals.ts';
import { delta, finish, type Work } from './stage.ts';
import { suggestionsFor } from './suggestions.ts';
import type { PlannedEdit } from './understand.ts';

/** How many pages a session's PDF has. */
export type CountPages = (session: Session, signal: AbortSignal) => Promise<number>;

export const asksToFit = (operations: readonly Operation[]): boolean =>
  operations.some(({ op }) => op === 'fit-page');

/** What makes a document shorter. */
const SMALLER = [
  'Use smaller page margins',
  'Make all text smaller',
  'Use less space between the sections',
];

/**
 * Carries operations out that ask for one page, at the largest size that fits on it: each is rendered
 * and its pages are counted.
 * @throws requestNotFeasible where no readable size fits; as editAsPlanned
 */
export async function* editToFit(
  needs: EditNeeds & { readonly countPages: CountPages },
  edition: Edition,
  { session }: OpenedSession,
  plan: PlannedEdit,
  instruction: string,
  signal: AbortSignal,
): Work<Edited> {
  yield delta('Counting the pages');
  const attempt = async (step: number) => {
    const open = needs.editor.openDocument(edition.html, edition.markup?.stylesheet);
    const operations = plan.operations.map((one) =>
      one.op === 'fit-page' ? { ...one, step } : one,
    );
    const stepped = { ...plan, operations };
    const edited = await finish(editAsPlanned(needs, edition, open, stepped, instruction));
    const { html, options } = edited;
    return { edited, pages: await needs.countPages({ ...session, html, options }, signal) };
  };
  const asItIs = await attempt(0);
  if (asItIs.pages <= 1) return asItIs.edited;
  let fitting = await attempt(LAST_STEP);
  if (fitting.pages > 1)
    throw notFeasible(
      `The document has ${asItIs.pages} pages, and ${fitting.pages} at the smallest size that can be read: it does not fit on one page`,
      suggestionsFor(needs.editor, edition, instruction, SMALLER),
    );
  yield delta('Looking for the largest size that fits');
  for (let low = 1, high = LAST_STEP; low < high; ) {
    const middle = Math.floor((low + high) / 2);
    const found = await attempt(middle);
    if (found.pages > 1) low = middle + 1;
    else [fitting, high] = [found, middle];
  }
  return fitting.edited;
}
