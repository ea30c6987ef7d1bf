import { allRecords, findRecord } from '#lib/domain/records/record-store.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { Template, TemplateSummary } from '#schemas/template.ts';
import { defaultTemplateId, readDefaults } from './default-template.ts';
import {
  SAVED_TEMPLATES,
  type SavedTemplateContent,
  type SavedTemplateHead,
  VersionPointer,
  versionKey,
} from './saved-template-store.ts';
import { readContent } from './template-content.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

/** A saved template as it is used: a Template whose sample data is JSON. */
export type SavedTemplate = Readonly<Omit<Template, 'sampleData'>> & {
  readonly sampleData: JsonObject;
};

export function summaryOf(head: SavedTemplateHead, isDefault: boolean): TemplateSummary {
  const { ownerId: _, contentId: __, ...summary } = head;
  return { ...summary, isDefault, source: 'saved' };
}

/** A head with the content of the same version. */
export function presentTemplate(
  head: SavedTemplateHead,
  content: SavedTemplateContent,
  isDefault: boolean,
): SavedTemplate {
  return { ...summaryOf(head, isDefault), ...content };
}

/** The owner's template, in its current version unless another is asked for; undefined where there is none. */
export async function findSavedTemplate(
  needs: Needs,
  ownerId: string,
  id: string,
  version?: number,
): Promise<SavedTemplate | undefined> {
  const head = (await findRecord(needs, SAVED_TEMPLATES, ownerId, id))?.record;
  if (head === undefined) return undefined;
  const contentId =
    version === undefined || version === head.version
      ? head.contentId
      : await earlierContent(needs, ownerId, id, version);
  const content = contentId && (await readContent(needs, { ownerId, id, contentId }));
  if (!content) return undefined;
  const isDefault = (await defaultTemplateId(needs, ownerId, head.type)) === id;
  return presentTemplate({ ...head, version: version ?? head.version }, content, isDefault);
}

async function earlierContent(
  needs: Needs,
  ownerId: string,
  id: string,
  version: number,
): Promise<string | undefined> {
  const item = await needs.table.get(versionKey(ownerId, id, version));
  return item && VersionPointer.parse(item.value).contentId;
}

/** All templates of an owner, the newest first. */
export async function listSavedTemplates(
  needs: Pick<Ports, 'table'>,
  ownerId: string,
): Promise<readonly TemplateSummary[]> {
  const defaults = await readDefaults(needs, ownerId);
  const heads = await allRecords(needs, SAVED_TEMPLATES, ownerId);
  return heads.map((head) => summaryOf(head, defaults.get(head.type) === head.id));
}
