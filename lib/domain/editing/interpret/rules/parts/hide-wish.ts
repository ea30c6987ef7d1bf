import { stylesOfContent } from '#lib/domain/editing/apply/styles/computed-style.ts';
import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { contrastRatio, toSrgb } from '#lib/domain/editing/style/colors.ts';
import type { Context, Rule } from '../../rule.ts';
import { contentLoss } from '../answers.ts';
import { namedColor } from '../style/color-words.ts';
import { type Essential, essentialsOf, LONGEST_NAME, lossNamed } from './loss-nouns.ts';

const GROUND = '(?:background|paper|page|ground|backdrop|sheet)';
const ITS = '(?:(?:the|its|their|his|own|white|of|it|is|page) ){0,3}';
/** Text that has the colour of what is behind it, in whatever words. */
const SAME_COLOR: readonly RegExp[] = [
  new RegExp(
    `\\b(?:same|identical) (?:text )?(?:color|shade|tone|hue)s? (?:as|to|like|with) ${ITS}(?:[a-z]+ )?${GROUND}\\b`,
  ),
  new RegExp(
    `\\bcolor (?:of|is|same as|the same as|like|to match|equal to) ${ITS}(?:[a-z]+ )?${GROUND}\\b`,
  ),
  new RegExp(`\\bsame as ${ITS}${GROUND}\\b`),
  new RegExp(`\\bin ${ITS}${GROUND} color\\b`),
  new RegExp(
    `\\b(?:match|matching|matches|blends?|blending|melts?|merge)(?: in)?(?: with| into)? ${ITS}${GROUND}\\b`,
  ),
  /\b(white|black|gray|red|blue|green|navy) (?:text )?on (?:a )?\1\b/,
  /\binvisible ink\b/,
];
/** Grounds and lines may well have the colour of another ground. */
const GROUNDS =
  /\b(?:background|fill|filled|borders?|lines?(?! items)|dividers?|box|boxes|stripes?|banner|shading|band|bar|rules?|frame|outline|rows?|head|header|headers|headings?|on|page)\b/;

const PATCH =
  /\b(?:white|black|solid|opaque|blank|filled|colored|gray|big) (?:box|block|rectangle|bar|shape|patch|panel|layer|square|strip|sticker|tape|label|area)\b.{0,12}\b(?:over|atop|on top of|in front of|across|covering|to cover|that covers|hiding|to hide)\b/;
const COVERED =
  /\b(?:cover|covers|covering|overlay|overlap|paint over|tape over|draw over|scribble over)\b(?! (?:page|letter|sheet|note))/;
const BEHIND =
  /\bz-?index\b|\bz index\b|\b(?:behind|underneath|beneath|under) (?:the |an? |my |our )?(?:[a-z]+ )?(?:image|logo|box|block|rectangle|shape|picture|photo|watermark|stamp|banner)\b/;

/** An essential thing named somewhere among words. */
interface Named {
  readonly kind: Essential;
  readonly what: string;
}

/** What would cover what is to be read, or give it the colour of its ground: refused, and never read as another look. */
export const hideWish: Rule = {
  name: 'hide-wish',
  read(clause, context) {
    const text = clause.text.replace(/"[^"]*"/g, '""');
    const words = text.split(' ');
    const named = (from: string, to = '') =>
      namedIn(words.slice(wordsIn(from), to === '' ? words.length : wordsIn(to)), context);
    const same = SAME_COLOR.map((pattern) => pattern.exec(text)).find((found) => found !== null);
    const found =
      same && !GROUNDS.test(text.slice(0, same.index))
        ? { what: named('')?.what ?? 'text' }
        : (covered(text, named) ??
          (isOfLast(text, context) ? undefined : pale(words, text, () => named(''), context)));
    return found && contentLoss(`${found.what} from sight`);
  },
};

const wordsIn = (text: string) => text.split(' ').length - 1;

function covered(
  text: string,
  named: (from: string, to?: string) => Named | undefined,
): Named | undefined {
  const over = PATCH.exec(text) ?? COVERED.exec(text);
  if (over) return named(text.slice(0, over.index));
  const behind = BEHIND.exec(text);
  return behind === null || behind.index === 0 ? undefined : named('', text.slice(0, behind.index));
}

function namedIn(words: readonly string[], { scope: { content } }: Context): Named | undefined {
  const essential = essentialsOf(content);
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
      const kind = essential(words.slice(at, at + length).join(' '));
      const what = kind && lossNamed(kind, content);
      if (kind !== undefined && what !== undefined) return { kind, what };
    }
  return undefined;
}

const OF_TEXT = /\b(?:text|letters|lettering|font|ink|type|color|colored|writing|words)\b/;
const TEXT_IN_IT =
  /\b(?:text|letters|lettering|writing|words) (?:in|inside|on) (?:it|them|there|that|this)\b|\b(?:its|their) (?:text|letters|lettering|writing|words|font|type)\b/;

/** "the header navy. Text in it white": what it stands on is only known of the result. */
const isOfLast = (text: string, { last }: Context) => last.length > 0 && TEXT_IN_IT.test(text);

/** As in the check on the result. */
const LEAST_CONTRAST = 1.3;

/** Text in a colour that it could not be read in where it stands. */
function pale(
  words: readonly string[],
  text: string,
  namedIn: () => Named | undefined,
  { scope, subject: { document } }: Context,
): Named | undefined {
  if (!OF_TEXT.test(text) || GROUNDS.test(text)) return undefined;
  const named = namedIn();
  if (named === undefined) return undefined;
  const colors = words.flatMap(
    (word) => namedColor(word) ?? (/^#[\da-f]{3,6}$/.test(word) ? word : []),
  );
  const [css, ...others] = colors;
  const black = { red: 0, green: 0, blue: 0, alpha: 1 };
  const color = css === undefined || others.length > 0 ? undefined : toSrgb(css, black);
  if (color === undefined) return undefined;
  const styles = stylesOfContent(document, scope.content);
  const isPale = ({ element }: ContentNode) =>
    contrastRatio(color, styles.backgroundOf(element)) < LEAST_CONTRAST;
  return textsOf(named.kind, scope).some(isPale) ? named : undefined;
}

function textsOf(kind: Essential, { content, nodes }: Context['scope']): readonly ContentNode[] {
  switch (kind) {
    case 'items':
      return (content.lineItems ?? content.tables[0])?.rows.flatMap(({ cells }) => cells) ?? [];
    case 'totals':
      return content.totals.map(({ value }) => value);
    case 'parties':
      return nodes.filter(({ role }) => role === 'party-name');
    case 'text':
    case 'document':
      return nodes.filter(({ role }) => role === 'prose');
  }
}
