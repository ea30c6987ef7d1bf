import { loadPage } from '#lib/domain/templates/built-in/index.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import { matchSchema } from '#lib/domain/templates/match-schema.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Analysis } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { TemplateMatch } from '#schemas/smart.ts';
import type { TemplateSummary } from '#schemas/template.ts';
import { allTemplates, requireTemplate } from './template-catalog.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

/** Templates whose content is read: the newest of the fitting types. */
const MAX_CANDIDATES = 60;
/** A template whose requirements are not met is still listed, far behind. */
const UNUSABLE = 0.25;

/** How data was recognised. */
export type Recognised = Pick<Analysis, 'documentType' | 'confidence'> & {
  /** What its model says, in the shape that built-in templates take. */
  readonly said?: JsonObject | undefined;
};

/** A template held against data; `usable` when it has all that it requires. */
export interface ScoredTemplate extends TemplateMatch {
  readonly usable: boolean;
  readonly isDefault: boolean;
  readonly source: TemplateSummary['source'];
}

/**
 * The templates that fit data, best first: by how much of the data they show, how much of them it fills,
 * and whether they are of its type. Reasons say why, in words.
 */
export async function matchTemplates(
  needs: Needs,
  caller: Caller,
  data: JsonObject,
  recognised: Recognised,
): Promise<readonly ScoredTemplate[]> {
  const candidates = (await allTemplates(needs, caller))
    .toSorted((a, b) => rank(b, recognised) - rank(a, recognised))
    .slice(0, MAX_CANDIDATES);
  const scored = await Promise.all(
    candidates.map(async (summary) => {
      const { html, schema } = await requireTemplate(needs, caller, summary.id);
      const fields = schemaOf({ html, schema });
      const own = score(summary, matchSchema(fields, data), recognised);
      if (summary.source !== 'builtin' || recognised.said === undefined) return own;
      const said = matchSchema(fields, recognised.said);
      const setsAll = (await setsDocument(summary)) && summary.type === recognised.documentType;
      const filled = score(summary, said, recognised, setsAll);
      return filled.score > own.score ? filled : own;
    }),
  );
  return scored.toSorted((a, b) => b.score - a.score);
}

/** Whether a built-in template prints whatever the document says, and not what its schema names. */
const setsDocument = async ({ id }: Pick<TemplateSummary, 'id'>): Promise<boolean> =>
  (await loadPage(id))?.includes('{{#printed.page}}') === true;

/** Own templates before built-in ones, those of the type before others. */
function rank({ type, source }: TemplateSummary, { documentType }: Recognised): number {
  const fitting = type === documentType ? 2 : type === 'custom' ? 1 : 0;
  return fitting * 2 + (source === 'saved' ? 1 : 0);
}

function score(
  { id, name, type, source, isDefault }: TemplateSummary,
  { shown, filled, missing, dropped }: ReturnType<typeof matchSchema>,
  { documentType, confidence }: Recognised,
  setsAll = false,
): ScoredTemplate {
  const fitting = type === documentType ? 1 : type === 'custom' ? 0.9 : 1 - confidence;
  const usable = missing.length === 0;
  const value = (0.75 * shown + 0.25 * filled) * fitting * (usable ? 1 : UNUSABLE);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const reasons = [
    type === documentType
      ? `it is for ${type} documents, as the data is one`
      : `it is for ${type} documents`,
    setsAll
      ? 'it prints what the document says'
      : `it shows ${percent(shown)} of the data's values`,
    ...(usable ? [] : [`the data lacks ${missing.join(', ')}, which it requires`]),
    ...(dropped.length === 0 || setsAll ? [] : [`it has no place for ${dropped.join(', ')}`]),
  ];
  return { templateId: id, name, type, source, isDefault, usable, reasons, score: round(value) };
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
