import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Rule } from '../../rule.ts';
import { operations } from '../answers.ts';

const ADD =
  '(?:add|put|place|insert|include|show|display|print|apply|set|use|give|have|make|overlay|want|draw|turn on|enable|write|get|create|need|with|number)';
const NO =
  '(?:remove|delete|drop|get rid of|take (?:off|out|away)|hide|no|no more|without|turn off|disable|clear|do not (?:show|print|want|need)|stop showing|erase|eliminate|lose)';
const WHERE =
  '(?: (?:on|to|at|in|across|behind|over|for|of|with|into|onto|from|the|a|an|it|this|each|every|all|page|pages|bottom|top|center|background|document|invoice|quote|report|letter|contract|footer|whole|front|diagonally|everywhere|every page|me|us|corner|right|left|side|faint|light|big|large|sheet))*';

const NUMBERS =
  /\b(?:page ?-?(?:numbers?|numbering|nums?|nos?|nrs?|counts?|counter)|pagination|paging|paginated?|page-numbers?|numbered pages)\b/g;
/** "number the pages", "each page should have its number" */
const NUMBERED: readonly RegExp[] = [
  /\bnumbers? (?:(?:on|to|for|of|at|in|the|each|every|all|bottom) )*pages?\b/g,
  /\bpages? (?:(?:need|needs|should|must|to|be|have|has|with|get|gets|a|an|its|their|the|own|page|want|show|carry|shall|will|are|is) )+(?:numbers?|numbered)\b/g,
];
/** "page x of y", "1/3": how the numbers are written. */
const FORM =
  /"?\b(?:pages? ?)?(?:[xnmyi1]|and|\d{1,2}|current|number|#) ?(?:of|\/|out of|from) ?(?:[xymnz]|\d{1,2}|total|pages?|all)(?: pages?)?\b"?/gi;
const AROUND = new Set(
  `add put place insert include show display print apply set use give have make want draw turn on enable write get create need with number
  please a an the some my our me us it its to in at of for from each every all page pages bottom center centered middle foot footer below
  document invoice quote report letter contract receipt certificate bill whole everywhere corner right left side small gray like style format form as
  i we you there should must be is are would can could also and , : ( ) - back again numbers numbered numbering sheet sheets
  hand move moved goes go belongs into margin margins so that text line reading saying reads says pls start starting automatic automatically end`
    .trim()
    .split(/\s+/),
);
const MISSING = new RegExp(`^${NO}\\b`);

/** "add page numbers", "page x of y in the footer", "no page numbers" */
export const pageNumbers: Rule = {
  name: 'page-numbers',
  read({ text }) {
    const numbered = [NUMBERS, ...NUMBERED].reduce(
      (left, words) => left.replace(words, ' # '),
      text,
    );
    const isForm = /\bpages?\b/i.test(text) || numbered !== text;
    const rest = isForm ? numbered.replace(FORM, ' # ') : numbered;
    if (rest === text || !rest.includes('#')) return undefined;
    const isOff = MISSING.test(text);
    const words = rest
      .replace(MISSING, '')
      .split(' ')
      .filter((word) => word !== '' && word !== '#');
    if (words.some((word) => !AROUND.has(word) && !TOP.test(word) && !OTHERWISE.test(word)))
      return undefined;
    return operations([{ op: 'set-page', pageNumbers: isOff ? false : placeIn(words) }]);
  },
};

/** "top right", "not the bottom"; true where nothing but the foot of the page is said. */
function placeIn(words: readonly string[]): PageNumbers {
  const not = words.findIndex((word) => OTHERWISE.test(word));
  const said = not < 0 ? words : words.slice(0, not);
  const edge = said.some((word) => TOP.test(word)) ? 'top' : 'bottom';
  const side = said.findLast((word) => SIDE.test(word));
  if (side === undefined) return edge === 'top' ? 'top-right' : true;
  return `${edge}-${/^(?:left|right)$/.test(side) ? (side as 'left' | 'right') : 'center'}`;
}

type PageNumbers = NonNullable<Extract<Operation, { op: 'set-page' }>['pageNumbers']>;
const TOP = /^(?:top|upper|header|head|above)$/;
const OTHERWISE = /^(?:not|instead)$/;
const SIDE = /^(?:left|right|center|centered|middle)$/;

const UNMARK = new RegExp(
  `^${NO} (?:(?:the|any|that|this|my|our|all) )*(?:.{1,30} )?water ?-?mark(?:s|ing)?${WHERE}$`,
);
const PLAIN = new RegExp(
  `^(?:${ADD} )?(?:(?:a|an|the|some|diagonal|faint|light|big|large|me|us) )*water ?-?mark${WHERE}$`,
);

/** "no watermark", "a watermark"; what is said of one in more words is read with other additions. */
export const watermark: Rule = {
  name: 'watermark',
  read(clause) {
    if (!/water ?-?mark/.test(clause.text)) return undefined;
    if (UNMARK.test(clause.text)) return operations([{ op: 'set-page', watermark: null }]);
    return PLAIN.test(clause.text)
      ? operations([{ op: 'set-page', watermark: 'DRAFT' }])
      : undefined;
  },
};

/** A mark's words without what stands around them. */
export function trimmed(words: string): string {
  return words
    .replace(/^["']|["'.!]$/g, '')
    .replace(/^(?:a|an|the|big|large) /i, '')
    .replace(
      / (?:on|across|over|behind|in|at|to) (?:it|every page|each page|all pages|the (?:page|pages|document|background|back|whole page|invoice|quote|center))$/i,
      '',
    )
    .replace(/["']$/, '')
    .trim();
}
