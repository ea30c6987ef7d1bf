import { LANGUAGES } from '../playground/languages.ts';
import { choices, choose, PAPERS, type Paper } from '../playground/state.ts';
import { Choice } from '../ui/field.tsx';
import { type Filled, inWords, isMissing, missingIn } from './filled.ts';
import { FirstDocument } from './first-document.tsx';
import { groupColumns } from './groups.ts';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly isBusy: boolean;
  onFill(
    placeholder: string,
    part: { readonly field: string } | { readonly otherwise: string },
  ): void;
  onGroup(column: string): void;
  onStart(): void;
  onClose(): void;
}

interface RowProps extends Pick<Props, 'onFill'> {
  readonly each: Filled;
  readonly source: Table['source'];
}

function MappingRow({ each, source, onFill }: RowProps) {
  const { placeholder, field, otherwise, reason, isRequired, isSum } = each;
  const sample = source.fields.find(({ name }) => name === field)?.samples[0] ?? '';
  return (
    <tr>
      <th scope="row" title={placeholder}>
        {inWords(placeholder)} {isRequired && <span class="badge">required</span>}
      </th>
      <td>
        <select
          aria-label={`Column for ${placeholder}`}
          aria-invalid={isMissing(each)}
          title={reason}
          value={field}
          onChange={({ currentTarget }) => onFill(placeholder, { field: currentTarget.value })}
        >
          <option value="">Nothing</option>
          {source.fields.map(({ name }) => (
            <option key={name} value={name} selected={name === field}>
              {name}
            </option>
          ))}
        </select>
      </td>
      <td class="quiet">{isSum ? `the sum of ${field}` : sample}</td>
      <td>
        <textarea
          rows={otherwise.split('\n').length}
          aria-label={`Otherwise for ${placeholder}`}
          value={otherwise}
          onInput={({ currentTarget }) => onFill(placeholder, { otherwise: currentTarget.value })}
        />
      </td>
    </tr>
  );
}

/** What of the template, and of the table, has no counterpart. */
function Gaps({ table: { source, filled } }: Pick<Props, 'table'>) {
  const missing = missingIn(filled).map(inWords);
  const used = new Set(filled.map(({ field }) => field));
  const idle = source.fields.flatMap(({ name }) => (used.has(name) ? [] : [name]));
  return (
    <div role="status">
      {missing.length > 0 && (
        <p class="problem">
          The template requires {missing.join(', ')}: choose a column, or write what stands in every
          row.
        </p>
      )}
      {idle.length > 0 && <p class="quiet">Columns without a place: {idle.join(', ')}</p>}
    </div>
  );
}

/** Which rows make a document, on which paper and in which language. */
function HowMade({
  table: { source, filled, groupBy },
  onGroup,
}: Pick<Props, 'table' | 'onGroup'>) {
  const columns = groupColumns(source, filled);
  return (
    <div class="how-made">
      {columns.length > 0 && (
        <Choice
          label="One document for"
          value={groupBy}
          options={[
            ['', 'each row'],
            ...columns.map((name) => [name, `each ${name}, a line for each row`] as const),
          ]}
          onChoose={onGroup}
        />
      )}
      <Choice
        label="Paper"
        value={choices.value.paper}
        options={PAPER_NAMES}
        onChoose={(paper) => choose({ paper })}
      />
      <Choice
        label="Language"
        value={choices.value.locale}
        options={LANGUAGES}
        onChoose={(locale) => choose({ locale })}
      />
    </div>
  );
}

const PAPER_NAMES = Object.entries(PAPERS).map(([id, { name }]) => [id as Paper, name] as const);

/** Which column fills which placeholder; suggestions first, to be looked at. */
export function MappingTable({ table, isBusy, onFill, onGroup, onStart, onClose }: Props) {
  const { source, filled } = table;
  const count = source.recordCount ?? 0;
  const isReady = missingIn(filled).length === 0;
  return (
    <section class="block" aria-label="Columns">
      <h2>Which column fills which value</h2>
      <HowMade table={table} onGroup={onGroup} />
      <Gaps table={table} />
      <div class="table-place">
        <table class="mapping">
          <thead>
            <tr>
              <th scope="col">Value of the template</th>
              <th scope="col">Column of the table</th>
              <th scope="col">First row</th>
              <th scope="col">Otherwise, in every row</th>
            </tr>
          </thead>
          <tbody>
            {filled.map((each) => (
              <MappingRow key={each.placeholder} each={each} source={source} onFill={onFill} />
            ))}
          </tbody>
        </table>
      </div>
      <FirstDocument table={table} />
      <div class="actions">
        <button type="button" class="quiet-button" onClick={onClose}>
          Back
        </button>
        <button type="button" class="primary" disabled={isBusy || !isReady} onClick={onStart}>
          {count === 1 ? 'Make the document' : `Make ${count} documents`}
        </button>
      </div>
    </section>
  );
}
