import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned } from '../target.ts';
import { plainWords } from './document-texts.ts';
import { textTarget } from './make.ts';

const KIND =
  /^(?:line|text|name|company|firm|address|sentence|paragraph|figure|amount|value|label|heading|entry|part)$/;
const FIGURE = /^(?:figure|amount|value)$/;
const LONGEST = 5;
const SHORTEST = 4;
const MOST_LETTERS = 60;
const DETERMINER = /^(?:the|our|my|this|that|their|his|her)$/;

/** Wishes that are no looks: what they name half is not changed by guessing. */
const OTHER =
  /^(?:swap|switch|exchange|trade|interchange|flip|move|shift|add|insert|append|include|remove|delete|drop|hide|erase|lose|rename|replace|sort|order|put|place|write|say|duplicate|copy|call|not)\b/;

/** "Kestrel" for “Kestrel Labs”: some words of one short text alone. A look changes nothing of what it says. */
export function shortName(phrase: Phrase, start: number, { scope }: Context): Scanned | undefined {
  const { tokens } = phrase;
  if (OTHER.test(phrase.text)) return undefined;
  const at = DETERMINER.test(tokens[start]?.word ?? '') ? start + 1 : start;
  const first = tokens[at];
  if (first === undefined || first.quoted || !/^\p{L}/u.test(first.word)) return undefined;
  const most = Math.min(LONGEST, tokens.length - at);
  for (let length = most; length > 0; length--) {
    const said = phrase.slice(at, at + length);
    if (said.tokens.some(({ quoted, word }) => quoted || /^[^\p{L}\p{N}]/u.test(word))) continue;
    const words = plainWords(said.text);
    if (words.length < SHORTEST) continue;
    const found = scope.nodes.filter(
      ({ text }) => text.length <= MOST_LETTERS && ` ${plainWords(text)} `.includes(` ${words} `),
    );
    const texts = new Set(found.map(({ text }) => text));
    const target = texts.size === 1 ? textTarget(found, `“${found[0]?.text}”`) : undefined;
    if (target === undefined) continue;
    const next = at + length;
    const kind = tokens[next]?.word ?? '';
    const figures = FIGURE.test(kind) ? figuresOf(found, scope.nodes) : [];
    return {
      target: textTarget(figures, target.name) ?? target,
      next: KIND.test(kind) ? next + 1 : next,
    };
  }
  return undefined;
}

/** "the owing amount": the figure beside “Still owing”, not that label. */
const figuresOf = (labels: readonly ContentNode[], nodes: readonly ContentNode[]): ContentNode[] =>
  nodes.filter(
    ({ label, text }) =>
      /\d/.test(text) && labels.some((one) => one.text.replace(/\s*:$/, '') === label),
  );
