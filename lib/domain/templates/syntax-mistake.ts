import { invalid, type PagewrightError } from '#lib/errors.ts';

export const DEFAULT_DELIMITERS = ['{{', '}}'] as const;
export const MAX_SECTION_DEPTH = 100;
export const MAX_NAME_LENGTH = 500;
/** Two words between equals signs. */
export const DELIMITERS = /^([^\s=]+)\s+([^\s=]+)$/;

/**
 * The first mistake of a template that does not parse, with line and column. The `mustache` package
 * reports where it stopped, which for a tag or section that is never closed is the template's end.
 */
export function syntaxMistake(template: string): PagewrightError {
  let [open, close]: [string, string] = [...DEFAULT_DELIMITERS];
  let end = 0;
  const sections: { readonly name: string; readonly at: number }[] = [];
  for (let at = template.indexOf(open); at !== -1; at = template.indexOf(open, end)) {
    const sigil = /\s*([#^/>{&=!]?)/y;
    sigil.lastIndex = at + open.length;
    const type = sigil.exec(template)?.[1] ?? '';
    const ending = `${type === '{' ? '}' : type === '=' ? '=' : ''}${close}`;
    const stop = template.indexOf(ending, sigil.lastIndex);
    if (stop === -1) return mistakeAt(template, at, `A tag is not closed: "${ending}" is missing`);
    const name = template.slice(sigil.lastIndex, stop).trim();
    // No name holds the start of another tag: the end that was found is that tag's.
    if (type !== '!' && type !== '=' && name.includes(open))
      return mistakeAt(template, at, `A tag is not closed: "${ending}" is missing`);
    end = stop + ending.length;
    const problem = mistakeOf(type, name, sections);
    if (problem !== undefined) return mistakeAt(template, at, problem);
    if (type === '#' || type === '^') sections.push({ name, at });
    else if (type === '/') sections.pop();
    else if (type === '=') [, open = open, close = close] = DELIMITERS.exec(name) ?? [];
  }
  const left = sections.at(-1);
  if (left === undefined) return mistakeAt(template, 0, 'The template does not parse');
  return mistakeAt(template, left.at, `The section "${left.name}" is not closed`);
}

function mistakeOf(
  type: string,
  name: string,
  sections: readonly { readonly name: string }[],
): string | undefined {
  if (type === '=' && !DELIMITERS.test(name)) return 'Delimiters are set as {{=open close=}}';
  if (type !== '!' && name.length > MAX_NAME_LENGTH)
    return `A tag's name is longer than ${MAX_NAME_LENGTH} characters`;
  if ((type === '#' || type === '^') && sections.length === MAX_SECTION_DEPTH)
    return `Sections nest deeper than ${MAX_SECTION_DEPTH}`;
  if (type !== '/') return undefined;
  const section = sections.at(-1);
  if (section === undefined) return `The section "${name}" is closed but was not opened`;
  return section.name === name ? undefined : `The section "${section.name}" is closed by "${name}"`;
}

export function mistakeAt(template: string, at: number, what: string): PagewrightError {
  const before = template.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  return invalid({ path: ['html'], message: `${what} (line ${line}, column ${column})` });
}
