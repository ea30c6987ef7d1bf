import type { Table } from './use-batch.ts';

interface Props {
  readonly table: Table;
  readonly isBusy: boolean;
  onFill(
    placeholder: string,
    part: { readonly field: string } | { readonly otherwise: string },
  ): void;
  onStart(): void;
  onClose(): void;
}

/** Which column fills which placeholder; suggestions first, to be looked at. */
export function MappingTable({ table, isBusy, onFill, onStart, onClose }: Props) {
  const { source, filled } = table;
  const count = source.recordCount ?? 0;
  const sampleOf = (name: string) =>
    source.fields.find((field) => field.name === name)?.samples[0] ?? '';
  return (
    <section class="block" aria-label="Columns">
      <h2>Which column fills which value</h2>
      <div class="table-place">
        <table>
          <thead>
            <tr>
              <th scope="col">Value of the template</th>
              <th scope="col">Column of the table</th>
              <th scope="col">First row</th>
              <th scope="col">Otherwise, in every row</th>
            </tr>
          </thead>
          <tbody>
            {filled.map(({ placeholder, field, otherwise, reason }) => (
              <tr key={placeholder}>
                <th scope="row">{placeholder}</th>
                <td>
                  <select
                    aria-label={`Column for ${placeholder}`}
                    title={reason}
                    value={field}
                    onChange={({ currentTarget }) =>
                      onFill(placeholder, { field: currentTarget.value })
                    }
                  >
                    <option value="">Nothing</option>
                    {source.fields.map(({ name }) => (
                      <option key={name} value={name} selected={name === field}>
                        {name}
                      </option>
                    ))}
                  </select>
                </td>
                <td class="quiet">{sampleOf(field)}</td>
                <td>
                  <input
                    aria-label={`Otherwise for ${placeholder}`}
                    value={otherwise}
                    onInput={({ currentTarget }) =>
                      onFill(placeholder, { otherwise: currentTarget.value })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="actions">
        <button type="button" class="quiet-button" onClick={onClose}>
          Back
        </button>
        <button type="button" class="primary" disabled={isBusy} onClick={onStart}>
          {count === 1 ? 'Make the document' : `Make ${count} documents`}
        </button>
      </div>
    </section>
  );
}
