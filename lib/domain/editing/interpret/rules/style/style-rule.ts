import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import { VERBS } from '../../language/vocabulary.ts';
import type { Group, Item, Manner } from '../../looks.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { documentTarget, regionTarget } from '../../targets/make.ts';
import { besideOperations } from './beside.ts';
import { fulfil } from './fulfil.ts';
import { exceptedIn, groupsOf, without } from './groups.ts';
import { linesOf } from './lines-of.ts';
import { placesBeside } from './placed.ts';
import { readItems } from './read-items.ts';
import { sameLooks } from './same-looks.ts';
import { takesOwn } from './takes-own.ts';

/** Who says more than this in one breath speaks of no looks. */
const MOST_WORDS = 60;

/** "make the title bold and blue, and the header and footer gray" */
export const style: Rule = {
  name: 'style',
  read: (clause, context) =>
    PRICED.test(clause.text) || OF_SHEET.test(clause.text)
      ? undefined
      : readStyle(clause, context, () => readItems(clause, context)),
};

const BRINGS =
  /^(?:add|insert|append|create|include|write|new|attach|need|want|i want|we need|duplicate|copy|remove|delete|drop|hide|show|move|swap|rename|sort|order)\b/;

/**
 * The same before rules that would take words for a text or a name: where all of a clause is about looks
 * of what is there, and nothing is brought, taken away or moved.
 */
export const looksAlone: Rule = {
  name: 'looks-alone',
  read(clause, context) {
    if (clause.tokens.length > MOST_WORDS || clause.tokens.some(({ quoted }) => quoted))
      return undefined;
    if (PRICED.test(clause.text) || OF_SHEET.test(clause.text)) return undefined;
    const items = readItems(clause, context);
    return items === undefined || placesBeside(items, clause) || !areLooksAlone(items, clause)
      ? undefined
      : readStyle(clause, context, () => items);
  },
};

