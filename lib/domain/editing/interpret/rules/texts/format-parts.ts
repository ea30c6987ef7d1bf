import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Token } from '../../language/tokens.ts';
import type { Context, Target } from '../../rule.ts';
import { scanTarget } from '../../targets/scan.ts';

/** A wish about the way that figures are written, and the only ones that it is about. */
export interface PartWish {
  /** With "amounts" in the place of what is named. */
  readonly said: Phrase;
  readonly only: readonly ContentNode[];
}

/** That somebody may speak of the way that figures are written: what is named is only looked for then. */
const OF_FORMATS =
  /\b(?:decimals?|digits?|cents?|pence|commas?|separators?|thousands?|currency|signs?|symbols?|codes?|brackets|parenthes[ei]s|minus|rounded to|round to|whole (?:dollars|euros|pounds|numbers)|usd|eur|gbp|chf|cad|aud|like \d)\b|[$€£¥₹](?!\d)|(?<!\d)\.0+\b/;
/** These are all that there are, wherever they stand: "prices with a decimal comma". */
const ALL =
  /^(?:(?:.{1,40} )?of )?(?:(?:the|whole|round|all|our|any|every|each|these|those) )*(?:amounts?|prices|totals|numbers?|figures?|sums|values?|costs|money|currency|currencies|rates|document|invoice|quote|bill|receipt|report|page|cents|decimals?)$/;
const OF_ALL = /\b(?:document|invoice|quote|bill|receipt|report|page|cents|decimals?|currency)$/;
const FIGURES = new Set<ContentNode['role']>(['cell', 'total-value', 'value', 'text']);
const MOST_WORDS = 24;

/** "the unit prices with three decimals", "the total in brackets": what has figures and is named by itself. */
export function figuresOfPart(clause: Phrase, context: Context): PartWish | undefined {
  if (clause.tokens.length > MOST_WORDS || !OF_FORMATS.test(clause.text)) return undefined;
  const tokens: Token[] = [];
  const only: ContentNode[] = [];
  for (let at = 0; at < clause.tokens.length; ) {
    const token = clause.tokens[at] as Token;
    const found = token.quoted ? undefined : scanTarget(clause, at, context);
    const name = clause.slice(at, found?.next ?? at + 1).text;
    const isAll = ALL.test(name);
    // "unit prices and totals without cents" is about others beside the ones that are named.
    if (isAll && only.length > 0 && !OF_ALL.test(name)) return undefined;
    const isNamed = found !== undefined && !isAll && !/^\W*\d/.test(name);
    const figures = isNamed ? figuresIn(found.target) : [];
    if (figures.length > 0) {
      only.push(...figures);
      tokens.push({ ...token, word: 'amounts', raw: 'amounts' });
    } else tokens.push(...clause.tokens.slice(at, found?.next ?? at + 1));
    at = found?.next ?? at + 1;
  }
  return only.length === 0 ? undefined : { said: clause.with(tokens), only: [...new Set(only)] };
}

/** Of a card the figure itself: how it changed is another matter, unless there is nothing else. */
export function unsigned(nodes: readonly ContentNode[]): readonly ContentNode[] {
  const plain = nodes.filter(({ text }) => !/^[-+−±]/.test(text));
  return plain.length > 0 ? plain : nodes;
}

function figuresIn({ kind, nodes }: Target): readonly ContentNode[] {
  if (kind === 'document') return [];
  // "two decimals in the table" are not of what is counted there.
  const isTable = kind === 'table' || kind === 'row' || kind === 'region';
  return nodes.filter(
    ({ role, text }) =>
      FIGURES.has(role) &&
      /^[-+(]?\p{Sc}?\W?\d/u.test(text) &&
      text.length < 40 &&
      (!isTable || role !== 'cell' || /\p{Sc}|[.,]\d\d$/u.test(text)),
  );
}
