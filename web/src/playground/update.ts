import { effect } from '@preact/signals';
import { toFailure } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import { paceMs } from '../api/pace.ts';
import { readInput } from './input.ts';
import { NEW, previewData, previewDemo } from './preview.ts';
import {
  changes,
  choices,
  currentData,
  example,
  failure,
  input,
  isUpdating,
  needsKey,
  row,
  type Shown,
  shown,
  text,
} from './state.ts';

async function makePreview(signal: AbortSignal): Promise<Shown | undefined> {
  const read = input.value;
  if (read.kind === 'html') return { ...NEW, html: read.html, type: 'html' };
  if (read.kind === 'url') return { ...NEW, html: '', type: 'page' };
  const data = currentData();
  if (data === undefined) return undefined;
  if (apiKey.value !== undefined) return previewData(data, signal);
  const scenario = example.value;
  if (scenario === undefined) {
    needsKey.value = true;
    // Nothing of an example stands next to data of one's own.
    shown.value = undefined;
    return undefined;
  }
  const instructions = changes.value.map(({ instruction }) => instruction);
  return (await previewDemo(scenario.id, instructions, signal)).shown;
}

let running: AbortController | undefined;

async function update(): Promise<void> {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  needsKey.value = false;
  isUpdating.value = true;
  try {
    const made = await makePreview(signal);
    if (signal.aborted) return;
    failure.value = undefined;
    if (made !== undefined) shown.value = made;
  } catch (error) {
    // What was good last stays in view.
    if (!signal.aborted) failure.value = toFailure(error);
  } finally {
    if (!signal.aborted) isUpdating.value = false;
  }
}

/** Lets the document follow the text and the choices. */
export function followInput(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopReading = effect(() => {
    const current = text.value;
    void readInput(current).then((read) => {
      if (current === text.value) input.value = read;
    });
  });
  const stopUpdating = effect(() => {
    // Everything that the document is made of.
    void [input.value, row.value, apiKey.value];
    void [choices.value.style, choices.value.templateId, choices.value.locale];
    clearTimeout(waiting);
    waiting = setTimeout(update, paceMs());
  });
  return () => {
    clearTimeout(waiting);
    running?.abort();
    stopReading();
    stopUpdating();
  };
}
