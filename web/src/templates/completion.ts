import type { CompletionSource } from '@codemirror/autocomplete';

const FORMATS = ['formatMoney', 'formatDeduction', 'formatNumber', 'formatPercent', 'formatDate'];

/**
 * Names of values within the braces of a tag.
 * @param fields asked whenever somebody types: they change with the template.
 */
export const completePlaceholders =
  (fields: () => readonly string[]): CompletionSource =>
  (context) => {
    const tag = context.matchBefore(/\{\{[#^/&{]?\s*[\w.[\]]*$/);
    if (tag === null) return null;
    const [start = ''] = /^\{\{[#^/&{]?\s*/.exec(tag.text) ?? [];
    const isSection = /[#^/]/.test(start);
    // Within a section its items' own names are enough.
    const names = fields().flatMap((name) => [name, name.replace(/^.*\[\]\.?/, '')]);
    // The template's own tags are among the names, and with them what is being typed.
    const typed = tag.text.slice(start.length);
    const values = [...new Set(names)].filter((name) => name !== '' && name !== typed);
    return {
      from: tag.from + start.length,
      options: [
        ...values.map((label) => ({ label, type: 'variable' })),
        ...(isSection ? FORMATS.map((label) => ({ label, type: 'function' })) : []),
      ],
      validFor: /^[\w.[\]]*$/,
    };
  };
