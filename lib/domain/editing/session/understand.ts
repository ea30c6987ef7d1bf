import { invalid, type PagewrightError } from '#lib/errors.ts';
import type { ContentModel } from '../content-model.ts';
import type { OpenDocument } from '../edit-document.ts';
import type * as Editor from '../editor.ts';
import type { Operation } from '../operations.ts';
import type { Edition } from './edition.ts';
import { contentLoss, notFeasible } from './refusals.ts';
import { suggestionsFor } from './suggestions.ts';

/** What is asked of a document. */
export interface EditRequest {
  readonly instruction: string;
  /** The part that it is meant for. */
  readonly region?: string | undefined;
}

/** Operations, and what was said around them and taken for talk. */
export interface PlannedEdit {
  readonly kind: 'operations';
  readonly operations: readonly Operation[];
  readonly remarks?: readonly string[];
}

/** What an instruction amounts to. */
export type Plan =
  | PlannedEdit
  | { readonly kind: 'undo' }
  /** Only a model can do it; `refusal` is for where there is none. */
  | { readonly kind: 'model'; readonly refusal: () => PagewrightError };

/** The region's own name. @throws validation, with the names that there are */
export function regionOf({ regions }: ContentModel, asked: string | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const wanted = asked.trim().toLowerCase();
  const found = regions.find(({ name }) => name.toLowerCase() === wanted);
  if (found !== undefined) return found.name;
  const names = [...new Set(regions.map(({ name }) => name))];
  const right =
    names.length === 0
      ? 'it has none, so leave region out'
      : `use one of ${names.slice(0, 50).join(', ')}`;
  throw invalid({
    path: ['region'],
    message: `the document has no region "${asked.slice(0, 50)}": ${right}`,
  });
}

/**
 * What an instruction amounts to for a document.
 * @param hasModel whether there is a language model to ask
 * @throws validation for an unknown region, contentLossBlocked, requestNotFeasible
 */
export function understand(
  editor: typeof Editor,
  edition: Edition,
  { document, content }: OpenDocument,
  { instruction, region }: EditRequest,
  { hasModel = false }: { readonly hasModel?: boolean } = {},
): Plan {
  const { documentType } = edition;
  const subject = {
    document,
    content,
    documentType,
    region: regionOf(content, region),
    previous: edition.edit && (edition.edit.touched ?? []),
  };
  const read = editor.interpret(instruction, subject);
  // What is understood in part alone, a model may understand as a whole.
  const isPartly = read.kind === 'operations' && (read.remarks ?? []).length > 0;
  const found = isPartly && hasModel ? ({ kind: 'unknown' } as const) : read;
  const refusal = (reason: string, own: readonly string[] = []) =>
    notFeasible(reason, suggestionsFor(editor, edition, instruction, own));
  switch (found.kind) {
    case 'operations':
    case 'undo':
      return found;
    case 'content-loss':
      throw contentLoss(
        `The change would remove ${found.what}, which must stay`,
        [found.what],
        suggestionsFor(editor, edition, instruction),
      );
    case 'not-feasible':
      throw refusal(found.reason, found.suggestions);
    case 'needs-model':
      return { kind: 'model', refusal: () => refusal(found.reason, found.suggestions) };
    case 'unknown': {
      const clause = ('clause' in found ? found.clause : undefined) ?? instruction.trim();
      const advice = editor.isForeign(instruction)
        ? 'instructions are read in English, such as “make the title bigger”'
        : 'say which part is to change, and how';
      const message = `“${clause.slice(0, 120)}” was not understood: ${advice}`;
      return { kind: 'model', refusal: () => refusal(message) };
    }
  }
}
