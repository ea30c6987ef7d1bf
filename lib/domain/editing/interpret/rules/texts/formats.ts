import type { Operation } from '#lib/domain/editing/operations.ts';
import { currencyNamed } from '#lib/domain/editing/values/currencies.ts';
import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, operations } from '../answers.ts';
import { writingIn } from '../tables/find-table.ts';
import { dateFormat } from './date-formats.ts';

const SHOW =
  '(?:use|show|display|write|format|put|make|set|change|convert|switch|express|print|have|render|give|present|turn|quote|bill|list|state|i want)';
const AMOUNTS =
  '(?:(?:all |the |our |every )*(?:prices?|amounts?|currency|currencies|money|figures|totals?|values?|numbers?|everything|invoice|quote|document|it|costs?|money values|currency (?:sign|symbol|code|format)s?|monetary (?:values|amounts)|dollar (?:signs?|amounts|symbols?)|euro (?:signs?|symbols?)|dollars|euros|pounds|usd|eur|gbp|\\$|€|£))';

const CURRENCY = [
  new RegExp(`^${AMOUNTS} in (?:the )?(?<currency>.+?)$`),
  new RegExp(
    `^${SHOW} ${AMOUNTS}(?: of .+?)? (?:from .+? )?(?:to|in|into|as|be(?: in)?|with|for|using) (?:the )?(?<currency>.+?)(?: (?:currency|signs?|symbols?|instead|amounts|everywhere|throughout))*$`,
  ),
  /^(?:switch|change|convert|go|move)(?: over)?(?: from .+?)? (?:to|into) (?:the )?(?<currency>.+?)(?: (?:currency|signs?|symbols?|everywhere|throughout))*$/,
  /^(?:use|show|display|quote in|bill in|charge in|price in|invoice in) (?:the )?(?<currency>.+?)(?: (?:currency|signs?|symbols?|amounts|prices|everywhere|throughout|for (?:the |all )*(?:prices|amounts|currency|everything)))*(?: (?:instead of|rather than|not|in place of) .+)?$/,
  /^(?:the )?(?:currency|prices|amounts|everything|all amounts|all prices|it|this|invoice|quote) (?:should|must|needs to|is|are|has to) (?:be|to be)? ?(?:in |shown in |displayed in |quoted in )?(?:the )?(?<currency>.+?)$/,
  /^replace (?:the |all (?:the )?)?(?<old>.+?)(?: signs?| symbols?)? (?:with|by) (?:the )?(?<currency>.+?)(?: signs?| symbols?)?(?: (?:everywhere|throughout))?$/,
];

type Numbers = Extract<Extract<Operation, { op: 'reformat' }>['to'], { what: 'number' }>;

const COUNTS: Readonly<Record<string, number>> = dictionary({
  no: 0,
  zero: 0,
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
});
const NO_CENTS =
  /^(?:(?:use|show|display|want|have|with) )?(?:no|zero|without(?: the| any)?|remove(?: the| all)?|drop(?: the)?|hide(?: the)?|omit(?: the)?|strip(?: the)?|lose(?: the)?|get rid of(?: the)?|take off(?: the)?|do not (?:show|use|display)(?: the| any)?|cut(?: the)?) (?:decimals?|cents|pence|decimal (?:places|points|digits)|pennies|fractions|\.00|trailing zeros?)(?: (?:in|from|on|for|of|places)(?: .+)?)?$|^round (?:(?:all |the |every )*(?:amounts?|prices?|numbers?|figures|totals?|everything|values?|it|off|up)(?: off)? )?(?:to(?: the)?(?: nearest)? )?(?:whole (?:numbers?|dollars?|euros?|pounds?|amounts?)|integers?|full (?:dollars?|euros?|amounts?)|(?:the )?nearest (?:dollar|euro|pound|integer|whole number)|dollar|euro|pound|nearest (?:dollar|euro))$|^(?:use|show|display) (?:only )?(?:whole|round|rounded|integer) (?:numbers?|amounts?|dollars?|figures?|prices?)(?: only)?$|^(?:show|display|write|format|print) (?:(?:all |the )*(?:amounts?|prices?|numbers?|figures|totals?|values?) )(?:without|with no) (?:decimals?|cents|pence|pennies|decimal places)$/;
