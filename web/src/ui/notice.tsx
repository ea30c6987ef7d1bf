import { signal } from '@preact/signals';
import { go, route } from '../route.ts';

/** What is to be read in one view. */
const notices = signal<{ readonly path: string; readonly texts: readonly string[] }>();

/** Goes to a view and says something there; it is gone in the next one. */
export function goWith(path: string, texts: readonly string[]): void {
  notices.value = texts.length === 0 ? undefined : { path, texts };
  go(path);
}

/** The view has become another one: what was to be read there is over. */
export function clearNotice(): void {
  notices.value = undefined;
}

/** Lists are no notices: what is more is read on demand. */
const SHOWN_AT_ONCE = 2;

function More({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <details>
      <summary>and {texts.length} more</summary>
      {texts.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </details>
  );
}

/** News for the reader, until they close it. */
export function Notice() {
  const { view, rest } = route.value;
  const current = notices.value;
  const isHere = current?.path === [view, ...rest].join('/');
  return (
    <div role="status">
      {isHere && (
        <div class="notice-bar">
          <div>
            {current?.texts.slice(0, SHOWN_AT_ONCE).map((each) => (
              <p key={each}>{each}</p>
            ))}
            <More texts={current?.texts.slice(SHOWN_AT_ONCE) ?? []} />
          </div>
          <button type="button" class="icon" aria-label="Close the notice" onClick={clearNotice}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
