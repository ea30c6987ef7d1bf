import { analyze } from '#lib/domain/creation/analyze.ts';
import { fillUsable, showsPage } from '#lib/domain/creation/fill-usable.ts';
import { loadDataDocuments } from '#lib/domain/creation/load-data-documents.ts';
import { fillFromModel, readForTemplate } from '#lib/domain/creation/read-for-template.ts';
import {
  requireFound,
  requireSavedTemplate,
  requireTemplate,
} from '#lib/domain/creation/template-catalog.ts';
import { markupToFill } from '#lib/domain/creation/translate-template.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { localeOf } from '#lib/domain/i18n/locale.ts';
import { readRevision } from '#lib/domain/sessions/revision-content.ts';
import type { Session, SessionContent } from '#lib/domain/sessions/session-store.ts';
import { useSession } from '#lib/domain/sessions/use-session.ts';
import { inferTemplateSchema } from '#lib/domain/templates/infer-schema.ts';
import type { SavedTemplate } from '#lib/domain/templates/saved/find-saved-template.ts';
import {
  requireRegistered,
  saveTemplate,
  updateTemplate,
} from '#lib/domain/templates/saved/write-saved-template.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { SavedTemplateDraft, SaveFromSessionRequest } from '#schemas/saved-template.ts';
import type { TemplateSchema, TemplateWriting } from '#schemas/template.ts';
import type { Warning } from '#schemas/warning.ts';
import { templateOfLayout } from '../generate/template-of-layout.ts';
import { schemaOfData } from '../schema-of-data.ts';
import { type Replayed, replay } from './replay.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'queue' | 'log' | 'now' | 'newId'>;

interface Design {
  readonly html: string;
  readonly warnings: readonly string[];
  readonly fixed?: readonly string[];
  /** Of what it was made with; otherwise the markup says it. */
  readonly schema?: TemplateSchema;
  readonly writing?: TemplateWriting;
}

/**
 * Stores a session's current design as a saved template's new version. Its edits are made once more on
 * the markup of the template that the session came from, or of the one that its generated layout is, so
 * that placeholders stay.
 * @throws demoTierLimitation, templateNotFound, sessionNotFound, sessionExpired, requestNotFeasible
 */
export async function saveFromSession(
  needs: Needs,
  caller: Caller,
  id: string,
  { sessionId, name, description }: SaveFromSessionRequest,
): Promise<{ template: SavedTemplate; warnings: Warning[] }> {
  requireRegistered(caller);
  await requireSavedTemplate(needs, caller, id);
  const { content, warnings } = await readDesign(needs, caller, sessionId);
  const updated = await updateTemplate(needs, caller, id, {
    ...content,
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
  });
  return { template: await requireFound(needs, caller, id, updated), warnings };
}

/** Stores a session's current design as a new template. @throws as saveFromSession */
export async function createFromSession(
  needs: Needs,
  caller: Caller,
  sessionId: string,
  draft: Omit<SavedTemplateDraft, 'html'>,
): Promise<{ template: SavedTemplate; warnings: Warning[] }> {
  requireRegistered(caller);
  const { content, warnings } = await readDesign(needs, caller, sessionId);
  return { template: await saveTemplate(needs, caller, { ...draft, ...content }), warnings };
}

async function readDesign(needs: Needs, caller: Caller, sessionId: string) {
  const session = await useSession(needs, caller, sessionId);
  const design = await designOf(needs, caller, session);
  const { html, schema = inferTemplateSchema(html), writing = {} } = design;
  const warnings = [
    ...design.warnings.map((message): Warning => ({ code: 'CHANGE_LEFT_OUT', message })),
    ...(design.fixed ?? []).map(
      (text): Warning => ({
        code: 'TEXT_FIXED',
        message: `"${text.slice(0, 200)}" is in the template without a placeholder: every document of it shows the same`,
      }),
    ),
  ];
  return { content: { html, schema, sampleData: session.data ?? {}, writing }, warnings };
}

/** Markup that makes the session's first document of its data. */
interface Source {
  readonly markup: string;
  readonly schema: TemplateSchema;
  readonly writing: TemplateWriting;
  /** Of the documents. */
  readonly type: string;
}

