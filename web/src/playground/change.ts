import { api, toFailure } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import { previewDemo } from './preview.ts';
import { requireSession } from './render.ts';
import {
  changeFailure,
  changes,
  currentData,
  example,
  needsKey,
  type Shown,
  shown,
  stages,
} from './state.ts';
import { told } from './told.ts';
import { isAboutValue } from './value-changes.ts';

const withoutPages = (current: Shown, html: string): Shown => ({
  ...current,
  html,
  pdf: undefined,
  pdfFor: undefined,
});

async function changeSession(sessionId: string, instruction: string): Promise<void> {
  for await (const { event, data } of api.value.modify({ sessionId, instruction })) {
    if (event === 'delta') stages.value = [...(stages.value ?? []), data.text];
    if (event !== 'complete') continue;
    if (shown.value !== undefined) shown.value = withoutPages(shown.value, data.html);
    const current = currentData();
    const isValue = current !== undefined && isAboutValue(data.changes, current);
    const made = { instruction, changes: told(data), isApplied: true };
    changes.value = [...changes.value, isValue ? { ...made, ofData: current } : made];
  }
}

/** The demo changes its examples from their data, each time. */
async function changeDemo(scenario: string, instruction: string): Promise<void> {
  const said = changes.value.map((each) => each.instruction);
  const made = await previewDemo(scenario, [...said, instruction]);
  shown.value = made.shown;
  // The last step is the rendering, the first ones are how the data was read.
  const done = made.done.slice(-2, -1);
  changes.value = [...changes.value, { instruction, changes: done, isApplied: true }];
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
  if (sessionId === undefined) throw new Error('There is no document to change yet');
  await changeSession(sessionId, instruction);
}

async function run(work: () => Promise<void>): Promise<boolean> {
  stages.value = [];
  changeFailure.value = undefined;
  try {
    await work();
    return true;
  } catch (error) {
    changeFailure.value = toFailure(error);
    return false;
  } finally {
    stages.value = undefined;
  }
}

/** Changes the document that is shown as said. Whether it was done. */
export const sayChange = (instruction: string): Promise<boolean> => run(() => change(instruction));

async function undoInSession(current: Shown): Promise<void> {
  // What could not be repeated is in the list and not in the session.
  if (current.sessionId === undefined || changes.value.at(-1)?.isApplied !== true) return;
  const body = { sessionId: current.sessionId, undo: true };
  const { html } = await api.value.post('/v1/modify', { body });
  shown.value = withoutPages(current, html);
}

/** Takes the last change back. */
export const undoChange = (): Promise<boolean> =>
  run(async () => {
    const rest = changes.value.slice(0, -1);
    const current = shown.value;
    if (current?.isDemo === true && example.value !== undefined) {
      const instructions = rest.map(({ instruction }) => instruction);
      shown.value = (await previewDemo(example.value.id, instructions)).shown;
    } else if (current !== undefined) await undoInSession(current);
    changes.value = rest;
  });