const DECIMALS =
  /^(?:(?:use|show|display|want|have|with|format|write|print|round|give|set|put)(?: (?:all|the|every|our))*(?: (?:amounts?|prices?|numbers?|figures|totals?|everything|values?|it|money))*(?: (?:with|to|using|at|have))*)? ?(?:exactly |always |only )?(?<count>\d|no|zero|one|two|three|four) (?:decimals?|decimal (?:places?|digits?|points?)|digits after (?:the )?(?:decimal )?(?:point|comma)|places)(?: (?:in|on|for|everywhere|after) ?.*)?$/;
const REGIONS: readonly (readonly [RegExp, Omit<Numbers, 'what'>])[] = [
  [
    /european|continental|german|italian|spanish|dutch|danish|austrian style|portuguese|brazilian|indonesian|turkish|\beu\b/,
    { decimalMark: ',', grouping: '.' },
  ],
  [
    /french|polish|czech|russian|norwegian|swedish|finnish|\bsi\b|iso/,
    { decimalMark: ',', grouping: ' ' },
  ],
  [/swiss/, { decimalMark: '.', grouping: "'" }],
  [/\bus\b|american|english|british|\buk\b|anglo/, { decimalMark: '.', grouping: ',' }],
];
const REGIONAL =
  /^(?:(?:use|apply|switch to|change to|convert to|set|format|write|show|display|put|make|change)(?: (?:all|the|every|our|in|a))*(?: (?:amounts?|prices?|numbers?|figures|totals?|everything|values?|number format|decimals|it))*(?: (?:in|to|as|the|using|with|like|are|a|into))*)? ?(?<region>european|continental|german|italian|spanish|dutch|portuguese|brazilian|french|swedish|norwegian|polish|czech|swiss|us|american|english|british|uk|eu|danish|finnish)(?:[ -]style)?(?: (?:way of writing )?(?:number|numbers|numeric|decimal|amount|price|currency)(?: (?:format|formatting|style|notation|separators?|formats|punctuation))?| (?:format|style|notation|way)(?: for (?:the |all )*(?:numbers|amounts|prices|figures))?)$/;
const MARKS: Readonly<Record<string, string>> = dictionary({
  comma: ',',
  commas: ',',
  dot: '.',
  dots: '.',
  period: '.',
  periods: '.',
  point: '.',
  points: '.',
  space: ' ',
  spaces: ' ',
  apostrophe: "'",
  apostrophes: "'",
  'thin space': ' ',
  'full stop': '.',
});
const MARK =
  '(?:an? |the )?(?<mark>commas?|dots?|periods?|points?|spaces?|apostrophes?|thin spaces?|full stop)';
