import type { ComponentChildren } from 'preact';

interface Props {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ComponentChildren[] }[];
}

/** A table of what there is; nothing at all says so. */
export function Listing({ columns, rows }: Props) {
  if (rows.length === 0) return <p class="quiet">None yet.</p>;
  return (
    // A wide table is scrolled, also with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section class="table-place" tabIndex={0} aria-label={`Table of ${columns[0]}`}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
