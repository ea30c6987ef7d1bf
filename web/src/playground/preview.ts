import { api, toFailure } from '../api/client.ts';
import { fileOfDataUrl } from './files.ts';
import { type Change, changes, choices, type Shown } from './state.ts';
import { told } from './told.ts';
import { isOtherDocument } from './value-changes.ts';

/** What a preview is where nothing else has been made of it. */
export const NEW: Omit<Shown, 'html'> = {
  sessionId: undefined,
  type: undefined,
  warnings: [],
  pdf: undefined,
  pdfFor: undefined,
  isDemo: false,
};

async function previewPlain(data: Record<string, unknown>, signal: AbortSignal): Promise<Shown> {
  const { style, templateId, locale } = choices.value;
  // What the data says of its language goes before what is chosen, as it does for the finished document.
  const localised = locale === '' ? data : { locale, ...data };
  if (templateId !== '') {
    const body = { template: templateId, data: localised };
    return { ...NEW, ...(await api.value.post('/v1/preview', { body, signal })) };
  }
  const body = { data: localised, ...(style === '' ? {} : { style }) };
  const made = await api.value.post('/v1/analyze/preview/auto', { body, signal });
  const { html, sessionId, analysis, warnings } = made;
  return { ...NEW, html, sessionId, warnings, type: analysis.documentType };
}

const OF_ANOTHER = 'Not repeated: it changed a value of another document';

/** The changes that the document had, made to the one of the new data. */
async function repeatChanges(
  preview: Shown,
  data: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Shown> {
  const { sessionId } = preview;
  if (sessionId === undefined || changes.value.length === 0) return preview;
  let html = preview.html;
  const repeated: Change[] = [];
  for (const { instruction, ofData } of changes.value) {
    if (ofData !== undefined && isOtherDocument(ofData, data)) {
      repeated.push({ instruction, changes: [OF_ANOTHER], isApplied: false, ofData });
      continue;
    }
    const body = { sessionId, instruction };
    try {
      const made = await api.value.post('/v1/modify', { body, signal });
      html = made.html;
      repeated.push({ instruction, changes: told(made), isApplied: true, ofData });
    } catch (error) {
      signal.throwIfAborted();
      // The new data may have no place for it.
      const reason = `Not repeated: ${toFailure(error).message}`;
      repeated.push({ instruction, changes: [reason], isApplied: false, ofData });
    }
  }
  changes.value = repeated;
  return { ...preview, html };
}

/** The document of data, as the key's owner has it. Nothing is charged. */
export const previewData = async (
  data: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Shown> => repeatChanges(await previewPlain(data, signal), data, signal);

/** Without a key: an example, changed as it was said. */
export async function previewDemo(
  scenario: string,
  instructions: readonly string[],
  signal?: AbortSignal,
): Promise<{ readonly shown: Shown; readonly done: readonly string[] }> {
  const prompt = instructions.join('; ');
  const body = { scenario, format: 'pdf' as const, ...(prompt === '' ? {} : { prompt }) };
  const init = signal === undefined ? { body } : { body, signal };
  const made = await api.value.post('/v1/demo/magic', init);
  const { html, documentType, warnings, filename, url, done } = made;
  const pdf = fileOfDataUrl(url, filename);
  return { shown: { ...NEW, html, type: documentType, warnings, pdf, isDemo: true }, done };
}