const DECIMAL_MARK = [
  new RegExp(
    `^(?:(?:use|put|write|have|show|want) )?${MARK} (?:as|for|instead of (?:a |the )?(?:dots?|points?|periods?|commas?) (?:as|for)) (?:a |the |all )*decimal(?:s| separators?| marks?| points?)?(?: .*)?$`,
  ),
  /^(?:use|have|write|show) (?:a )?decimal (?<mark>comma|point|commas|points)s?(?: instead of .*)?$/,
  new RegExp(
    `^(?:change|set|switch|make) (?:the )?decimal (?:separator|mark|point|sign)s? (?:to|be|as) ${MARK}$`,
  ),
];
const GROUPING = [
  new RegExp(
    `^(?:write|show|format|print|display) (?:the |all )*(?:numbers?|amounts?|figures|prices) with ${MARK} (?:for|as|between) (?:the )?thousands?(?: separators?)?$`,
  ),
  new RegExp(
    `^(?:(?:use|put|write|add|insert|have|show|separate|want)(?: (?:the )?thousands with)? )?${MARK} (?:as|for|between|in|to separate)(?: the| a| all)* (?:thousands?|thousand)(?:'?s)?(?: separators?| grouping| marks?)?(?: .*)?$`,
  ),
  new RegExp(`^(?:separate|group|split) (?:the )?thousands (?:with|by|using) ${MARK}$`),
  new RegExp(
    `^(?:change|set|switch|make) (?:the )?thousands? (?:separator|mark|sign|grouping)s? (?:to|be|as) ${MARK}$`,
  ),
];
const NO_GROUPING =
  /^(?:(?:use|show|display) )?(?:no|remove(?: the)?|drop(?: the)?|without(?: the)?|take out(?: the)?|do not use|get rid of(?: the)?|omit(?: the)?|strip(?: the)?) (?:commas (?:in|from) (?:the )?(?:numbers|amounts|prices|thousands)|thousands? separators?|thousand separators?|digit grouping|grouping(?: separators?)?)$/;
const WITH_GROUPING =
  /^(?:(?:use|add|show|display|insert|put|with|include)(?: in)?(?: the| a)?) (?:thousands? separators?|digit grouping|(?:commas (?:in|to) (?:the )?(?:numbers|amounts|prices|thousands|big numbers|large numbers)))$/;

/** "use euros", "no decimals", "European number format", "show dates as DD/MM/YYYY" */
export const formats: Rule = {
  name: 'formats',
  read(clause, context) {
    const numbers = numberFormat(clause, context);
    if (numbers !== undefined) return reformatted({ what: 'number', ...numbers }, context);
    const pattern = dateFormat(clause, writingIn(context).dates.language);
    if (pattern !== undefined) return reformatted({ what: 'date', pattern }, context);
    for (const each of CURRENCY) {
      const { currency, old } = clause.match(each) ?? {};
      const code = currency === undefined ? undefined : currencyNamed(currency.raw);
      if (code === undefined || (old !== undefined && currencyNamed(old.raw) === undefined))
        continue;
      return reformatted({ what: 'currency', currency: code }, context);
    }
    return undefined;
  },
};

/** In the part that the caller points at, or everywhere. */
function reformatted(
  to: Extract<Operation, { op: 'reformat' }>['to'],
  { scope }: Context,
): Reading {
  return operations([
    { op: 'reformat', ...(scope.region === undefined ? {} : { targets: [scope.region.id] }), to },
  ]);
}

function numberFormat(clause: Phrase, context: Context): Omit<Numbers, 'what'> | undefined {
  const { text } = clause;
  if (NO_CENTS.test(text)) return { decimals: 0 };
  const count = clause.match(DECIMALS)?.['count']?.text;
  if (count !== undefined) return { decimals: COUNTS[count] ?? Number(count) };
  const region = clause.match(REGIONAL)?.['region']?.text;
  // "US dates", "Swiss francs" speak of something else.
  if (region !== undefined && !/date|currency/.test(text))
    return REGIONS.find(([words]) => words.test(region))?.[1];
  const writing = writingIn(context);
  if (NO_GROUPING.test(text)) return { grouping: '' };
  if (WITH_GROUPING.test(text))
    return { grouping: writing.numbers.decimalMark === ',' ? '.' : ',' };
  const decimal = MARKS[firstMatch(clause, DECIMAL_MARK)?.['mark']?.text ?? ''];
  if (decimal === '.' || decimal === ',')
    return {
      decimalMark: decimal,
      ...(writing.numbers.grouping === decimal ? { grouping: decimal === ',' ? '.' : ',' } : {}),
    };
  const grouping = MARKS[firstMatch(clause, GROUPING)?.['mark']?.text ?? ''] as Numbers['grouping'];
  if (grouping === undefined) return undefined;
  return grouping === writing.numbers.decimalMark
    ? { grouping, decimalMark: grouping === '.' ? ',' : '.' }
    : { grouping };
}
