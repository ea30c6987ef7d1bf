import { PagewrightError } from '#lib/errors.ts';
import type { TemplateSummary } from '#schemas/template.ts';
import { CATALOG, type Entry } from './catalog.ts';
import type { BuiltInTemplate, TemplateContent } from './define.ts';

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

/** What a template consists of. @throws templatesError where it cannot be read */
export async function readTemplate({
  id,
  load,
}: Pick<Entry, 'id' | 'load'>): Promise<TemplateContent> {
  try {
    return (await load()).content;
  } catch (cause) {
    throw new PagewrightError('templatesError', {
      message: `The template "${id}" could not be loaded: the installation is incomplete`,
      cause,
    });
  }
}

const loaded = new Map<string, BuiltInTemplate>();

/**
 * The built-in template of that id; undefined where there is none. Its content is read when it is
 * first asked for: all of them together are a tenth of what a function has to load at its start.
 * @throws templatesError
 */
export async function loadBuiltIn(id: string): Promise<BuiltInTemplate | undefined> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const summary = builtInSummaries.find((each) => each.id === id);
  const entry = CATALOG.find((each) => each.id === id);
  if (summary === undefined || entry === undefined) return undefined;
  const { page: _, ...content } = await readTemplate(entry);
  const template = { ...summary, ...content };
  loaded.set(id, template);
  return template;
}

/** The markup of a built-in template that data is filled into. @throws templatesError */
export async function loadPage(id: string): Promise<string | undefined> {
  const entry = CATALOG.find((each) => each.id === id);
  return entry === undefined ? undefined : (await readTemplate(entry)).page;
}
