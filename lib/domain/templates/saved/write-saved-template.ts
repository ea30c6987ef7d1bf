import { type EventNeeds, raiseEvent } from '#lib/domain/events/raise-event.ts';
import { changeRecord, createRecord } from '#lib/domain/records/record-store.ts';
import { compileTemplate } from '#lib/domain/templates/compile.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { SavedTemplateDraft, SavedTemplateUpdate } from '#schemas/saved-template.ts';
import { defaultTemplateId, setDefault, unsetDefault } from './default-template.ts';
import { presentTemplate, type SavedTemplate } from './find-saved-template.ts';
import {
  SAVED_TEMPLATES,
  type SavedTemplateContent,
  type SavedTemplateHead,
  versionKey,
} from './saved-template-store.ts';
import { readContent, removeContent, writeContent } from './template-content.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now' | 'newId'>;

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
  const { isDefault, html, schema, sampleData, writing, ...described } = draft;
  const now = needs.now();
  const [id, contentId] = [needs.newId(), needs.newId()];
  const content = {
    ...described,
    html,
    schema,
    sampleData: (sampleData ?? {}) as JsonObject,
    ...(writing === undefined ? {} : { writing }),
    updatedAt: now.toISOString(),
  };
  await writeContent(needs, { ownerId, id, contentId }, content);
  const fields = { ...described, contentId };
  const stamped = { ...needs, now: () => now };
  const head = await createRecord(stamped, SAVED_TEMPLATES, { ownerId, id }, fields);
  if (isDefault) await setDefault(needs, ownerId, draft.type, id);
  return presentTemplate(head, content, isDefault);
}

/**
 * Makes a new version: what the update does not name stays as it is. The version before is kept.
 * @throws demoTierLimitation, validation; undefined is returned where there is no such template
 */
export async function updateTemplate(
  needs: Needs & EventNeeds,
  caller: Caller,
  id: string,
  update: SavedTemplateUpdate,
): Promise<SavedTemplate | undefined> {
  requireRegistered(caller);
  if (update.html !== undefined) compileTemplate(update.html);
  let content: SavedTemplateContent | undefined;
  const changed = await changeRecord(needs, SAVED_TEMPLATES, caller.ownerId, id, {
    next: async (head, updatedAt) => {
      const written = await writeVersion(needs, head, update, updatedAt);
      content = written?.content;
      return written?.fields;
    },
    lost: (head) => removeContent(needs, head),
  });
  if (changed === undefined || content === undefined) return undefined;
  const { before, after } = changed;
  const isDefault = await moveDefault(needs, before, after, update.isDefault);
  const { name, type, version, updatedAt } = after;
  await raiseEvent(needs, caller.ownerId, {
    type: 'template.updated',
    key: `${id} ${version}`,
    resource: `template#${id}`,
    data: { template: { id, name, type, version, isDefault, updatedAt } },
  });
  return presentTemplate(after, content, isDefault);
}

/**
 * Writes what the head is then to point to, and where the current version lies: a process that dies in
 * between leaves the template as it was. undefined: the template is being deleted.
 */
async function writeVersion(
  needs: Needs,
  head: SavedTemplateHead,
  { isDefault: _, ...update }: SavedTemplateUpdate,
  updatedAt: string,
) {
  const { ownerId, id, version, contentId: current } = head;
  const before = await readContent(needs, head);
  if (before === undefined) return undefined;
  const changes = Object.fromEntries(
    Object.entries(update).filter(([, value]) => value !== undefined),
  ) as Partial<SavedTemplateContent>;
  const content = { ...before, ...changes, updatedAt };
  const contentId = needs.newId();
  await writeContent(needs, { ownerId, id, contentId }, content);
  await needs.table.put({ ...versionKey(ownerId, id, version), value: { contentId: current } });
  const { name, type, description, style } = content;
  return { content, fields: { name, type, description, style, contentId } };
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
