import { type Element, isTag } from 'domhandler';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Context, Rule, Target } from '../../rule.ts';
import { operations } from '../answers.ts';
import { pixels } from './lengths.ts';
import { setElement } from './set-text.ts';

const MARKS = meanings({
  decimal: `numbered list | numbered | ordered list | number | numbers | numbered points | numbered items | 1 , 2 , 3 | 1 . 2 . 3 . | enumerated list | numbered bullets | digits`,
  disc: `bulleted list | bullet list | bulleted | unordered list | bullets | bullet points | dots | round bullets | bullet`,
  square: 'square bullets | squares | square',
  'lower-alpha': 'letters | a , b , c | a , b | lettered list | lettered | lowercase letters',
});
const NO_MARKS = wordList(
  'without bullets | without bullet points | no bullets | no bullet points | remove the bullets | remove the bullet points | take the bullets away | drop the bullets | hide the bullets | without marks',
);
const FILLER = wordList(
  `make turn change convert format show display put set use have give write add want should be must into to as a an the it this that these those with by for in of on from like list lists
  points point one items item entries steps , : prefer please instead i we would rather style marks mark markers marker`,
);
const MOST_WORDS = 14;
/** Room for a mark, where a list has none. */
const ROOM = '1.6em';
const LEAST_ROOM = 14;

/** "make the recommendations a numbered list", "squares instead of bullets": what stands before the entries of a list. */
export const listMarks: Rule = {
  name: 'list-marks',
  read(clause, context) {
    const slots = clause.tokens.length > MOST_WORDS ? undefined : slotsOf(clause);
    if (slots === undefined || !LIST.test(clause.text)) return undefined;
    const off = slots.takeAll(NO_MARKS).length > 0;
    const found = slots.takeAll(MARKS).filter((one) => !slots.unwished(one));
    const mark = off ? 'none' : lastOf(found, clause);
    if (mark === undefined) return undefined;
    const only = onlyList(context);
    if (only !== undefined) markThings(slots);
    const named = slots.takeRead((words) => listsIn(words, context), MOST_NAME)?.value;
    // "make the headings blue and numbered" is of no list.
    if (
      named === undefined &&
      context.last.some(({ nodes }) => !nodes.some(isEntry)) &&
      !/\b(?:lists?|bullets?|points)\b/.test(clause.text)
    )
      return undefined;
    const entries = named ?? entriesThere(slots, context) ?? only;
    if (entries === undefined || !slots.isDone(FILLER)) return undefined;
    return operations(
      setElement(
        entries.map(({ id }) => id),
        {
          'list-style-type': mark,
          ...(mark === 'none' || hasRoom(entries, context) ? {} : { 'margin-left': ROOM }),
        },
      ),
      [{ kind: 'text', name: 'the list', ids: entries.map(({ id }) => id), nodes: entries }],
    );
  },
};

/** "use bullets there": in the part that was spoken of last. */
function entriesThere(slots: Slots, { last, scope }: Context): readonly Entry[] | undefined {
  const at = slots.phrase.tokens.findIndex(({ word, quoted }) => !quoted && word === 'there');
  const regions = new Set(last.flatMap(({ nodes }) => nodes.map(({ region }) => region)));
  const entries = scope.nodes.filter((node) => isEntry(node) && regions.has(node.region));
  if (at < 0 || regions.size !== 1 || entries.length === 0) return undefined;
  slots.mark(at, at + 1);
  return entries;
}

const LIST = /\b(?:lists?|bullets?|numbered|bulleted|lettered|numbers?|numerals|points)\b/;
const MOST_NAME = 5;

/** "turn the bullets into numbers": what it is to be is said last. */
function lastOf(found: readonly Found<string>[], { text }: Phrase): string | undefined {
  const [one, other, ...more] = found.toSorted((some, next) => some.at - next.at);
  if (more.length > 0) return undefined;
  if (other === undefined) return one?.value;
  // "number the bullet points"
  if (/^number\b/.test(text)) return one?.value;
  return /^(?:turn|change|convert|make|replace)\b.* (?:into|to|with|by) |^(?:make |turn )?the [a-z ]+ (?:as|numbers|numbered)\b/.test(
    text,
  )
    ? other.value
    : undefined;
}

/** "for the things to bring": one list needs no name, whatever it is called. */
function markThings(slots: Slots): void {
  const { text } = slots.phrase;
  const found = THINGS.exec(text);
  if (found === null) return;
  const from = text.slice(0, found.index).split(' ').length - 1;
  slots.mark(from, from + found[0].split(' ').length);
}

const THINGS =
  /(?<=^|\b(?:for|of|on|before|number|make|turn) )(?:the |our |your )?(?:(?:things|list|items|points|entries|steps) (?:of|to|that|which|for|we|you)(?: [a-z]+){1,5}?|what to [a-z]+)(?=$| (?:instead|rather|numbered|bulleted|i|we|with|should|must|as|into|in place|a|by|,)(?: |$))/;

type Entry = Context['scope']['nodes'][number];

function listsIn(words: Phrase, context: Context): readonly Entry[] | undefined {
  const target: Target | undefined = context.target(words);
  const entries = target?.nodes.filter(isEntry) ?? [];
  return entries.length === 0 || target?.kind === 'document' ? undefined : entries;
}

/** The entries of the document, where one list has all of them. */
function onlyList({ scope }: Context): readonly Entry[] | undefined {
  const entries = scope.nodes.filter(isEntry);
  const lists = new Set(entries.map(({ element }) => element.parent));
  return lists.size === 1 ? entries : undefined;
}

const isEntry = ({ role, element }: Entry): boolean =>
  role === 'list-item' && element.name === 'li';

function hasRoom([first]: readonly Entry[], context: Context): boolean {
  const list = first?.element.parent;
  if (first === undefined || list === null || list === undefined || !isTag(list)) return true;
  const room = (element: Element, property: string) =>
    pixels(context.look(element, property) ?? '');
  return (
    room(list, 'padding-left') + room(list, 'margin-left') + room(first.element, 'margin-left') >=
    LEAST_ROOM
  );
}
