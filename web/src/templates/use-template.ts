import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import type { Template } from '../api/types.ts';
import { told } from '../playground/told.ts';
import { go } from '../route.ts';
import { clearNotice } from '../ui/notice.tsx';
import { useRun } from '../ui/use-run.ts';

/** What is written in the editor. */
export interface Draft {
  readonly name: string;
  readonly type: Template['type'];
  readonly isDefault: boolean;
  readonly html: string;
  /** As text, which may be half a value while one types. */
  readonly sample: string;
}

/** A change in words, and the markup before it. */
export interface Refined {
  readonly instruction: string;
  readonly changes: readonly string[];
  readonly before: string;
}

const draftOf = ({ name, type, isDefault, html, sampleData }: Template): Draft => ({
  name,
  type,
  isDefault,
  html,
  sample: JSON.stringify(sampleData, null, 2),
});

export function parseSample(sample: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sample);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** What differs from the stored template: only that is sent. */
function changesOf(stored: Template, draft: Draft) {
  const before = draftOf(stored);
  const sampleData = parseSample(draft.sample);
  return {
    ...(draft.name === before.name ? {} : { name: draft.name }),
    ...(draft.type === before.type ? {} : { type: draft.type }),
    ...(draft.isDefault === before.isDefault ? {} : { isDefault: draft.isDefault }),
    ...(draft.html === before.html ? {} : { html: draft.html }),
    ...(draft.sample === before.sample || sampleData === undefined ? {} : { sampleData }),
  };
}

/** A template, its draft, and what can be done with them. */
export function useTemplate(id: string) {
  const [stored, setStored] = useState<Template>();
  const [draft, setDraft] = useState<Draft>();
  const [refined, setRefined] = useState<readonly Refined[]>([]);
  const { failure, isBusy, run } = useRun();
  const take = (template: Template) => {
    setStored(template);
    setDraft(draftOf(template));
  };
  const path = { params: { path: { id } } };
  useEffect(() => {
    void run(async () => take((await api.value.get('/v1/templates/{id}', path)).template));
  }, [id]);

  const isChanged =
    stored !== undefined && draft !== undefined && Object.keys(changesOf(stored, draft)).length > 0;
  return {
    stored,
    draft,
    failure,
    isBusy,
    isChanged,
    change: (part: Partial<Draft>) => setDraft((current) => current && { ...current, ...part }),
    save: () =>
      run(async () => {
        if (stored === undefined || draft === undefined) return;
        const body = changesOf(stored, draft);
        take((await api.value.put('/v1/templates/saved/{id}', { ...path, body })).template);
        clearNotice();
      }),
    /** Makes an earlier version the newest one; those between stay. */
    restore: (version: number) =>
      run(async () => {
        const earlier = { params: { path: { id: `${id}@${version}` } } };
        const { template } = await api.value.get('/v1/templates/{id}', earlier);
        const { name, type, html, schema, style, sampleData, writing = {} } = template;
        const body = { name, type, html, schema, style, sampleData, writing };
        take((await api.value.put('/v1/templates/saved/{id}', { ...path, body })).template);
      }),
    copy: () =>
      run(async () => {
        const body = { templateId: id };
        const { template } = await api.value.post('/v1/templates/clone', { body });
        go(`templates/${template.id}`);
      }),
    remove: () =>
      run(async () => {
        await api.value.delete('/v1/templates/saved/{id}', path);
        go('templates');
      }),
    refine: (instruction: string) =>
      run(async () => {
        if (draft === undefined) return;
        const body = { html: draft.html, instruction };
        const made = await api.value.post('/v1/templates/refine', { body });
        setRefined([...refined, { instruction, changes: told(made), before: draft.html }]);
        setDraft({ ...draft, html: made.html });
      }),
    refined,
    /** Takes the last change in words back, and what was typed since. */
    undoRefined: () => {
      const last = refined.at(-1);
      if (draft === undefined || last === undefined) return;
      setRefined(refined.slice(0, -1));
      setDraft({ ...draft, html: last.before });
    },
  };
}

export type TemplateControl = ReturnType<typeof useTemplate>;
