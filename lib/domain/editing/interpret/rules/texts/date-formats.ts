import { readDate } from '#lib/domain/editing/values/written-date.ts';
import type { Phrase } from '../../language/phrase.ts';
import { firstMatch } from '../answers.ts';

const DATES =
  '(?:(?:all |the |every |our |its )*(?:dates|(?:(?:due|issue|invoice|quote) )?dates? (?:formats?|formatting|style)))';
const AS =
  '(?:as|in|to|using|with|look|like|be|the (?:format|style|form)|into|such as|of|follow|following|:)';

const LIKE = [
  /^(?:[a-z]+ style )?dates like (?<format>.+)$/,
  /^(?:make|set|switch) (?:the )?date format (?<format>\w+)$/,
  new RegExp(
    `^(?:write|format|show|display|print) (?:the )?(?:(?:due|issue|invoice|quote) )?date ${AS} (?:a |an |the )?(?<format>.+?)(?: (?:format|style))?$`,
  ),
  new RegExp(
    `^(?:use|show|display|write|format|put|change|set|make|convert|switch|print|have|turn|render)(?: ${DATES}) (?:${AS} )+(?:a |an |the )?(?<format>.+?)(?: (?:format|style|dates|notation|form|formatting|order))*$`,
  ),
  /^(?:use|apply|switch to|want|go with|i want) (?:a |an |the )?(?<format>.+?) (?:as (?:the |a )?(?:date )?format|(?:format |style |formatting )?(?:for|in|on) (?:all |the |our )*dates|date (?:format|style|formatting|notation)s?|dates|for (?:the )?date format)$/,
  new RegExp(
    `^(?:the )?${DATES} (?:should|must|needs to|has to|ought to) (?:be |look |read |appear |use |show |follow )+(?:(?:${AS}|written|formatted|shown|displayed) )*(?:a |an |the )?(?<format>.+?)(?: (?:format|style|form))*$`,
  ),
  /^date format:? (?<format>.+)$/,
  /^(?<format>european|us|american|iso|british|uk|german|french|swiss|long|short|numeric|international) (?:date (?:format|style|notation)s?|dates|style dates)$/,
];
const SPELLED =
  /^(?:spell(?: out)?|write(?: out)?|show|use|display|print|have|put|write) (?:out )?(?:all |the |every )*(?:full )?(?:months?|month names?|names? of the months?|month in (?:the )?dates?|months? in words|full month names?)(?: (?:names?|in full|out|in words|in letters|as words|as a word|fully))*(?: (?:in|of|for) (?:all |the |our )*dates?)?$|^(?:spell|write) (?:all |the |our )*(?:dates?|months?) out(?: in full| in words)?$|^(?:spell|write) out (?:all |the |our )*dates?$/;
const ABBREVIATED =
  /^(?:abbreviate|shorten|use (?:abbreviated|short)|show (?:abbreviated|short)) (?:all |the )*months?(?: names?)?(?: (?:in|of) (?:the )?dates?)?$/;
const WEEKDAY =
  /^(?:add|show|include|display|write|print|put)(?: also)? (?:the )?(?:weekdays?|days? of (?:the )?week|name of the day|day names?)(?: (?:in|to|with|on|for|before) (?:all |the )*dates?)?$/;

const NAMED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:iso|international|iso ?-?8601|sortable|year first|computer|yyyy|y-m-d|ymd)(?:\b.*)?$/,
    'yyyy-MM-dd',
  ],
  [
    /^(?:european|british|uk|french|italian|spanish|english|eu|day first|day-first|day\/month\/year|day month year|d\/m\/y|dmy)$/,
    'dd/MM/yyyy',
  ],
  [
    /^(?:us|american|usa|month first|month-first|month\/day\/year|m\/d\/y|mdy|us-style)$/,
    'MM/dd/yyyy',
  ],
  [/^(?:german|swiss|austrian|polish|russian|czech|dotted)$/, 'dd.MM.yyyy'],
  [/^(?:dutch)$/, 'dd-MM-yyyy'],
  [/^(?:swedish|chinese|japanese|canadian)$/, 'yyyy-MM-dd'],
];

