import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import type { DocumentName } from '#lib/domain/layout/document-name.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import type { NewSession } from '#lib/domain/sessions/create-session.ts';
import type { SavedTemplate } from '#lib/domain/templates/saved/find-saved-template.ts';
import { validateTemplateData } from '#lib/domain/templates/validate-data.ts';
import { invalid } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { Warning } from '#schemas/warning.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import type { ComposableRequest, Composition, Templates } from './composition.ts';
import { defaultPaper } from './default-paper.ts';
import { fillUsable, showsPage, writingFor } from './fill-usable.ts';
import { loadDataDocuments } from './load-data-documents.ts';
import { fillFromModel, readForTemplate, recognisedIn } from './read-for-template.ts';
import { storableOptions } from './render-session.ts';
import type { UsableTemplate } from './template-catalog.ts';
import { markupToFill } from './translate-template.ts';

type Needs = Pick<Ports, 'settings' | 'now'>;

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

/** Makes the document of data: its template filled, or a layout generated. @throws validation, templateNotFound, analysisFailed */
export async function composeData(
  needs: Needs,
  data: JsonObject,
  request: ComposableRequest,
  templates: Templates,
): Promise<Composition> {
  const named = request.templateId && (await templates.find(request.templateId));
  const own: Pick<SavedTemplate, 'writing'> = named && named.source === 'saved' ? named : {};
  const writing = writingFor(own, request.options);
  const intent = request.intent ?? own.writing?.intent;
  const { analyzed, model } = await readForTemplate(
    data,
    intent,
    writing,
    named ? named.type : undefined,
  );
  const { documentName } = await loadDataDocuments();
  const paper = await defaultPaper(needs.settings.pageSize, request.options ?? {}, analyzed);
  const nameFor = (type: DetectedType) => ({ data, ...documentName(model, type, needs.now()) });
  const plan: Plan = { data, request, analyzed, model, paper, named: nameFor };
  if (named) return composeTemplate(plan, named);
  const chosen = await templates.choose?.(data, await recognisedIn(analyzed));
  return chosen ? composeTemplate(plan, await templates.find(chosen)) : composeLayout(plan);
}

interface Plan {
  readonly data: JsonObject;
  readonly request: ComposableRequest;
  readonly analyzed: DataAnalysis;
  /** In the document's language. */
  readonly model: PrintedDocument;
  readonly paper: Pick<RenderOptions, 'pageSize'>;
  readonly named: (type: DetectedType) => DocumentName & { readonly data: JsonObject };
}

async function composeTemplate(
  { data, request, analyzed, model, paper, named }: Plan,
  template: UsableTemplate,
): Promise<Composition> {
  const { analysis, summary } = analyzed;
  const filled = await fillFromModel(template, data, { analyzed, model });
  const problems = validateTemplateData(template.schema, filled);
  if (problems.length > 0) throw invalid(...problems);
  const documentType = template.type === 'custom' ? analysis.documentType : template.type;
  const markup = await markupToFill(template, model.locale.language);
  const { html, facts, warnings } = await fillUsable(
    { ...template, html: markup },
    filled,
    request.options,
    { analyzed, model, data },
  );
  return {
    draft: {
      ...named(documentType),
      // A page is read from the data as it was given.
      data: showsPage(markup) ? data : filled,
      origin: { type: 'template', templateId: template.id, version: template.version },
      documentType,
      html,
      // Saved templates are markup of others, which may hold script.
      markup: { ...facts, scriptFree: template.source !== 'saved' },
      layout: { style: template.style, ...writingOf(request.intent, request.options) },
      options: { ...paper, ...storableOptions(request.options ?? {}) },
    },
    analysis: summary,
    recognised: analysis,
    warnings: [...analyzed.warnings, ...warnings],
  };
}

/** What a request says of how values are written. */
function writingOf(
  intent: string | undefined,
  { locale, timeZone, currency, details }: WritingOptions = {},
): Omit<NonNullable<NewSession['layout']>, 'style'> {
  const all = Object.entries({ intent, locale, timeZone, currency, details });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

async function composeLayout({
  request: { intent, options = {}, ...request },
  analyzed,
  model,
  paper,
  named,
}: Plan): Promise<Composition> {
  const { analysis, summary, recommendations } = analyzed;
  const style = request.style ?? recommendations.suggestedStyle;
  const intended = await readIntent(model, intent);
  const { layoutDocument } = await loadDataDocuments();
  const { html, orientation, facts } = layoutDocument(intended.model, {
    style,
    ...(intent === undefined ? {} : { intent }),
    margin: options.margin,
  });
  return {
    draft: {
      ...named(analysis.documentType),
      origin: { type: 'data' },
      documentType: analysis.documentType,
      html,
      markup: facts,
      layout: { style, ...writingOf(intent, options) },
      options: {
        ...paper,
        ...(orientation === undefined ? {} : { orientation }),
        ...storableOptions(options),
      },
    },
    analysis: summary,
    recognised: analysis,
    warnings: [...analyzed.warnings, ...intended.warnings],
  };
}
