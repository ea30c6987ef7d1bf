import { apiKey, dashboard } from '../api/key.ts';
import { keyDialog } from './key-dialog.tsx';

const count = new Intl.NumberFormat('en');

/** Whose documents are made, and how many are left. */
export function KeyStatus() {
  if (apiKey.value === undefined)
    return (
      <div class="key-status">
        <button type="button" class="quiet-button" onClick={() => (keyDialog.value = 'own-key')}>
          Use a key
        </button>
        <button type="button" class="primary" onClick={() => (keyDialog.value = 'sign-up')}>
          Get a free key
        </button>
      </div>
    );
  const current = dashboard.value;
  return (
    <div class="key-status">
      {current === undefined ? (
        <span class="quiet">…</span>
      ) : (
        <span class="quiet">
          <b>{current.account.tier}</b>
          {current.usage.limit === null
            ? ' · no limit'
            : ` · ${count.format(current.usage.documents)} of ${count.format(current.usage.limit)} documents`}
        </span>
      )}
    </div>
  );
}
