import type { Ports } from '#lib/ports/index.ts';
import type { Item } from '#lib/ports/table.ts';
import { Id } from '#schemas/common.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { Template, TemplateSummary } from '#schemas/template.ts';
import { defaultTemplateId, readDefaults } from './default-template.ts';
import {
  HEADS,
  headKey,
  type SavedTemplateContent,
  SavedTemplateHead,
  VersionPointer,
  versionKey,
} from './saved-template-store.ts';
import { readContent } from './template-content.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

/** A saved template as it is used: a Template whose sample data is JSON. */
export type SavedTemplate = Readonly<Omit<Template, 'sampleData'>> & {
  readonly sampleData: JsonObject;
};

/** A head with the item that it was read from, for a write on condition. */
export interface ReadHead {
  readonly head: SavedTemplateHead;
  readonly item: Item;
}

/** undefined: unknown, or another owner's. */
export async function readHead(
  needs: Pick<Ports, 'table'>,
  ownerId: string,
  id: string,
): Promise<ReadHead | undefined> {
  // What is no id must not reach a storage key.
  if (!Id.safeParse(id).success) return undefined;
  const item = await needs.table.get(headKey(ownerId, id));
  return item && { head: SavedTemplateHead.parse(item.value), item };
}

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
  const found = await readHead(needs, ownerId, id);
  if (found === undefined) return undefined;
  const { head } = found;
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
  const heads: SavedTemplateHead[] = [];
  let cursor: string | undefined;
  do {
    const page = await needs.table.query({
      partition: `OWNER#${ownerId}`,
      prefix: HEADS,
      limit: 1_000,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const { value } of page.items) heads.push(SavedTemplateHead.parse(value));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return heads
    .sort((a, b) =>
      a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? 1 : -1,
    )
    .map((head) => summaryOf(head, defaults.get(head.type) === head.id));
}
