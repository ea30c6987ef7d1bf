import { type TotalKind, totalKind } from '#lib/domain/editing/values/total-kind.ts';
import { roundTo, writeLike } from '#lib/domain/editing/values/written-number.ts';
import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { contentLoss, firstMatch, notFeasible, operations } from '../answers.ts';
import { percentOf } from './add-column.ts';
import { amountIn } from './cells.ts';
import { writingIn } from './find-table.ts';
import { REMOVE } from './remove-column.ts';
import {
  baseFor,
  changeLine,
  lineNamed,
  plainLabel,
  rateText,
  sumsOf,
  VALUE,
} from './total-lines.ts';

const KIND =
  '(?<kind>(?:[a-z][a-z-]* ){0,3}?(?:discounts?|rebate|tax|taxes|vat|gst|hst|sales tax|shipping|delivery|freight|postage|handling|surcharge|fees?|tip|gratuity|service charge|deposit|down payment|rounding|adjustment|insurance)(?: (?:rate|fee|cost|charge|percentage|amount|costs|charges|line))?)';
const ADD =
  '(?:add|apply|include|give|put(?: in)?|insert|charge|offer|grant|deduct|subtract|introduce|there should be|also charge)';
const TO = '(?: (?:to|on|in|for|from|off) (?:the|this|our|my|all|them|it|total|subtotal)(?: .*)?)?';

const ADDED = [
  new RegExp(
    `^${ADD}(?: (?:them|him|her|us|the (?:client|customer)))?(?: (?:a|an|the|another|some))? ?${VALUE} (?:of )?(?:as (?:a |an )?|for )?${KIND}(?: of)?${TO}$`,
  ),
  new RegExp(
    `^${ADD}(?: (?:them|him|her|us|the (?:client|customer)))?(?: (?:a|an|the|another|some))? ?${KIND}(?: line| row)?(?: (?:of|at|for|with(?: a rate of)?|worth))?:? \\(?${VALUE}\\)?${TO}$`,
  ),
  new RegExp(
    `^(?:charge|bill)(?: (?:them|him|her|us|the (?:client|customer)))?(?: for| a)? ${KIND}(?: of| ?:)? ?${VALUE}$`,
  ),
  new RegExp(`^(?:take|knock|give(?: them| the client)?) ${VALUE} off(?: .*)?$`),
  new RegExp(
    `^(?:discount|reduce) (?:the |this |it |total |subtotal |invoice |quote |everything )*by ${VALUE}$`,
  ),
];
/** Of lines in other languages, by their labels alone. */
const LABELLED = new RegExp(
  `^(?:change|set|update|make|adjust|increase|raise|reduce|lower|decrease|correct|put) (?:the )?(?<kind>.+?) (?:to|at|be) ?${VALUE}$`,
);
const CHANGED = [
  new RegExp(
    `^(?:change|set|update|make|adjust|increase|raise|reduce|lower|decrease|correct|fix|put|edit|modify) (?:the )?${KIND}(?: from .+?)? (?:to|at|as|=|be|into|)(?: be)? ?${VALUE}$`,
  ),
  new RegExp(
    `^(?:the )?${KIND} (?:should|must|needs to|has to|ought to|is|shall)(?: now)? ?(?:be|to be)? ?${VALUE}$`,
  ),
  new RegExp(`^(?:use|charge|apply) (?:a |an )?${VALUE} (?:as (?:the )?|for (?:the )?)?${KIND}$`),
];
const REMOVED = new RegExp(
  `^${REMOVE} (?:the )?(?<what>.+?)(?: (?:line|row))?(?: (?:from|in) (?:the )?(?:totals|summary|total))?$`,
);

