import type { Rule } from '../../rule.ts';
import { operations } from '../answers.ts';

const ADD =
  '(?:add|put|place|insert|include|show|display|print|apply|set|use|give|have|make|overlay|want|draw|turn on|enable|write|get|create|need|with|number)';
const NO =
  '(?:remove|delete|drop|get rid of|take (?:off|out|away)|hide|no|no more|without|turn off|disable|clear|do not (?:show|print|want|need)|stop showing|erase|eliminate|lose)';
const WHERE =
  '(?: (?:on|to|at|in|across|behind|over|for|of|with|into|onto|from|the|a|an|it|this|each|every|all|page|pages|bottom|top|center|background|document|invoice|quote|report|letter|contract|footer|whole|front|diagonally|everywhere|every page|me|us|corner|right|left|side|faint|light|big|large|sheet))*';

const PAGE_NUMBERS = new RegExp(
  `^(?:(?<no>${NO}) |${ADD} )?(?:(?:me|us|the|a|some|to|with|it|my|our) )*(?:page ?(?:numbers?|numbering|nums?|nos?|counts?|counter)|pagination|numbers? (?:on|to|for|of|at) (?:the |each |every |all )?(?:bottom of )?(?:the |each |every )?pages?|numbered pages|(?:the )?pages)(?<rest>${WHERE})(?: (?:numbered|back|again))?$`,
);
const NUMBER_PAGES =
  /^(?:number (?:the |all |all the |each |every )?pages?|paginate(?: (?:it|the document|this))?|(?:add|put|show|print) numbers? (?:on|to) (?:the |each |every |all )?pages?|pages? (?:should|must) (?:be numbered|have (?:page )?numbers))$/;

/** "add page numbers" */
export const pageNumbers: Rule = {
  name: 'page-numbers',
  read({ text }) {
    if (NUMBER_PAGES.test(text)) return operations([{ op: 'set-page', pageNumbers: true }]);
    const found = PAGE_NUMBERS.exec(text);
    if (found === null || !/number|num\b|pagina|counter|nos?\b/.test(text)) return undefined;
    return operations([{ op: 'set-page', pageNumbers: found.groups?.no === undefined }]);
  },
};

const UNMARK = new RegExp(
  `^${NO} (?:(?:the|any|that|this|my|our|all) )*(?:.{1,30} )?water ?-?mark(?:s|ing)?${WHERE}$`,
);
const MARK_SAYS = new RegExp(
  `^(?:(?:${ADD}|change|update|watermark|mark|replace)(?: (?:the|a|an|big|large|diagonal|faint|light|gray|red|new|my|our|it|me|us))*? )?water ?-?mark${WHERE}(?: (?:that |which )?(?:saying|says|say|reading|reads|read|with the (?:text|word|words)|with text|text|with|of|to(?: say| read)?|as|:|called|named|labeled|is|=|containing|being|,))*(?: the (?:word|words|text))? (?<text>.+?)$`,
);
const MARK_BEFORE = new RegExp(
  `^(?:${ADD} )?(?:(?:a|an|the|big|large|diagonal|faint|light|me|us) )*(?<text>"[^"]{1,80}"|[\\p{L}\\p{N} ]{2,40}?) (?:as (?:a |the )?)?water ?-?mark${WHERE}$`,
  'u',
);
const WATERMARK_IT =
  /^water ?-?mark (?:it|this|the (?:document|page|pages|invoice|quote|report|letter|contract|whole document)|every page|all pages)(?: (?:with|as|with the (?:word|text)|saying|:))* (?<text>.+)$/;
const PLAIN = new RegExp(
  `^(?:${ADD} )?(?:(?:a|an|the|some|diagonal|faint|light|big|large|me|us) )*water ?-?mark${WHERE}$`,
);

const FAINT_MARK =
  /^(?:add|put|write|print|show|place|set|have|insert|want|need)(?: (?:a|an|the|big|large|faint|light|pale|subtle|word|diagonal|gray|text))* (?<text>draft|confidential|sample|copy|void|internal|secret|do not copy|proforma|preview|example)(?: (?:mark|marking|text|word|sign|label))?(?: (?:in|on|behind|into|at) (?:the |every |each |all )?(?:background|back|content|contents|text|pages?|document))+$/;

/** "watermark it DRAFT", "add a confidential watermark", "no watermark" */
export const watermark: Rule = {
  name: 'watermark',
  read(clause) {
    const faint = clause.match(FAINT_MARK)?.text;
    if (faint !== undefined && !faint.quoted)
      return operations([{ op: 'set-page', watermark: shouted(trimmed(faint.raw)) }]);
    if (!/water ?-?mark/.test(clause.text)) return undefined;
    if (UNMARK.test(clause.text)) return operations([{ op: 'set-page', watermark: null }]);
    const plain = PLAIN.test(clause.text);
    if (plain) return operations([{ op: 'set-page', watermark: 'DRAFT' }]);
    const found =
      clause.match(WATERMARK_IT) ?? clause.match(MARK_SAYS) ?? clause.match(MARK_BEFORE);
    const text = found?.text;
    if (text === undefined || text.raw.length > 80) return undefined;
    const words = text.quoted ? text.raw : trimmed(text.raw);
    if (words === '' || /^(?:bigger|smaller|lighter|darker|remove)$/.test(words)) return undefined;
    return operations([{ op: 'set-page', watermark: text.quoted ? words : shouted(words) }]);
  },
};

/** Marks of one or two words are set in capitals, as stamps are. */
function shouted(words: string): string {
  return words.split(' ').length <= 2 ? words.toUpperCase() : words;
}

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
