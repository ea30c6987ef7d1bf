import type { Warning } from '../api/types.ts';
import { marked, revealed, shown } from './state.ts';

/** Leads to where a warning comes from: in the data, and in the document. */
function lead({ path, selector }: Warning): void {
  if (path?.[0] === 'data') revealed.value = { path: path.slice(1) };
  marked.value = selector;
}

const leadsSomewhere = ({ path, selector }: Warning): boolean =>
  path?.[0] === 'data' || selector !== undefined;

/** What a reader of the document would miss. */
export function WarningList() {
  const warnings = shown.value?.warnings ?? [];
  if (warnings.length === 0) return null;
  return (
    <section class="warnings" aria-label="Warnings">
      <h2>
        {warnings.length} {warnings.length === 1 ? 'warning' : 'warnings'}
      </h2>
      <ul>
        {warnings.map((warning, index) => (
          <li key={`${warning.code}-${index}`}>
            {leadsSomewhere(warning) ? (
              <button type="button" class="link" onClick={() => lead(warning)}>
                {warning.message}
              </button>
            ) : (
              <span>{warning.message}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
