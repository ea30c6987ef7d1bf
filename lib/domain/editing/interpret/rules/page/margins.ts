import type { Operation } from '#lib/domain/editing/operations.ts';
import { dictionary } from '../../../dictionary.ts';
import type { Rule } from '../../rule.ts';
import { operations } from '../answers.ts';

type SetPage = Extract<Operation, { op: 'set-page' }>;

const MARGINS =
  /^(?:(?:make|set|change|use|give|have|put|reduce|decrease|increase|add|remove|no|apply|adjust|enlarge|shrink|without|get rid of|want|keep|need|needs|add)(?: it| me| us)? )?(?:(?:the|a|an|all|page|needs|need|document|paper|print|my|our|its|of|with|on|to|sheet|left|right|top|bottom|side|wider|wide|narrow|narrower|bigger|smaller|larger|more|less|outer|generous|tight|tighter|around|have) )*(?<body>(?:.{0,40} )?margins?(?: .{0,40})?)$/;
const NAMED: Readonly<Record<string, string>> = dictionary({
  narrow: '0.25in',
  narrower: '0.25in',
  small: '0.25in',
  smaller: '0.25in',
  thin: '0.25in',
  tiny: '0.15in',
  minimal: '0.15in',
  tight: '0.25in',
  tighter: '0.25in',
  less: '0.25in',
  reduce: '0.25in',
  decrease: '0.25in',
  shrink: '0.25in',
  normal: '0.5in',
  standard: '0.5in',
  regular: '0.5in',
  default: '0.5in',
  moderate: '0.75in',
  wide: '1in',
  wider: '1in',
  widen: '1in',
  large: '1in',
  larger: '1in',
  big: '1in',
  bigger: '1in',
  generous: '1in',
  more: '1in',
  increase: '1in',
  enlarge: '1in',
  extra: '1in',
  no: '0in',
  zero: '0in',
  remove: '0in',
  without: '0in',
  double: '1in',
});
const EDGES = ['top', 'right', 'bottom', 'left'] as const;
const SIDES = ['left', 'right'];
const UNITS: Readonly<Record<string, string>> = dictionary({
  inch: 'in',
  inches: 'in',
  centimeters: 'cm',
  centimetres: 'cm',
  millimeters: 'mm',
  millimetres: 'mm',
  pixels: 'px',
  points: 'pt',
  '"': 'in',
  "''": 'in',
});

/** "narrow margins", "1 inch margins", "left margin 3 cm" */
export const margins: Rule = {
  name: 'margins',
  read(clause) {
    const { text } = clause;
    const several = /\bmargins?\b/.test(text) ? severalIn(text) : undefined;
    if (several !== undefined) return operations([{ op: 'set-page', margin: several }]);
    const found = MARGINS.exec(text);
    if (found === null || clause.tokens.some(({ quoted }) => quoted)) return undefined;
    const known = new Set(
      ': -> = four will do fine enough needs need set to all around round page-margins exactly equal equally uniform same please inch-wide tweak that margin: top: make set change use give have put reduce decrease increase add remove no apply adjust enlarge shrink without get rid of want keep the a an all page document paper print my our its with on to margin margins be is are should could can at there room around every each both side sides by little bit slightly much lot half and everywhere it left right top bottom sheet in for'.split(
        ' ',
      ),
    );
    const words = text
      .replaceAll(':', ' ')
      .split(/\s+/)
      .filter((word) => word !== '');
    const length = lengthIn(text);
    const named = words
      .map((word) => (Object.hasOwn(NAMED, word) ? NAMED[word] : undefined))
      .find((value) => value !== undefined);
    const rest = words.filter(
      (word) =>
        !known.has(word) &&
        !Object.hasOwn(NAMED, word) &&
        !Object.hasOwn(UNITS, word) &&
        !/^\d+(?:\.\d+)?(?:in|cm|mm|px|pt)?$/.test(word) &&
        !/^(?:cm|mm|px|pt|"|''|one|(?:one|half|two|\d+)-inch)$/.test(word),
    );
    const value = length ?? named;
    if (rest.length > 0 || value === undefined) return undefined;
    const isOfSides =
      /\bsides?\b/.test(text) && !/\b(?:all|each|every|around|that|this|one)\b/.test(text);
    const edges = EDGES.filter(
      (edge) => words.includes(edge) || (isOfSides && SIDES.includes(edge)),
    );
    const margin = Object.fromEntries(
      (edges.length > 0 ? edges : EDGES).map((edge) => [edge, value]),
    );
    const page: SetPage = { op: 'set-page', margin };
    return operations([page]);
  },
};

const EDGE =
  /(\d+(?:\.\d+)?) ?(in|inch|inches|cm|mm|px|pt)(?: margins?)?(?: (?:on|at|to|for|the|each|both))* (left|right|top|bottom|sides?)(?: (?:and|&|\/) (?:the )?(left|right|top|bottom))?/g;

/** "15mm left and right, 20mm top and bottom" */
function severalIn(text: string): SetPage['margin'] | undefined {
  const found = [...text.matchAll(EDGE)];
  const rest = text
    .replace(EDGE, '')
    .replace(
      /\b(?:set|make|use|the|page|margins?|to|of|and|with|at|on|in|have|give|be|should)\b|[,;:&]/g,
      '',
    );
  if (found.length < 2 || rest.trim() !== '') return undefined;
  const margin: Record<string, string> = {};
  for (const [, amount = '', unit = '', first = '', second] of found) {
    const length = `${amount}${Object.hasOwn(UNITS, unit) ? UNITS[unit] : unit}`;
    const edges = /side/.test(first) ? ['left', 'right'] : [first, second];
    for (const edge of edges) if (edge !== undefined) margin[edge] = length;
  }
  return margin;
}

function lengthIn(text: string): string | undefined {
  const found =
    /(\d+(?:\.\d+)?) ?(in|inch|inches|cm|mm|px|pt|centimeters|millimeters|centimetres|millimetres|pixels|points)\b/.exec(
      text,
    ) ??
    /\b(half|one|an|two)[ -](?:an )?(inch|inches)\b/.exec(text) ??
    /(\d+(?:\.\d+)?)[ -]?("|''|inch|inches)(?=\s|$)/.exec(text);
  if (found?.[1] === undefined || found[2] === undefined) return undefined;
  const value = { half: '0.5', one: '1', an: '1', two: '2' }[found[1]] ?? found[1];
  const unit = Object.hasOwn(UNITS, found[2]) ? UNITS[found[2]] : found[2];
  return `${value}${unit}`;
}
