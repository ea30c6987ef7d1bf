import {
  type Appliers,
  type Editing,
  type Effect,
  InvalidOperation,
  type OperationOf,
} from '../effect.ts';
import { stylesOf } from '../styles/computed-style.ts';
import { setThemeAppliers } from '../styles/set-theme.ts';
import { FIT_STEPS } from './fit-steps.ts';
import { setPageAppliers } from './set-page.ts';

export const fitPageAppliers: Appliers<'fit-page'> = { 'fit-page': fitPage };

/** In CSS pixels; smaller text is not made smaller still. */
const SMALLEST_BODY = 9;

function fitPage(editing: Editing, { step }: OperationOf<'fit-page'>): Effect {
  const found = step === undefined ? undefined : FIT_STEPS[step];
  if (found === undefined)
    throw new InvalidOperation(
      'How many pages a document comes to is known only when it is rendered with its data: change the session of a document instead.',
    );
  const { text, spacing, margin } = found;
  if (margin === undefined) return { changes: ['The document is on one page already'], checks: [] };
  const size =
    Number.parseFloat(stylesOf(editing).valueOf(editing.document.body, 'font-size')) || 16;
  const textScale = Math.max(text, Math.min(1, SMALLEST_BODY / size));
  const theme = setThemeAppliers['set-theme'](editing, {
    op: 'set-theme',
    spacingScale: spacing,
    ...(textScale < 1 && { textScale }),
  });
  const page = setPageAppliers['set-page'](editing, {
    op: 'set-page',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return {
    ...theme,
    ...page,
    changes: ['Fitted the document on one page', ...theme.changes, ...page.changes],
    checks: [...theme.checks, ...page.checks],
  };
}
