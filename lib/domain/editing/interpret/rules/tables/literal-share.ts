import type { Slots } from '../../language/slots.ts';

const SHARE = /^\d{1,3}(?:[.,]\d{1,3})?%$/;
const VALUES =
  /^(?:values?|saying|says?|containing|contains|text|entry|entries|contents?|reading|reads|default|filled|fill)$/;
const NOTHING = /^0+(?:[.,]0+)?%$/;

/** "with value 5%" is what the cells say, and so is nothing: a share of nothing is none. */
export function literalShare(slots: Slots): string | undefined {
  const { tokens } = slots.phrase;
  const at = tokens.findIndex(({ word, quoted }) => !quoted && SHARE.test(word));
  const share = tokens[at];
  if (share === undefined || /^(?:of|on)$/.test(slots.word(at + 1))) return undefined;
  const before = [1, 2].map((step) => tokens[at - step]);
  const isValue = before.some(
    (token, step) =>
      token !== undefined &&
      VALUES.test(token.word) &&
      (step === 0 || /^(?:of|:|with|is|=)$/.test(before[0]?.word ?? '')),
  );
  if (!isValue && !NOTHING.test(share.word)) return undefined;
  slots.mark(at, at + 1);
  return share.raw;
}
