import { type Declaration, inlineDeclarations, type StyleRule } from './sheets.ts';
import { expandShorthand, isShorthand, longhandsOf } from './shorthands.ts';

/** What is declared for a property: a value, or a shorthand's whose `var()` must be replaced first. */
export interface Declared {
  readonly value: string;
  readonly shorthand: string | undefined;
}

interface Ranked extends Declared {
  readonly rank: number;
}

/** Of which the later wins: importance, then style attributes, layers and specificity. */
const IMPORTANT = 1e12;
const INLINE = 1e11;
const UNLAYERED = 1e10;

/** What wins on an element that these rules match, in their order, and that has such a style attribute. */
export function declaredBy(
  rules: readonly StyleRule[],
  style: string,
): ReadonlyMap<string, Declared> {
  const winners = new Map<string, Ranked>();
  for (const { declarations, specificity, layered } of rules)
    add(declarations, specificity + (layered ? 0 : UNLAYERED), winners);
  if (style !== '') add(inlineDeclarations(style), INLINE, winners);
  return winners;
}

function add(
  declarations: readonly Declaration[],
  weight: number,
  winners: Map<string, Ranked>,
): void {
  for (const { property, value, shorthand, important } of longhandsIn(declarations)) {
    const rank = weight + (important ? IMPORTANT : 0);
    if (rank >= (winners.get(property)?.rank ?? -1))
      winners.set(property, { value, shorthand, rank });
  }
}

interface Longhand extends Declared {
  readonly property: string;
  readonly important: boolean;
}

const taken = new WeakMap<readonly Declaration[], readonly Longhand[]>();

/** What declarations set, shorthands taken apart: once for each rule, which many elements match. */
function longhandsIn(declarations: readonly Declaration[]): readonly Longhand[] {
  const before = taken.get(declarations);
  if (before !== undefined) return before;
  const longhands = declarations.flatMap(takeApart);
  taken.set(declarations, longhands);
  return longhands;
}

function takeApart({ property, value, important }: Declaration): Longhand[] {
  if (property.startsWith('--')) return [{ property, value, shorthand: undefined, important }];
  if (/\bvar\(/i.test(value) && isShorthand(property))
    return longhandsOf(property).map((longhand) => ({
      property: longhand,
      value,
      shorthand: property,
      important,
    }));
  return expandShorthand(property, value)
    .filter(([, part]) => part !== '')
    .map(([longhand, part]) => ({
      property: longhand,
      value: part,
      shorthand: undefined,
      important,
    }));
}
