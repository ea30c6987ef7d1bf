import {
  type BuiltInTemplate,
  builtInSummaries,
  loadBuiltIn,
} from '#lib/domain/templates/built-in/index.ts';
import {
  findSavedTemplate,
  listSavedTemplates,
  type SavedTemplate,
} from '#lib/domain/templates/saved/find-saved-template.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { TemplateListQuery, TemplateSummary } from '#schemas/template.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

/** A template that can be filled: built in, or the caller's own. */
export type UsableTemplate = BuiltInTemplate | SavedTemplate;

/** The templates that a caller can use. */
export function templatesOf(needs: Needs, caller: Caller) {
  return { find: (reference: string) => requireTemplate(needs, caller, reference) };
}

/** Every template that the caller can use, without html and schema: the built-in ones first. */
export async function allTemplates(
  needs: Pick<Ports, 'table'>,
  caller: Caller,
): Promise<readonly Readonly<TemplateSummary>[]> {
  return [...builtInSummaries, ...(await listSavedTemplates(needs, caller.ownerId))];
}

/** The templates that match, a page of them. */
export async function listTemplates(
  needs: Pick<Ports, 'table'>,
  caller: Caller,
  { type, style, source, limit, offset }: TemplateListQuery,
) {
  const matching = (await allTemplates(needs, caller)).filter(
    (template) =>
      (type === undefined || template.type === type) &&
      (style === undefined || template.style === style) &&
      (source === undefined || template.source === source),
  );
  return {
    success: true as const,
    templates: matching.slice(offset, offset + limit),
    total: matching.length,
    limit,
    offset,
  };
}

/** A template that comes with the product. @throws templateNotFound */
export async function requireBuiltIn(id: string): Promise<UsableTemplate> {
  const template = await loadBuiltIn(id);
  if (template === undefined) throw notFound(id, builtInSummaries);
  return template;
}

/** `<id>`, or `<id>@<version>`. */
const REFERENCE = /^(.+?)(?:@([1-9]\d{0,5}))?$/;

/**
 * The template that a reference names: a built-in id or the UUID of one of the caller's own, each with
 * an earlier version behind an `@` where one is wanted: `invoice-clean`, `0b9df5d1-…@3`.
 * @throws templateNotFound, with the ids that exist
 */
export async function requireTemplate(
  needs: Needs,
  caller: Caller,
  reference: string,
): Promise<UsableTemplate> {
  const [, id = '', digits] = REFERENCE.exec(reference) ?? [];
  const version = digits === undefined ? undefined : Number(digits);
  const builtIn = await loadBuiltIn(id);
  if (builtIn !== undefined && (version ?? builtIn.version) === builtIn.version) return builtIn;
  const saved = builtIn ? undefined : await findSavedTemplate(needs, caller.ownerId, id, version);
  if (saved !== undefined) return saved;
  throw await templateNotFound(needs, caller, reference);
}

/** What to answer where there is no such template: what there is. */
export async function templateNotFound(
  needs: Pick<Ports, 'table'>,
  caller: Caller,
  reference: string,
): Promise<PagewrightError> {
  return notFound(reference, await allTemplates(needs, caller));
}

function notFound(
  reference: string,
  available: readonly Readonly<TemplateSummary>[],
): PagewrightError {
  const availableTemplates = available.map(({ id }) => id);
  const builtIn = builtInSummaries.map(({ id }) => id).join(', ');
  return new PagewrightError('templateNotFound', {
    message: `There is no template "${reference.slice(0, 100)}": use one of your own or ${builtIn}`,
    details: { templateId: reference, availableTemplates },
  });
}

/** What was found of a saved template. @throws templateNotFound where that is nothing */
export async function requireFound<Found>(
  needs: Pick<Ports, 'table'>,
  caller: Caller,
  id: string,
  found: Found | undefined,
): Promise<Found> {
  if (found === undefined) throw await templateNotFound(needs, caller, id);
  return found;
}

/** A template of the caller's own. @throws templateNotFound */
export async function requireSavedTemplate(
  needs: Needs,
  caller: Caller,
  id: string,
): Promise<SavedTemplate> {
  return requireFound(needs, caller, id, await findSavedTemplate(needs, caller.ownerId, id));
}
