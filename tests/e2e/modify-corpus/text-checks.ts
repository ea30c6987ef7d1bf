import type { Expectation } from './corpus.ts';
import { type Observation, readable } from './observe.ts';

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}€$£%@+-][^\s]*|[^\s]+/gu) ?? [];

function occurrences(text: string, phrase: string): number {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const edged = `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
  return text.match(new RegExp(edged, 'gu'))?.length ?? 0;
}

const bare = (word: string) => word.replace(/^["'“”(]+|[.,:;!?"'“”)]+$/g, '').toLowerCase();

/** Words of the first that the second has less often. */
function missing(from: string, in_: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(in_).map(bare)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(from).filter((word) => {
    const count = left.get(bare(word)) ?? 0;
    left.set(bare(word), count - 1);
    return count <= 0 && bare(word) !== '';
  });
}

/** Texts that went or came though nothing was said of them, and those that did not as they should. */
export function textFaults(
  expected: Expectation,
  before: Observation,
  after: Observation,
): string[] {
  const [was, is] = [readable(before), readable(after)];
  const without = (text: string, phrases: readonly string[]) =>
    phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' · '), text);
  const allowed = (phrases: readonly string[]) => new Set(phrases.flatMap(wordsOf).map(bare));
  const mayGo = allowed([...expected.lost, ...expected.mayLose]);
  const mayCome = allowed([...expected.new, ...expected.newI, ...expected.mayNew]);
  const number = expected.pdf?.number !== undefined;
  const gone = missing(was, is).filter((word) => !expected.mayLoseAny && !mayGo.has(bare(word)));
  const came = missing(is, was).filter(
    (word) => !expected.mayNewAny && !number && !mayCome.has(bare(word)),
  );
  const lower = is.toLowerCase();
  const texts = expected.presentAny;
  return [
    ...(gone.length > 0 ? [`TEXT LOST: ${gone.join(' ')}`] : []),
    ...(came.length > 0 ? [`TEXT CAME: ${came.join(' ')}`] : []),
    ...expected.lost
      .filter(
        (phrase) => occurrences(without(is, expected.new), phrase) >= occurrences(was, phrase),
      )
      .map((phrase) => `"${phrase}" is still there`),
    ...expected.new
      .filter((phrase) => occurrences(is, phrase) <= occurrences(was, phrase))
      .map((phrase) => `"${phrase}" is not there`),
    ...expected.newI
      .filter((phrase) => !lower.includes(phrase.toLowerCase()) || lower === was.toLowerCase())
      .map((phrase) => `"${phrase}" is not there`),
    ...expected.present.filter((phrase) => !is.includes(phrase)).map((phrase) => `no "${phrase}"`),
    ...expected.absent
      .filter((phrase) => is.includes(phrase))
      .map((phrase) => `"${phrase}" is still there`),
    ...(texts.length > 0 && !texts.some((one) => is.includes(one)) ? [`none of ${texts}`] : []),
    ...(expected.presentRe !== undefined && !new RegExp(expected.presentRe).test(is)
      ? [`nothing like ${expected.presentRe}`]
      : []),
    ...expected.counts
      .filter(([phrase, count]) => occurrences(is, phrase) !== count)
      .map(([phrase]) => `"${phrase}" occurs ${occurrences(is, phrase)} times`),
  ];
}
