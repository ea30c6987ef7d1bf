import type { Expression } from './system-mapping.ts';

type Parts = Pick<
  Extract<Expression, { readonly $from: unknown }>,
  '$line' | '$slice' | '$after' | '$before' | '$mask' | '$without'
>;

/** What an expression takes of a text. undefined: there is no such part. */
export function textPart(
  text: string,
  { $line, $slice, $after, $before, $mask, $without = [] }: Parts,
): string | undefined {
  if ($line !== undefined) return linesOf(text)[$line];
  if ($slice !== undefined) return text.slice(...$slice).trim() || undefined;
  if ($after !== undefined) return text.split($after).slice(1).join($after).trim() || undefined;
  if ($before !== undefined) return text.split($before)[0]?.trim() || undefined;
  return $mask === undefined ? withoutAffixes(text, $without) : masked(text, $mask);
}

function withoutAffixes(text: string, affixes: readonly string[]): string {
  return affixes.reduce((rest, affix) => {
    const [lower, wanted] = [rest.toLowerCase(), affix.toLowerCase()];
    if (lower.startsWith(wanted)) return rest.slice(affix.length).trim();
    return lower.endsWith(wanted) ? rest.slice(0, -affix.length).trim() : rest;
  }, text);
}

/** The lines of a text that are not blank. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n|<br\s*\/?>/i)
    .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

/** "12345678000190" as the mask "##.###.###/####-##" has it; another number of digits stays. */
function masked(text: string, mask: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== mask.replace(/[^#]/g, '').length) return text;
  let next = 0;
  return mask.replace(/#/g, () => digits.charAt(next++));
}
