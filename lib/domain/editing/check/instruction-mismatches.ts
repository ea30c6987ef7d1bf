import { withoutContractions } from '../interpret/language/contractions.ts';
import { type Token, tokensOf } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import { colorMismatches } from './color-mismatches.ts';
import { figureMismatches } from './figure-mismatches.ts';
import type { AppliedContent, InstructionWords } from './instruction-words.ts';
import { isLookWord, lookMismatches } from './look-mismatches.ts';

interface Before {
  readonly html: string;
  readonly shown: string;
  readonly touched: readonly string[];
}

/**
 * What the instruction names and no operation used, each in a sentence: a quoted text, a colour, a
 * measure, a figure, a typeface, a look. For then it was not understood as it was meant, although what was
 * understood was done.
 * @param before the document's markup, all that it said, and what of it was touched
 * @param changes what was done, in sentences
 */
export function instructionMismatches(
  instruction: string,
  operations: readonly Operation[],
  { html, shown, touched }: Before,
  changes: readonly string[],
): readonly string[] {
  const applied = appliedContent(operations);
  let lowered: string | undefined;
  // Words have no white space or quotes in them.
  const before = () => {
    lowered ??= shown.toLowerCase();
    return lowered;
  };
  const words = instructionWords(instruction, applied);
  return [
    ...textMismatches(words, applied, () => `${collapsed(shown)} ${collapsed(html)}`),
    ...strayTexts(instruction, operations),
    ...colorMismatches(instruction, words, applied, before),
    ...measureMismatches(words, applied),
    ...figureMismatches(words, applied, touched, changes),
    ...lookMismatches(words, applied, before),
  ];
}

const collapsed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

function appliedContent(operations: readonly Operation[]): AppliedContent {
  const values: string[] = [];
  const numbers: number[] = [];
  const aspects = new Set<string>();
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string') values.push(collapsed(value));
    else if (typeof value === 'number') numbers.push(value);
    else if (Array.isArray(value)) for (const one of value) walk(one, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) {
        aspects.add(key);
        if (key === 'op' || key === 'kind' || key === 'what') aspects.add(String(one));
        walk(one, key);
      }
  };
  walk(operations, '');
  return { values, numbers, aspects };
}

/** Shorter ones would cover any word. */
const LEAST_TEXT = 3;

function instructionWords(instruction: string, { values }: AppliedContent): InstructionWords {
  const text = instruction.toLowerCase();
  const covered = values.flatMap((value) => {
    const from = value.length < LEAST_TEXT ? -1 : text.indexOf(value);
    return from < 0 ? [] : [{ from, to: from + value.length }];
  });
  const all = withoutContractions(tokensOf(instruction));
  const tokens = all.filter(
    ({ start, end, quoted }) =>
      quoted || !covered.some(({ from, to }) => start >= from && end <= to),
  );
  return { tokens, isAside: (at) => isAside(tokens, at) };
}

const ASIDE = new Set(
  'except excluding but not keep leave without like same instead from than replace between rather unless where if as'.split(
    ' ',
  ),
);
const ARTICLES = new Set('the all every any these those our my'.split(' '));
const FAR = 8;

function isAside(tokens: readonly Token[], at: number): boolean {
  if (ARTICLES.has(tokens[at - 1]?.word ?? '')) return true;
  for (let back = at - 1; back >= Math.max(0, at - FAR); back--)
    if (ASIDE.has(tokens[back]?.word ?? '')) return true;
  return false;
}

/** A text in quotes is set, or it is one that the document had. */
function textMismatches(
  { tokens }: InstructionWords,
  { values }: AppliedContent,
  before: () => string,
): string[] {
  return tokens
    .filter(({ quoted, word }) => quoted && word.trim() !== '')
    .map(({ word }) => collapsed(word))
    .filter((text) => {
      const bare = text.replace(/^[\s.,;:!?]+|[\s.,;:!?]+$/g, '');
      return !values.some((value) => value.includes(bare)) && !before().includes(bare);
    })
    .map((text) => `“${text}” was not used.`);
}

/** Words of an instruction that became a text of the document: "script font, 40pt" is no name. */
function strayTexts(instruction: string, operations: readonly Operation[]): string[] {
  const quotedTexts = () => tokensOf(instruction).filter(({ quoted }) => quoted);
  return operations.flatMap((operation) => {
    const text =
      operation.op === 'set-text'
        ? operation.text
        : operation.op === 'replace-text'
          ? operation.replace
          : '';
    if (!/^\p{Ll}/u.test(text)) return [];
    if (quotedTexts().some(({ word }) => collapsed(word).includes(collapsed(text)))) return [];
    const words = text.toLowerCase().match(/[\p{L}\d%-]+/gu) ?? [];
    return words.some(isLookWord) ? [`“${text}” may be a look rather than a text.`] : [];
  });
}

/** CSS pixels in one unit. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  '%': 0.01,
};
/** Relative ones come to another number. */
const RELATIVE = new Set(
  'add by more less bigger larger smaller wider narrower taller shorter additional extra another increase decrease reduce grow shrink raise lower times discount tax vat'.split(
    ' ',
  ),
);

const MEASURE = /^(\d{1,5}(?:\.\d{1,4})?)(px|pt|mm|cm|in|%)$/;

function measureMismatches(
  { tokens }: InstructionWords,
  { values, numbers, aspects }: AppliedContent,
): string[] {
  const measures = tokens.filter(({ word, quoted }) => !quoted && MEASURE.test(word));
  if (measures.length === 0 || tokens.some(({ word }) => RELATIVE.has(word))) return [];
  if (aspects.has('textScale') || aspects.has('spacingScale') || aspects.has('recompute'))
    return [];
  const used = [
    ...numbers,
    ...values.flatMap((value) => (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)),
  ];
  return measures.flatMap(({ word }) => {
    const [, amount, unit = 'px'] = MEASURE.exec(word) ?? [];
    const size = Number(amount);
    const pixels = size * (UNITS[unit] ?? 1);
    const isUsed = used.some((one) =>
      [size, pixels, 1 - pixels, 1 + pixels].some(
        (wanted) => Math.abs(one - wanted) < 0.02 * Math.max(1, wanted),
      ),
    );
    return isUsed ? [] : [`The measure ${word} was not used.`];
  });
}
