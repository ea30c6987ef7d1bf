import { LANGUAGES } from '../playground/languages.ts';
import { choices, choose, PAPERS, type Paper } from '../playground/state.ts';
import { Choice } from '../ui/field.tsx';
import { inWords, missingIn } from './filled.ts';
import { FirstDocument } from './first-document.tsx';
import { groupColumns } from './groups.ts';
import { MappingRows, type OnFill } from './mapping-rows.tsx';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly isBusy: boolean;
  readonly onFill: OnFill;
  onGroup(column: string): void;
  onStart(): void;
  onClose(): void;
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
      <div class="mapped">
        <MappingRows key={source.id} table={table} onFill={onFill} />
        <FirstDocument table={table} />
      </div>
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
