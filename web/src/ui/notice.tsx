import { signal } from '@preact/signals';
import { go, route } from '../route.ts';

/** What is to be read in one view. */
const notices = signal<{ readonly path: string; readonly texts: readonly string[] }>();

/** Goes to a view and says something there; it is gone in the next one. */
export function goWith(path: string, texts: readonly string[]): void {
  notices.value = texts.length === 0 ? undefined : { path, texts };
  go(path);
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
            {current?.texts.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </div>
          <button
            type="button"
            class="icon"
            aria-label="Close the notice"
            onClick={() => {
              notices.value = undefined;
            }}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
