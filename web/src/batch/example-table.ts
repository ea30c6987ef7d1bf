import { api } from '../api/client.ts';
import type { Template } from '../api/types.ts';
import { inWords, isConstant } from './filled.ts';

/** Entries of a list that an example shows. */
const LINES = 2;

function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], data);
}

/** The value of a field in a line of the sample: of a list, that of the entry. */
function cellOf({ sampleData }: Template, name: string, line: number): string {
  const [list = '', rest] = name.split('[].');
  if (rest === undefined) return textOf(valueAt(sampleData, name));
  const entries = valueAt(sampleData, list);
  return textOf(Array.isArray(entries) ? valueAt(entries[line], rest) : undefined);
}

const textOf = (value: unknown): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

const quoted = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The sample of a template as a table: a row for each of the first entries of its lists. */
export async function exampleTable(templateId: string): Promise<string> {
  const { template } = await api.value.get('/v1/templates/{id}', {
    params: { path: { id: templateId } },
  });
  const names = template.schema.fields.flatMap(({ name, type }) =>
    type === 'array' || type === 'object' || isConstant(template, name) ? [] : [name],
  );
  const lines = Array.from({ length: LINES }, (_, line) =>
    names.map((name) => cellOf(template, name, line)),
  );
  const [first = [], ...others] = lines;
  const own = others.filter((cells) =>
    names.some((name, at) => name.includes('[]') && cells[at] !== ''),
  );
  const columns = names.map((name) => inWords(name).replace(':', ''));
  return [columns, first, ...own].map((cells) => cells.map(quoted).join(',')).join('\n');
}
