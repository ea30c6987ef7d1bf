import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import { hasWord } from '../rules/texts/find-text.ts';
import type { Scanned } from '../target.ts';

const LEAD =
  /^(?:(?:the|this|that|these|those|all|every|each|any|our|my) ){0,2}(?:(?<kind>words?|phrase|sentence|passage|text|part|bit|date|amount|number|figure|name|expression|term|occurrences?|mentions?|instances?)(?: (?:of|:|saying|reading|that says))?(?: the (?:words?|phrase|text|date|name))? )?/;
const WITHIN = /^(?:in|inside|within|from|of|on)$/;
/** What is a name or a figure without being called one. */
const NAMED = /^\p{Lu}[\p{L}'-]{2,}$|\d/u;
const UNIT =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|pounds?|dollars?|euros?|percent|%|pcs|units?|points?)$/;
const LONGEST = 8;
const MOST_NODES = 40;

/** "“14 March”", "the words two years in the first paragraph": a part of a longer text. */
export function wordsNamed(
  phrase: Phrase,
  start: number,
  context: Context,
  scanTarget: (phrase: Phrase, at: number, context: Context) => Scanned | undefined,
): Scanned | undefined {
  const lead = LEAD.exec(`${phrase.slice(start, start + 6).text} `);
  const at = start + (lead?.[0].split(' ').length ?? 1) - 1;
  const first = phrase.tokens[at];
  if (first === undefined) return undefined;
  const longest = first.quoted ? 1 : Math.min(LONGEST, phrase.tokens.length - at);
  for (let length = longest; length > 0; length--) {
    const said = phrase.slice(at, at + length);
    const isName = lead?.groups?.['kind'] !== undefined || isFigureOrName(said);
    if (!(first.quoted || isName)) continue;
    const nodes = saying(said.raw, context);
    if (nodes.length === 0) continue;
    const within = WITHIN.test(phrase.tokens[at + length]?.word ?? '')
      ? scanTarget(phrase, at + length + 1, context)
      : undefined;
    const around = new Set(within?.target.nodes ?? nodes);
    const inside = nodes.filter((node) => around.has(node));
    if (inside.length === 0 || inside.length > MOST_NODES) return undefined;
    const target = {
      kind: 'text',
      name: `“${said.raw}”`,
      ids: [...new Set(inside.map(({ id }) => id))],
      nodes: inside,
      words: said.raw.trim(),
    } as const;
    return { target, next: within?.next ?? at + length };
  }
  return undefined;
}

/** "14 March", "September": every word of it begins with a capital, but for that of the sentence, or holds a digit. */
function isFigureOrName({ tokens }: Phrase): boolean {
  const isNamed = tokens.every(
    ({ raw, word, quoted, start }, at) =>
      !quoted &&
      ((NAMED.test(raw) && (start > 0 || /\d/.test(raw))) ||
        (UNIT.test(word) && /^\d/.test(tokens[at - 1]?.word ?? ''))),
  );
  return isNamed && tokens.some(({ raw }) => /\p{L}|\d{4}/u.test(raw));
}

/** Texts that say these words among others. */
function saying(raw: string, { scope }: Context): readonly ContentNode[] {
  const words = raw.trim();
  if (words.length < 2) return [];
  const nodes = scope.nodes.filter(({ text }) => hasWord(text, words));
  return nodes.some(({ text }) => text === words) ? [] : nodes;
}
