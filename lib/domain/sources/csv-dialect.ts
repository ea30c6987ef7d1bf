import { csvInvalid } from './csv-invalid.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof DELIMITERS)[number];

const NAMES: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** How often each separator stands outside of quotation marks in the first line. */
function countIn(header: string): Map<Delimiter, number> {
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, '');
  return new Map(DELIMITERS.map((one) => [one, bare.split(one).length - 1]));
}

/** Where a character stands, counted from 1. */
function placeOf(content: string, at: number): string {
  const before = content.slice(0, at).split(/\r\n|[\r\n]/);
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** What a file looks like that was read with another encoding than its own. @throws validation */
function refuseEncoding(content: string): void {
  const wrong = content.indexOf('\uFFFD');
  if (wrong >= 0)
    throw csvInvalid(
      `${placeOf(content, wrong)}: a character that is not UTF-8: save the file as UTF-8 and send it again`,
    );
  const nul = content.indexOf('\0');
  if (nul >= 0)
    throw csvInvalid(
      `${placeOf(content, nul)}: a NUL character: the file looks like UTF-16; save it as UTF-8`,
    );
}

/**
 * The separator of a file: the stated one, or the one that its first line has most of.
 * @throws validation for another encoding than UTF-8, and for a stated separator that the first line does not have
 */
export function delimiterOf(content: string, stated: string | undefined): string {
  refuseEncoding(content);
  const [header = ''] = content.replace(/^\uFEFF?\s*/, '').split(/\r\n|[\r\n]/, 1);
  const counts = countIn(header);
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  const [likely, count] = best ?? [',', 0];
  if (stated === undefined) return count === 0 ? ',' : likely;
  if (counts.get(stated as Delimiter) === 0 && count > 0)
    throw csvInvalid(
      `line 1: there are no ${NAMES[stated as Delimiter]} in it, but ${count} ${NAMES[likely]}: set config.delimiter to ${JSON.stringify(likely)}`,
    );
  return stated;
}
