import { assertCapturable } from '#lib/domain/egress/public-address.ts';
import { type DocumentName, htmlName } from '#lib/domain/layout/document-name.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import type { NewSession } from '#lib/domain/sessions/create-session.ts';
import { fillTemplate } from '#lib/domain/templates/fill-template.ts';
import { validateTemplateData } from '#lib/domain/templates/validate-data.ts';
import { invalid } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Analysis, AnalysisSummary, DetectedType } from '#schemas/analysis.ts';
import type { CreateRequest } from '#schemas/create.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { Warning } from '#schemas/warning.ts';
import { analyze } from './analyze.ts';
import { loadDataDocuments } from './load-data-documents.ts';
import { type RequestOptions, storableOptions } from './render-session.ts';
import { requireBuiltIn, type UsableTemplate } from './template-catalog.ts';
import { translateTemplate } from './translate-template.ts';

type Needs = Pick<Ports, 'settings' | 'now'>;

/** Where templates come from. */
export interface Templates {
  /** Finds the template that a request names. @throws templateNotFound */
  readonly find: (reference: string) => Promise<UsableTemplate>;
  /** Chooses one for data that names none; null, or not given: a layout is generated. */
  readonly choose?: (data: JsonObject, analysis: Analysis) => Promise<string | null>;
}

const BUILT_IN: Templates = { find: requireBuiltIn };

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

/** The document as its intent asks, and what of the intent asked for nothing. Most requests have none. */
async function readIntent(
  model: PrintedDocument,
  intent: string | undefined,
): Promise<{ model: PrintedDocument; warnings: Warning[] }> {
  if (intent === undefined) return { model, warnings: [] };
  const { ineffectiveParts, applyIntent } = await import('#lib/domain/layout/apply-intent.ts');
  const warnings = ineffectiveParts(model, intent).map((subject) => ({
    code: 'INTENT_NOT_UNDERSTOOD' as const,
    message: 'This part of intent was not understood and changed nothing',
    subject,
  }));
  return { model: applyIntent(model, intent), warnings };
}

async function composeData(
  needs: Needs,
  data: JsonObject,
  request: ComposableRequest,
  templates: Templates,
): Promise<Composition> {
  const { intent, options } = request;
  const analyzed = await analyze(data, intent, options);
  const { analysis, summary, recommendations, model: found } = analyzed;
  const { documentName, inLanguage, layoutDocument } = await loadDataDocuments();
  const model = await inLanguage(analyzed);
  const named = (type: DetectedType) => ({ data, ...documentName(model, type, needs.now()) });
  const templateId = request.templateId ?? (await templates.choose?.(data, analysis)) ?? undefined;
  if (templateId !== undefined) {
    const template = await templates.find(templateId);
    const problems = validateTemplateData(template.schema, data);
    if (problems.length > 0) throw invalid(...problems);
    const documentType = template.type === 'custom' ? analysis.documentType : template.type;
    const markup = await translateTemplate(template, found.locale.language);
    const filled = fillTemplate({ ...template, html: markup }, data, request.options);
    const { html, facts, warnings } = filled;
    return {
      draft: {
        ...named(documentType),
        origin: { type: 'template', templateId: template.id, version: template.version },
        documentType,
        html,
        // Saved templates are markup of others, which may hold script.
        markup: { ...facts, scriptFree: template.source !== 'saved' },
        options: storableOptions(request.options ?? {}),
      },
      analysis: summary,
      recognised: analysis,
      warnings: [...analyzed.warnings, ...warnings],
    };
  }
  const style = request.style ?? recommendations.suggestedStyle;
  const intended = await readIntent(model, intent);
  const { html, orientation, facts } = layoutDocument(intended.model, {
    style,
    ...(request.intent === undefined ? {} : { intent: request.intent }),
    margin: request.options?.margin,
  });
  return {
    draft: {
      ...named(analysis.documentType),
      origin: { type: 'data' },
      documentType: analysis.documentType,
      html,
      markup: facts,
      layout: {
        style,
        ...(intent === undefined ? {} : { intent }),
        ...(options?.locale === undefined ? {} : { locale: options.locale }),
        ...(options?.timeZone === undefined ? {} : { timeZone: options.timeZone }),
      },
      options: {
        ...(orientation === undefined ? {} : { orientation }),
        ...storableOptions(request.options ?? {}),
      },
    },
    analysis: summary,
    recognised: analysis,
    warnings: [...analyzed.warnings, ...intended.warnings],
  };
}

const named = ({ title, filenameStem }: DocumentName) => ({ title, filenameStem });

/**
 * Turns the input into what is rendered: data wins over html, html over url.
 *
 * @param templates the built-in ones by default
 * @throws validation, templateNotFound, analysisFailed
 */
export async function composeRequest(
  needs: Needs,
  request: ComposableRequest,
  templates: Templates = BUILT_IN,
): Promise<Composition> {
  const { data, html, url } = request;
  if (data !== undefined) return composeData(needs, data, request, templates);
  const options = storableOptions(request.options ?? {});
  if (html !== undefined) {
    return {
      draft: {
        ...named(htmlName(html, needs.now())),
        origin: { type: 'html' },
        documentType: 'custom',
        html,
        data: null,
        options,
      },
      warnings: [],
    };
  }
  if (url === undefined)
    throw invalid({ path: [], message: 'one of data, html or url is required' });
  assertCapturable(url, needs.settings.egressAllow);
  const { hostname } = new URL(url);
  return {
    draft: {
      title: '',
      filenameStem: hostname.replaceAll(/[^a-z0-9.-]+/gi, '-').slice(0, 90),
      origin: { type: 'url', url },
      documentType: 'custom',
      html: null,
      data: null,
      options,
    },
    warnings: [],
  };
}
