/**
 * The words of a list that is written as one text. `invoice{number no id}` stands for three of them:
 * what begins alike is written once.
 */
export function wordList(text: string): readonly string[] {
  return text.split(/ (?![^{}]*\})/).flatMap((each) => {
    const at = each.indexOf('{');
    if (at === -1) return each;
    const beginning = each.slice(0, at);
    return each
      .slice(at + 1, -1)
      .split(' ')
      .map((end) => beginning + end);
  });
}

/** The words of such a list, to be looked up. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordList(text));
}
