import { z } from 'zod';
import { Id, listOf, PageQuery } from './common.ts';
import {
  StyleName,
  Template,
  TemplateSchema,
  TemplateSummary,
  TemplateType,
  TemplateWriting,
} from './template.ts';
import { Warning } from './warning.ts';

const MAX_HTML_CHARACTERS = 5_000_000;

const fields = {
  name: z.string().min(1).max(255),
  type: TemplateType,
  description: z.string().max(1000),
  html: z
    .string()
    .regex(/\S/, 'html cannot be empty')
    .max(MAX_HTML_CHARACTERS)
    .describe('Mustache HTML. Its syntax is checked when it is saved.'),
  schema: TemplateSchema,
  style: StyleName,
  isDefault: z.boolean().describe('Each type has at most one default: setting it unsets another.'),
  sampleData: z.record(z.string(), z.unknown()).describe('Data that shows what the template does.'),
  writing: TemplateWriting.describe(
    'How values are written where neither data nor request says it.',
  ),
};

/** What a caller stores. */
export const SavedTemplateDraft = z.object({
  name: fields.name,
  html: fields.html,
  type: fields.type.default('custom'),
  description: fields.description.default(''),
  schema: fields.schema.default({ fields: [] }),
  style: fields.style.default('professional'),
  isDefault: fields.isDefault.default(false),
  sampleData: fields.sampleData.optional(),
  writing: fields.writing.optional(),
});
export type SavedTemplateDraft = z.infer<typeof SavedTemplateDraft>;

/** What a caller stores: markup, or the design of a session. */
export const NewSavedTemplate = SavedTemplateDraft.extend({
  html: fields.html.optional(),
  sessionId: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'In place of html: the template of this session’s design, with its schema, sampleData and writing.',
    ),
}).refine(({ html, sessionId }) => (html === undefined) !== (sessionId === undefined), {
  path: ['html'],
  message: 'name either html or sessionId',
  // Named with all else that is missing.
  when: ({ value }) => typeof value === 'object' && value !== null,
});
export type NewSavedTemplate = z.infer<typeof NewSavedTemplate>;

/** Any subset of a draft: what is not named stays. */
export const SavedTemplateUpdate = z
  .object(fields)
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: `name at least one of ${Object.keys(fields).join(', ')}`,
  });
export type SavedTemplateUpdate = z.infer<typeof SavedTemplateUpdate>;

export const SavedTemplateParams = z.object({ id: Id });

export const SavedTemplateQuery = PageQuery.extend({ type: TemplateType.optional() });
export type SavedTemplateQuery = z.infer<typeof SavedTemplateQuery>;

export const SavedTemplateList = listOf('templates', TemplateSummary);
export const SavedTemplateResponse = z.object({ success: z.literal(true), template: Template });
export const StoredTemplateResponse = SavedTemplateResponse.extend({
  warnings: z
    .array(Warning)
    .optional()
    .describe('sessionId: what of the session is not in the template, and why.'),
});
export const DeletedResponse = z.object({ success: z.literal(true), deleted: Id });

/** A copy of any template under the caller's key; what is not named is the original's. */
export const CloneRequest = z.object({
  templateId: z.string().min(1).max(200).describe('Built-in id or saved template.'),
  name: fields.name.optional(),
  type: fields.type.optional(),
  description: fields.description.optional(),
  style: fields.style.optional(),
  isDefault: fields.isDefault.default(false),
});
export type CloneRequest = z.infer<typeof CloneRequest>;

export const SaveFromSessionRequest = z.object({
  sessionId: z.string().min(1).max(100),
  name: fields.name.optional(),
  description: fields.description.optional(),
});
export type SaveFromSessionRequest = z.infer<typeof SaveFromSessionRequest>;

export const SavedFromSessionResponse = SavedTemplateResponse.extend({
  warnings: z.array(Warning).describe('What of the session is not in the template, and why.'),
});
