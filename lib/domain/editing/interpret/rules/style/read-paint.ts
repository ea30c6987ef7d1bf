import type { Phrase } from '../../language/phrase.ts';
import type { Item } from '../../looks.ts';
import type { Context } from '../../rule.ts';
import { documentTarget } from '../../targets/make.ts';
import { readColor } from './read-color.ts';
import { readDegree } from './read-degree.ts';
import type { ReadItems } from './read-length.ts';

/** A colour that is called the brand's own. */
const BRAND =
  /^(?:(?:our|my|the|your) )?(?:brand|company|corporate|house|logo|signature)(?: 's)? (?:colors?|blue|green|red|orange|purple|teal|navy|pink|yellow|gold|black)(?= |$)/;

/** "white space" is no colour. */
const WHITE_SPACE = /^white spac(?:e|ing)s?$/;

export function readPaint(clause: Phrase, at: number): ReadItems | undefined {
  if (WHITE_SPACE.test(clause.slice(at, at + 2).text)) return undefined;
  const color = readColor(clause, at);
  if (color === undefined) return undefined;
  const items: Item[] = [{ is: 'wish', wish: { kind: 'color', color: color.color } }];
  const behind = BEHIND.exec(clause.slice(color.next, color.next + 4).text)?.[0];
  return behind === undefined
    ? { items, next: color.next }
    : {
        items: [...items, { is: 'aspect', aspect: 'background' }],
        next: color.next + behind.split(' ').length,
      };
}

/** "bold with a light yellow behind" */
const BEHIND = /^behind(?: (?:it|them|that|this))?$/;

const isColored = (item: Item | undefined) => item?.is === 'wish' && item.wish.kind === 'color';

const THEME =
  /^(?:(?:the|our|my|your) )?(?:(?:overall|whole|main|primary|theme|accent|brand|company|document)(?: 's)? )?(?:color (?:scheme|theme|palette)|(?:theme|accent|brand|primary|main|highlight) ?(?:colors?)?|palette|theme)(?= |$)/;

/** The accent as what is to be set: "change the accent colour to green", "green as the accent". */
export function readTheme(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): ReadItems | undefined {
  if (clause.tokens[at]?.quoted) return undefined;
  if (BRAND.test(clause.slice(at, at + 5).text)) {
    const own = readPaint(clause, at);
    // "#1144aa (our brand blue)" has said which.
    if (own !== undefined) return isColored(before.at(-1)) ? { ...own, items: [] } : own;
  }
  const found = THEME.exec(clause.slice(at, at + 6).text);
  if (found === null) return undefined;
  let next = at + found[0].split(' ').length;
  const said = before.some((item) => item.is === 'wish' && item.wish.kind === 'color');
  const hasTarget = before.some(({ is }) => is === 'target');
  const rest = next;
  while (
    /^(?:to|be|is|as|:|=|into|in|with|should|a|the|from|more)$/.test(
      clause.tokens[next]?.word ?? '',
    )
  )
    next++;
  const follows =
    readColor(clause, next) !== undefined ||
    readDegree(clause, next) !== undefined ||
    /^(?:darker|lighter)$/.test(clause.tokens[next]?.word ?? '');
  if (!(follows && !hasTarget) && !(said && !hasTarget)) return undefined;
  const target = documentTarget(context.scope.content, context.subject.document.body);
  return target && { items: [{ is: 'target', target }], next: rest };
}
