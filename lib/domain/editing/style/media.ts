import { dictionary } from '../dictionary.ts';
import { PAGE } from './computed.ts';

const PX: Readonly<Record<string, number>> = dictionary({
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  em: 16,
  rem: 16,
});

/** Whether rules under a media query apply where documents end: on paper. */
export function appliesInPrint(query: string): boolean {
  return query.trim() === '' || query.toLowerCase().split(',').some(applies);
}

function applies(query: string): boolean {
  const text = query.trim().replace(/^only\s+/, '');
  const negated = /^not\s+(?!\()/.test(text);
  const parts = text
    .replace(/^not\s+(?!\()/, '')
    .split(/\s+and\s+|(?<=\))and(?=[\s(])|\s+and(?=\()|(?<=\))\s*and\s*/)
    .map((part) => part.trim());
  return parts.every(holds) !== negated;
}

function holds(part: string): boolean {
  if (part === 'all' || part === 'print') return true;
  if (part.startsWith('not')) return !holds(part.slice(3).trim());
  const width =
    /^\(\s*(min|max)-(?:device-)?width\s*:\s*([\d.]+)(px|in|cm|mm|pt|em|rem)\s*\)$/.exec(part);
  if (width !== null) {
    const limit = Number(width[2]) * (PX[width[3] ?? 'px'] ?? 1);
    return width[1] === 'min' ? PAGE.width >= limit : PAGE.width <= limit;
  }
  return /^\(\s*(?:orientation\s*:\s*portrait|prefers-color-scheme\s*:\s*light|color)\s*\)$/.test(
    part,
  );
}

/** A browser of today supports what is asked for, unless it is asked not to. */
export const appliesSupports = (condition: string): boolean => !/^\s*not\b/i.test(condition);
