import { callEvents } from '../api/events.ts';
import { apiKey } from '../api/key.ts';
import { ApiError, asApiError, call } from '../api/request.ts';
import type { DemoDocument, Modification } from '../api/types.ts';
import { fileOfDataUrl } from './files.ts';
import { requireSession } from './render.ts';
import { changeFailure, changes, example, needsKey, type Shown, shown, stages } from './state.ts';

const withoutPages = (current: Shown, html: string): Shown => ({
  ...current,
  html,
  pdf: undefined,
  pdfFor: undefined,
});

async function changeSession(sessionId: string, instruction: string): Promise<void> {
  const body = { sessionId, instruction };
  for await (const { event, data } of callEvents('/v1/modify?stream=true', { body })) {
    if (event === 'delta') stages.value = [...(stages.value ?? []), String(data['text'])];
    if (event !== 'complete') continue;
    const { html, changes: made } = data as unknown as Modification;
    if (shown.value !== undefined) shown.value = withoutPages(shown.value, html);
    changes.value = [...changes.value, { instruction, changes: made }];
  }
}

/** Without a key the demo changes its examples, from their data each time. */
async function changeDemo(scenario: string, instruction: string): Promise<void> {
  const said = [...changes.value.map((each) => each.instruction), instruction];
  const body = { scenario, prompt: said.join('; ') };
  const demo = await call<DemoDocument>('POST', '/v1/demo/magic', { body });
  const { html, url, filename, done } = demo;
  if (shown.value !== undefined)
    shown.value = { ...shown.value, html, pdf: fileOfDataUrl(url, filename) };
  changes.value = [...changes.value, { instruction, changes: done.slice(-2, -1) }];
}

async function change(instruction: string): Promise<void> {
  const scenario = example.value;
  if (apiKey.value === undefined && shown.value?.isDemo === true && scenario !== undefined)
    return changeDemo(scenario.id, instruction);
  if (apiKey.value === undefined) {
    needsKey.value = true;
    return;
  }
  const sessionId = await requireSession();
  if (sessionId === undefined)
    throw new ApiError(0, { error: 'There is no document to change yet', code: 'PAGE' });
  await changeSession(sessionId, instruction);
}

async function run(work: () => Promise<void>): Promise<boolean> {
  stages.value = [];
  changeFailure.value = undefined;
  try {
    await work();
    return true;
  } catch (error) {
    changeFailure.value = asApiError(error);
    return false;
  } finally {
    stages.value = undefined;
  }
}

/** Changes the document that is shown as said. Whether it was done. */
export const sayChange = (instruction: string): Promise<boolean> => run(() => change(instruction));

/** Takes the last change back. */
export const undoChange = (): Promise<boolean> =>
  run(async () => {
    const rest = changes.value.slice(0, -1);
    const current = shown.value;
    if (current?.sessionId !== undefined) {
      const body = { sessionId: current.sessionId, undo: true };
      const { html } = await call<Modification>('POST', '/v1/modify', { body });
      shown.value = withoutPages(current, html);
    } else if (example.value !== undefined) {
      const prompt = rest.map(({ instruction }) => instruction).join('; ');
      const body = { scenario: example.value.id, ...(prompt === '' ? {} : { prompt }) };
      const demo = await call<DemoDocument>('POST', '/v1/demo/magic', { body });
      const pdf = fileOfDataUrl(demo.url, demo.filename);
      if (current !== undefined) shown.value = { ...current, html: demo.html, pdf };
    }
    changes.value = rest;
  });
