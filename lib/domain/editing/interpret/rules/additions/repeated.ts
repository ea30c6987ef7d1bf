import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule, Target } from '../../rule.ts';
import { operations } from '../answers.ts';
import { type Place, placeOf } from './place.ts';

const AGAIN =
  '(?:a second time|another time|one more time|once more|once again|again|twice|as well|too|also)';
const FORMS = [
  new RegExp(
    `^(?:repeat|duplicate|copy|(?:put|add|insert|place|give|show) a (?:copy|duplicate) of) (?<what>.+?)(?: ${AGAIN})?$`,
  ),
  new RegExp(
    `^(?:show|print|put|write|display|state|give|have|list|mention|add|place|include) (?<what>.+?) ${AGAIN}(?: ,)? (?<where>.+)$`,
  ),
  new RegExp(
    `^(?:show|print|put|write|display|state|give|have|list|mention|add|place|include) (?<what>.+) ${AGAIN}$`,
  ),
  new RegExp(
    `^(?<what>.+?) (?:should|must|could|needs to|has to|ought to) ${AGAIN} (?:appear|stand|be|show|be (?:shown|printed|repeated|visible|given)) (?<where>.+?)$`,
  ),
];
const PLACES =
  /^(?:at|in|on|to|below|under|underneath|beneath|above|after|before|over|into|next|beside|between)$/;

/** "Show the total a second time, above the table": a labelled figure once more, where it is said. */
export const repeated: Rule = {
  name: 'repeated',
  read(clause, context) {
    for (const form of FORMS) {
      const { what, where } = clause.match(form) ?? {};
      const said =
        what && (where === undefined ? placed(what, context) : whole(what, where, context));
      const fact = said && factOf(said.target, context);
      if (said === undefined || fact === undefined) continue;
      const { place, target } = said.place;
      return operations([{ op: 'insert', place, target, block: { kind: 'fact', ...fact } }]);
    }
    return undefined;
  },
};

interface Said {
  readonly target: Target;
  readonly place: Place;
}

function whole(what: Phrase, where: Phrase, context: Context): Said | undefined {
  const target = context.target(what);
  const place = target && placeOf(where, context);
  return target && place && { target, place };
}

/** What is named, and where it is to stand behind it. */
function placed(said: Phrase, context: Context): Said | undefined {
  for (const [at, { word, quoted }] of said.tokens.entries()) {
    if (at === 0 || quoted || !PLACES.test(word)) continue;
    const before = said.tokens[at - 1]?.word === ',' ? at - 1 : at;
    const found = whole(said.slice(0, before), said.slice(at), context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One value and what it is called. */
function factOf(
  { nodes, kind }: Target,
  { scope: { content } }: Context,
): { readonly label: string; readonly value: string } | undefined {
  if (kind !== 'total' && kind !== 'text') return undefined;
  const values = nodes.filter(({ role }) => /^(?:value|total-value|number)$/.test(role));
  const [value] = values;
  if (value === undefined || new Set(values.map(({ text }) => text)).size > 1) return undefined;
  const label = values.find((node) => node.label !== undefined)?.label;
  const own = label ?? content.totals.find((line) => line.value === value)?.label.text;
  return { label: (own ?? 'No.').replace(/:$/, ''), value: value.text };
}
