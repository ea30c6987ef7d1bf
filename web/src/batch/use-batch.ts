import { api } from '../api/client.ts';
import type { Source } from '../api/types.ts';
import { fileOfDataUrl, saveFile } from '../playground/files.ts';
import { choices, renderOptions } from '../playground/state.ts';
import { storedSignal } from '../ui/stored.ts';
import { useRun } from '../ui/use-run.ts';
import { originOf } from './failed-rows.ts';
import { type Filled, filledFrom, withConstants } from './filled.ts';
import { groupColumn } from './groups.ts';
import { storeMapping } from './mapping.ts';
import { followJob } from './state.ts';
import type { Given, Table } from './table.ts';

/** What a table is called that came from no file. */
export const PASTED = 'Table';

export const given = storedSignal<Given>('table', { name: PASTED, content: '', templateId: '' });
const matched = storedSignal<Table | undefined>('matched', undefined);

/** The content of the file stays behind. */
const described = ({ id, name, fields, recordCount }: Source): Table['source'] => ({
  ...{ id, name, fields, recordCount },
});

async function grouped(id: string, content: string, groupBy: string): Promise<Source> {
  const config = { content, ...(groupBy === '' ? {} : { groupBy }) };
  const path = { params: { path: { id } } };
  return (await api.value.patch('/v1/sources/{id}', { ...path, body: { config } })).source;
}

async function read({ name, content, templateId }: Given): Promise<Table> {
  const config = { content };
  const { source } = await api.value.post('/v1/sources', { body: { name, type: 'csv', config } });
  const body = { templateId, sourceId: source.id };
  const [suggested, { template }] = await Promise.all([
    api.value.post('/v1/ai/suggest-mappings', { body }),
    api.value.get('/v1/templates/{id}', { params: { path: { id: templateId } } }),
  ]);
  const filled = filledFrom(suggested, template);
  const groupBy = groupColumn(source, filled);
  const read = groupBy === '' ? source : await grouped(source.id, content, groupBy);
  return { source: described(read), templateId, templateName: template.name, filled, groupBy };
}

/** The template, and the file where the table came from one. */
const jobName = ({ templateName, source: { name } }: Table): string =>
  name === PASTED ? templateName : `${templateName}, ${name}`;

async function start(table: Table): Promise<void> {
  const id = await storeMapping(table);
  if (id === undefined) return;
  const { locale } = choices.value;
  const options = { ...renderOptions(), ...(locale === '' ? {} : { locale }) };
  const made = await api.value.post('/v1/mappings/{id}/generate', {
    params: { path: { id } },
    body: { all: true, options },
  });
  // A single record is a document at once.
  if (!('jobId' in made)) return saveFile(fileOfDataUrl(made.url, made.filename));
  const origin = await originOf(table, given.peek().content).catch(() => undefined);
  const named = { name: jobName(table), startedAt: new Date().toISOString(), origin };
  void followJob(named, made);
}

function fill(placeholder: string, part: Pick<Filled, 'field'> | Pick<Filled, 'otherwise'>): void {
  // Whoever chooses a column wants its own value.
  const chosen = 'field' in part ? { ...part, isSum: false } : { ...part, isWritten: true };
  const current = matched.value;
  if (current === undefined) return;
  const filled = current.filled.map((each) =>
    each.placeholder === placeholder ? { ...each, ...chosen } : each,
  );
  matched.value = { ...current, filled: withConstants(filled) };
}

async function group(groupBy: string): Promise<void> {
  const current = matched.value;
  if (current === undefined) return;
  const source = await grouped(current.source.id, given.value.content, groupBy);
  matched.value = { ...current, source: described(source), groupBy };
}

/** From a table to its documents: read, mapped, made. The table stays, to be corrected and made again. */
export function useBatch() {
  const { failure, isBusy, run } = useRun();
  const table = matched.value;
  return {
    table,
    failure,
    isBusy,
    fill,
    open: () =>
      run(async () => {
        matched.value = await read(given.value);
      }),
    group: (column: string) => run(() => group(column)),
    start: () => run(async () => table && (await start(table))),
    close: () => {
      matched.value = undefined;
    },
  };
}
