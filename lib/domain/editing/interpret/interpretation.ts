import type { Touched } from '#lib/domain/editing/apply/touched.ts';
import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import type { EditableDocument } from '#lib/domain/editing/editable-document.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';

/** What an instruction is read against. */
export interface Subject {
  readonly content: ContentModel;
  readonly document: EditableDocument;
  /** invoice, quote, …, custom. */
  readonly documentType: string;
  /** The part that the caller points at: the whole document when undefined. */
  readonly region: string | undefined;
  /** What the change before was about; undefined where nothing was changed yet. */
  readonly previous?: readonly Touched[] | undefined;
}

/** What an instruction, or one clause of it, comes to. */
export type Interpretation =
  | {
      readonly kind: 'operations';
      readonly operations: readonly Operation[];
      /** What was said around the request and taken for talk. */
      readonly remarks?: readonly string[];
    }
  /** "undo that" */
  | { readonly kind: 'undo' }
  /** It asks for a loss that is refused; `what` names it for the caller: "the line items (2 rows)". */
  | { readonly kind: 'content-loss'; readonly what: string }
  /** Understood, but not to be done here; or too vague. */
  | {
      readonly kind: 'not-feasible';
      readonly reason: string;
      readonly suggestions: readonly string[];
      /** The document has nothing of the name. */
      readonly isMissing?: boolean;
    }
  /** Only a language model can do it: translation, tone, summaries. */
  | {
      readonly kind: 'needs-model';
      readonly reason: string;
      readonly suggestions?: readonly string[];
    }
  /** Not understood: a model may. `clause`: the first of its wishes that is not. */
  | { readonly kind: 'unknown'; readonly clause?: string };
