import type { Phrase } from '../../language/phrase.ts';
import type { Context, Target } from '../../rule.ts';
import { scanTarget } from '../../targets/scan.ts';

interface Relation {
  readonly where: 'before' | 'after';
  readonly at: number;
}

/** What a clause about places holds, in whatever order it is said. */
export interface Arrangement {
  /** What is named, and where among the words. */
  readonly targets: readonly { readonly target: Target; readonly at: number }[];
  readonly relation: Relation | undefined;
  /** A second one: "below the summary, before the figures". */
  readonly also: Relation | undefined;
  readonly edge:
    | { readonly where: 'top' | 'bottom'; readonly of: boolean; readonly at: number }
    | undefined;
  readonly swaps: boolean;
  readonly copies: boolean;
}

type Sign = 'top' | 'bottom' | 'before' | 'after' | 'swap' | 'copy';

const SHEET =
  '(?: of (?:the |this |my |our )?(?:page|document|invoice|quote|report|letter|sheet|receipt|certificate|contract|whole document|first page))?';
const edgeSign = (anywhere: string, ends: string) =>
  new RegExp(
    // "in the end" is when, not where.
    `^(?:(?:all the way |right |up |down )?(?:(?:at|to|on|towards?) (?:the )?(?:very |absolute )?(?:${anywhere}|${ends})|in (?:the )?(?:very |absolute )?${anywhere})|(?:the )?(?:very )?${anywhere})(?:${SHEET}$|${SHEET}(?= (?:[,:]|so) )|(?= of ))`,
  );
/** At one place of a clause, the longest first. */
const SIGNS: readonly (readonly [RegExp, Sign])[] = [
  [/^(?:right |directly |immediately |just )?in front of(?= )/, 'before'],
  [edgeSign('top', 'beginning|start|front|head'), 'top'],
  [edgeSign('bottom', 'end|foot|back'), 'bottom'],
  [
    /^(?:comes? |goes |go |is |are )?first ,? ?(?:and )?(?:then|after that|followed by|only then)(?: comes?)?(?= )/,
    'before',
  ],
  [
    /^(?:first thing|as (?:the )?first (?:thing|section|part|block)|(?:the )?first (?:section|part|block|thing)|first|above everything(?: else)?|before everything(?: else)?|on top|topmost|uppermost)$/,
    'top',
  ],
  [
    /^(?:as (?:the )?last (?:thing|section|part|block)|(?:the )?last (?:section|part|block|thing)|last|below everything(?: else)?|after everything(?: else)?|at last|bottommost)$/,
    'bottom',
  ],
  [
    /^(?:right |directly |immediately |just )?(?:in front of|on top of|ahead of|higher than|earlier than|prior to|above|before|over|preceding|precedes?|in advance of)(?= )/,
    'before',
  ],
  [
    /^(?:right |directly |immediately |just )?(?:lower than|later than|underneath|beneath|below|under|after|following|follows?|behind|past)(?= )/,
    'after',
  ],
  [
    /^(?:change places|trade places|switch places|swap places|change (?:their )?positions?|swap (?:their )?positions?|switch (?:their )?positions?|(?:in )?each other 's (?:place|position|spot)s?|(?:and )?(?:vice versa|(?:the )?(?:other|wrong) way (?:a)?round|the reverse)|(?:the )?(?:order|positions?|places?) (?:of|for)|swap(?:ped)?|switch(?:ed)?|exchange[ds]?|flip(?:ped)?|interchanged?|trade|invert|reversed?)(?= |$)/,
    'swap',
  ],
  [
    /^(?:(?:a |one more |another |one extra )?(?:copy|duplicate|repetition) of|duplicated?|cop(?:y|ied)|clone[ds]?|repeat(?:ed)?|twice|two times|2 times|2x|double|a second time|once more|one more time)(?= |$)/,
    'copy',
  ],
];
const MOST_SIGN = 9;

const FILLERS = new Set(
  `move moved put place placed show shown have want see get bring shift position positioned relocate drag push pull
  should must shall needs need has to be go goes going come comes coming stand stands sit sits appear appears appearing is are belongs belong
  the a an in of it all way right directly just immediately up down please with and & , : ; where instead back from so that let us
  make moving putting placing i we would like for on around round place order positions position each other them both then at into displayed printed
  set keep somewhere also too now - only may can could might ought sits twice once more where they start starts end ends with first itself themselves original`.split(
    /\s+/,
  ),
);
const KIND = /^(?:sections?|clauses?|parts?|blocks?|paragraphs?|lines?|boxes|details|headings?)$/;
const MOST_WORDS = 30;

interface Parts {
  readonly targets: { target: Target; at: number }[];
  readonly signs: { sign: Sign; at: number; of: boolean }[];
}

/** undefined where a word of the clause is none of it. */
function partsOf(clause: Phrase, context: Context): Parts | undefined {
  const { tokens } = clause;
  if (tokens.length > MOST_WORDS) return undefined;
  const targets: { target: Target; at: number }[] = [];
  const signs: { sign: Sign; at: number; of: boolean }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const sign = signAt(
      clause,
      at,
      signs.some((one) => one.sign === 'copy'),
    );
    if (sign !== undefined) {
      signs.push({ sign: sign.sign, at, of: tokens[sign.next]?.word === 'of' });
      at = sign.next;
      continue;
    }
    // "the Fees and Termination clauses"
    const isNumbered = /^#?\d{1,3}$/.test(tokens[at + 1]?.word ?? '');
    if (
      targets.length > 0 &&
      KIND.test(tokens[at]?.word ?? '') &&
      !tokens[at]?.quoted &&
      !isNumbered
    ) {
      at++;
      continue;
    }
    const found = scanTarget(clause, at, context);
    const isPronoun = /^(?:it|that|this|them|they|its|those|these|one)$/.test(
      tokens[at]?.word ?? '',
    );
    if (found?.target.words !== undefined) return undefined;
    if (found !== undefined && !(isPronoun && targets.length > 0)) {
      targets.push({ target: found.target, at });
      at = found.next;
      continue;
    }
    const token = tokens[at];
    if (token === undefined || token.quoted || !(FILLERS.has(token.word) || isPronoun))
      return undefined;
    at++;
  }
  return { targets, signs };
}

