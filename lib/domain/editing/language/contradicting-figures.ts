import type { Operation } from '../operations.ts';
import type { Bill } from './bill.ts';

/**
 * Whether clauses that each make sense contradict one another: "the illustrations at 150, make them 175"
 * gives one figure two values, "I put 12 for hosting but it was 24" makes two figures of the 24.
 */
export function contradict(
  operations: readonly Operation[],
  words: readonly string[],
  { lines }: Bill,
): boolean {
  const amounts = new Set(lines.map(({ figures }) => figures.amount?.node.id));
  const written = new Map<string, string>();
  for (const one of operations) {
    if (one.op !== 'set-text' || amounts.has(one.target)) continue;
    if ((written.get(one.target) ?? one.text) !== one.text) return true;
    written.set(one.target, one.text);
  }
  return lines.some(({ figures: { quantity, price } }) => {
    if (isInOtherUnit(written.get(quantity?.node.id ?? ''), words)) return true;
    const [many, each] = [quantity, price].map((one) => numberIn(written.get(one?.node.id ?? '')));
    return many !== undefined && many === each && timesSaid(many, words) === 1;
  });
}

const TIME = /^(?:hours|days|nights|weeks|months|years)$/;

/** "she only did 11 hours" is no quantity of what is counted in jobs. */
function isInOtherUnit(text: string | undefined, words: readonly string[]): boolean {
  const [, unit = ''] = /\d\s*(\p{L}+)/u.exec(text ?? '') ?? [];
  const value = numberIn(text);
  const said = words.flatMap((word, at) => (numberIn(word) === value ? [words[at + 1] ?? ''] : []));
  return (
    unit !== '' &&
    said.length > 0 &&
    said.every((word) => TIME.test(word) && word[0] !== unit[0]?.toLowerCase())
  );
}

function numberIn(text: string | undefined): number | undefined {
  const figure = text && /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return figure ? Number(figure.replaceAll(',', '')) : undefined;
}

const timesSaid = (value: number, words: readonly string[]): number =>
  words.filter((word) => numberIn(word) === value).length;
