import { type Element, isTag } from 'domhandler';
import type { Operation, StyleProperty } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule, Target } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import {
  contrast,
  hexOf,
  isAlmostNeutral,
  isLikeColor,
  isNearHue,
  isNeutral,
  isOfHue,
  mostColored,
  READABLE,
  readableOn,
} from './color-values.ts';
import { FILLERS } from './filler-words.ts';
import { readColor } from './read-color.ts';
import { setElement, setText } from './set-text.ts';

const FROM_TO =
  /^(?:to|with|by|into|for|->|should|becomes?|turns?|is|are|as|in|now|will|must|shall|needs?|can|could|:|=|>)$/;
/** What says by itself that one colour comes for the other; the others do after a verb that says so. */
const SURE = /^(?:->|>|should|becomes?|turns?|must|shall|will|needs?)$/;
const VERB =
  /^(?:change|replace|swap|turn|convert|switch|substitute|exchange|recolor|make|set|use|everything|every|all|anything)\b/;
/** "make it gray with white letters" is of two things. */
const SWAPS = /^(?:change|replace|swap|switch|substitute|exchange)\b/;
/** "white text with a blue background" is of two things. */
const OF_TWO =
  /\b(?:background|bg|ground)\b.*\b(?:text|letters|type)\b|\b(?:text|letters|type)\b.*\b(?:background|bg|ground)\b/;
const INSTEAD = /^(?:instead of|rather than|in place of|in lieu of|and not|not)(?= )/;
const WORDS = new Set(
  `everywhere everything every all any each thing things part parts bit bits element elements text texts background
  backgrounds border borders line lines color colors shade shades document page invoice quote letter report bill
  receipt contract certificate throughout whole entire complete replace swap instead currently occurrence occurrences
  instance instances one ones them it that which who is are was were now accent accents design where wherever there
  replaced swapped changed turned used of from become becomes becoming go uses using substitute exchange recolor`
    .trim()
    .split(/\s+/),
);
const MOST_WORDS = 20;
const MOST_ELEMENTS = 2_000;

interface Change {
  readonly from: string;
  readonly to: string;
  /** Where; everywhere when undefined. */
  readonly inside: readonly Target[];
}

/** "change teal to maroon everywhere", "maroon instead of teal" */
export const recolor: Rule = {
  name: 'recolor',
  read(clause, context) {
    if (clause.tokens.length > MOST_WORDS || OF_TWO.test(clause.text)) return undefined;
    const change = readChange(clause, context);
    if (change === undefined) return undefined;
    const named = recolored(change, context);
    const only = named.length > 0 ? undefined : onlyColorIn(change, context);
    const made = only === undefined ? named : recolored({ ...change, from: only }, context);
    if (made.length > 0) return operations(made, change.inside);
    return notFeasible('Nothing in the document has the colour that is to be replaced.', [
      'Change the accent color to maroon',
      'Make the title navy',
    ]);
  },
};

/** Two colours and what stands between them; undefined where there is anything else. */
function readChange(whole: Phrase, context: Context): Change | undefined {
  const colors: string[] = [];
  const inside: Target[] = [];
  let isReverse = false;
  let isJoined = false;
  let end = 0;
  const topic = topicOf(whole, context);
  inside.push(...(topic?.targets ?? []));
  const clause = whole.slice(topic?.next ?? 0);
  for (let at = 0; at < clause.tokens.length; ) {
    const color = readColor(clause, at);
    if (color !== undefined && 'css' in color.color) {
      // "make the green navy"
      isJoined ||=
        colors.length === 1 && at === end && /^(?:make|turn|paint) (?:all )?the /.test(clause.text);
      colors.push(color.color.css);
      at = end = color.next;
      continue;
    }
    const word = clause.tokens[at]?.quoted ? '' : (clause.tokens[at]?.word ?? '');
    const instead = INSTEAD.exec(clause.slice(at, at + 4).text);
    if (instead !== null && colors.length === 1) {
      isReverse = true;
      at += instead[0].split(' ').length;
      continue;
    }
    const verb = word === 'with' ? SWAPS : VERB;
    if (colors.length === 1 && (SURE.test(word) || (FROM_TO.test(word) && verb.test(clause.text))))
      isJoined = true;
    const held = colors.length === 1 ? holderAt(clause, at, context) : undefined;
    if (held !== undefined) {
      inside.push(...held.targets);
      at = held.next;
      continue;
    }
    const isPaused = word === ',' && WITHIN.test(clause.tokens[at + 1]?.word ?? '');
    if (isPaused) at++;
    const part =
      colors.length === 2 && (isPaused || WITHIN.test(word))
        ? context.targets(clause.slice(at + 1))
        : undefined;
    if (part !== undefined) {
      inside.push(...part);
      break;
    }
    if (word === '' || !(FROM_TO.test(word) || WORDS.has(word) || isPlain(word))) return undefined;
    at++;
  }
  const [first, second] = colors;
  if (first === undefined || second === undefined || colors.length > 2) return undefined;
  if (!isReverse && !isJoined && !/\ball\b|\beverything\b/.test(clause.text)) return undefined;
  const isWhole = inside.some(({ kind }) => kind === 'document');
  const from = isReverse ? second : first;
  return { from, to: isReverse ? first : second, inside: isWhole ? [] : inside };
}