/** What is to stand where. undefined: a word of the clause says anything else. */
export function readArrangement(clause: Phrase, context: Context): Arrangement | undefined {
  const parts = partsOf(clause, context);
  if (parts === undefined) return undefined;
  const { targets, signs } = parts;
  const around =
    targets.length > 2 ? targets.findIndex(({ target }) => holds(target, targets)) : -1;
  if (around >= 0) targets.splice(around, 1);
  withoutWhere(targets, signs);
  const of = (...kinds: readonly Sign[]) => signs.filter(({ sign }) => kinds.includes(sign));
  const [relation, also, ...relations] = of('before', 'after');
  const [edge, ...edges] = of('top', 'bottom');
  if (relations.length > 0 || edges.some(({ sign }) => sign !== edge?.sign)) return undefined;
  return {
    targets,
    relation: relationOf(relation),
    also: relationOf(also),
    edge: edge && { where: edge.sign as 'top' | 'bottom', of: edge.of, at: edge.at },
    swaps: of('swap').length > 0,
    copies: of('copy').length > 0,
  };
}

/** "swap the notes and the terms below the table": where both stand says nothing of where they go. */
function withoutWhere(
  targets: { readonly at: number }[],
  signs: { readonly sign: Sign; readonly at: number }[],
): void {
  const where = signs.findIndex(({ sign }) => sign === 'before' || sign === 'after');
  const isBehind = targets.length === 3 && (signs[where]?.at ?? 0) > (targets[1]?.at ?? 0);
  if (!isBehind || !signs.some(({ sign }) => sign === 'swap')) return;
  targets.pop();
  signs.splice(where, 1);
}

const relationOf = (found: { sign: Sign; at: number } | undefined): Relation | undefined =>
  found && { where: found.sign === 'before' ? 'before' : 'after', at: found.at };

/** "trade places up in the header": what the others stand in anyway. */
function holds(target: Target, all: readonly { readonly target: Target }[]): boolean {
  const inside = new Set(target.nodes);
  const others = all.filter((one) => one.target !== target);
  return (
    target.kind === 'region' &&
    others.every((one) => one.target.nodes.every((node) => inside.has(node)))
  );
}

function signAt(
  clause: Phrase,
  at: number,
  copied: boolean,
): { readonly sign: Sign; readonly next: number } | undefined {
  if (clause.tokens[at]?.quoted) return undefined;
  const { text } = clause.slice(at, at + MOST_SIGN);
  for (const [pattern, sign] of SIGNS) {
    // "repeat … a second time" is one copy.
    if (sign === 'copy' && copied && !/^(?:twice|once|one|a|again)/.test(text)) continue;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { sign, next: at + found.trim().split(' ').length };
  }
  return undefined;
}
