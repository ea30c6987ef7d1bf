import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { ProviderAccess, ProviderTable } from '#lib/ports/table-database.ts';
import type { Condition } from '#schemas/errors.ts';
import { answerOf } from './provider-access.ts';

/** Between two reads of records a table seldom changes; one that is not found is looked for again. */
const SCHEMA_MAX_AGE_MS = 30_000;
/** Names that an error tells. */
const MAX_NAMES = 20;

function namesOf(all: readonly { readonly name: string }[]): string {
  const names = all.slice(0, MAX_NAMES).map(({ name }) => `"${name}"`);
  return names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
}

function notFound(reference: string, tables: readonly ProviderTable[]): PagewrightError {
  return new PagewrightError('tableNotFound', {
    message: `The base has no table "${reference.slice(0, 100)}" by id or exact name: ${namesOf(tables)}`,
  });
}

/** What the provider answers to a question about a view. Its refusal of an unknown one does not say which there are. */
export async function answerOfView<Answer>(
  question: Promise<Answer>,
  view: string | undefined,
  { views }: Pick<ProviderTable, 'views'>,
  refused: Condition,
): Promise<Answer> {
  return answerOf(question, refused).catch((error: unknown) => {
    const isUnknown =
      view !== undefined && views.every(({ id, name }) => ![id, name].includes(view));
    if (!isUnknown || !(error instanceof PagewrightError) || error.condition !== refused)
      throw error;
    throw new PagewrightError(refused, {
      message: `The table has no view "${view.slice(0, 100)}": ${namesOf(views)}`,
      cause: error,
    });
  });
}

const named = (tables: readonly ProviderTable[], reference: string): ProviderTable | undefined =>
  tables.find(({ id }) => id === reference) ?? tables.find(({ name }) => name === reference);

/**
 * A table of a base by its id or exact name. The provider does not tell an unknown table from a
 * forbidden one, so the base's schema decides.
 * @param refused the endpoint's failure where the base cannot be read
 * @throws tableNotFound, tabledbUnavailable
 */
export async function findTable(
  { tabledb }: Pick<Ports, 'tabledb'>,
  access: ProviderAccess,
  { baseId, tableId }: { readonly baseId: string; readonly tableId: string },
  refused: Condition,
): Promise<ProviderTable> {
  const recent = await answerOf(tabledb.listTables(access, baseId, SCHEMA_MAX_AGE_MS), refused);
  const found = named(recent, tableId);
  if (found !== undefined) return found;
  const tables = await answerOf(tabledb.listTables(access, baseId), refused);
  const table = named(tables, tableId);
  if (table === undefined) throw notFound(tableId, tables);
  return table;
}
