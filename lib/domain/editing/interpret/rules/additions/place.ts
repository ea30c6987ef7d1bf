import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Target } from '../../rule.ts';
import { textTarget } from '../../targets/make.ts';
import { codeSaid } from '../texts/prose-code.ts';

type Insert = Extract<Operation, { op: 'insert' }>;

/** Where something new stands. */
export interface Place {
  readonly place: Insert['place'];
  readonly target: string;
  readonly about?: Target;
  /** The foot of the page, where no part of the document is one. */
  readonly isFoot?: boolean;
}

const WHERE =
  /^(?:right |just |directly |somewhere |down |up |over )*(?<where>(?:at|on|to|in|as) the (?:very )?(?:top|start|beginning|head|bottom|end|foot|(?:last|first|final|closing|opening) (?:line|paragraph|sentence|item|entry|point|bullet|text|thing)) (?:of|in)|(?:at|on|to|as) the (?:very )?(?:top|start|beginning|bottom|end|foot|(?:last|first|final|closing) (?:line|paragraph|sentence|thing))|below|under|underneath|beneath|after|following|above|over|before|ahead of|in front of|on top of|to the (?:left|right)(?: side)? of|in|into|inside|within|among|to|onto|on|at|next to|beside|near|by|for)(?: (?<what>.+))?$/;
const BETWEEN = /^(?:right |just |directly |somewhere |in )*between (?<one>.+?) and (?<other>.+)$/;
const FOOT =
  /^(?:(?:the|a|its|our|each|every|page|document) )*footer(?: (?:of|on) (?:(?:every|each|all|the) )+(?:page|pages|document))?$/;

/** "below the totals", "at the bottom", "in the footer"; undefined when a phrase is no place in this document. */
export function placeOf(phrase: Phrase, context: Context): Place | undefined {
  const found = phrase.match(WHERE);
  const where = found?.where?.text;
  if (where === undefined) return between(phrase, context);
  if (found?.what === undefined || /^(?:everything|all)(?: else| that)?$/.test(found.what.text))
    return edge(where, context);
  const what = namedBy(found.what);
  const target = context.target(what) ?? listOf(what, context);
  if (target === undefined) {
    const code = codeSaid(what, context);
    const line = code && textTarget([code], `“${code.text}”`);
    if (line !== undefined) return besideTarget(where, line);
    const end = FOOT.test(what.text) ? atEnd(context) : undefined;
    return end && { ...end, isFoot: true };
  }
  if (target.kind === 'document') return edge(where, context);
  return besideTarget(where, target);
}

/** "next to Ingrid's" is beside her name. */
function namedBy(what: Phrase): Phrase {
  const last = what.tokens.at(-1);
  return last?.word === "'s" && what.tokens.length > 1
    ? what.with([...what.tokens, { ...last, word: 'name', raw: 'name' }])
    : what;
}

/** "between the table and the totals": after the one that comes first. */
function between(phrase: Phrase, context: Context): Place | undefined {
  const found = phrase.match(BETWEEN);
  const [one, other] = [found?.['one'], found?.['other']].map(
    (part) => part && context.target(part),
  );
  const [first, second] = [one?.nodes[0], other?.nodes[0]];
  if (one === undefined || other === undefined || first === undefined || second === undefined)
    return undefined;
  const { nodes } = context.scope.content;
  return besideTarget('after', nodes.indexOf(first) < nodes.indexOf(second) ? one : other);
}

const LIST =
  /^(?:(?:the|our|this|that|your) )?(?:(?:bulleted|bullet|numbered|short) )?(?:list|things|items|points|bullets|bullet points)(?: (?:of|with|for|to|that|which|below|above|under) .+)?$/;

/** "the list of things to bring", of which the document does not say that it is one. */
function listOf(what: Phrase, context: Context): Target | undefined {
  if (what.tokens.some(({ quoted }) => quoted) || !LIST.test(what.text)) return undefined;
  const nodes = context.scope.nodes.filter(({ role }) => role === 'list-item');
  const lists = new Set(nodes.map(({ element }) => element.parent));
  const [last] = nodes.slice(-1);
  return last === undefined || lists.size > 1
    ? undefined
    : { kind: 'text', name: 'the list', ids: [last.id], nodes };
}

function besideTarget(where: string, target: Target): Place | undefined {
  const isBefore = /^(?:above|over|before|ahead|in front|on top|to the left)/.test(where);
  const isAfter = /^(?:below|under|beneath|after|following|next|beside|near|by|to the right)/.test(
    where,
  );
  const [id] = target.ids;
  const last = target.ids.at(-1);
  if (id === undefined || last === undefined) return undefined;
  if (isBefore) return { place: 'before', target: id, about: target };
  const isPart = target.kind === 'region';
  if (isAfter || !isPart) return { place: 'after', target: last, about: target };
  const place = /top|start|beginning|head|first|opening/.test(where) ? 'start' : 'end';
  return { place, target: id, about: target };
}

function edge(where: string, context: Context): Place | undefined {
  if (/top|start|beginning|head|above|before|first|opening/.test(where)) return atStart(context);
  if (/bottom|end|foot|below|after|under|last|final|closing|^(?:in|to|on|into)$/.test(where))
    return atEnd(context);
  return undefined;
}

/** The last thing in the document. */
export function atEnd({ scope, subject }: Context): Place | undefined {
  const { content } = scope;
  if (scope.region !== undefined) return { place: 'end', target: scope.region.id };
  const body = content.idOf(subject.document.body);
  if (body !== undefined) return { place: 'end', target: body };
  const last = content.regions.at(-1)?.id ?? content.nodes.at(-1)?.id;
  return last === undefined ? undefined : { place: 'after', target: last };
}

export function atStart({ scope, subject }: Context): Place | undefined {
  const body = scope.content.idOf(subject.document.body);
  if (scope.region !== undefined) return { place: 'start', target: scope.region.id };
  return body === undefined ? undefined : { place: 'start', target: body };
}

/** The end of a part of that name, if there is one. */
export function endOf(name: string, { scope }: Context): Place | undefined {
  const region = scope.content.regions.find((one) => one.name === name);
  return region && { place: 'end', target: region.id };
}

/** Where notes go that no part holds yet: before the footer, or at the end. */
export function beforeFooter(context: Context): Place | undefined {
  const footer = context.scope.content.regions.find(({ name }) => name === 'footer');
  return footer === undefined ? atEnd(context) : { place: 'before', target: footer.id };
}
