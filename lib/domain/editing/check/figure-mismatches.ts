import { isIn } from '../language/lists.ts';
import type { AppliedContent, InstructionWords } from './instruction-words.ts';

const WRITES = ['set-text', 'replace-text', 'add-row', 'add-total', 'insert'];
const FIGURE = /^[^\p{L}\d]*(\d[\d.,]*)[^\p{L}\d]*$/u;

/**
 * Figures that are said and stand nowhere: neither in what was touched nor in what came of it. "Tom paid
 * 500 on 15 July" of which the day was dropped was not understood as it was meant.
 */
export function figureMismatches(
  { tokens }: InstructionWords,
  { values, aspects }: AppliedContent,
  touched: readonly string[],
  changes: readonly string[],
): string[] {
  if (!WRITES.some((op) => aspects.has(op))) return [];
  const said = tokens.flatMap(({ word, quoted }, at) => {
    const figure = quoted ? undefined : FIGURE.exec(word)?.[1];
    // "line 3", "by $30": places, and steps that come to another figure.
    const isRelative =
      isIn('before-place-or-step', [tokens[at - 1]?.word ?? '']) ||
      isIn('behind-place-or-share', [tokens[at + 1]?.word ?? '']);
    return figure === undefined || isRelative || marksItem(tokens, at) ? [] : [figure];
  });
  if (said.length === 0) return [];
  const used = new Set([...values, ...changes, ...touched].flatMap(figuresIn));
  return said
    .filter((figure) => figuresIn(figure).some((one) => !used.has(one)))
    .map((figure) => `The figure ${figure} was not used.`);
}

/** "1. title navy 2. notes italic" */
const marksItem = (tokens: InstructionWords['tokens'], at: number): boolean =>
  /^[.)]$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2] !== undefined;

const figuresIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\p{L})\d+(?:[.,]\d+)*/gu)].map(([figure]) =>
    Number(figure.replaceAll(',', '')),
  );
