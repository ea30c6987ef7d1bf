import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { sentencesIn } from '../../targets/paragraphs.ts';
import { contentLoss, firstMatch, notFeasible, operations } from '../answers.ts';
import { REMOVE } from '../tables/remove-column.ts';
import { textSaid } from './find-text.ts';

const ABOUT = [
  new RegExp(
    `^${REMOVE} (?:the |that |this )?(?<unit>sentences?|lines?|paragraphs?|bit|part|statement|remark|note|text|clause|wording|bullet(?: point)?|list item) (?:about|on|mentioning|(?:that|which) (?:mentions?|talks? about|says?|refers? to|starts? with|begins? with|contains?)|regarding|concerning|with|saying|containing|starting with|beginning with|referring to|where it says) (?:the )?(?<words>.+)$`,
  ),
];
const WORDS = new RegExp(
  `^${REMOVE} (?:the |all |every |any )*(?:(?:words?|phrase|text|term|mentions? of|occurrences? of|sentence|line|paragraph|references? to) )*(?<words>.+?)(?: (?:everywhere|throughout|from (?:the )?(?:document|text|invoice|quote|letter|report)))?$`,
);

/** "delete the sentence about refunds", "remove the words 'due immediately'" */
export const deleteText: Rule = {
  name: 'delete-text',
  read(clause, context) {
    const about = firstMatch(clause, ABOUT);
    const said = about?.['words'];
    if (said !== undefined)
      return withoutUnit(about?.['unit']?.text ?? '', withoutPlace(said, context), context);
    const only = quotedAlone(clause, context);
    if (only !== undefined) return withoutWords(only, context);
    const words = clause.match(WORDS)?.['words'];
    if (
      words === undefined ||
      !(words.quoted || /\b(?:words?|phrase|text|term|mentions? of)\b/.test(clause.text))
    )
      return undefined;
    return withoutWords(words, context);
  },
};

/** "late fees from the terms" */
function withoutPlace(said: Phrase, context: Context): Phrase {
  const { words, place } =
    said.match(/^(?<words>.+?) (?:from|in|under) (?<place>(?:the|our) .+)$/) ?? {};
  return words !== undefined && place !== undefined && context.targets(place) !== undefined
    ? words
    : said;
}

const GONE =
  /\b(?:delete[ds]?|remove[ds]?|drop(?:ped)?|get rid|take (?:out|away|off)|cut|erase[ds]?|strip|omit|lose|clear|go|not (?:want|need)|no longer (?:want|need)|should not be|no|without|leave out|left out|struck|strike|eliminate|out|away|disappear|vanish|scrap|ditch|kill)\b/;
const AROUND = new Set(
  `delete deleted remove removed drop dropped get rid of take out away off cut erase erased strip omit omitted lose clear can could should must
  shall go be not no longer want need needs to i we do does please the this that word words sentence line text phrase paragraph label bit
  part remark statement completely entirely altogether any more there here anymore left leave struck strike eliminate : , ; everywhere without
  it is all disappear vanish scrap ditch kill has have gone would like throughout note`.split(
    /\s+/,
  ),
);

/** A text in quotes that is to go, and where it stands. */
function quotedAlone(clause: Phrase, context: Context): Phrase | undefined {
  const at = clause.tokens.findIndex(({ quoted }) => quoted);
  const others = clause.tokens.filter((_, place) => place !== at);
  if (at < 0 || others.some(({ quoted }) => quoted) || !GONE.test(clause.text)) return undefined;
  const inside = clause.tokens.findIndex(
    ({ word }, place) => place > at && /^(?:in|from|on|of|below|under)$/.test(word),
  );
  const ends = inside < 0 ? clause.tokens.length : inside;
  const isPlaced = inside < 0 || context.targets(clause.slice(inside + 1)) !== undefined;
  const isKnown = clause.tokens
    .slice(0, ends)
    .every(({ word, quoted }) => quoted || AROUND.has(word));
  return isPlaced && isKnown ? clause.slice(at, at + 1) : undefined;
}

const PROSE = new Set(['prose', 'list-item', 'text']);

function withoutUnit(unit: string, words: Phrase, context: Context): Reading | undefined {
  const said = words.raw.toLowerCase();
  const stem = said.replace(/(?:s|ing|ed)$/, '');
  const holds = (text: string) =>
    text.toLowerCase().includes(said) || (stem.length > 3 && text.toLowerCase().includes(stem));
  const nodes = context.scope.nodes.filter(({ role, text }) => PROSE.has(role) && holds(text));
  const [node] = nodes;
  if (node === undefined) {
    const other = context.scope.nodes.find(({ text }) => holds(text));
    if (other !== undefined && other.role === 'cell') return undefined;
    return notFeasible(`No sentence of the document is about ${words.raw}.`, sentencesOf(context));
  }
  const sentences = nodes.flatMap((each) =>
    sentencesIn(each.text)
      .filter(holds)
      .map((text) => ({ node: each, text })),
  );
  const [first] = sentences;
  const isWhole = /paragraph|bullet|list item|note|part/.test(unit);
  if (nodes.length > 1 || (!isWhole && sentences.length > 1))
    return notFeasible(
      `Several sentences are about ${words.raw}.`,
      sentences.slice(0, 3).map(({ text }) => `Delete the sentence “${text}”`),
    );
  if (isWhole || first === undefined || first.text === node.text)
    return operations([{ op: 'remove', targets: [node.id] }]);
  return operations([without(node, first.text)]);
}

function without(node: ContentNode, text: string): Operation {
  return node.text.trim() === text
    ? { op: 'remove', targets: [node.id] }
    : { op: 'replace-text', targets: [node.id], find: text, replace: '' };
}

function sentencesOf({ scope }: Context): string[] {
  return scope.nodes
    .filter(({ role }) => PROSE.has(role))
    .flatMap(({ text }) => sentencesIn(text))
    .filter((text) => text.length > 5 && text.length < 90)
    .slice(0, 3)
    .map((text) => `Delete the sentence “${text}”`);
}

function withoutWords(words: Phrase, context: Context): Reading | undefined {
  const found = textSaid(words.raw, context);
  if (found === undefined)
    return words.quoted
      ? notFeasible(`The document does not say “${words.raw}”.`, sentencesOf(context))
      : undefined;
  const lost = found.nodes.find(
    ({ role, text }) =>
      text === found.text && ['cell', 'total-value', 'total-label', 'party-name'].includes(role),
  );
  if (lost !== undefined) return contentLoss(`“${lost.text}”`);
  const targets = found.nodes.map(({ id }) => id);
  return found.nodes.every(({ text }) => text !== found.text)
    ? operations([{ op: 'replace-text', targets, find: found.text, replace: '' }])
    : operations(found.nodes.map((node) => without(node, found.text)));
}
