import { useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import { choices, shown } from '../playground/state.ts';
import { goWith } from '../ui/notice.tsx';
import { useRun } from '../ui/use-run.ts';
import { TEMPLATE_TYPES } from './template-types.ts';

const typeOf = (type: string | undefined) =>
  TEMPLATE_TYPES.find((each) => each === type) ?? 'custom';

/** The own template that the document was made with, whose next version its design is. */
async function ownTemplate(): Promise<string | undefined> {
  const { templateId } = choices.value;
  if (templateId === '') return undefined;
  const path = { params: { path: { id: templateId } } };
  const { template } = await api.value.get('/v1/templates/{id}', path);
  return template.source === 'saved' ? templateId : undefined;
}

async function save(name: string): Promise<void> {
  const current = shown.value;
  if (current?.sessionId === undefined) return;
  const { sessionId, type } = current;
  const id = await ownTemplate();
  const body = { sessionId, name };
  const { template, warnings = [] } =
    id === undefined
      ? await api.value.post('/v1/templates/saved', { body: { ...body, type: typeOf(type) } })
      : await api.value.post('/v1/templates/saved/{id}/save-from-session', {
          params: { path: { id } },
          body,
        });
  goWith(
    `templates/${template.id}`,
    warnings.map(({ message }) => message),
  );
}

function nameFor(type: string | undefined): string {
  const known = typeOf(type);
  return `My ${known === 'custom' ? 'document' : known}`;
}

/** Stores the design of the document that is shown, with placeholders for its values, under a name. */
export function SaveAsTemplate() {
  const [name, setName] = useState<string>();
  const { failure, isBusy, run } = useRun();
  if (apiKey.value === undefined || shown.value?.sessionId === undefined) return null;
  return (
    <>
      {name === undefined ? (
        <button
          type="button"
          class="quiet-button"
          onClick={() => setName(nameFor(shown.value?.type))}
        >
          Save as template
        </button>
      ) : (
        <form
          class="save-form"
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => save(name.trim()));
          }}
        >
          <input
            aria-label="Name of the template"
            value={name}
            required
            maxLength={255}
            ref={(input) => input?.focus()}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button type="submit" class="primary" disabled={isBusy || name.trim() === ''}>
            Save template
          </button>
          <button type="button" class="quiet-button" onClick={() => setName(undefined)}>
            Cancel
          </button>
        </form>
      )}
      {failure !== undefined && (
        <span class="problem" role="alert">
          {failure.message}
        </span>
      )}
    </>
  );
}