/** "the fee goes up by 10" */
const PRICED = /^[^"]*\b(?:goes|went|gone|going) (?:up|down)\b/;

/** "narrower page margins" are of the sheet, and no room between its parts. */
const OF_SHEET = /\b(?:page|paper|sheet|document) margins?\b/;

function areLooksAlone(items: readonly Item[], { text }: Phrase): boolean {
  const first = items.find(({ is }) => is === 'target' || is === 'aspect');
  if (BRINGS.test(text) && first?.is !== 'aspect') return false;
  const wishes = items.flatMap((item) => (item.is === 'wish' ? [item.wish] : []));
  // "put the Amount column on the left" moves it.
  if (PLACES.test(text) && wishes.every(({ kind }) => kind === 'align' || kind === 'side'))
    return false;
  // A bare number or percentage is a size only where that is said.
  const isBare = wishes.some((wish) => wish.kind === 'length' && /^[\d.]+%?$/.test(wish.css));
  if (isBare && !items.some(({ is }) => is === 'aspect')) return false;
  return (
    items.some(({ is }) => is === 'target') ||
    wishes.some(({ kind }) => kind === 'lines' || kind === 'stripes')
  );
}

/** "add a red line item" is no look of those that are there. */
function bringsAnother(items: readonly Item[], { text }: Phrase): boolean {
  const first = items.find(({ is }) => is === 'target' || is === 'aspect');
  return (
    /^(?:add|insert|append|create|include|attach)\b/.test(text) &&
    first?.is === 'target' &&
    !items.some(
      (item) =>
        item.is === 'aspect' ||
        (item.is === 'wish' && (item.wish.kind === 'stripes' || item.wish.kind === 'lines')),
    )
  );
}

/** "leave the notes off & the title bold": one goes, the other gets a look. */
function takesAway(items: readonly Item[], { text }: Phrase): boolean {
  const [first, second, third, ...others] = items.filter(
    ({ is }, at) => is !== 'not' && !(is === 'join' && items[at - 1]?.is === 'join'),
  );
  return (
    TAKES.test(text) &&
    first?.is === 'target' &&
    second?.is === 'join' &&
    third?.is === 'target' &&
    others.some(({ is }) => is === 'wish')
  );
}

/** "should sit over the title": what stands there is not named here. */
const STANDS =
  /^(?:(?:should|must|shall|has to|needs to) )?(?:sit|stand|go|come|be placed) (?:over|above|below|under|beside|before|after|next) /;

const TAKES =
  /^(?:remove|delete|drop|hide|lose|no|without|(?:leave|take|turn|switch) .*\b(?:off|out|away)\b(?! of))/;

/** "the other way round", "switch both around" */
const ROUND =
  /\bway a?round\b|^(?:swap|switch|turn|flip|change|exchange|trade|interchange)\b.* a?round$|^(?:swap|exchange|interchange|trade)\b/;

const ROUNDED = /\bround(?:s|ed|ing)?\b/;
const CORNERS = /\b(?:corners?|edges?|borders?|box(?:es)?|boxed|cards?|tiles?|cells?|tables?)\b/;
const FIGURES =
  /\b(?:whole|nearest|integers?|decimals?|cents?|prices?|amounts?|figures?|numbers?|values?|costs?|fees?|up|down|off)\b/;
/** "round all prices to whole numbers" is of what they say. */
const isOfFigures = (text: string): boolean =>
  ROUNDED.test(text) && FIGURES.test(text) && !CORNERS.test(text);

/** "wider margins and a signature line above my name" brings what is signed on. */
const SIGNED =
  /\ban? (?:dotted |blank )?(?:signature|signing|sign-off) (?:line|field|block|space)\b/;

const PLACES = /^(?:put|place|position|set|shift|push|pull|bring)\b/;

/** "the address on one line" draws none. */
const ONE_LINE =
  /\b(?:on|in|onto|into|to) (?:just |only )?(?:a single|one|one single|a|the same|two|three|its own|separate|their own|\d) lines?(?: only)?$/;

/** "remove the line with the due date" is about what the line says. */
const LINE_OF_TEXT =
  /^(?:remove|delete|drop|hide|erase|omit|get rid of|take (?:out|off|away)|cut|strike|lose) (?:the |that |this )?line (?:with|for|containing|saying|stating|showing|that (?:has|says|shows|contains|gives)) /;

function readStyle(
  clause: Phrase,
  context: Context,
  itemsOf: () => readonly Item[] | undefined,
): Reading | undefined {
  if (clause.tokens.length > MOST_WORDS) return undefined;
  if (ROUND.test(clause.text) || isOfFigures(clause.text)) return undefined;
  if (ONE_LINE.test(clause.text) || SIGNED.test(clause.text)) return undefined;
  if (LINE_OF_TEXT.test(clause.text) || takesOwn(clause, context)) return undefined;
  // Whose looks those are is not known here.
  if (/\b(?:like|as in) (?:an?|those|these|in) /.test(clause.text)) return undefined;
  const isNameless = ONE_OF_THEM.test(clause.text) || PLACE_ALONE.test(clause.text);
  if (context.last.length === 0 && isNameless) return undefined;
  const items = itemsOf();
  if (items === undefined) return undefined;
  if (bringsAnother(items, clause) || placesBeside(items, clause)) return undefined;
  if (takesAway(items, clause) || STANDS.test(clause.text)) return undefined;
  const groups = groupsOf(items);
  // "the same for the footer"
  const isSame = items.some(({ is }) => is === 'same') || SAME.test(clause.text);
  const said = groups.map((group) =>
    group.wishes.length === 0 && isSame && group.targets.length > 0
      ? { ...group, wishes: sameLooks(group.targets, clause, context) }
      : group,
  );
  if (said.some(({ wishes }) => wishes.length === 0)) return undefined;
  const reading = readGroups(said, exceptedIn(items), clause, context);
  const looks = said.at(-1)?.wishes ?? [];
  const isLoose = said.every(({ targets }) => targets.length === 0);
  return reading && { ...reading, looks, isLoose, complains: isComplaint(clause) };
}

/** "at the very left": something that is not named here stands there. */
const PLACE_ALONE =
  /^(?:at|on|to|in) the (?:very |far )?(?:left|right|center|middle|top|bottom)(?: (?:hand )?side| edge)?$/;

/** "make that one bigger", "it was 10", where nothing was spoken of before. */
const ONE_OF_THEM =
  /\b(?:that|this|those|these) ones?\b|^(?:it|that|there) (?:is|was|were|are|has to be|should be|should have been|must be|needs to be) \d[\d.]*$/;

const SAME = /\b(?:the )?same\b|\blikewise\b|\bditto\b|\b(?:too|as well)$/;
const COMPLAINT =
  /^(?:the |this |that |our |my |it |its |all |everything )?(?:[a-z]+ ){0,4}(?:is|are|looks?|seems?|feels?|takes?(?: up)?|uses|occupies) (?:just |a bit |a little |way |far |much |rather |really |kind of )?(?:too|hard|difficult|so|very|not)\b|^(?:[a-z]+ ){1,4}(?:way |far |much )?too (?!and\b|please\b)[a-z]+/;

/** "too small", but not "too small, bump it up by 2pt", which says what is to be done as well. */
const isComplaint = ({ text, tokens }: Phrase): boolean =>
  COMPLAINT.test(text) &&
  !tokens.some(
    ({ word }, at) =>
      /^(?:[,;:-]|and|so)$/.test(tokens[at - 1]?.word ?? '') &&
      (VERBS.has(word) || /^(?:bump|crank|grow|boost|tone|up)$/.test(word)),
  );

const ADDS =
  /^(?:add|put|draw|insert|give|include|surround|frame|wrap|enclose|outline|box)\b|\bwith an? /;
const AROUND = /\b(?:around|surround|frame|enclose|box)\b| round (?!corners|edges)/;

const MORE = /\b(?:add|adding|insert|extra|additional|more|increase|another|further)\b/;

function mannerOf({ text }: Phrase): Omit<Manner, 'sides'> {
  return {
    adds: ADDS.test(text),
    around: AROUND.test(text),
    more: MORE.test(text),
    between: /\bbetween\b/.test(text),
  };
}

function readGroups(
  groups: readonly Group[],
  excepted: readonly Target[],
  clause: Phrase,
  context: Context,
): Reading | undefined {
  const manner = mannerOf(clause);
  const beside = besideOperations(groups, context);
  if (beside !== undefined)
    return {
      result: { kind: 'operations', operations: beside },
      about: groups.flatMap(({ targets }) => targets),
    };
  const operations: Operation[] = [];
  const about: Target[] = [];
  for (const group of groups) {
    const targets =
      group.targets.length > 0
        ? group.targets
        : defaultTargets(group, clause, context).flatMap((target) => without(target, excepted));
    if (targets.length === 0) return undefined;
    const lines = targets.flatMap((target) => linesOf(target, context));
    for (const some of apart(lines, clause)) {
      const made = fulfil({ ...group, targets: some }, { ...manner, sides: [] }, context);
      if (made === undefined || made.length === 0) return undefined;
      operations.push(...made);
    }
    about.push(...targets);
  }
  return { result: { kind: 'operations', operations }, about };
}

/** Words of a text by themselves, all else together; "in the notes" before them says only where they stand. */
function apart(targets: readonly Target[], clause: Phrase): readonly (readonly Target[])[] {
  const words = targets.filter((target) => target.words !== undefined);
  const isPlace =
    words.length > 0 && /^(?:in|inside|within|under|of|from|on|at)\b/.test(clause.text);
  const whole = targets.filter(
    (target) =>
      target.words === undefined &&
      !(isPlace && words.every(({ nodes }) => nodes.every((node) => target.nodes.includes(node)))),
  );
  return [...(whole.length > 0 ? [whole] : []), ...words.map((one) => [one])];
}

const TYPE =
  /^(?:(?:change|set|make|use|increase|reduce|decrease|lower|raise|the|a|overall|general|base|default) ){0,3}(?:text size|font size|font|typeface|font family|line spacing|line height|text)\b/;

/** A point of its own in a list, "- text size 16px", goes on with no other. */
function isOfAllText(clause: Phrase): boolean {
  return clause.startsLine && TYPE.test(clause.text);
}

/** "less cell padding", "reduce the row height" */
const OF_CELLS = /\b(?:cell|row) (?:padding|height|spacing)\b/;

/** Looks without anything named are wished of what was spoken of before, of the region pointed at, or of all. */
function defaultTargets(group: Group, clause: Phrase, context: Context): readonly Target[] {
  const { content, region, subject } = context.scope;
  // "rename the notes, then change the font": not the font of the notes.
  const isOther =
    (context.lastLooks.length === 0 && group.wishes.some(({ wish }) => wish.kind === 'font')) ||
    isOfAllText(clause);
  if (context.last.length > 0 && !isOther) return context.last;
  if (region !== undefined) return [regionTarget(content, region)];
  const isTables =
    OF_CELLS.test(clause.text) ||
    group.wishes.some(
      ({ wish, aspects }) =>
        wish.kind === 'stripes' || (aspects.includes('border') && wish.kind !== 'color'),
    );
  const table = content.lineItems ?? content.tables[0];
  if (isTables && table !== undefined)
    return [
      {
        kind: 'table',
        name: 'the table',
        ids: [table.id],
        nodes: table.rows.flatMap(({ cells }) => cells),
        table,
      },
    ];
  const whole = documentTarget(content, subject.document.body);
  return whole === undefined ? [] : [whole];
}
