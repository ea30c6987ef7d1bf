/** The lines of a text without white space at their ends, blank ones left out. In linear time, unlike a split at `\s*\n\s*`. */
export function trimmedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
