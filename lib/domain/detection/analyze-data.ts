import { documentWarnings } from '#lib/domain/analysis/document-warnings.ts';
import { faultWarnings } from '#lib/domain/analysis/faulty-values.ts';
import { leftOut } from '#lib/domain/analysis/left-out.ts';
import { localeOfModel } from '#lib/domain/analysis/locale-of-model.ts';
import type { MappedDocument } from '#lib/domain/analysis/mapping/read-record.ts';
import { readSystem } from '#lib/domain/analysis/read-system.ts';
import {
  isPaperOfTrade,
  paperIn as tradePaperIn,
  typeOfPaper,
} from '#lib/domain/analysis/reading/commercial/kind-and-status.ts';
import { READERS } from '#lib/domain/analysis/reading/readers.ts';
import { withSubjectOfBody } from '#lib/domain/analysis/subject-of-body.ts';
import { withoutUnfilled } from '#lib/domain/analysis/unfilled.ts';
import type { Fact } from '#lib/domain/document-model/content.ts';
import type { DocumentModel, Origins } from '#lib/domain/document-model/document-model.ts';
import { present } from '#lib/domain/presentation/present.ts';
import type { Block, PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import type {
  Analysis,
  AnalysisSummary,
  DetectedType,
  FieldRoles,
  Recommendations,
} from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { StyleName } from '#schemas/template.ts';
import type { Warning } from '#schemas/warning.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import { labelOf } from './keys/keys.ts';
import { withoutCodings } from './normalize/codings.ts';
import { withoutDatabaseFields } from './normalize/database-fields.ts';
import { withWrittenDates } from './normalize/date-arrays.ts';
import { withAnswers } from './normalize/form-answers.ts';
import { openedIn } from './normalize/head-objects.ts';
import { withoutLegends } from './normalize/legends.ts';
import { withoutLinks } from './normalize/linked-rows.ts';
import { originOf } from './normalize/machine-made.ts';
import { withMajorUnits } from './normalize/major-units.ts';
import { withPlainProperties } from './normalize/typed-properties.ts';
import { type Root, unwrap } from './normalize/unwrap.ts';
import { namesOf } from './type/declared.ts';
import { styleInIntent, typeInIntent } from './type/intent.ts';
import { detectType } from './type/score.ts';

export interface DataAnalysis {
  readonly analysis: Analysis;
  readonly summary: AnalysisSummary;
  readonly recommendations: Omit<Recommendations, 'tips'>;
  /** With the product's own labels in English. */
  readonly model: PrintedDocument;
  /** What the data says, where it was read into the semantic model. */
  readonly document?: { readonly model: DocumentModel; readonly origins: Origins };
  readonly warnings: readonly Warning[];
}

/** A record that has all the marks of its system. */
const KNOWN_CONFIDENCE = 0.99;
const STYLES: Readonly<Record<DetectedType, StyleName>> = {
  invoice: 'stripe-clean',
  quote: 'modern',
  receipt: 'minimal',
  report: 'corporate',
  certificate: 'classic',
  letter: 'professional',
  contract: 'professional',
  document: 'modern',
};

interface LayoutPlan {
  readonly headerStyle: string;
  readonly contentStyle: string;
  readonly summaryStyle: string;
}

/** Finds out what kind of document the data is, which part each value plays, and what it should look like. Pure. */
export function analyzeData(
  data: JsonObject,
  intent?: string,
  requested: WritingOptions = {},
): DataAnalysis {
  const known = readSystem(data, typeInIntent(intent), requested);
  if (known !== undefined) return analyzeKnown(known, data, intent, requested);
  const given = withWrittenDates(
    withMajorUnits(
      withAnswers(withPlainProperties(withoutLegends(withoutCodings(withoutLinks(unwrap(data)))))),
    ),
  );
  const opened = openedIn(given.data);
  const detected = detectType(given, intent, opened);
  const { confidence } = detected;
  const names = namesOf(given);
  const type = typeOfPaper(names, detected.type);
  const trade =
    type === 'document' ? tradePaperIn([...given.wrappers, ...Object.keys(given.data)]) : undefined;
  const source = { ...sourceOf(given, type), requested, paper: trade };
  const isTrade = trade !== undefined || (type === 'document' && isPaperOfTrade(names));
  const asTrade = isTrade ? READERS.invoice(source) : undefined;
  // Without a list of what it is about it is read as any other data.
  const read = asTrade !== undefined && 'lines' in asTrade.model ? asTrade : READERS[type](source);
  const analyzed = analyzeKnown(read, data, intent, requested, confidence, type);
  return { ...analyzed, warnings: [...doubts(type, confidence), ...analyzed.warnings] };
}

/** What is to be read; of none of the types whatever a program keeps may be what it is about. */
function sourceOf(given: Root, type: DetectedType) {
  const read = type === 'document' ? given : withoutDatabaseFields(given);
  const { data, path, wrappers, beside, said, isOfDatabase } = read;
  const around = Object.fromEntries([...said, ...beside].map(({ key, value }) => [key, value]));
  const whole = { ...around, ...data };
  const { marks, minorUnits } = originOf(whole);
  return {
    ...{ data, path, whole, wrappers, beside, marks, minorUnits },
    ...(isOfDatabase && { isOfDatabase }),
  };
}

/** A type that is claimed with less is worth a look. */
const SURE = 0.65;

function doubts(type: DetectedType, confidence: number): Warning[] {
  if (type === 'document' || confidence > SURE) return [];
  return [
    {
      code: 'TYPE_UNCERTAIN',
      message: `The data was taken for a ${type} with a confidence of ${confidence}: name its type in intent if it is none`,
      subject: type,
    },
  ];
}

/** A record of a known system is what its mapping says; what that does not read is printed where all is asked for. */
function analyzeKnown(
  read: MappedDocument,
  data: JsonObject,
  intent: string | undefined,
  requested: WritingOptions,
  confidence = KNOWN_CONFIDENCE,
  type: DetectedType = read.model.type,
): DataAnalysis {
  const filled = withoutUnfilled(read);
  const { model: said, origins, consumed } = withSubjectOfBody(filled.document);
  const { details = [], ...closed } = said;
  const left = leftOut(data, consumed, {
    printed: JSON.stringify(said),
    isMapped: confidence === KNOWN_CONFIDENCE,
  });
  const facts =
    requested.details === 'all' ? left.values.map(({ path, value }) => factOf(path, value)) : [];
  const document = {
    model:
      facts.length > 0
        ? { ...closed, details: [...details, ...facts] }
        : requested.details === 'none'
          ? closed
          : said,
    origins,
  };
  const locale = localeOfModel(said, data, requested);
  const model = { ...present(document.model, { locale, words: new Map(), origins }), type };
  const isAll = facts.length > 0;
  return {
    ...describe(model, confidence, intent, isAll ? [] : left.paths),
    document,
    warnings: [
      ...documentWarnings(said, isAll ? [] : left.content, origins, locale.currency),
      ...filled.warnings,
      ...faultWarnings(data),
    ],
  };
}

function factOf(path: string, value: string): Fact {
  const keys = path.replace(/\[\d+\]/g, '').split('.');
  return { label: labelOf(keys.at(-1) ?? path), kind: 'text', value };
}

/** How a printed document is described in answers. `unprinted` are the paths that it leaves out. */
function describe(
  model: PrintedDocument,
  confidence: number,
  intent: string | undefined,
  unprinted: readonly string[],
): Omit<DataAnalysis, 'warnings'> {
  const { type } = model;
  const roles = fieldRoles(model);
  const fields = unprinted.length === 0 ? roles : { ...roles, technical: [...unprinted] };
  const layout = planLayout(model);
  const suggestedStyle = styleInIntent(intent) ?? STYLES[type];
  return {
    model,
    analysis: {
      documentType: type,
      confidence,
      fields,
      layout,
      styling: { suggestedStyle },
      unprinted: [...unprinted],
    },
    summary: {
      detectedType: type,
      confidence,
      fieldsIdentified: Object.entries(roles)
        .filter(([, paths]) => paths.length > 0)
        .map(([role]) => role),
      layoutDecisions: decisions(model, layout),
      unprinted: [...unprinted],
    },
    recommendations: {
      suggestedStyle,
      suggestedLayout: `${type}-${layout.contentStyle}`,
      fieldsFound: Object.values(roles).reduce((sum, paths) => sum + paths.length, 0),
    },
  };
}

function fieldRoles(model: PrintedDocument): Omit<FieldRoles, 'technical'> {
  const { wording } = model;
  const sender = model.parties.filter(({ role }) => role === 'sender');
  const others = model.parties.filter(({ role }) => role !== 'sender');
  const paths = (values: readonly ({ readonly path: string } | undefined)[]) => [
    ...new Set(
      values.flatMap((value) => (value === undefined || value.path === '' ? [] : [value.path])),
    ),
  ];
  const blocks = (list: readonly Block[]) =>
    list.flatMap((block): { readonly path: string }[] =>
      block.kind === 'facts' ? [...block.facts] : [block],
    );
  const isSummary = (block: Block) =>
    block.kind === 'metrics' || /summary|overview|metrics|kpi|highlights/i.test(block.label ?? '');
  return {
    header: paths([
      model.titlePath === undefined ? undefined : { path: model.titlePath },
      model.subtitle,
      model.number,
      model.logo,
      model.status,
      ...sender,
      wording.subject,
      wording.issuer,
      wording.achievement,
    ]),
    recipient: paths([...others, wording.honoree, wording.salutation]),
    lineItems: paths([model.lineItems]),
    summary: paths([
      ...model.totals.map(({ value }) => value),
      ...model.sections.filter(isSummary),
    ]),
    metadata: paths([
      ...model.facts,
      wording.statement,
      ...blocks(model.sections.filter((block) => !isSummary(block))),
      ...blocks(model.details),
    ]),
    footer: paths([...model.notes, ...model.terms, ...model.signatures, wording.closing]),
  };
}

function planLayout(model: PrintedDocument): LayoutPlan {
  switch (model.type) {
    case 'certificate':
      return { headerStyle: 'centered', contentStyle: 'centered', summaryStyle: 'none' };
    case 'letter':
      return { headerStyle: 'letterhead', contentStyle: 'prose', summaryStyle: 'none' };
    case 'contract':
      return { headerStyle: 'title', contentStyle: 'clauses', summaryStyle: 'signatures' };
    case 'report':
      return {
        headerStyle: 'title',
        contentStyle: 'sections',
        summaryStyle: model.sections.some(({ kind }) => kind === 'metrics')
          ? 'metric-cards'
          : 'none',
      };
    default: {
      const contentStyle = model.lineItems === undefined ? 'sections' : 'table';
      return {
        headerStyle: model.parties.some(({ role }) => role === 'sender') ? 'split' : 'title',
        contentStyle,
        summaryStyle: model.totals.length > 0 ? 'totals' : 'none',
      };
    }
  }
}

function decisions(model: PrintedDocument, layout: LayoutPlan): string[] {
  const made = [`${layout.headerStyle} header`, `${layout.contentStyle} content`];
  if (layout.summaryStyle !== 'none') made.push(`${layout.summaryStyle} summary`);
  if (model.lineItems !== undefined)
    made.push(`line items in ${model.lineItems.columns.length} columns`);
  if (model.logo !== undefined) made.push('logo in the header');
  if (model.signatures.length > 0) made.push('signature lines');
  if (model.details.length > 0) made.push('further values in a details section');
  return made;
}
