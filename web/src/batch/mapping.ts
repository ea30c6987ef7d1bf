import { api } from '../api/client.ts';
import type { Table } from './table.ts';

/** The mapping as the API takes it. */
function bodyOf({ source, templateId, filled }: Table) {
  const fields = filled.flatMap(({ placeholder, field, otherwise, isSum = false }) => {
    if (field === '' && otherwise === '') return [];
    // Without a column no row has a value, so that the same stands everywhere.
    const from = { placeholder, field: field || placeholder };
    return [
      {
        ...from,
        ...(otherwise === '' ? {} : { default: otherwise }),
        ...(isSum ? { transform: 'sum' as const } : {}),
      },
    ];
  });
  return { name: source.name, templateId, sourceId: source.id, fields };
}

/** The mappings of this page, by their table: one for each, written again when it changes. */
const stored = new Map<string, string>();

/** Stores the mapping of a table. @returns its id; undefined: nothing is mapped yet */
export async function storeMapping(table: Table): Promise<string | undefined> {
  const body = bodyOf(table);
  if (body.fields.length === 0) return undefined;
  const id = stored.get(table.source.id);
  if (id !== undefined) {
    await api.value.put('/v1/mappings/{id}', { params: { path: { id } }, body });
    return id;
  }
  const { mapping } = await api.value.post('/v1/mappings', { body });
  stored.set(table.source.id, mapping.id);
  return mapping.id;
}

/** The first document of a table, in the language that is chosen, and what it lacks. */
export async function previewFirst(table: Table, locale: string, signal: AbortSignal) {
  const id = await storeMapping(table);
  if (id === undefined) return undefined;
  const params = { path: { id }, query: locale === '' ? {} : { locale } };
  return api.value.get('/v1/mappings/{id}/preview', { params, signal });
}
