import type { Phrase } from '../../language/phrase.ts';
import type { Wished } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { isBorder } from './borders.ts';

/** What is in a colour is written in it. */
const IN_COLOR = /\bin (?:exactly )?(?:the|that|this) (?:very )?same (?:color|shade|tone|hue)\b/;
const GROUND = /\b(?:background|backdrop|ground|fill|shading|box|band|banner|border|lines?|rule)\b/;

/** The looks that were wished last, for what is to have the same: "write the title in the same colour". */
export function sameLooks(
  targets: readonly Target[],
  clause: Phrase,
  context: Context,
): readonly Wished[] {
  const looks = context.lastLooks;
  const colors = looks.filter(({ wish, not }) => wish.kind === 'color' && !not);
  if (colors.length === 0) return looks;
  const isWritten = IN_COLOR.test(clause.text) && !GROUND.test(clause.text);
  // "a gold frame, and the title as well": a text without lines is no frame.
  const isOfLines = looks.every(isBorder) && targets.every((target) => isPlain(target, context));
  return isWritten || isOfLines
    ? colors.slice(-1).map((wished) => ({ ...wished, aspects: ['text', 'color'] }))
    : looks;
}

function isPlain({ nodes, table, region }: Target, { look }: Context): boolean {
  const styles = ['border-top-style', 'border-bottom-style', 'border-left-style'];
  return (
    table === undefined &&
    region === undefined &&
    nodes.length === 1 &&
    nodes.every(({ element }) =>
      styles.every((property) => /^(?:none)?$/.test(look(element, property) ?? '')),
    )
  );
}
