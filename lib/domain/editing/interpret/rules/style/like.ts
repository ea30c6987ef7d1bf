import type { Operation, StyleProperty } from '#lib/domain/editing/operations.ts';
import type { Aspect } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { colorOperations, groundOfPart, PAPER } from './paint.ts';
import { type Style, setText } from './set-text.ts';

const PROPERTIES: readonly (readonly [Aspect, StyleProperty])[] = [
  ['size', 'font-size'],
  ['weight', 'font-weight'],
  ['align', 'text-align'],
  ['leading', 'line-height'],
  ['tracking', 'letter-spacing'],
];
const WHOLE: readonly StyleProperty[] = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-transform',
  'letter-spacing',
];

/** Looks of a target as something else has them: those that are spoken of, else all that make up its type. */
export function alikeOperations(
  target: Target,
  source: Target,
  aspects: readonly Aspect[],
  context: Context,
): readonly Operation[] | undefined {
  const colored = aspects.includes('color') || aspects.includes('background');
  if (colored) return colorOperations(target, { like: source }, aspects, context);
  const element = typical(source, context);
  if (element === undefined || target.kind === 'document') return undefined;
  const named = PROPERTIES.flatMap(([aspect, property]) =>
    aspects.includes(aspect) ? [property] : [],
  );
  const isFont = named.length === 0 && aspects.includes('font');
  const isWhole = named.length === 0 && !isFont;
  if (isWhole && aspects.some((aspect) => aspect !== 'look' && aspect !== 'text')) return undefined;
  const style: Style = {};
  for (const property of isWhole ? WHOLE : isFont ? (['font-family'] as const) : named) {
    const value = context.look(element, property);
    if (value !== undefined && value !== '') style[property] = value;
  }
  const isFilled = (groundOfPart(source, context) ?? PAPER) !== PAPER;
  const colors = isWhole
    ? colorOperations(target, { like: source }, isFilled ? [] : ['text'], context)
    : [];
  return [...setText(target, style), ...(colors ?? [])];
}

/** What shows how a part looks: of the whole document its running text. */
function typical({ kind, nodes }: Target, context: Context) {
  const prose =
    kind === 'document'
      ? nodes.find(({ role }) => /^(?:prose|cell|value|party-line|text)$/.test(role))
      : undefined;
  const node = prose ?? (kind === 'total' ? nodes.at(-1) : nodes[0]);
  return node?.element ?? (kind === 'document' ? context.subject.document.body : undefined);
}