async function originOf(
  needs: Needs,
  caller: Caller,
  { origin, data }: Session,
): Promise<Source | undefined> {
  if (origin.type !== 'template') return undefined;
  const { templateId, version } = origin;
  const found = await requireTemplate(needs, caller, `${templateId}@${version}`).catch(
    () => undefined,
  );
  if (found === undefined) return undefined;
  const { language } = localeOf(data ?? {});
  const writing = found.source === 'saved' ? found.writing : undefined;
  const markup = await markupToFill(found, language);
  // What a built-in template asks of data is of its plain form, and not of what documents are made of.
  const fields = found.schema.fields.map((field) => ({ ...field, required: false }));
  const schema = found.source === 'builtin' ? { fields } : found.schema;
  return { markup, schema, writing: writing ?? {}, type: found.type };
}

/** A generated layout as the template that it is. */
async function layoutOf(data: JsonObject, first: SessionContent): Promise<Source | undefined> {
  if (first.layout === undefined) return undefined;
  const { style, ...asked } = first.layout;
  const { intent, ...requested } = asked;
  const analyzed = await analyze(data, intent, requested);
  const { inLanguage } = await loadDataDocuments();
  const model = await inLanguage(analyzed);
  const markup = await templateOfLayout({ analyzed, model, style, intent: intent ?? '' });
  // Its words are in one language: other data that does not say otherwise is written in it too.
  const { language: locale, currency } = model.locale;
  const writing = { locale, ...(currency === undefined ? {} : { currency }), ...asked };
  const { documentType: type } = analyzed.analysis;
  return { markup, schema: schemaOfData(data, analyzed), writing, type };
}

async function designOf(needs: Needs, caller: Caller, session: Session): Promise<Design> {
  const { html, data, origin } = session;
  if (html === null)
    throw new PagewrightError('requestNotFeasible', {
      message: 'The session is of an address that was not captured: change it once, then save it',
      details: { suggestions: [] },
    });
  if (data === null || (origin.type !== 'template' && origin.type !== 'data'))
    return asItIs(html, 'The session came from no template: there are no placeholders');
  const history = await historyOf(needs, session);
  const source =
    origin.type === 'template'
      ? await originOf(needs, caller, session)
      : await layoutOf(data, history.first);
  if (source === undefined)
    return asItIs(html, 'The template of the session is gone: there are no placeholders');
  const replayed = await followed(source, data, history);
  const formats = [...(source.writing.formats ?? []), ...replayed.formats];
  const writing = { ...source.writing, ...(formats.length === 0 ? {} : { formats }) };
  return { ...replayed, schema: source.schema, writing };
}

/** What looks like a tag in a finished document is text. */
function asItIs(html: string, warning: string): Design {
  return { html: html.replaceAll('{{', '&#123;&#123;'), warnings: [warning] };
}

async function followed(
  { markup, schema, writing, type }: Source,
  data: JsonObject,
  { first, steps }: Awaited<ReturnType<typeof historyOf>>,
): Promise<Replayed> {
  const editor = await import('#lib/domain/editing/editor.ts');
  const { html, options } = first;
  const { style: _, intent, ...requested } = first.layout ?? { style: 'professional' };
  const template = { source: 'saved', html: markup, schema, type } as const;
  const read = showsPage(markup) ? await readForTemplate(data, intent, requested, type) : undefined;
  const filled = read === undefined ? data : await fillFromModel(template, data, read);
  const fill = async (numbered: string) =>
    (
      await fillUsable(
        { html: numbered, schema, writing },
        filled,
        requested,
        read && { ...read, data },
      )
    ).html;
  return replay(editor, markup, fill, { html: html ?? '', options }, steps);
}

/** No session has more: every change is a revision. */
const MAX_STEPS = 500;

async function historyOf(needs: Needs, session: Session) {
  const { ownerId, id } = session;
  const steps: { instruction: string; operations: readonly Operation[] }[] = [];
  let content: SessionContent = session;
  while (content.edit !== undefined && steps.length < MAX_STEPS) {
    const { instruction, operations, previous } = content.edit;
    steps.unshift({ instruction, operations: operations as unknown as readonly Operation[] });
    const before = await readRevision(needs, { ownerId, id, revision: previous.revision });
    if (before === undefined) break;
    content = before;
  }
  return { first: content, steps };
}
