import {
  type BuiltInTemplate,
  builtInSummaries,
  loadBuiltIn,
} from '#lib/domain/templates/built-in/index.ts';

/** The built-in template of that id. Throws where there is none. */
export async function builtIn(id: string): Promise<BuiltInTemplate> {
  const template = await loadBuiltIn(id);
  if (template === undefined) throw new Error(`there is no template ${id}`);
  return template;
}

/** Every built-in template with its content. */
export const builtInTemplates: readonly BuiltInTemplate[] = await Promise.all(
  builtInSummaries.map(({ id }) => builtIn(id)),
);

export const quoteModern = await builtIn('quote-modern');
