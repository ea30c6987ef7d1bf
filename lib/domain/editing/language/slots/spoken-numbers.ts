const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const tensOf = (word: string): number | undefined => {
  const at = TENS.indexOf(word);
  return at < 0 ? undefined : (at + 2) * 10;
};

/** "seven", "forty", "forty-nine"; undefined where a word is no number above zero. */
export function spokenNumber(word: string): number | undefined {
  const one = ONES.indexOf(word);
  if (one > 0) return one;
  const [ten = '', rest, ...more] = word.split('-');
  const tens = tensOf(ten);
  if (tens === undefined || rest === undefined || more.length > 0) return tens;
  const unit = ONES.indexOf(rest);
  return unit > 0 && unit < 10 ? tens + unit : undefined;
}

/** A number below a hundred in words. */
export function inWords(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 1 || value > 99) return undefined;
  if (value < ONES.length) return ONES[value];
  const tens = TENS[Math.floor(value / 10) - 2];
  return value % 10 === 0 ? tens : `${tens}-${ONES[value % 10]}`;
}
