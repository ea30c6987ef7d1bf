import { effect } from '@preact/signals';
import { apiKey } from '../api/key.ts';
import { paceMs } from '../api/pace.ts';
import { asApiError, call, isAbort } from '../api/request.ts';
import type { AnalyzedPreview, DemoDocument, Modification, TemplatePreview } from '../api/types.ts';
import { fileOfDataUrl } from './files.ts';
import { readInput } from './input.ts';
import {
  type Change,
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

/** What a preview is when nothing else has been made of it. */
const NEW: Omit<Shown, 'html'> = {
  sessionId: undefined,
  type: undefined,
  warnings: [],
  pdf: undefined,
  pdfFor: undefined,
  isDemo: false,
};

async function previewData(data: Record<string, unknown>, signal: AbortSignal): Promise<Shown> {
  const { style, templateId, locale } = choices.value;
  // What the data says of its language goes before what is chosen, as it does for the finished document.
  const localised = locale === '' ? data : { locale, ...data };
  if (templateId !== '') {
    const body = { template: templateId, data: localised };
    const { html, sessionId } = await call<TemplatePreview>('POST', '/v1/preview', {
      body,
      signal,
    });
    return { ...NEW, html, sessionId };
  }
  const body = { data: localised, ...(style === '' ? {} : { style }) };
  const path = '/v1/analyze/preview/auto';
  const preview = await call<AnalyzedPreview>('POST', path, { body, signal });
  const { html, sessionId, analysis, warnings } = preview;
  return { ...NEW, html, sessionId, warnings, type: analysis.documentType };
}

/** Without a key: an example, changed by what was said so far. */
async function previewDemo(scenario: string, signal: AbortSignal): Promise<Shown> {
  const prompt = changes.value.map(({ instruction }) => instruction).join('; ');
  const body = { scenario, ...(prompt === '' ? {} : { prompt }) };
  const demo = await call<DemoDocument>('POST', '/v1/demo/magic', { body, signal });
  const { html, documentType, warnings, filename, url } = demo;
  const pdf = fileOfDataUrl(url, filename);
  return { ...NEW, html, type: documentType, warnings, pdf, pdfFor: 'demo', isDemo: true };
}

/** The changes that the document had, made to the one of the new data. */
async function repeatChanges(preview: Shown, signal: AbortSignal): Promise<Shown> {
  const { sessionId } = preview;
  if (sessionId === undefined || changes.value.length === 0) return preview;
  let html = preview.html;
  const kept: Change[] = [];
  for (const { instruction } of changes.value) {
    const body = { sessionId, instruction };
    try {
      const made = await call<Modification>('POST', '/v1/modify', { body, signal });
      html = made.html;
      kept.push({ instruction, changes: made.changes });
    } catch (error) {
      if (isAbort(error)) throw error;
      // What the new data has no place for is no change of it.
      kept.push({ instruction, changes: [`Not repeated: ${asApiError(error).message}`] });
    }
  }
  changes.value = kept;
  return { ...preview, html };
}

async function makePreview(signal: AbortSignal): Promise<Shown | undefined> {
  const read = input.value;
  if (read.kind === 'html') return { ...NEW, html: read.html, type: 'html' };
  const data = currentData();
  if (data === undefined) return undefined;
  if (apiKey.value !== undefined) return repeatChanges(await previewData(data, signal), signal);
  const scenario = example.value;
  if (scenario !== undefined) return previewDemo(scenario.id, signal);
  needsKey.value = true;
  return undefined;
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
    if (!signal.aborted) failure.value = asApiError(error);
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
    void [input.value, row.value, choices.value.style, choices.value.templateId];
    void [choices.value.locale, apiKey.value];
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
