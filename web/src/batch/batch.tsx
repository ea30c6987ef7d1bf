import { useEffect, useState } from 'preact/hooks';
import { NeedsKey } from '../account/needs-key.tsx';
import { api } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import type { TemplateSummary } from '../api/types.ts';
import { Choice } from '../ui/field.tsx';
import { exampleTable } from './example-table.ts';
import { JobList } from './job-list.tsx';
import { MappingTable } from './mapping-table.tsx';
import { resumeJobs } from './state.ts';
import type { Given } from './table.ts';
import { given, PASTED, useBatch } from './use-batch.ts';

interface StartProps {
  readonly isBusy: boolean;
  onOpen(): void;
}

const headOf = (content: string): string => content.split('\n', 1)[0] ?? '';

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
  const { content } = given.value;
  const isKnown = templates.some(({ id }) => id === given.value.templateId);
  const templateId = isKnown ? given.value.templateId : (templates[0]?.id ?? '');
  const put = (part: Partial<Given>) => {
    given.value = { ...given.value, ...part };
  };
  const take = async (file: File | undefined) => {
    if (file !== undefined) put({ name: file.name, content: await file.text() });
  };
  const example = async () => put({ name: PASTED, content: await exampleTable(templateId) });
  // What is pasted over a file is another table; what is corrected in it is not.
  const write = (next: string) =>
    put({ content: next, ...(headOf(next) === headOf(content) ? {} : { name: PASTED }) });
  return (
    <form
      class="block"
      onSubmit={(event) => {
        event.preventDefault();
        put({ templateId });
        onOpen();
      }}
    >
      <Choice
        label="Template"
        value={templateId}
        options={templates.map(({ id, name: title, source }) => [
          id,
          source === 'saved' ? title : `${title} (built in)`,
        ])}
        onChoose={(chosen) => put({ templateId: chosen })}
      />
      <div class="field">
        <label for="table">Table, as CSV: the first line names the columns</label>
        <textarea
          id="table"
          rows={8}
          spellcheck={false}
          placeholder={'Invoice Number,Client,Total\nINV-1,Ada Lovelace,120'}
          value={content}
          onInput={({ currentTarget }) => write(currentTarget.value)}
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
        <button
          type="button"
          class="quiet-button"
          disabled={templateId === ''}
          onClick={() => void example()}
        >
          Show an example for this template
        </button>
        <button type="submit" class="primary" disabled={isBusy || content.trim() === ''}>
          Match the columns
        </button>
      </div>
    </form>
  );
}

/** Documents of the rows of a table. */
export function Batch() {
  const { table, failure, isBusy, open, fill, group, start, close } = useBatch();
  useEffect(() => {
    if (apiKey.value !== undefined) resumeJobs();
  }, [apiKey.value]);
  if (apiKey.value === undefined)
    return <NeedsKey title="Many documents" purpose="Jobs belong to a key" />;
  return (
    <div class="view">
      <div class="view-head">
        <h1>Many documents</h1>
      </div>
      <p class="quiet">
        Documents of the rows of a table, with one template: one for each row, or one for rows with
        the same number, a line for each.
      </p>
      {failure !== undefined && (
        <p class="problem" role="alert">
          {failure.message}
        </p>
      )}
      <JobList />
      {table === undefined ? (
        <Start isBusy={isBusy} onOpen={() => void open()} />
      ) : (
        <MappingTable
          table={table}
          isBusy={isBusy}
          onFill={fill}
          onGroup={(column) => void group(column)}
          onStart={() => void start()}
          onClose={close}
        />
      )}
    </div>
  );
}
