import { CreateOptions } from '#schemas/render-options.ts';
import { UsageError } from '#scripts/command-line.ts';

type Nested = { [name: string]: string | Nested };

/** `['margin.top=20mm', 'scale=2']` as `{ margin: { top: '20mm' }, scale: '2' }`. */
function nestOptions(entries: readonly string[]): Nested {
  const options: Nested = Object.create(null);
  for (const entry of entries) {
    const [name, ...rest] = entry.split('=');
    if (!name || rest.length === 0) {
      throw new UsageError(`--option ${entry}: write key=value, such as pageSize=A4`);
    }
    const path = name.split('.');
    const last = path.pop() ?? name;
    let target = options;
    for (const step of path) {
      target[step] ??= Object.create(null) as Nested;
      const next = target[step];
      if (typeof next === 'string') {
        throw new UsageError(`--option ${entry}: ${step} already has a value`);
      }
      target = next;
    }
    target[last] = rest.join('=');
  }
  return options;
}

/** What a text is in JSON, or the text itself. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Options by the schema: a text stays text where text fits (`watermark=2024`), and is read as JSON
 * where it does not (`scale=2`). Anything else that does not fit is reported by the request's own validation.
 */
export function readOptions(entries: readonly string[]): Record<string, unknown> {
  const options = nestOptions(entries);
  const known = Object.keys(CreateOptions.shape);
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) {
      throw new UsageError(`--option ${name}: no such option; there are ${known.join(', ')}`);
    }
  }
  const problems = CreateOptions.safeParse(options).error?.issues ?? [];
  for (const { path } of problems) replaceText(options, path.map(String));
  return options;
}

/** Reads the text at that path as JSON, or the nearest text above it. */
function replaceText(options: Nested, path: readonly string[]): void {
  let target = options;
  for (const step of path) {
    const next = target[step];
    if (typeof next === 'string') {
      target[step] = parseJson(next) as string;
      return;
    }
    if (next === undefined) return;
    target = next;
  }
}
