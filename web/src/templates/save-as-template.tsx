import { useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import { choices, currentData, shown } from '../playground/state.ts';
import { goWith } from '../ui/notice.tsx';
import { useRun } from '../ui/use-run.ts';
import { TEMPLATE_TYPES } from './template-types.ts';

/** Its first version, which the design of the document follows at once: nobody's data is in it. */
const BLANK = '<p></p>';

const typeOf = (type: string | undefined) =>
  TEMPLATE_TYPES.find((each) => each === type) ?? 'custom';

/** A template to store the design in: that of the document, or one made of the document itself. */
async function targetTemplate(name: string, type: string | undefined): Promise<string> {
  const { templateId } = choices.value;
  if (templateId !== '') {
    const { template } = await api.value.get('/v1/templates/{id}', {
      params: { path: { id: templateId } },
    });
    if (template.source === 'saved') return templateId;
    const copy = await api.value.post('/v1/templates/clone', { body: { templateId, name } });
    return copy.template.id;
  }
  const body = { name, type: typeOf(type), html: BLANK, sampleData: currentData() ?? {} };
  return (await api.value.post('/v1/templates/saved', { body })).template.id;
}

/** What to do about what is not in the template. */
const ADVICE =
  'What has no placeholder here is missing or the same in every document: write a placeholder for it in the markup.';

async function save(name: string): Promise<void> {
  const current = shown.value;
  if (current?.sessionId === undefined) return;
  const id = await targetTemplate(name, current.type);
  const body = { sessionId: current.sessionId };
  const path = '/v1/templates/saved/{id}/save-from-session';
  const { warnings = [] } = await api.value.post(path, { params: { path: { id } }, body });
  const texts = warnings.map(({ message }) => message);
  goWith(`templates/${id}`, texts.length === 0 ? [] : [...texts, ADVICE]);
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
