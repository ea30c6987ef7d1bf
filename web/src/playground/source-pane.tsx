import { useState } from 'preact/hooks';
import { keyDialog } from '../account/key-dialog.tsx';
import { CodeEditor } from '../editor/code-editor.tsx';
import type { Problem } from '../editor/code-mirror.ts';
import { Choice } from '../ui/field.tsx';
import { showExample } from './examples.ts';
import {
  changes,
  example,
  failure,
  input,
  inputKind,
  needsKey,
  revealed,
  row,
  scenarios,
  shown,
  text,
} from './state.ts';
import { WarningList } from './warning-list.tsx';

const KIND_NAMES = { json: 'JSON', csv: 'CSV', html: 'HTML', url: 'Address', empty: 'Empty' };

interface PathIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The fields that a refusal names, less the one of the request that the data is. */
function issuesOf(details: unknown): PathIssue[] {
  if (!Array.isArray(details)) return [];
  return (details as PathIssue[])
    .filter(({ path }) => Array.isArray(path))
    .map(({ path, message }) => ({ message, path: path[0] === 'data' ? path.slice(1) : path }));
}

/** Everything that is wrong or missing, where it is. */
function problems(): Problem[] {
  const read = input.value;
  if (read.kind === 'invalid') return [{ severity: 'error', message: read.message, at: read.at }];
  if (read.kind !== 'json') return [];
  const refused = issuesOf(failure.value?.details);
  const warned = (shown.value?.warnings ?? []).filter(({ path }) => path?.[0] === 'data');
  return [
    ...refused.map((issue): Problem => ({ severity: 'error', ...issue })),
    ...warned.map(
      ({ message, path = [] }): Problem => ({ severity: 'warning', message, path: path.slice(1) }),
    ),
  ];
}

async function takeFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  changes.value = [];
  text.value = await file.text();
}

function ExampleChoice() {
  const current = example.value?.id ?? '';
  const options = scenarios.value.map(({ id, name }) => [id, name] as const);
  return (
    <Choice
      label="Example"
      value={current}
      options={current === '' ? [['', 'Your own data'], ...options] : options}
      onChoose={(id) => {
        const found = scenarios.value.find((each) => each.id === id);
        if (found !== undefined) showExample(found);
      }}
    />
  );
}

function RowChoice() {
  const read = input.value;
  if (read.kind !== 'csv') return null;
  const last = read.rows.length - 1;
  const at = Math.min(row.value, last);
  return (
    <div class="row-choice">
      <button
        type="button"
        class="icon"
        aria-label="Previous document"
        disabled={at === 0}
        onClick={() => (row.value = at - 1)}
      >
        ‹
      </button>
      <span>
        {at + 1} of {last + 1}
      </span>
      <button
        type="button"
        class="icon"
        aria-label="Next document"
        disabled={at === last}
        onClick={() => (row.value = at + 1)}
      >
        ›
      </button>
    </div>
  );
}

function FileButton() {
  return (
    <label class="file-button">
      Open a file
      <input
        type="file"
        class="hidden"
        accept=".json,.csv,.tsv,.html,.htm,.txt"
        onChange={({ currentTarget }) => void takeFile(currentTarget.files?.[0])}
      />
    </label>
  );
}

/** Own data needs a key: said where it is missed, with the way to one. */
function KeyNotice() {
  if (!needsKey.value) return null;
  return (
    <div class="notice" role="status">
      <p>
        <b>Your own document is one step away.</b> A free key takes your e-mail address and nothing
        else.
      </p>
      <button type="button" class="primary" onClick={() => (keyDialog.value = 'sign-up')}>
        Get a free key
      </button>
    </div>
  );
}

/** The text that a document is made of. */
export function SourcePane() {
  const [isOver, setOver] = useState(false);
  const kind = inputKind.value;
  const read = input.value;
  return (
    <>
      <div class="toolbar">
        <span class="example-choice">
          <ExampleChoice />
        </span>
        <span class="badge" title="What the text was recognised as">
          {KIND_NAMES[kind]}
        </span>
        <RowChoice />
        <span class="spring" />
        <FileButton />
      </div>
      {/* Dropping is one more way to open a file: the button is the one for everybody. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        class={isOver ? 'editor-place over' : 'editor-place'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void takeFile(event.dataTransfer?.files[0]);
        }}
      >
        <CodeEditor
          label="JSON, CSV, HTML or an address"
          placeholder="Paste JSON, CSV, HTML or an address"
          text={text.value}
          language={kind === 'json' || kind === 'html' ? kind : 'text'}
          problems={problems()}
          revealed={revealed.value}
          onChange={(next) => (text.value = next)}
        />
      </div>
      <KeyNotice />
      {read.kind === 'invalid' && text.value.trim() !== '' && (
        <p class="problem-bar" role="status">
          {read.message}
        </p>
      )}
      {failure.value !== undefined && (
        <p class="problem-bar" role="alert">
          {failure.value.message}
        </p>
      )}
      <WarningList />
    </>
  );
}
