import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { contains } from '../../targets/make.ts';
import { type Member, membersOf } from '../../targets/members.ts';

const CHANGE = '(?:change|difference|trend|delta)';
const ITS = new RegExp(`^(?:the |its |a )?${CHANGE}(?: (?:of|in|for|on) (?:the )?(?<of>.+))?$`);
const WHOSE = new RegExp(`^(?:the )?(?<of>.+?)(?: 's)? ${CHANGE}$`);
const NAME = /^(?:the |our )?(?<of>.+?)(?: (?:figure|metric|number|value|card|kpi))?$/;
export const SIGNED = /^[-+−±]/;

/** "Uptime", "its change", "the change in uptime": the figure of a card, or how it changed, which has a sign. */
export function cardFigures(what: Phrase, value: Phrase, context: Context): readonly ContentNode[] {
  if (what.quoted || !/\d/.test(value.raw) || what.tokens.length > 8) return [];
  const change = ITS.exec(what.text) ?? WHOSE.exec(what.text);
  const name = (change ?? NAME.exec(what.text))?.groups?.['of'];
  const all = membersOf(context.scope).flat();
  const isSpokenOf = name === undefined || /^(?:it|that|this)$/.test(name);
  const card = isSpokenOf ? cardOf(all, context) : cardCalled(all, name);
  const figures = card?.nodes.filter(({ text }) => /^\W{0,3}\d/.test(text)) ?? [];
  const isChange = change !== null || SIGNED.test(value.raw);
  const meant = figures.filter(({ text }) => SIGNED.test(text) === isChange);
  return meant.length === 1 ? meant : [];
}

/** The one that was spoken of before. */
function cardOf(all: readonly Member[], { last }: Context): Member | undefined {
  const [node] = last.at(-1)?.nodes ?? [];
  return node && all.find(({ element }) => contains(element, node.element));
}

function cardCalled(all: readonly Member[], name: string): Member | undefined {
  const found = all.filter(({ label }) => plainWords(label) === plainWords(name));
  return found.length === 1 ? found[0] : undefined;
}
