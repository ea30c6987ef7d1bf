import { useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import type { Source } from '../api/types.ts';
import { fileOfDataUrl, saveFile } from '../playground/files.ts';
import { useRun } from '../ui/use-run.ts';
import { type Filled, filledFrom } from './filled.ts';
import { followJob } from './state.ts';

export interface Table {
  readonly source: Source;
  readonly templateId: string;
  readonly filled: readonly Filled[];
}

async function read(name: string, content: string, templateId: string): Promise<Table> {
  const config = { content };
  const { source } = await api.value.post('/v1/sources', { body: { name, type: 'csv', config } });
  const body = { templateId, sourceId: source.id };
  const [suggested, { template }] = await Promise.all([
    api.value.post('/v1/ai/suggest-mappings', { body }),
    api.value.get('/v1/templates/{id}', { params: { path: { id: templateId } } }),
  ]);
  return { source, templateId, filled: filledFrom(suggested, template) };
}

async function start({ source, templateId, filled }: Table): Promise<void> {
  const { name } = source;
  const fields = filled.flatMap(({ placeholder, field, otherwise }) => {
    if (field === '' && otherwise === '') return [];
    // Without a column no row has a value, so that the same stands everywhere.
    const from = { placeholder, field: field || placeholder };
    return [otherwise === '' ? from : { ...from, default: otherwise }];
  });
  const body = { name, templateId, sourceId: source.id, fields };
  const { mapping } = await api.value.post('/v1/mappings', { body });
  const made = await api.value.post('/v1/mappings/{id}/generate', {
    params: { path: { id: mapping.id } },
    body: { all: true },
  });
  // A single row is a document at once.
  if ('jobId' in made) void followJob(name, made);
  else saveFile(fileOfDataUrl(made.url, made.filename));
}

/** From a table to its documents: read, mapped, made. The table stays, to be corrected and made again. */
export function useBatch() {
  const [table, setTable] = useState<Table>();
  const { failure, isBusy, run } = useRun();
  return {
    table,
    failure,
    isBusy,
    open: (name: string, content: string, templateId: string) =>
      run(async () => setTable(await read(name, content, templateId))),
    fill: (placeholder: string, part: Pick<Filled, 'field'> | Pick<Filled, 'otherwise'>) =>
      setTable(
        (current) =>
          current && {
            ...current,
            filled: current.filled.map((each) =>
              each.placeholder === placeholder ? { ...each, ...part } : each,
            ),
          },
      ),
    start: () => run(async () => table && (await start(table))),
    close: () => setTable(undefined),
  };
}
