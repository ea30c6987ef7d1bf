import type { Phrase } from '../../language/phrase.ts';
import type { Item, Wish } from '../../looks.ts';
import type { Context } from '../../rule.ts';
import { documentTarget } from '../../targets/make.ts';
import { scanTarget } from '../../targets/scan.ts';
import { readColor } from './read-color.ts';
import { readDegree } from './read-degree.ts';
import { readLook } from './read-look.ts';

const JOINS = new Set([
  'and',
  ',',
  '&',
  '+',
  'plus',
  'but',
  ';',
  'while',
  'also',
  '/',
  '*',
  '|',
  'yet',
  'whereas',
]);
/** Signs of style sheets and lists. */
const SIGNS = new Set([':', '=', '{', '}', '(', ')', '-', '>', '.', '!', '"', '·', '•']);
const EXCEPT =
  /^(?:except(?: for| from)?|apart from|other than|excluding|besides|but not|not counting|bar|leaving out|save for|aside from|without touching|but leave|but keep|but do not touch|just not|only not)(?= |$)/;
const SAME =
  /^(?:the same(?: (?:thing|way|style|look|color|treatment|again))?|likewise|same(?: (?:thing|here|way|again))?|too|as well|similarly|identical(?:ly)?|to match)$/;

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Words around looks that say nothing of their own. */
const FILLERS = words(`
  make set change turn give use put apply have has get be is are should would become add insert show display render
  keep let need want like see color-code recolor paint style update modify adjust switch convert write print
  to in into with a an the as of for on at so that which who whose it's look looks looking appear more very by
  using its their our your my all every each any some both only this these those just really quite nice
  around under over above below between from than then they them too out up down side sides everywhere
  throughout whole entire through same whole-width please also again instead color text-color do does being
  draw surround fit me us i we you it one ones kind sort style way through mark slightly go goes them
  was were needs needed can could if want wants wanted love try different maybe things out there stand
  must ought shall may might able tweak alter got gets getting makes making had having somewhat rather pretty
  fairly band strip ribbon value property css fully completely totally entirely exactly always now currently
  painted filled drawn shown displayed written printed typed rendered putting placed positioned moved set-to
  color-wise wise look-like bar version throughout ensure sure see swap rather something anything colour
  simple such please pls plz kindly dear sir hi hello dark-colored nicely properly i'd id gonna wanna
  swapped changed turned made given using used uses want wish prefer effect where when thing here is text-wise
  along across whole-page instead like-this big-time definitely match matches matching across stretch tweaked so-that let leave keep off lot
  move place position align shift push pull put format stand standing pop emphasis bring feel`);

const NOT =
  /^(?:get rid of|take away|take off|take out|turn off|switch off|remove|no|without|not|delete|drop|clear|lose|strip|disable|undo|hide|eliminate|non|un|no longer|stop|less of)(?: (?:all|any|of|the|that|those|these|its))*(?= |$)/;

/** A clause as the looks and targets it speaks of; undefined where it holds anything else. */
export function readItems(clause: Phrase, context: Context): readonly Item[] | undefined {
  const items: Item[] = [];
  for (let at = 0; at < clause.tokens.length; ) {
    const step = readItem(clause, at, items, context);
    if (step === undefined) return undefined;
    items.push(...step.items);
    at = step.next;
  }
  return withAmounts(items);
}

