import type { TemplateSummary } from '../api/types.ts';

export type TemplateType = TemplateSummary['type'];

export const TEMPLATE_TYPES: readonly TemplateType[] = [
  'invoice',
  'quote',
  'receipt',
  'report',
  'certificate',
  'letter',
  'contract',
  'custom',
];
