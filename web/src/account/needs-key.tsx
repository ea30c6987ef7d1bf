import { keyDialog } from './key-dialog.tsx';

/** A view that has nothing to show without a key. */
export function NeedsKey({ title, purpose }: { readonly title: string; readonly purpose: string }) {
  return (
    <div class="view empty">
      <h1>{title}</h1>
      <p class="quiet">{purpose}: a free one takes your e-mail address and nothing else.</p>
      <p class="actions">
        <button type="button" class="primary" onClick={() => (keyDialog.value = 'sign-up')}>
          Get a free key
        </button>
        <button type="button" class="quiet-button" onClick={() => (keyDialog.value = 'own-key')}>
          Use a key
        </button>
      </p>
    </div>
  );
}