/** "by 2px", "to 20px" after "increase": one wish with what came before. */
function withAmounts(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item) => item.is === 'wish' && item.wish.kind === 'length' && item.wish.how !== undefined,
  );
  const amount = items[at];
  const degreeAt = items.findIndex((item) => item.is === 'wish' && item.wish.kind === 'degree');
  const degree = items[degreeAt];
  if (
    amount?.is !== 'wish' ||
    amount.wish.kind !== 'length' ||
    degree?.is !== 'wish' ||
    degree.wish.kind !== 'degree'
  )
    return items;
  const { css, how } = amount.wish;
  const { factor } = degree.wish;
  const share = css.endsWith('%') ? Number.parseFloat(css) / 100 : 0;
  const wish: Wish =
    how === 'to'
      ? { kind: 'length', css }
      : share > 0
        ? { ...degree.wish, factor: factor > 1 ? 1 + share : Math.max(0.1, 1 - share) }
        : { ...degree.wish, by: css };
  return items.flatMap((item, place) =>
    place === at ? [] : place === degreeAt ? [{ is: 'wish', wish } as const] : [item],
  );
}

function readItem(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): { readonly items: readonly Item[]; readonly next: number } | undefined {
  const token = clause.tokens[at];
  if (token === undefined) return undefined;
  const exception = readException(clause, at, context);
  if (exception !== undefined) return exception;
  if (!token.quoted && SIGNS.has(token.word)) return { items: [], next: at + 1 };
  if (isSame(clause, at)) return { items: [{ is: 'same' }], next: clause.tokens.length };
  if (!token.quoted && JOINS.has(token.word)) return { items: [{ is: 'join' }], next: at + 1 };
  if (!token.quoted && (token.word === 'by' || token.word === 'to')) {
    const length = readLook(clause, at + 1);
    const [only] = length?.items ?? [];
    if (length !== undefined && only?.is === 'wish' && only.wish.kind === 'length')
      return {
        items: [{ is: 'wish', wish: { ...only.wish, how: token.word } }],
        next: length.next,
      };
  }
  const own = BRAND.test(clause.slice(at, at + 5).text)
    ? readColor(clause, at, context)
    : undefined;
  if (own !== undefined)
    return { items: [{ is: 'wish', wish: { kind: 'color', color: own.color } }], next: own.next };
  const theme = readTheme(clause, at, before, context);
  if (theme !== undefined) return theme;
  const not = token.quoted ? null : NOT.exec(clause.slice(at, at + 6).text);
  if (not !== null) return { items: [{ is: 'not' }], next: at + not[0].split(' ').length };
  const color = isWhiteSpace(clause, at) ? undefined : readColor(clause, at, context);
  if (color !== undefined)
    return {
      items: [{ is: 'wish', wish: { kind: 'color', color: color.color } }],
      next: color.next,
    };
  const slight = /^(?:a (?:little )?bit|a little|slightly|a touch|a tad|somewhat)(?= |$)/.exec(
    clause.slice(at, at + 3).text,
  );
  if (
    slight !== null &&
    before.some((item) => item.is === 'wish' && item.wish.kind === 'degree') &&
    readDegree(clause, at) === undefined
  )
    return { items: [], next: at + slight[0].split(' ').length };
  const degree = readDegree(clause, at);
  if (degree !== undefined && !isFillerMore(clause, at, degree.next))
    return { items: [{ is: 'wish', wish: degree.wish }], next: degree.next };
  const target = withoutLookWord(clause, at, scanTarget(clause, at, context), context);
  const look = readLook(clause, at);
  // "line items" and "box" in a name of the document's own win over the look of one of their words.
  if (
    look !== undefined &&
    (target === undefined || target.next <= look.next || target.target.kind === 'document')
  )
    return look;
  // "the text color of the header" speaks of a look, not of all the text.
  if (
    target?.target.kind === 'document' &&
    /^(?:the|a|an|my|our|its)$/.test(token.word) &&
    readLook(clause, at + 1) !== undefined
  )
    return { items: [], next: at + 1 };
  if (target !== undefined && !isDummy(clause, at, before))
    return { items: [{ is: 'target', target: target.target }], next: target.next };
  if (!token.quoted && FILLERS.has(token.word)) return { items: [], next: at + 1 };
  return target && { items: [{ is: 'target', target: target.target }], next: target.next };
}

