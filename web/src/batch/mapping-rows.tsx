import { useState } from 'preact/hooks';
import { type Filled, inWords, isMissing } from './filled.ts';
import type { Table } from './table.ts';

export type OnFill = (
  placeholder: string,
  part: { readonly field: string } | { readonly otherwise: string },
) => void;

interface RowProps {
  readonly each: Filled;
  readonly source: Table['source'];
  readonly onFill: OnFill;
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

type GroupName = 'filled' | 'same' | 'empty';

const TITLES: Readonly<Record<GroupName, string>> = {
  filled: 'Filled by a column, or required',
  same: 'The same in every row',
  empty: 'Filled by nothing',
};

function groupOf(each: Filled): GroupName {
  if (each.field !== '' || isMissing(each)) return 'filled';
  return each.otherwise === '' ? 'empty' : 'same';
}

interface GroupProps extends Omit<RowProps, 'each'> {
  readonly name: GroupName;
  readonly rows: readonly Filled[];
}

function Group({ name, rows, source, onFill }: GroupProps) {
  const [isOpen, setOpen] = useState(name === 'filled');
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr class="group">
        <th scope="rowgroup" colSpan={4}>
          <button
            type="button"
            class="link"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {TITLES[name]} ({rows.length})
          </button>
        </th>
      </tr>
      {isOpen &&
        rows.map((each) => (
          <MappingRow key={each.placeholder} each={each} source={source} onFill={onFill} />
        ))}
    </tbody>
  );
}

interface Props {
  readonly table: Pick<Table, 'source' | 'filled'>;
  readonly onFill: OnFill;
}

/** What fills each value: what was found first, the others folded. */
export function MappingRows({ table: { source, filled }, onFill }: Props) {
  // A row stays where it was found while somebody chooses in it.
  const [groups] = useState(() => new Map(filled.map((each) => [each.placeholder, groupOf(each)])));
  return (
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
        {(['filled', 'same', 'empty'] as const).map((name) => (
          <Group
            key={name}
            name={name}
            rows={filled.filter(({ placeholder }) => groups.get(placeholder) === name)}
            source={source}
            onFill={onFill}
          />
        ))}
      </table>
    </div>
  );
}
