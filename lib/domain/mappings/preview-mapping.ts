import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { fillUsable } from '#lib/domain/creation/fill-usable.ts';
import { translateTemplate } from '#lib/domain/creation/translate-template.ts';
import { localeOf } from '#lib/domain/i18n/locale.ts';
import { createSession } from '#lib/domain/sessions/create-session.ts';
import type { SourceNeeds } from '#lib/domain/sources/open-source.ts';
import { validateTemplateData } from '#lib/domain/templates/validate-data.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { MappingPreviewQuery } from '#schemas/mapping.ts';
import type { Warning } from '#schemas/warning.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import { requireMapping } from './keep-mappings.ts';
import { mappingProblems, mappingWarnings } from './mapping-warnings.ts';
import { type OpenMapping, openMapping, recordOf } from './open-mapping.ts';

type Needs = SourceNeeds & Pick<Ports, 'settings' | 'now' | 'newId'>;

/** The filled template. One that lacks what it requires is filled all the same: a preview shows the hole. */
async function markupOf(
  needs: Needs,
  { template, writing }: OpenMapping,
  data: JsonObject,
  requested: Pick<WritingOptions, 'locale'>,
): Promise<{ html: string; warnings: readonly Warning[] }> {
  const options = await writing(requested);
  if (validateTemplateData(template.schema, data).length > 0) {
    const html = await translateTemplate(template, localeOf(data, options).language);
    return fillUsable({ ...template, html }, data, options);
  }
  const request = { data, templateId: template.id, options };
  const { draft, warnings } = await composeRequest(needs, request, { find: async () => template });
  return { html: draft.html ?? '', warnings };
}

/**
 * What a mapping makes of a record, and what it lacks.
 * @throws mappingNotFound, templateNotFound, sourceNotFound, recordNotFound, tableNotFound, recordsError, tabledbUnavailable
 */
export async function previewMapping(
  needs: Needs,
  caller: Caller,
  id: string,
  { recordId, locale }: MappingPreviewQuery,
  signal: AbortSignal,
) {
  const mapping = await requireMapping(needs, caller, id);
  const opened = await openMapping(needs, caller, mapping, signal);
  const [data = {}] = await opened.dataOf([await recordOf(opened, recordId)]);
  const { html, warnings } = await markupOf(needs, opened, data, { locale });
  return {
    success: true as const,
    html,
    data,
    warnings: [...(await mappingWarnings(opened, mapping.fields)), ...warnings],
  };
}

/**
 * Opens a session on what a mapping makes of a record.
 * @throws as previewMapping; validation for a record that lacks what the template requires
 */
export async function sessionFromMapping(
  needs: Needs,
  caller: Caller,
  { mappingId, recordId }: { readonly mappingId: string; readonly recordId: string },
  signal: AbortSignal,
) {
  const mapping = await requireMapping(needs, caller, mappingId);
  const opened = await openMapping(needs, caller, mapping, signal);
  const [data = {}] = await opened.dataOf([await recordOf(opened, recordId)]);
  const { draft, warnings } = await composeRequest(
    needs,
    { data, templateId: mapping.templateId, options: await opened.writing() },
    { find: async () => opened.template },
  );
  const problems = await mappingProblems(opened, mapping.fields);
  const session = await createSession(needs, caller, draft);
  const html = session.html ?? '';
  return {
    success: true as const,
    sessionId: session.id,
    html,
    warnings: [...problems, ...warnings],
  };
}
