import { compileTemplate } from '#lib/domain/templates/compile.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { SavedTemplateDraft, SavedTemplateUpdate } from '#schemas/saved-template.ts';
import { defaultTemplateId, setDefault, unsetDefault } from './default-template.ts';
import {
  presentTemplate,
  type ReadHead,
  readHead,
  type SavedTemplate,
} from './find-saved-template.ts';
import {
  headKey,
  type SavedTemplateContent,
  type SavedTemplateHead,
  versionKey,
} from './saved-template-store.ts';
import { readContent, removeContent, writeContent } from './template-content.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now' | 'newId'>;

/** Of many updates at once one wins each round, so this many can be waiting for their turn. */
const ATTEMPTS = 50;

/** @throws demoTierLimitation */
export function requireRegistered(caller: Caller): void {
  if (!caller.registered) throw new PagewrightError('demoTierLimitation');
}

/**
 * Stores a template as version 1. Its content is there before it is.
 * @throws demoTierLimitation; validation, with line and column, for a mistake in its Mustache
 */
export async function saveTemplate(
  needs: Needs,
  caller: Caller,
  draft: SavedTemplateDraft,
): Promise<SavedTemplate> {
  requireRegistered(caller);
  compileTemplate(draft.html);
  const { ownerId } = caller;
  const { isDefault, html, schema, sampleData, ...described } = draft;
  const createdAt = needs.now().toISOString();
  const [id, contentId] = [needs.newId(), needs.newId()];
  const content = {
    ...described,
    html,
    schema,
    sampleData: (sampleData ?? {}) as JsonObject,
    updatedAt: createdAt,
  };
  const head = {
    ...described,
    id,
    ownerId,
    contentId,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
  await writeContent(needs, head, content);
  await needs.table.put({ ...headKey(ownerId, id), value: head }, { absent: true });
  if (isDefault) await setDefault(needs, ownerId, draft.type, id);
  return presentTemplate(head, content, isDefault);
}

/**
 * Makes a new version: what the update does not name stays as it is. The version before is kept.
 * @throws demoTierLimitation, validation; undefined is returned where there is no such template
 */
export async function updateTemplate(
  needs: Needs,
  caller: Caller,
  id: string,
  update: SavedTemplateUpdate,
): Promise<SavedTemplate | undefined> {
  requireRegistered(caller);
  if (update.html !== undefined) compileTemplate(update.html);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const found = await readHead(needs, caller.ownerId, id);
    if (found === undefined) return undefined;
    const written = await writeVersion(needs, found, update);
    if (written === undefined) continue;
    const isDefault = await moveDefault(needs, found.head, written.head, update.isDefault);
    return presentTemplate(written.head, written.content, isDefault);
  }
  throw new Error(`Template ${id} is written all the time`);
}

/**
 * Content first, then where the current version lies, then the head on condition that nobody else
 * wrote it: whoever dies in between leaves the template as it was.
 * @returns undefined when somebody else was first
 */
async function writeVersion(
  needs: Needs,
  { head, item }: ReadHead,
  { isDefault: _, ...update }: SavedTemplateUpdate,
): Promise<{ head: SavedTemplateHead; content: SavedTemplateContent } | undefined> {
  const { ownerId, id } = head;
  const current = await readContent(needs, head);
  if (current === undefined) return undefined;
  const given = Object.fromEntries(
    Object.entries(update).filter(([, value]) => value !== undefined),
  ) as Partial<SavedTemplateContent>;
  const content = { ...current, ...given, updatedAt: needs.now().toISOString() };
  const { name, type, description, style, updatedAt } = content;
  const next = {
    ...head,
    ...{ name, type, description, style, updatedAt },
    version: head.version + 1,
    contentId: needs.newId(),
  };
  await writeContent(needs, next, content);
  await needs.table.put({
    ...versionKey(ownerId, id, head.version),
    value: { contentId: head.contentId },
  });
  const written = await needs.table.put(
    { ...headKey(ownerId, id), value: next },
    { revision: item.revision },
  );
  if (written !== undefined) return { head: next, content };
  await removeContent(needs, next);
  return undefined;
}

/** A default that changes its type is the default of the new one. @returns whether it is one now */
async function moveDefault(
  needs: Needs,
  before: SavedTemplateHead,
  after: SavedTemplateHead,
  wanted: boolean | undefined,
): Promise<boolean> {
  const { ownerId, id } = after;
  const isDefault = wanted ?? (await defaultTemplateId(needs, ownerId, before.type)) === id;
  if (wanted === undefined && before.type === after.type) return isDefault;
  if (!isDefault || before.type !== after.type) await unsetDefault(needs, ownerId, before.type, id);
  if (isDefault) await setDefault(needs, ownerId, after.type, id);
  return isDefault;
}