/** "add a 10% discount", "add shipping of $25", "change tax to 8%", "remove the subtotal" */
export const changeTotal: Rule = {
  name: 'change-total',
  read(clause, context) {
    if (/\b(?:columns?|cols?)\b/.test(clause.text)) return undefined;
    const removed = clause.match(REMOVED)?.['what'];
    if (removed !== undefined) return lineRemoved(removed, context);
    const changed = firstMatch(clause, CHANGED);
    const line = changed?.['kind'] && lineNamed(changed['kind'], context);
    if (changed?.['value'] !== undefined && line !== undefined)
      return changeLine(line, changed['value'], context);
    const labelled = changed === undefined ? clause.match(LABELLED) : undefined;
    const own = labelled?.['kind'] && lineNamed(labelled['kind'], context);
    if (
      own !== undefined &&
      labelled?.['value'] !== undefined &&
      percentOf(labelled['value'].text) !== undefined
    )
      return changeLine(own, labelled['value'], context);
    const added = firstMatch(clause, ADDED) ?? changed;
    if (added?.['value'] === undefined) return undefined;
    return addLine(added['kind'], added['value'], context);
  },
};
function lineRemoved(what: Phrase, context: Context): Reading | undefined {
  const { totals } = context.subject.content;
  const said = plainLabel(what.raw).replace(/^the /, '');
  const names =
    /^(?:all )?(?:of )?(?:the )?(?:totals?(?: (?:section|block|lines|area|part))?|amounts|sums|grand totals?|summary of amounts|total amounts?|total due|amount due|balance due)$/;
  if (totals.length > 0 && (names.test(said) || names.test(what.text)))
    return contentLoss(`the totals (${totals.length} ${totals.length === 1 ? 'line' : 'lines'})`);
  const line = totals.find(({ label }) => plainLabel(label.text) === said);
  const alike =
    line ??
    (/^(?:tax(?:es)?|vat|gst|discount|subtotal|sub-total|shipping)$/.test(said)
      ? lineNamed(what, context)
      : undefined);
  return alike === undefined
    ? undefined
    : contentLoss(`the line “${alike.label.text}” of the totals`);
}
const NAMES: Readonly<Record<string, string>> = dictionary({ vat: 'VAT', gst: 'GST', hst: 'HST' });

function titled(kind: string): string {
  const said = kind
    .replace(/^(?:a|an|the) /, '')
    .replace(/ (?:rate|percentage|amount|line|costs?|charges?)$/, '')
    .replace(/\b(?:vat|gst|hst)\b/g, (word) => NAMES[word] ?? word);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A line of the totals that is not there yet; one of tax that is gets the new rate. */
export function addLine(
  kindSaid: Phrase | undefined,
  value: Phrase,
  context: Context,
): Reading | undefined {
  const { totals } = context.subject.content;
  const name = titled(
    kindSaid === undefined
      ? 'discount'
      : kindSaid.raw.replace(/s$/, (end) => (/tax|discount|fee/i.test(kindSaid.text) ? '' : end)),
  );
  const kind = totalKind(name);
  if (totals.length === 0)
    return notFeasible('The document has no totals that a line could be added to.', []);
  const existing =
    kindSaid === undefined
      ? undefined
      : totals.filter(({ label }) => totalKind(label.text) === kind);
  if (
    kind === 'tax' &&
    existing?.length === 1 &&
    existing[0] !== undefined &&
    /^(?:tax|vat|sales tax|gst)$/i.test(name)
  )
    return changeLine(existing[0], value, context);
  const percent = percentOf(value.text);
  const { formulas } = sumsOf(context);
  const amount =
    percent === undefined ? amountIn(value) : roundTo((baseFor(kind, formulas) * percent) / 100, 2);
  if (amount === undefined) return undefined;
  const label = percent === undefined ? name : `${name} (${rateText(percent, context)})`;
  const written = writingIn(context).read(totals.at(-1)?.value.text ?? '');
  const sign = kind === 'discount' ? -1 : 1;
  const text =
    written === undefined
      ? String(sign * amount)
      : writeLike(
          sign * amount,
          written,
          Math.max(written.decimals, Number.isInteger(amount) ? 0 : 2),
        );
  return operations([
    { op: 'add-total', label, value: text, at: placeOf(kind, context) },
    { op: 'recompute', keep: [] },
  ]);
}

/** Discounts stand before what is taken of the rest; all else before the total. */
function placeOf(kind: TotalKind, { subject: { content } }: Context): number {
  const kinds = content.totals.map(({ label }) => totalKind(label.text));
  const total = kinds.lastIndexOf('total') >= 0 ? kinds.lastIndexOf('total') : kinds.indexOf('due');
  const end = total < 0 ? kinds.length : total;
  if (kind !== 'discount' && kind !== 'shipping') return end;
  const tax = kinds.indexOf('tax');
  return tax >= 0 && tax < end && kind === 'discount' ? tax : end;
}
