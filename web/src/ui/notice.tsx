import { signal } from '@preact/signals';

/** What is to be read in the view that comes next. */
export const notices = signal<readonly string[]>([]);

/** News for the reader, until they close it. */
export function Notice() {
  return (
    <div role="status">
      {notices.value.length > 0 && (
        <div class="notice-bar">
          <div>
            {notices.value.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </div>
          <button
            type="button"
            class="icon"
            aria-label="Close the notice"
            onClick={() => {
              notices.value = [];
            }}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
