import { refreshDashboard } from '../api/account.ts';
import { api } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import { fileOfDataUrl, type NamedFile } from './files.ts';
import { input, needsKey, renderOptions, type Shown, shown } from './state.ts';

/** HTML and addresses have no preview with a session: they are made, which opens one. */
async function createDirectly(): Promise<Shown | undefined> {
  const read = input.value;
  if (read.kind !== 'html' && read.kind !== 'url') return undefined;
  const options = renderOptions();
  const source = read.kind === 'html' ? { html: read.html } : { url: read.url };
  const body = { ...source, options };
  const { url, filename, sessionId, warnings } = await api.value.post('/v1/create', { body });
  return {
    html: read.kind === 'html' ? read.html : '',
    sessionId,
    type: read.kind,
    warnings,
    pdf: fileOfDataUrl(url, filename),
    pdfFor: JSON.stringify(options),
    isDemo: false,
  };
}

/** The session of the document that is shown, opened where it has none. undefined: there is no document. */
export async function requireSession(): Promise<string | undefined> {
  if (shown.value?.sessionId === undefined) {
    const created = await createDirectly();
    if (created !== undefined) shown.value = created;
  }
  return shown.value?.sessionId;
}

/** The pages of what is shown as a PDF; made once for each state of it. */
export async function requirePdf(): Promise<NamedFile | undefined> {
  const options = renderOptions();
  const current = shown.value;
  if (current?.isDemo === true) return current.pdf;
  const wanted = JSON.stringify(options);
  if (current?.pdf !== undefined && current.pdfFor === wanted) return current.pdf;
  if (apiKey.value === undefined) {
    needsKey.value = true;
    return undefined;
  }
  const sessionId = await requireSession();
  if (sessionId === undefined) return undefined;
  if (shown.value?.pdf !== undefined && shown.value.pdfFor === wanted) return shown.value.pdf;
  const body = { sessionId, options };
  const made = shown.value;
  const pdf = await api.value.postFile('/v1/generate', { body });
  // Typing went on meanwhile: these pages belong to a document that is not shown any more.
  if (made !== undefined && shown.value === made) shown.value = { ...made, pdf, pdfFor: wanted };
  void refreshDashboard();
  return pdf;
}

/** What is shown as a picture. */
export async function renderPng(): Promise<NamedFile | undefined> {
  if (apiKey.value === undefined) {
    needsKey.value = true;
    return undefined;
  }
  const sessionId = await requireSession();
  if (sessionId === undefined) return undefined;
  const body = { sessionId, format: 'png' as const };
  const file = await api.value.postFile('/v1/generate', { body });
  void refreshDashboard();
  return file;
}
