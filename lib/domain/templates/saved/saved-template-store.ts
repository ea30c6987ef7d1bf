import { z } from 'zod';
import type { OwnedRecord, RecordType } from '#lib/domain/records/record-type.ts';
import type { Key } from '#lib/ports/table.ts';
import type { JsonObject } from '#schemas/json.ts';
import {
  TemplateSchema,
  TemplateSummary,
  type TemplateType,
  TemplateWriting,
} from '#schemas/template.ts';

const Described = TemplateSummary.pick({ name: true, type: true, description: true, style: true });

/** The current version of a saved template, without its content: lists read nothing else. */
export const SAVED_TEMPLATES = {
  kind: 'TEMPLATE',
  /** `contentId`: where the content of this version lies. */
  fields: Described.extend({ contentId: z.string() }),
} as const satisfies RecordType;
export type SavedTemplateHead = OwnedRecord<typeof SAVED_TEMPLATES.fields>;

/** One version, whole and unchanging. */
export const SavedTemplateContent = Described.extend({
  updatedAt: TemplateSummary.shape.updatedAt,
  html: z.string(),
  schema: TemplateSchema,
  sampleData: z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>,
  writing: TemplateWriting.optional(),
});
export type SavedTemplateContent = z.infer<typeof SavedTemplateContent>;

/** Where the content of an earlier version lies. */
export const VersionPointer = z.object({ contentId: z.string() });

/** Which template of a type is the default: one item, so there is never a second. */
export const DefaultPointer = z.object({ templateId: z.string() });

const ownedBy = (ownerId: string, sort: string): Key => ({ partition: `OWNER#${ownerId}`, sort });

export const DEFAULTS = 'DEFAULT#';

export const contentPrefix = (id: string): string => `TEMPLATECONTENT#${id}#`;

export const contentKey = (ownerId: string, id: string, contentId: string): Key =>
  ownedBy(ownerId, contentPrefix(id) + contentId);

export const versionPrefix = (id: string): string => `TEMPLATEVERSION#${id}#`;

export const versionKey = (ownerId: string, id: string, version: number): Key =>
  ownedBy(ownerId, versionPrefix(id) + String(version).padStart(6, '0'));

export const defaultKey = (ownerId: string, type: TemplateType): Key =>
  ownedBy(ownerId, `${DEFAULTS}${type}`);

export const TEMPLATE_BLOBS = 'templates/';

/** Owner, id and content lead from a file back to its item. */
export const templateBlobKey = (ownerId: string, id: string, contentId: string): string =>
  `${TEMPLATE_BLOBS}${id.slice(-2)}/${ownerId}/${id}/${contentId}.json`;

/** The content that a blob of this key was put for. */
export function parseTemplateBlobKey(
  key: string,
): { ownerId: string; id: string; contentId: string } | undefined {
  const [ownerId, id, file] = key.slice(TEMPLATE_BLOBS.length).split('/').slice(1);
  const contentId = file?.replace(/\.json$/, '');
  return ownerId && id && contentId ? { ownerId, id, contentId } : undefined;
}
