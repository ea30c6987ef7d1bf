import { type Element, isTag } from 'domhandler';
import type { Phrase } from '../../language/phrase.ts';
import { meanings, slotsOf, wordList } from '../../language/slots.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { clausesOf } from '../../targets/document-names.ts';
import { operations } from '../answers.ts';
import { BREAK_FILLER, PAGE_FILLER } from './page-words.ts';

const BREAKS = wordList(
  `page break | page breaks | pagebreak | page-break | break | new page | fresh page | own page | separate page | next page | another page | different page | following page | second page
  | page 2 | page two | 2nd page | its own page | a page of its own | page of its own | brand new page | page of their own | break the page | break page | new sheet | fresh sheet
  | separate sheet | own sheet | next sheet | extra page | the page should break | page to itself | end the page | page ends | end page | sheet of its own | page itself
  | a page for itself | new separate page`,
);
const PLACES = meanings({
  before: 'before | ahead of | in front of | above | prior to | preceding',
  after: 'after | following | below | behind | once | past | underneath',
});
const REST = wordList(
  'everything | all | what comes | what follows | the rest | anything | content',
);
const MOST_TARGET_WORDS = 6;
const MOST_WORDS = 20;

/** "notes on a new page", "after the summary, a page break": a part, the break, and which side of the part. */
export const breakWishes: Rule = {
  name: 'break-wishes',
  read(clause, context) {
    if (
      clause.tokens.length > MOST_WORDS ||
      !/\b(?:page|pages|break|sheet|pagebreak|page-break)\b/.test(clause.text)
    )
      return undefined;
    const slots = slotsOf(clause);
    if (slots === undefined || slots.takeAll(BREAKS).length === 0) return undefined;
    const [place, other] = slots.takeAll(PLACES);
    if (other !== undefined) return undefined;
    if (place === undefined && EACH.test(clause.text)) return eachOnItsOwn(context);
    if (place?.value === 'after') slots.takeAll(REST);
    const found = slots.takeRead((words) => partNamed(words, context), MOST_TARGET_WORDS);
    if (found === undefined || !slots.isDone(BREAK_FILLER)) return undefined;
    return brokenAt(found.value, place?.value ?? 'before', context);
  },
};

const EACH = /\b(?:each|every) (?:new )?(?:clause|section|part|article|chapter)\b/;

/** "every clause on a new page" */
function eachOnItsOwn({ scope }: Context): Reading | undefined {
  const ids = clausesOf(scope).map(({ id }) => id);
  return ids.length < 2
    ? undefined
    : operations([
        { op: 'set-style', targets: ids, reach: 'element', style: { 'break-before': 'page' } },
      ]);
}

function partNamed(words: Phrase, context: Context): Target | undefined {
  const [first] = words.tokens;
  if (
    first !== undefined &&
    !first.quoted &&
    BREAK_FILLER.byWords.has(first.word) &&
    !/^(?:the|section|clause|part)$/.test(first.word)
  )
    return undefined;
  const target = context.target(words);
  return target === undefined || target.kind === 'document' ? undefined : target;
}

/** A heading right above does not stay behind on the page before. */
function headed(element: Element | undefined): Element | undefined {
  let before = element?.prev ?? null;
  while (before !== null && !isTag(before)) before = before.prev;
  return before !== null && /^h[1-6]$/.test(before.name) ? before : element;
}

/** A page ends before or behind a part; what stands in a line with others does not break by itself. */
export function brokenAt(
  target: Target,
  side: 'before' | 'after',
  context: Context,
): Reading | undefined {
  const id = side === 'after' ? target.ids.at(-1) : target.ids[0];
  if (id === undefined) return undefined;
  if (side === 'after')
    return operations(
      [{ op: 'insert', place: 'after', target: id, block: { kind: 'page-break' } }],
      [target],
    );
  const element = headed(context.subject.content.elementById(id));
  const at = (element && context.subject.content.idOf(element)) ?? id;
  const display = element && context.look(element, 'display');
  const isInLine = /^inline/.test(display ?? '');
  return operations(
    [
      {
        op: 'set-style',
        targets: [at],
        reach: 'element',
        style: { 'break-before': 'page', ...(isInLine ? { display: 'block' } : {}) },
      },
    ],
    [target],
  );
}

const FITTING = wordList(
  `fit fits fitting squeeze squeezed shrink shrunk condense condensed compress compressed reduce reduced get keep bring limit limited cram must stay stays stay one-pager only down
  smaller onto single just exactly at most more than no longer not exceed over one 1 so`,
);
const ONE_PAGE = /\b(?:one|1|single) (?:page|sheet|a4 page|side)\b|\bone-pager\b|\bsingle-page\b/;
const ALL = wordList(
  'everything | it all | all of it | the content | contents | content | text | all content | the letter | this letter | the whole letter',
);

/** "fit it on one page": how much there is, only a renderer knows. */
export const onePage: Rule = {
  name: 'one-page',
  read(clause) {
    if (clause.tokens.length > MOST_WORDS || !ONE_PAGE.test(clause.text)) return undefined;
    const slots = slotsOf(clause);
    if (slots === undefined) return undefined;
    slots.takeAll(ALL);
    const isFit = slots.takeAll(FITTING).length > 0;
    if (!isFit || !slots.isDone(PAGE_FILLER)) return undefined;
    return operations([{ op: 'fit-page' }]);
  },
};
