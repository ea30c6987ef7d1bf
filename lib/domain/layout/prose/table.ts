import { inlineMarkdown } from './inline.ts';

const MAX_COLUMNS = 20;

/** The table that begins at a line: a head, a line of dashes, rows. undefined: none begins there. */
export function markdownTable(
  lines: readonly string[],
  at: number,
): { readonly markup: string; readonly end: number } | undefined {
  const [head, ruler] = [lines[at], lines[at + 1]];
  if (head === undefined || ruler === undefined || !head.includes('|') || !ruler.includes('-'))
    return undefined;
  const [titles, rules] = [cellsOf(head), cellsOf(ruler)];
  if (titles.length !== rules.length || titles.length > MAX_COLUMNS) return undefined;
  if (!rules.every((rule) => /^:?-+:?$/.test(rule))) return undefined;
  const classes = rules.map((rule) => (/^-+:$/.test(rule) ? ' class="num"' : ''));
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${classes.map((className, index) => `<${tag}${className}>${inlineMarkdown(cells[index] ?? '')}</${tag}>`).join('')}</tr>`;
  let end = at + 2;
  let body = '';
  for (let line = lines[end]; line?.includes('|') === true; line = lines[end]) {
    body += row('td', cellsOf(line));
    end += 1;
  }
  return {
    markup: `<table><thead>${row('th', titles)}</thead><tbody>${body}</tbody></table>`,
    end,
  };
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());
}
