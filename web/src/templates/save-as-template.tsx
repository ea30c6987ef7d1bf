import { useState } from 'preact/hooks';
import { api, toFailure } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import { choices, currentData, shown } from '../playground/state.ts';
import { go } from '../route.ts';
import { notices } from '../ui/notice.tsx';
import { TEMPLATE_TYPES } from './template-types.ts';

/** A template to store the design in: that of the document, or one made of the document itself. */
async function targetTemplate(html: string, type: string | undefined): Promise<string> {
  const { templateId } = choices.value;
  if (templateId !== '') {
    const { template } = await api.value.get('/v1/templates/{id}', {
      params: { path: { id: templateId } },
    });
    if (template.source === 'saved') return templateId;
    const copy = await api.value.post('/v1/templates/clone', { body: { templateId } });
    return copy.template.id;
  }
  const known = TEMPLATE_TYPES.find((each) => each === type) ?? 'custom';
  const name = `${known.charAt(0).toUpperCase()}${known.slice(1)} of the playground`;
  const sampleData = currentData() ?? {};
  const body = { name, type: known, html, sampleData };
  return (await api.value.post('/v1/templates/saved', { body })).template.id;
}

async function save(): Promise<void> {
  const current = shown.value;
  if (current?.sessionId === undefined) return;
  const id = await targetTemplate(current.html, current.type);
  const body = { sessionId: current.sessionId };
  const path = '/v1/templates/saved/{id}/save-from-session';
  const { warnings = [] } = await api.value.post(path, { params: { path: { id } }, body });
  notices.value = warnings.map(({ message }) => message);
  go(`templates/${id}`);
}

/** Stores the design of the document that is shown, with placeholders for its values. */
export function SaveAsTemplate() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (apiKey.value === undefined || shown.value?.sessionId === undefined) return null;
  const press = async () => {
    setBusy(true);
    await save().catch((error: unknown) => setProblem(toFailure(error).message));
    setBusy(false);
  };
  return (
    <>
      <button type="button" class="quiet-button" disabled={isBusy} onClick={() => void press()}>
        Save as template
      </button>
      {problem !== undefined && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
