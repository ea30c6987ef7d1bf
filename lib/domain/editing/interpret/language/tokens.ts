/** A word, number, address, colour, sign or quoted string of an instruction. */
export interface Token {
  /** In lower case, its spelling corrected. Of a quoted string: its text as given. */
  readonly word: string;
  /** As it was written, without its quotes. */
  readonly raw: string;
  readonly quoted: boolean;
  /** Where it stands in the instruction, quotes included. */
  readonly start: number;
  readonly end: number;
}

/** In order of preference at each place. Every alternative is linear: none repeats what another one repeats. */
const PIECE = new RegExp(
  [
    '"[^"]{0,1500}"',
    String.raw`(?<![\w])'[^'\n]{1,300}'(?!\w)`,
    String.raw`(?<![\w])'[^\n']{1,200}(?:'\w[^\n']{0,200}){1,4}'(?!\w)`,
    // A sign that ends the sentence is not the address's.
    String.raw`(?:https?:\/\/|data:image\/)[^\s"<>]{1,2000}(?<![.,;:!?)\]])`,
    String.raw`www\.[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:\/[^\s"<>]{0,500})?`,
    String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}`,
    '#[0-9a-f]{3,8}(?![0-9a-z])',
    String.raw`(?:rgba?|hsla?)\([^()]{1,60}\)`,
    // A sign of its own would be lost: "-20px" is not "20px".
    String.raw`(?<=[\s:=(])-\d{1,6}(?:[.,]\d{1,6})?(?:px|pt|em|rem|mm|cm|in|%)(?![\p{L}\d])`,
    '-{1,2}>|=>|→|⇒|➔|➜',
    String.raw`[$€£¥₹]\s?\d[\d,.]{0,20}\d|[$€£¥₹]\s?\d|[$€£¥₹]`,
    String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}`,
    String.raw`(?<!\d)\d{1,2}:\d{2}(?![\d:])`,
    // Telephone numbers that would begin with a bracket or fall into three.
    String.raw`\(\d{2,5}\) ?\d[\d -]{4,12}\d(?!\d)|(?<![\d-])\d{3}-\d{3}-\d{4}(?![\d-])`,
    String.raw`\d+(?:[.,]\d+)*(?:px|pt|em|rem|mm|cm|in|st|nd|rd|th|x|k)?(?![\p{L}\d])%?`,
    String.raw`\.\d+(?:px|pt|em|rem|mm|cm|in)?`,
    String.raw`[\p{L}\d_][\p{L}\p{M}\d_]*(?:['-][\p{L}\d_]+)*`,
    String.raw`[^\s]`,
  ].join('|'),
  'giu',
);

const ARROW = /^(?:-{1,2}>|=>|[→⇒➔➜])$/;

/** Typographic quotes and dashes as plain ones, character by character, so that places stay what they are. */
export function plainSigns(text: string): string {
  return text
    .replace(/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2018\u2019\u201a\u201b\u2032`\u00b4]/g, "'")
    .replace(/[\u2013\u2014\u2212]/g, '-')
    .replace(/[\u00a0\u2007\u202f\t]/g, ' ');
}

/** The tokens of an instruction; a possessive "'s" is one of its own. */
export function tokensOf(instruction: string): Token[] {
  const text = plainSigns(instruction);
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const end = index + piece.length;
    const quoted = piece.length > 1 && /^["']/.test(piece) && piece.endsWith(piece.charAt(0));
    if (quoted) {
      const raw = instruction.slice(index + 1, end - 1);
      tokens.push({ word: raw, raw, quoted, start: index, end });
      continue;
    }
    for (const [from, to] of parts(piece)) {
      const raw = instruction.slice(index + from, index + to);
      const word = ARROW.test(piece) ? '->' : piece.slice(from, to).toLowerCase();
      tokens.push({ word, raw, quoted: false, start: index + from, end: index + to });
    }
  }
  return tokens;
}

/** "client's" is two words. */
function parts(piece: string): readonly (readonly [number, number])[] {
  const owner = /^(?!(?:it|that|let|here|there|what|he|she|who)'s$)[\p{L}\d_-]+(?='s$)/iu.exec(
    piece,
  );
  if (owner === null) return [[0, piece.length]];
  return [
    [0, owner[0].length],
    [owner[0].length, piece.length],
  ];
}

/** The words with one space between them, what is quoted left out of its quotes: patterns are not to look into it. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ word, quoted }) => (quoted ? '""' : word)).join(' ');
