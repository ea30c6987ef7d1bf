import { STYLE_TOKENS } from '#lib/domain/styles/tokens.ts';
import type { StyleName } from '#schemas/template.ts';
import type { Rule } from '../../rule.ts';
import { operations } from '../answers.ts';

const NAMES: Readonly<Record<string, StyleName>> = {
  modern: 'modern',
  contemporary: 'modern',
  professional: 'professional',
  minimal: 'minimal',
  minimalist: 'minimal',
  minimalistic: 'minimal',
  classic: 'classic',
  traditional: 'classic',
  corporate: 'corporate',
  vibrant: 'vibrant',
};
/** They are looks of a text as well. */
const WITH_NOUN: Readonly<Record<string, StyleName>> = {
  ...NAMES,
  bold: 'bold',
  clean: 'stripe-clean',
  'stripe clean': 'stripe-clean',
};

const THING =
  '(?:it|this|everything|(?:the|this|our|my) (?:whole )?(?:thing|document|page|design|layout|look|invoice|quote|report|letter|contract|receipt|certificate))';
const STYLE = '(?:style|look|design|theme|layout)';
const MANNER = '(?:look|be|feel|appear|more|much|a|bit|little|lot|very|really|somewhat|slightly)';

const PATTERNS: readonly (readonly [RegExp, Readonly<Record<string, StyleName>>])[] = [
  [new RegExp(`^(?:make|get|have|let) ${THING} (?:to )?(?:${MANNER} )*(?<name>[a-z]+)$`), NAMES],
  [
    new RegExp(
      `^(?:use|apply|try|choose|take|pick|give it|give this|(?:switch|change|go) (?:it |this )?to) (?:the |a |an |our |your |more )*(?<name>[a-z]+(?: clean)?) ${STYLE}$`,
    ),
    WITH_NOUN,
  ],
  [
    new RegExp(
      `^(?:change|switch|set|turn) (?:the |our |its |document )*${STYLE} (?:to|into) (?:the |a |an |more )*(?<name>[a-z]+(?: clean)?)(?: ${STYLE})?$`,
    ),
    WITH_NOUN,
  ],
];

/** "make it look more modern": the typefaces and the colour of one of our styles; a colour of the document's own stays. */
export const namedStyle: Rule = {
  name: 'named-style',
  read(clause, context) {
    if (clause.tokens.some(({ quoted }) => quoted) || context.scope.region !== undefined)
      return undefined;
    const text = clause.text.replace(/ - /g, ' ').replace(/-/g, ' ');
    const style = PATTERNS.flatMap(([pattern, names]) => {
      const name = pattern.exec(text)?.groups?.['name'] ?? '';
      return Object.hasOwn(names, name) ? (names[name] ?? []) : [];
    })[0];
    if (style === undefined) return undefined;
    const { fonts, colors } = STYLE_TOKENS[style];
    const accent = context.accent();
    const isOurs = Object.values(STYLE_TOKENS).some((other) => other.colors.accent === accent);
    return operations([
      {
        op: 'set-theme',
        headingFont: fonts.heading,
        bodyFont: fonts.body,
        ...(isOurs && { accent: colors.accent }),
      },
    ]);
  },
};
