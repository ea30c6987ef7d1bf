import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, toFailure } from '../api/client.ts';
import { apiKey, isKey, setKey } from '../api/key.ts';
import { Field } from '../ui/field.tsx';

/** Which of its two ways the dialog shows; undefined: it is closed. */
export const keyDialog = signal<'sign-up' | 'own-key' | undefined>(undefined);

const close = (): void => {
  keyDialog.value = undefined;
};

function SignUp() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { apiKey } = await api.value.post('/v1/auth/signup', { body: { email } });
      setKey(apiKey);
      close();
    } catch (error) {
      const { code, message } = toFailure(error);
      setProblem(code === 'EMAIL_TAKEN' ? `${message}. Use its key instead.` : message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit}>
      <p>
        With a key you make documents of your own data. This tab keeps it until you close it, and
        shows it under “Usage”.
      </p>
      <Field
        label="E-mail"
        type="email"
        name="email"
        autocomplete="email"
        required
        value={email}
        onInput={setEmail}
        problem={problem}
      />
      <div class="dialog-actions">
        <button type="button" class="link" onClick={() => (keyDialog.value = 'own-key')}>
          I have a key
        </button>
        <button type="submit" class="primary" disabled={isBusy}>
          Create my key
        </button>
      </div>
    </form>
  );
}

function OwnKey() {
  const [key, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: Event) => {
    event.preventDefault();
    const trimmed = key.trim();
    if (!isKey(trimmed)) return setProblem('A key begins with gk_; npm start printed yours');
    setKey(trimmed);
    close();
  };
  return (
    <form onSubmit={submit}>
      <p>The key stays in this tab, until you close it.</p>
      <Field
        label="API key"
        type="password"
        name="key"
        autocomplete="off"
        required
        value={key}
        onInput={setText}
        problem={problem}
      />
      <div class="dialog-actions">
        <button type="button" class="link" onClick={() => (keyDialog.value = 'sign-up')}>
          I have none yet
        </button>
        <button type="submit" class="primary">
          Use this key
        </button>
      </div>
    </form>
  );
}

/** Asks for a key, in one step: it is used at once. */
export function KeyDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const way = keyDialog.value;
  useEffect(() => {
    const place = dialog.current;
    if (place === null) return;
    if (way !== undefined) {
      if (!place.open) place.showModal();
      // The first control of the dialog closes it.
      place.querySelector('input')?.focus();
    } else if (place.open) {
      place.close();
      // Whatever asked for the key is gone once there is one.
      if (apiKey.value !== undefined) document.getElementById('main')?.focus();
    }
  }, [way]);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="key-title" onClose={close}>
      <div class="dialog-head">
        <h2 id="key-title">{way === 'own-key' ? 'Use your key' : 'Get a free key'}</h2>
        <button type="button" class="icon" aria-label="Close" onClick={close}>
          ×
        </button>
      </div>
      {way === 'sign-up' && <SignUp />}
      {way === 'own-key' && <OwnKey />}
    </dialog>
  );
}
