import { z } from 'zod';
import { TemplateField, TemplateSchema } from './template.ts';

export const FieldToInject = z.object({
  name: TemplateField.shape.name.regex(
    /^[^{}#^/!&>=<\s."'][^{}<>"'\n]*$/,
    'must be a path such as client.name or lineItems[].sku',
  ),
  type: z.enum([...TemplateField.shape.type.options, 'date', 'money', 'percent', 'image']),
  label: z.string().regex(/\S/).max(200).optional().describe('Made of the name where absent.'),
  region: z.string().min(1).max(100).optional().describe('A value of data-service-region.'),
});
export type FieldToInject = z.infer<typeof FieldToInject>;

export const InjectFieldsRequest = z.object({ fields: z.array(FieldToInject).min(1).max(50) });

export const InjectedFields = z.object({
  success: z.literal(true),
  html: z.string().describe('The template with the fields; nothing is stored.'),
  schema: TemplateSchema,
  injected: z.array(z.object({ name: z.string(), region: z.string() })),
  skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type InjectedFields = z.infer<typeof InjectedFields>;