/** A colour that is called the brand's own. */
const BRAND =
  /^(?:(?:our|my|the|your) )?(?:brand|company|corporate|house|logo|signature)(?: 's)? (?:colors?|blue|green|red|orange|purple|teal|navy|pink|yellow|gold|black)(?= |$)/;

type Found = ReturnType<typeof scanTarget>;

/** "header text: white" speaks of the header, and of its text. */
function withoutLookWord(clause: Phrase, at: number, found: Found, context: Context): Found {
  const last = clause.tokens[(found?.next ?? 0) - 1];
  if (found === undefined || found.next - at < 2 || last === undefined || last.quoted) return found;
  if (!/^(?:text|texts|background|border|color|font|line|lines)$/.test(last.word)) return found;
  const shorter = scanTarget(clause.slice(0, found.next - 1), at, context);
  return shorter?.next === found.next - 1 && shorter.target.kind !== 'document' ? shorter : found;
}

/** "white space" is no colour. */
function isWhiteSpace(clause: Phrase, at: number): boolean {
  return /^white spac(?:e|ing)s?$/.test(clause.slice(at, at + 2).text);
}

/** "the same", "too" at the end: after what was said of other targets. */
function isSame(clause: Phrase, at: number): boolean {
  return at > 0 && !clause.tokens[at]?.quoted && SAME.test(clause.slice(at).text);
}

function readException(
  clause: Phrase,
  at: number,
  context: Context,
): { readonly items: readonly Item[]; readonly next: number } | undefined {
  const found = clause.tokens[at]?.quoted ? null : EXCEPT.exec(clause.slice(at, at + 5).text);
  if (found === null || at === 0) return undefined;
  const items: Item[] = [];
  let next = at + found[0].split(' ').length;
  for (
    let scanned = scanTarget(clause, next, context);
    scanned !== undefined;
    scanned = scanTarget(clause, next, context)
  ) {
    items.push({ is: 'except', target: scanned.target });
    next = scanned.next;
    if (!/^(?:and|,|or)$/.test(clause.tokens[next]?.word ?? '')) break;
    next++;
  }
  return items.length === 0 ? undefined : { items, next };
}

/** "more" before a look word says nothing more: "more bold". */
function isFillerMore(clause: Phrase, at: number, next: number): boolean {
  const word = clause.tokens[at]?.word;
  if (word !== 'more' || next !== at + 1) return false;
  if (readDegree(clause, next) !== undefined) return true;
  const following = readLook(clause, next)?.items[0];
  return following?.is === 'wish' && following.wish.kind !== 'length';
}

/** "it" in "make sure that it is bold", "this" after the target was named. */
function isDummy(clause: Phrase, at: number, before: readonly Item[]): boolean {
  const word = clause.tokens[at]?.word ?? '';
  return /^(?:it|that|one|they|them)$/.test(word) && before.some(({ is }) => is === 'target');
}

const THEME =
  /^(?:(?:the|our|my|your) )?(?:(?:overall|whole|main|primary|theme|accent|brand|company|document)(?: 's)? )?(?:color (?:scheme|theme|palette)|(?:theme|accent|brand|primary|main|highlight) ?(?:colors?)?|palette|theme)(?= |$)/;

/** The accent as what is to be set: "change the accent colour to green", "green as the accent". */
function readTheme(
  clause: Phrase,
  at: number,
  before: readonly Item[],
  context: Context,
): { readonly items: readonly Item[]; readonly next: number } | undefined {
  if (clause.tokens[at]?.quoted) return undefined;
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
    readColor(clause, next, context) !== undefined ||
    readDegree(clause, next) !== undefined ||
    /^(?:darker|lighter)$/.test(clause.tokens[next]?.word ?? '');
  if (!(follows && !hasTarget) && !(said && !hasTarget)) return undefined;
  const target = documentTarget(context.scope.content, context.subject.document.body);
  return target && { items: [{ is: 'target', target }], next: rest };
}