/** The pattern of dates that a clause asks for, in the letters of `reformat`. undefined: it asks for something else. */
export function dateFormat(clause: Phrase, language: string): string | undefined {
  const monthFirst = /^en(?:-US)?$/i.test(language);
  if (SPELLED.test(clause.text)) return monthFirst ? 'MMMM d, yyyy' : longIn(language);
  if (ABBREVIATED.test(clause.text)) return monthFirst ? 'MMM d, yyyy' : 'd MMM yyyy';
  if (WEEKDAY.test(clause.text))
    return monthFirst ? 'EEEE, MMMM d, yyyy' : `EEEE, ${longIn(language)}`;
  const format = firstMatch(clause, LIKE)?.['format'];
  if (format === undefined) return undefined;
  return (
    letters(format.raw) ??
    byExample(format.raw, language) ??
    byName(format.text, monthFirst, language)
  );
}

function longIn(language: string): string {
  return language.startsWith('de') ? 'd. MMMM yyyy' : 'd MMMM yyyy';
}

/** "DD/MM/YYYY", "d mmm yyyy", "Month D, YYYY" */
function letters(raw: string): string | undefined {
  const said = raw.replace(/^["']|["']$/g, '').trim();
  if (said.length > 40) return undefined;
  let months = 0;
  const pattern = said
    .replace(/\bday([-/.])month\1year\b/i, 'dd$1MM$1yyyy')
    .replace(/\bmonth([-/.])day\1year\b/i, 'MM$1dd$1yyyy')
    .replace(/\byear([-/.])month\1day\b/i, 'yyyy$1MM$1dd')
    .replace(/\b(?:month(?: name)?)\b/gi, 'MMMM')
    .replace(/\byear\b/gi, 'yyyy')
    .replace(/\bday\b/gi, 'd')
    .replace(/y+|m+|d+/gi, (run) => {
      const lower = run.toLowerCase();
      if (lower.startsWith('m')) months += 1;
      if (lower.startsWith('y')) return lower.length > 2 ? 'yyyy' : 'yy';
      return lower.startsWith('m')
        ? lower.slice(0, 4).toUpperCase()
        : lower.length > 2
          ? lower.length === 3
            ? 'EEE'
            : 'EEEE'
          : lower;
    });
  const rest = pattern.replace(/yyyy|yy|M{1,4}|d{1,2}|E{3,4}/g, '');
  const valid = months === 1 && /d/.test(pattern) && !/[\p{L}\d]/u.test(rest);
  return valid ? pattern.replace(/^yy(?=[-/.]M)/, 'yyyy') : undefined;
}

/** "14 Sep 2026" */
function byExample(raw: string, language: string): string | undefined {
  return readDate(raw.replace(/^["']|["']$/g, ''), { language, order: 'month-first' })?.pattern;
}

function byName(text: string, monthFirst: boolean, language: string): string | undefined {
  const said = text
    .replace(/^(?:the |a |an )/, '')
    .replace(/ (?:format|style|notation|date|dates|way|order)+$/g, '')
    .replace(/[- ]style$/, '');
  if (
    /^(?:long|full|words|spelled[ -]out|written[ -]out|month names?|full months?|full month names?|letters)$/.test(
      said,
    )
  )
    return monthFirst ? 'MMMM d, yyyy' : longIn(language);
  if (/^(?:medium|abbreviated)$/.test(said)) return monthFirst ? 'MMM d, yyyy' : 'd MMM yyyy';
  if (/^(?:short|numeric|numbers|digits|figures|numerical|numbers only)$/.test(said))
    return monthFirst ? 'MM/dd/yyyy' : 'dd/MM/yyyy';
  return NAMED.find(([words]) => words.test(said))?.[1];
}
