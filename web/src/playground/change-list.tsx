import { useEffect, useRef } from 'preact/hooks';
import type { Change } from './state.ts';

/** Some changes need many small ones. */
const SHOWN_AT_ONCE = 2;

function MadeList({ made }: { readonly made: readonly string[] }) {
  const rest = made.slice(SHOWN_AT_ONCE);
  return (
    <>
      {made.slice(0, SHOWN_AT_ONCE).map((each) => (
        <p key={each}>{each}</p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary>and {rest.length} more</summary>
          {rest.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </details>
      )}
    </>
  );
}

interface Props {
  readonly changes: readonly Pick<Change, 'instruction' | 'changes'>[];
  onUndo(): void;
}

/** What was changed in words, the last of it with the way back. */
export function ChangeList({ changes, onUndo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const last = changes.length - 1;
  // What was changed last is what somebody looks for.
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [last]);
  if (last === -1) return null;
  return (
    <ol class="changes" aria-label="Changes" ref={list}>
      {changes.map(({ instruction, changes: made }, index) => (
        <li key={`${index}-${instruction}`}>
          <div>
            <b>{instruction}</b>
            <MadeList made={made} />
          </div>
          {index === last && (
            <button type="button" class="quiet-button" onClick={onUndo}>
              Undo
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
