import type { Token } from './tokens.ts';

const BULLET = /^(?:[-*•·‣◦▪–+]|o)$/;
const AFTER_NUMBER = /^[.):]$/;
const MOST_DIGITS = /^\d{1,2}$/;

/** Wishes as a list say the same without its bullets and numbers: what each began with ends the one before. */
export function withoutListMarks(tokens: readonly Token[], text: string): readonly Token[] {
  const numbered = isNumbered(tokens);
  const kept: Token[] = [];
  let expected = 1;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const before = tokens[at - 1];
    const starts = before === undefined || text.slice(before.end, token.start).includes('\n');
    if (starts && !token.quoted && BULLET.test(token.word) && tokens[at + 1] !== undefined)
      continue;
    const length = markAt(tokens, at, starts ? undefined : expected);
    if (length > 0 && (starts || numbered)) {
      expected += 1;
      at += length - 1;
      if (kept.length > 0) kept.push({ ...token, word: ';', raw: ';' });
      continue;
    }
    kept.push(token);
  }
  return kept;
}

/** "1. …", "2) …", "(3) …": of how many tokens. */
function markAt(tokens: readonly Token[], at: number, number: number | undefined): number {
  const opened = tokens[at]?.word === '(' ? 1 : 0;
  const digits = tokens[at + opened];
  const sign = tokens[at + opened + 1];
  const next = tokens[at + opened + 2];
  if (digits === undefined || sign === undefined || next === undefined) return 0;
  if (digits.quoted || !MOST_DIGITS.test(digits.word) || !AFTER_NUMBER.test(sign.word)) return 0;
  if (sign.start !== digits.end || next.start === sign.end) return 0;
  if (number !== undefined && digits.word !== String(number)) return 0;
  return opened + 2;
}

/** Whether a line counts its wishes: it begins with 1 and goes on with 2. */
function isNumbered(tokens: readonly Token[]): boolean {
  return markAt(tokens, 0, 1) > 0 && tokens.some((_, at) => at > 2 && markAt(tokens, at, 2) > 0);
}
