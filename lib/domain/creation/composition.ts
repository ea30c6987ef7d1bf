import type { NewSession } from '#lib/domain/sessions/create-session.ts';
import type { Analysis, AnalysisSummary } from '#schemas/analysis.ts';
import type { CreateRequest } from '#schemas/create.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { Warning } from '#schemas/warning.ts';
import type { Recognised } from './match-templates.ts';
import type { RequestOptions } from './render-session.ts';
import type { UsableTemplate } from './template-catalog.ts';

/** Where templates come from. */
export interface Templates {
  /** Finds the template that a request names. @throws templateNotFound */
  readonly find: (reference: string) => Promise<UsableTemplate>;
  /** Chooses one for data that names none; null, or not given: a layout is generated. */
  readonly choose?: (data: JsonObject, recognised: Recognised) => Promise<string | null>;
}

/** What a document is made of, before anything is rendered. */
export interface Composition {
  readonly draft: NewSession;
  /** data only. */
  readonly analysis?: AnalysisSummary;
  /** data only: the analysis at length. */
  readonly recognised?: Analysis;
  /** What the input lacks. */
  readonly warnings: readonly Warning[];
}

/** The fields of a create request that composing reads; a batch item has the data ones. */
export type ComposableRequest = Pick<CreateRequest, 'data' | 'templateId' | 'intent' | 'style'> &
  Partial<Pick<CreateRequest, 'html' | 'url'>> & { readonly options?: RequestOptions | undefined };
