import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { notFeasible } from '../answers.ts';
import { lineNamed } from '../tables/total-lines.ts';
import { cardFigures } from './card-figures.ts';
import { labelsSaying, valuesNamed } from './find-text.ts';
import { newTextOf } from './new-text.ts';
import { proseCode } from './prose-code.ts';
import { proseFigure } from './prose-figure.ts';
import { proseMoment } from './prose-moment.ts';
import { setAll, setPart } from './set-part.ts';

/** What is named gets another text; undefined where it names nothing that has one, or the text is none. */
export function setNamed(what: Phrase, to: Phrase, context: Context): Reading | undefined {
  const value = newTextOf(to, context)?.said;
  // "260 pounds a month" is no text, but a figure that running text may say.
  if (value === undefined) return proseFigure(what, undefined, to, context);
  if (isNewLabel(what, value, context)) return undefined;
  const card = cardFigures(what, value, context);
  if (card.length > 0) return setAll(card, value, context);
  // "the label of the transaction" is not the transaction.
  if (LABEL_OF.test(what.text) && labelsSaying(what, context).length > 0) return undefined;
  const line = lineNamed(what, context);
  const named = valuesNamed(what, context);
  if (named.length > 0 && (line === undefined || named.every(({ role }) => role !== 'total-value')))
    return several(named, what, value, context) ?? setAll(named, value, context);
  if (
    line !== undefined &&
    /^(?:grand |sub|net |final |invoice |the )*-?total(?: amount| due)?$|^subtotal$|^(?:amount|balance) due$|^tax$|^discount$|^shipping$/.test(
      what.text,
    )
  )
    return setAll([line.value], value, context, true);
  const labels = labelsSaying(what, context);
  const values = context.scope.nodes.filter(
    ({ role, label }) => role === 'value' && labels.some(({ text }) => text === label),
  );
  if (values.length > 0 && !/(?:label|heading|header|title)$/.test(what.text))
    return setAll(values, value, context);
  return (
    proseCode(what, value, context) ??
    setPart(what, value, context) ??
    proseFigure(what, undefined, value, context) ??
    proseMoment(what, value, context)
  );
}

const LABEL_OF = /^(?:the )?(?:label|caption|heading|header) (?:of|for|over|above|beside|next to) /;

/** "change Reference to “Our ref.”": words for a figure, a date or a code are what its label is to say. */
function isNewLabel(what: Phrase, value: Phrase, { scope }: Context): boolean {
  const said = plainWords(what.raw);
  const labelled = scope.content.nodes.filter(
    ({ role, label = '' }) => (role === 'value' || role === 'number') && plainWords(label) === said,
  );
  return (
    value.quoted &&
    !/\d/.test(value.raw) &&
    labelled.length > 0 &&
    labelled.every(({ text }) => /\d/.test(text))
  );
}

/** Values with different texts cannot both be meant. */
function several(
  nodes: readonly ContentNode[],
  what: Phrase,
  value: Phrase,
  { subject: { content } }: Context,
): Reading | undefined {
  const texts = new Set(nodes.map(({ text }) => text));
  const numbers = nodes.some(({ role }) => role === 'number');
  const labels = [...new Set(nodes.map(({ label }) => label ?? ''))];
  if (texts.size === 1 || numbers || labels.length === 1 || content.nodes.length === 0)
    return undefined;
  return notFeasible(
    `Several values could be meant by “${what.raw}”: ${labels.map((label) => `“${label}”`).join(', ')}.`,
    labels.slice(0, 3).map((label) => `Change “${label}” to ${value.raw}`),
  );
}
