import { NeedsKey } from '../account/needs-key.tsx';
import { apiKey } from '../api/key.ts';
import { route } from '../route.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';

/** All templates, or the one that the address names. */
export function Templates() {
  if (apiKey.value === undefined)
    return <NeedsKey title="Templates" purpose="Templates belong to a key" />;
  const [id] = route.value.rest;
  return id === undefined ? <TemplateList /> : <TemplateEditor key={id} id={id} />;
}
