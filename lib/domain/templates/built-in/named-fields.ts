import type { TemplateField } from '#schemas/template.ts';

/** Who a document is from, in every template. */
export const BRANDING_KEYS = [
  'branding.logoUrl',
  'branding.companyName',
  'branding.companyAddress',
] as const;
/** What a caller may choose of its looks, in every template. */
export const STYLE_KEYS = ['styles.accentColor', 'styles.fontFamily', 'styles.fontSize'] as const;

/** Schema entries of one type. */
export function namedFields(
  type: TemplateField['type'],
  required: readonly string[],
  optional: readonly string[],
): TemplateField[] {
  return [
    ...required.map((name) => ({ name, type, required: true })),
    ...optional.map((name) => ({ name, type })),
  ];
}