const IN = /^(?:in|of|on|within|inside|behind|from)$/;
const WITHIN = /^(?:in|of|within|inside|on)$/;
const MOST_TOPIC = 6;

/** "Heading band: swap the black for a dark green" */
function topicOf(
  clause: Phrase,
  context: Context,
): { readonly targets: readonly Target[]; readonly next: number } | undefined {
  const at = clause.tokens.findIndex(({ word, quoted }) => !quoted && word === ':');
  const targets = at < 1 || at > MOST_TOPIC ? undefined : context.targets(clause.slice(0, at));
  return targets && { targets, next: at + 1 };
}

/** "the teal on the table heading to orange": where the first colour is. */
function holderAt(
  clause: Phrase,
  at: number,
  context: Context,
): { readonly targets: readonly Target[]; readonly next: number } | undefined {
  const { tokens } = clause;
  if (!IN.test(tokens[at]?.word ?? '')) return undefined;
  for (let next = at + 2; next < tokens.length; next++) {
    if (!FROM_TO.test(tokens[next]?.word ?? '') || !colorsFrom(clause, next + 1)) continue;
    // "the teal in the table header and in the title"
    const named = tokens
      .slice(at + 1, next)
      .filter(
        ({ word }, place, all) =>
          !IN.test(word) || !/^(?:,|and|&)$/.test(all[place - 1]?.word ?? ''),
      );
    const targets = context.targets(clause.with(named));
    if (targets !== undefined) return { targets, next };
  }
  return undefined;
}

const colorsFrom = (clause: Phrase, at: number): boolean =>
  [at, at + 1].some((place) => readColor(clause, place) !== undefined);

const isPlain = (word: string) =>
  FILLERS.has(word) && !/^(?:and|with|on|in|of|over|above|below)$/.test(word);

/** "that blue" of what has one colour, a teal: few people tell them apart. */
function onlyColorIn(change: Change, context: Context): string | undefined {
  const { from } = change;
  if (isNeutral(from)) return undefined;
  const colors = new Set(
    below(startsOf(change, context)).flatMap((element) =>
      ['color', 'background-color'].flatMap((property) => {
        const hex = hexOf(context.look(element, property) ?? '');
        return hex === undefined || isAlmostNeutral(hex) ? [] : [hex];
      }),
    ),
  );
  const most = mostColored([...colors]);
  const isOne = most !== undefined && [...colors].every((other) => isOfHue(other, most));
  return isOne && isNearHue(most, from) ? most : undefined;
}

function startsOf({ inside }: Change, { scope, subject }: Context): readonly Element[] {
  return inside.length === 0
    ? [subject.document.body]
    : inside.flatMap(({ ids }) => ids.flatMap((id) => scope.content.elementById(id) ?? []));
}

const SIDES: readonly StyleProperty[] = [
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
];

/** Every text, ground and line in the first colour gets the second. */
function recolored(change: Change, context: Context): readonly Operation[] {
  const { from, to } = change;
  const { content } = context.scope;
  const css = hexOf(to) ?? to;
  const elements = below(startsOf(change, context));
  const isFrom = (element: Element, property: string) => {
    const hex = hexOf(context.look(element, property) ?? '');
    return (
      hex !== undefined &&
      isLikeColor(hex, from) &&
      (isAlmostNeutral(from) || !isAlmostNeutral(hex))
    );
  };
  const idsOf = (list: readonly Element[]) =>
    list.flatMap((element) => content.idOf(element) ?? []);
  const texts = elements.filter((element) => isFrom(element, 'color'));
  const grounds = elements.filter((element) => isFrom(element, 'background-color'));
  const unread = elements.filter(
    (element) =>
      !texts.includes(element) &&
      grounds.some((ground) => ground === element || isBelow(element, ground)) &&
      contrast(context.look(element, 'color') ?? '#000000', css) < READABLE,
  );
  return [
    ...setText({ ids: idsOf(texts) }, { color: css }),
    ...setElement(idsOf(grounds), { 'background-color': css }),
    ...setText({ ids: idsOf(unread) }, { color: readableOn(css, undefined) }),
    ...SIDES.flatMap((side) => lines(elements, side, isFrom, css, context)),
  ];
}

function lines(
  elements: readonly Element[],
  side: StyleProperty,
  isFrom: (element: Element, property: string) => boolean,
  css: string,
  context: Context,
): readonly Operation[] {
  const byLine = new Map<string, string[]>();
  for (const element of elements) {
    const style = context.look(element, `${side}-style`) ?? 'none';
    const width = context.look(element, `${side}-width`) ?? '0px';
    const id = context.scope.content.idOf(element);
    if (id === undefined || style === 'none' || Number.parseFloat(width) === 0) continue;
    if (!isFrom(element, `${side}-color`)) continue;
    const line = `${width} ${style} ${css}`;
    byLine.set(line, [...(byLine.get(line) ?? []), id]);
  }
  return [...byLine].flatMap(([line, ids]) => setElement(ids, { [side]: line }));
}

function below(starts: readonly Element[]): readonly Element[] {
  const found = [...starts];
  for (let at = 0; at < found.length && found.length < MOST_ELEMENTS; at++)
    found.push(...(found[at]?.children.filter(isTag) ?? []));
  return found;
}

function isBelow(element: Element, outer: Element): boolean {
  for (let at = element.parent; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}
