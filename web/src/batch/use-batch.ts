import { useState } from 'preact/hooks';
import { api, type Failure, toFailure } from '../api/client.ts';
import type { Source, Template } from '../api/types.ts';
import { fileOfDataUrl, saveFile } from '../playground/files.ts';
import { followJob } from './state.ts';

/** What fills a placeholder of the template. `field` empty: nothing does. */
export interface Filled {
  readonly placeholder: string;
  readonly field: string;
  /** What stands there for rows without a value. */
  readonly otherwise: string;
  /** Why this field was suggested. */
  readonly reason: string | undefined;
}

export interface Table {
  readonly source: Source;
  readonly templateId: string;
  readonly filled: readonly Filled[];
}

/** Who sends a document is the same for every row: an own template's sample says it. */
const SENDER = /^(?:seller|company|sender|from|issuer|payment|bank)\b/;

function senderOf({ source, sampleData }: Template, placeholder: string): string {
  if (source !== 'saved' || !SENDER.test(placeholder)) return '';
  const value = placeholder
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)?.[name], sampleData);
  return typeof value === 'string' ? value : '';
}

async function read(name: string, content: string, templateId: string): Promise<Table> {
  const config = { content };
  const { source } = await api.value.post('/v1/sources', { body: { name, type: 'csv', config } });
  const body = { templateId, sourceId: source.id };
  const [suggested, { template }] = await Promise.all([
    api.value.post('/v1/ai/suggest-mappings', { body }),
    api.value.get('/v1/templates/{id}', { params: { path: { id: templateId } } }),
  ]);
  const filled = [
    ...suggested.suggestions.map(({ placeholder, field, reason }) => ({
      placeholder,
      field,
      otherwise: '',
      reason,
    })),
    ...suggested.unmapped.map((placeholder) => ({
      placeholder,
      field: '',
      otherwise: senderOf(template, placeholder),
      reason: undefined,
    })),
  ];
  return { source, templateId, filled };
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

/** From a table to its documents: read, mapped, made. */
export function useBatch() {
  const [table, setTable] = useState<Table>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      setFailure(undefined);
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  };
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
    start: () =>
      run(async () => {
        if (table === undefined) return;
        await start(table);
        setTable(undefined);
      }),
    close: () => setTable(undefined),
  };
}
