import { z } from 'zod';
import { DocumentData } from '../json.ts';
import { RenderOptions } from '../render-options.ts';
import { TemplateSchema } from '../template.ts';

export const MigrationProvider = z.enum([
  'docraptor',
  'apitemplate',
  'pdfmonkey',
  'craftmypdf',
  'carbone',
  'handlebars',
]);
export type MigrationProvider = z.infer<typeof MigrationProvider>;

export const AssessRequest = z
  .object({
    provider: MigrationProvider,
    template: z
      .string()
      .regex(/\S/, 'template cannot be empty')
      .max(5_000_000)
      .optional()
      .describe(
        'HTML with the tags of the provider; craftmypdf: the layout as JSON; carbone: also a DOCX or ODT as Base64.',
      ),
    payload: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(
        'Instead of template, or together with it: what is sent to the provider, with its template, styles, data and settings.',
      ),
    data: DocumentData.optional().describe('What the documents are made of.'),
  })
  .refine(({ template, payload }) => template !== undefined || payload !== undefined, {
    message: 'one of template and payload is required',
    path: ['template'],
  });
export type AssessRequest = z.infer<typeof AssessRequest>;

const line = z.int().min(1).describe('In the template that was sent, from 1.');

export const Assessment = z.object({
  compatible: z
    .boolean()
    .describe('Whether the converted template has everything, some of it with help of the data.'),
  score: z
    .number()
    .min(0)
    .max(1)
    .describe(
      'How much of the constructs is in the converted template; what needs help counts half.',
    ),
  supported: z.array(
    z.object({ feature: z.string(), count: z.int().min(1), lines: z.array(line) }),
  ),
  unsupported: z.array(
    z.object({
      feature: z.string(),
      line,
      column: z.int().min(1),
      source: z.string(),
      reason: z.string(),
      workaround: z.string().optional(),
    }),
  ),
  converted: z.object({
    html: z.string().describe('The Mustache template.'),
    schema: TemplateSchema,
    sampleData: z
      .record(z.string(), z.unknown())
      .describe('The data that was sent, with what the template needs of it; else made up.'),
    rendered: z.string().describe('The converted template, filled with the sample data.'),
    options: RenderOptions.describe('The settings of the payload, as options of create.'),
    prepared: z
      .array(
        z.object({
          name: z.string(),
          within: z.array(z.string()).describe('The lists whose items have it. Empty: the data.'),
          expression: z.string().describe('As the template computed it.'),
          line,
        }),
      )
      .describe('Values that the data must bring: a Mustache template does not compute.'),
  }),
  steps: z.array(z.string()).describe('What is to be done, in order.'),
});
export type Assessment = z.infer<typeof Assessment>;

export const AssessResponse = z.object({ success: z.literal(true), assessment: Assessment });
