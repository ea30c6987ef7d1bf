import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT_PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** Every document of the product, by its path. */
export const pages: readonly string[] = [
  ...ROOT_PAGES,
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
    .toSorted(),
  ...readdirSync('packages').map((name) => join('packages', name, 'README.md')),
];

export const readPage = (page: string): string => readFileSync(page, 'utf8');

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** A fenced block of a page. */
export interface Block {
  readonly page: string;
  readonly language: string;
  readonly text: string;
}

export function blocksOf(page: string): Block[] {
  return [...readPage(page).matchAll(FENCE)].map(([, language = '', text = '']) => ({
    page,
    language,
    text,
  }));
}

/** The page without its fenced blocks and inline code: what is read as prose and links. */
export const proseOf = (text: string): string =>
  text.replaceAll(FENCE, '').replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsOf(text: string): Set<string> {
  const headings = text.replaceAll(FENCE, '').matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The cells of every table row of a page, the heading rows and rules left out. */
export function tableRows(page: string): string[][] {
  const lines = readPage(page).split('\n');
  return lines
    .filter((line, index) => line.startsWith('| ') && !/^\|\s*-/.test(lines[index + 1] ?? ''))
    .map((line) =>
      line
        .replaceAll('\\|', '¦')
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('¦', '|')),
    );
}
