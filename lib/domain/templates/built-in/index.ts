import type { TemplateSummary } from '#schemas/template.ts';
import { CATALOG } from './catalog.ts';
import type { BuiltInTemplate } from './define.ts';

export type { BuiltInTemplate } from './define.ts';

/** The template that stands where none is named. */
export const DEFAULT_TEMPLATE_ID = 'quote-modern';

/** When the built-in templates were released: they have no other history. */
const RELEASED_AT = '2026-01-15T00:00:00.000Z';

/** Every template that comes with the product, the default one first, as lists show it. */
export const builtInSummaries: readonly Readonly<TemplateSummary>[] = CATALOG.map(
  ({ load: _, ...entry }) => ({
    ...entry,
    isDefault: entry.id === DEFAULT_TEMPLATE_ID,
    version: 1,
    source: 'builtin',
    createdAt: RELEASED_AT,
    updatedAt: RELEASED_AT,
  }),
);

const loaded = new Map<string, BuiltInTemplate>();

/**
 * The built-in template of that id; undefined where there is none. Its content is read when it is
 * first asked for: all of them together are a tenth of what a function has to load at its start.
 */
export async function loadBuiltIn(id: string): Promise<BuiltInTemplate | undefined> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const summary = builtInSummaries.find((each) => each.id === id);
  const content = await CATALOG.find((each) => each.id === id)?.load();
  if (summary === undefined || content === undefined) return undefined;
  const template = { ...summary, ...content.content };
  loaded.set(id, template);
  return template;
}
