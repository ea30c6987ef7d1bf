/**
 * Splits a CSS value at a separator that stands outside of brackets and quotes.
 * @param separator `,`, `/`, `;` or ` `, which stands for any white space
 */
export function splitValue(value: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  const cut = (to: number) => {
    const part = value.slice(from, to).trim();
    if (part !== '' || separator !== ' ') parts.push(part);
    from = to + 1;
  };
  for (let at = 0; at < value.length; at += 1) {
    const char = value.charAt(at);
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (depth === 0 && (char === separator || (separator === ' ' && /\s/.test(char)))) cut(at);
  }
  cut(value.length);
  return parts;
}

/** A function's name and what stands between its brackets; undefined for anything else. */
export function callOf(value: string): { name: string; content: string } | undefined {
  const match = /^(-?[a-z][a-z0-9-]*)\(([\s\S]*)\)$/i.exec(value.trim());
  return match === null
    ? undefined
    : { name: (match[1] ?? '').toLowerCase(), content: (match[2] ?? '').trim() };
}
