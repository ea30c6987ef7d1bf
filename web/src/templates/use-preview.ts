import { useEffect, useState } from 'preact/hooks';
import { api, toFailure } from '../api/client.ts';
import { paceMs } from '../api/pace.ts';
import type { Template } from '../api/types.ts';
import type { Problem } from '../editor/code-mirror.ts';
import { parseSample } from './use-template.ts';

interface Preview {
  readonly html: string;
  readonly problems: readonly Problem[];
  /** Paths of values, for completion. */
  readonly fields: readonly string[];
}

const NOTHING: Preview = { html: '', problems: [], fields: [] };

/** The offset of a line and column, both counted from 1. */
function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

/** The service names the place of a fault at the end of what is wrong. */
function problemOf(message: string, html: string): Problem {
  const [, line, column] = /\(line (\d+), column (\d+)\)$/.exec(message) ?? [];
  const at = line === undefined ? 0 : offsetOf(html, Number(line), Number(column));
  return { severity: 'error', message: message.replace(/^html: /, ''), at };
}

/** Where markup first names what a warning is about: `{{name}}`, however it is written there. */
function placeOf(subject: string | undefined, html: string): number {
  const name = /^\{\{(.*)\}\}$/.exec(subject ?? '')?.[1];
  const tags = name === undefined ? [] : [...html.matchAll(/\{\{[{&]?\s*([^\s{}]+)\s*\}/g)];
  return tags.find(([, named]) => named === name)?.index ?? 0;
}

function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) return [path, ...pathsIn(value[0] ?? null, '')].filter(Boolean);
  const inner = Object.entries(value).flatMap(([name, each]) =>
    pathsIn(each, path === '' ? name : `${path}.${name}`),
  );
  return path === '' ? inner : [path, ...inner];
}

async function previewOf(
  { html, sample, schema, writing }: Markup,
  signal: AbortSignal,
): Promise<Preview> {
  const data = parseSample(sample);
  const filled = {
    html,
    ...(schema === undefined ? {} : { schema }),
    ...(data === undefined ? {} : { data }),
    ...(writing === undefined ? {} : { writing }),
  };
  const [preview, analysis] = await Promise.all([
    api.value.post('/v1/templates/preview', { body: filled, signal }),
    api.value.post('/v1/templates/analyze', { body: { html }, signal }),
  ]);
  const problems = analysis.warnings.map((warning): Problem => {
    const at = 'line' in warning ? offsetOf(html, warning.line ?? 1, warning.column ?? 1) : 0;
    return { severity: 'warning', message: warning.message, at };
  });
  const lacking = preview.warnings.map(
    ({ message, subject }): Problem => ({
      severity: 'warning',
      message,
      at: placeOf(subject, html),
    }),
  );
  const fields = [...analysis.schema.fields.map(({ name }) => name), ...pathsIn(data ?? {})];
  return {
    html: preview.html,
    problems: [...problems, ...lacking],
    fields: [...new Set(fields)],
  };
}

interface Markup {
  readonly html: string;
  readonly sample: string;
  readonly schema: Template['schema'] | undefined;
  readonly writing: Template['writing'];
}

/** Markup filled with its sample, as both change. What was good last stays while there is a fault. */
export function usePreview(
  html: string | undefined,
  sample: string | undefined,
  stored: Pick<Template, 'schema' | 'writing'> | undefined,
): Preview {
  const { schema, writing } = stored ?? {};
  const [preview, setPreview] = useState(NOTHING);
  useEffect(() => {
    if (html === undefined || sample === undefined) return;
    const running = new AbortController();
    const waiting = setTimeout(() => {
      previewOf({ html, sample, schema, writing }, running.signal).then(
        (made) => !running.signal.aborted && setPreview(made),
        (error: unknown) => {
          if (running.signal.aborted) return;
          const problems = [problemOf(toFailure(error).message, html)];
          setPreview((last) => ({ ...last, problems }));
        },
      );
    }, paceMs());
    return () => {
      clearTimeout(waiting);
      running.abort();
    };
  }, [html, sample, schema, writing]);
  return preview;
}
