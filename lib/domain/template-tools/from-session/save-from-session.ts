import { inItsLanguage } from '#lib/domain/creation/compose-request.ts';
import {
  requireFound,
  requireSavedTemplate,
  requireTemplate,
} from '#lib/domain/creation/template-catalog.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { readRevision } from '#lib/domain/sessions/revision-content.ts';
import type { Session, SessionContent } from '#lib/domain/sessions/session-store.ts';
import { useSession } from '#lib/domain/sessions/use-session.ts';
import { inferTemplateSchema } from '#lib/domain/templates/infer-schema.ts';
import { localeOf } from '#lib/domain/templates/locale.ts';
import type { SavedTemplate } from '#lib/domain/templates/saved/find-saved-template.ts';
import {
  requireRegistered,
  updateTemplate,
} from '#lib/domain/templates/saved/write-saved-template.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { SaveFromSessionRequest } from '#schemas/saved-template.ts';
import { replay } from './replay.ts';
import { withPlaceholders } from './value-placeholders.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now' | 'newId'>;

interface Design {
  readonly html: string;
  readonly warnings: readonly string[];
}

/**
 * Stores a session's current design as a saved template's new version. Where the session came from a
 * template, its edits are made on that template's own markup, so that its placeholders stay.
 * @throws demoTierLimitation, templateNotFound, sessionNotFound, sessionExpired, requestNotFeasible
 */
export async function saveFromSession(
  needs: Needs,
  caller: Caller,
  id: string,
  { sessionId, name, description }: SaveFromSessionRequest,
): Promise<{ template: SavedTemplate; warnings: string[] }> {
  requireRegistered(caller);
  await requireSavedTemplate(needs, caller, id);
  const session = await useSession(needs, caller, sessionId);
  const { html, warnings } = await designOf(needs, caller, session);
  const source =
    session.origin.type === 'template' ? await originOf(needs, caller, session) : undefined;
  const schema = source?.schema ?? inferTemplateSchema(html);
  const updated = await updateTemplate(needs, caller, id, {
    ...{ html, schema, sampleData: session.data ?? {} },
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
  });
  const template = await requireFound(needs, caller, id, updated);
  return { template, warnings: [...warnings] };
}

async function originOf(needs: Needs, caller: Caller, { origin }: Session) {
  if (origin.type !== 'template') return undefined;
  const { templateId, version } = origin;
  return requireTemplate(needs, caller, `${templateId}@${version}`).catch(() => undefined);
}

async function designOf(needs: Needs, caller: Caller, session: Session): Promise<Design> {
  const { html, data, origin } = session;
  if (html === null)
    throw new PagewrightError('requestNotFeasible', {
      message: 'The session is of an address that was not captured: change it once, then save it',
      details: { suggestions: [] },
    });
  if (origin.type === 'template') {
    const source = await originOf(needs, caller, session);
    const replayed = source && data && (await followed(needs, session, source));
    if (replayed) return replayed;
    const why = 'its template could not be followed through the changes';
    return asItIs(session, html, `The document is saved as it is, since ${why}`);
  }
  if (origin.type === 'data' && data !== null)
    return {
      html: withPlaceholders(inert(html), data),
      warnings: ['Of a generated layout only texts that stand in it once became placeholders'],
    };
  return asItIs(session, html, 'The session came from no template: there are no placeholders');
}

function asItIs({ data }: Session, html: string, warning: string): Design {
  const plain = inert(html);
  return { html: data === null ? plain : withPlaceholders(plain, data), warnings: [warning] };
}

/** What looks like a tag in a finished document is text. */
const inert = (html: string): string => html.replaceAll('{{', '&#123;&#123;');

async function followed(
  needs: Needs,
  session: Session,
  source: Parameters<typeof inItsLanguage>[0],
): Promise<Design | undefined> {
  const data = session.data ?? {};
  const { first, steps } = await historyOf(needs, session);
  const editor = await import('#lib/domain/editing/editor.ts');
  const markup = await inItsLanguage(source, localeOf(data).language);
  return first === null ? undefined : replay(editor, markup, data, first, steps);
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
  return { first: content.html, steps };
}
