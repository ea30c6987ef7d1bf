import { contractSimple } from './contract-simple.ts';
import type { BuiltInTemplate } from './define.ts';
import { invoiceClean } from './invoice-clean.ts';
import { quoteBold } from './quote-bold.ts';
import { quoteModern } from './quote-modern.ts';
import { quoteProfessional } from './quote-professional.ts';

export type { BuiltInTemplate } from './define.ts';

/** The template that stands where none is named. */
export const DEFAULT_TEMPLATE_ID = 'quote-modern';

/** Every template that comes with the product, the default one first. */
export const builtInTemplates: readonly BuiltInTemplate[] = [
  quoteModern,
  quoteProfessional,
  quoteBold,
  invoiceClean,
  contractSimple,
];

/** The built-in template of that id. */
export function findBuiltIn(id: string): BuiltInTemplate | undefined {
  return builtInTemplates.find((template) => template.id === id);
}
