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
    const [many, each] = [quantity, price].map((one) => numberIn(written.get(one?.node.id ?? '')));
    return many !== undefined && many === each && timesSaid(many, words) === 1;
  });
}

function numberIn(text: string | undefined): number | undefined {
  const figure = text && /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return figure ? Number(figure.replaceAll(',', '')) : undefined;
}

const timesSaid = (value: number, words: readonly string[]): number =>
  words.filter((word) => numberIn(word) === value).length;
