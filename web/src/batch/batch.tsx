import { useEffect, useState } from 'preact/hooks';
import { NeedsKey } from '../account/needs-key.tsx';
import { api } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import type { TemplateSummary } from '../api/types.ts';
import { Choice } from '../ui/field.tsx';
import { JobList } from './job-list.tsx';
import { MappingTable } from './mapping-table.tsx';
import { useBatch } from './use-batch.ts';

interface StartProps {
  readonly isBusy: boolean;
  onOpen(name: string, content: string, templateId: string): void;
}

function useTemplates(): readonly TemplateSummary[] {
  const [list, setList] = useState<readonly TemplateSummary[]>([]);
  useEffect(() => {
    api.value.get('/v1/templates', { params: { query: { limit: 100 } } }).then(
      // What somebody made is what they make documents with.
      ({ templates }) => setList(templates.toSorted((a, b) => b.source.localeCompare(a.source))),
      () => {},
    );
  }, []);
  return list;
}

function Start({ isBusy, onOpen }: StartProps) {
  const templates = useTemplates();
  const [chosen, setChosen] = useState('');
  const [content, setContent] = useState('');
  const [name, setName] = useState('Table');
  const templateId = chosen || (templates[0]?.id ?? '');
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setName(file.name);
    setContent(await file.text());
  };
  return (
    <form
      class="block"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(name, content, templateId);
      }}
    >
      <Choice
        label="Template"
        value={templateId}
        options={templates.map(({ id, name: title, source }) => [
          id,
          source === 'saved' ? title : `${title} (built in)`,
        ])}
        onChoose={setChosen}
      />
      <div class="field">
        <label for="table">Table, as CSV: the first line names the columns</label>
        <textarea
          id="table"
          rows={8}
          spellcheck={false}
          placeholder={'Invoice Number,Client,Total\nINV-1,Ada Lovelace,120'}
          value={content}
          onInput={({ currentTarget }) => setContent(currentTarget.value)}
        />
      </div>
      <div class="actions">
        <label class="file-button">
          Open a CSV file
          <input
            type="file"
            class="hidden"
            accept=".csv,.tsv,.txt"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </label>
        <button type="submit" class="primary" disabled={isBusy || content.trim() === ''}>
          Match the columns
        </button>
      </div>
    </form>
  );
}

/** One document for each row of a table. */
export function Batch() {
  const { table, failure, isBusy, open, fill, start, close } = useBatch();
  if (apiKey.value === undefined)
    return <NeedsKey title="Many documents" purpose="Jobs belong to a key" />;
  return (
    <div class="view">
      <div class="view-head">
        <h1>Many documents</h1>
      </div>
      <p class="quiet">One document for each row of a table, with one template.</p>
      {failure !== undefined && (
        <p class="problem" role="alert">
          {failure.message}
        </p>
      )}
      <JobList />
      {table === undefined ? (
        <Start isBusy={isBusy} onOpen={(...given) => void open(...given)} />
      ) : (
        <MappingTable
          table={table}
          isBusy={isBusy}
          onFill={fill}
          onStart={() => void start()}
          onClose={close}
        />
      )}
    </div>
  );
}
