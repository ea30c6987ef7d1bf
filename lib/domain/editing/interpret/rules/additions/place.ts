import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Target } from '../../rule.ts';

type Insert = Extract<Operation, { op: 'insert' }>;

/** Where something new stands. */
export interface Place {
  readonly place: Insert['place'];
  readonly target: string;
  readonly about?: Target;
}

const WHERE =
  /^(?:right |just |directly |somewhere |down |up |over )*(?<where>at the (?:very )?(?:top|start|beginning|head|bottom|end|foot) of|to the (?:top|start|beginning|bottom|end) of|at the (?:very )?(?:top|start|beginning|bottom|end)|on the (?:top|bottom)|to the (?:top|bottom|end)|below|under|underneath|beneath|after|above|over|before|on top of|in|into|inside|within|to|on|at|next to|beside|near|by|for)(?: (?<what>.+))?$/;

/** "below the totals", "at the bottom", "in the footer"; undefined when a phrase is no place in this document. */
export function placeOf(phrase: Phrase, context: Context): Place | undefined {
  const found = phrase.match(WHERE);
  const where = found?.where?.text;
  if (where === undefined) return undefined;
  if (found?.what === undefined) return edge(where, context);
  const target = context.target(found.what);
  if (target === undefined) return undefined;
  if (target.kind === 'document') return edge(where, context);
  return besideTarget(where, target);
}

function besideTarget(where: string, target: Target): Place | undefined {
  const isBefore = /^(?:above|over|before|on top)/.test(where);
  const isAfter = /^(?:below|under|beneath|after|next|beside|near|by)/.test(where);
  const [id] = target.ids;
  const last = target.ids.at(-1);
  if (id === undefined || last === undefined) return undefined;
  if (isBefore) return { place: 'before', target: id, about: target };
  const isPart = target.kind === 'region';
  if (isAfter || !isPart) return { place: 'after', target: last, about: target };
  const place = /top|start|beginning|head/.test(where) ? 'start' : 'end';
  return { place, target: id, about: target };
}

function edge(where: string, context: Context): Place | undefined {
  if (/top|start|beginning|head|above|before/.test(where)) return atStart(context);
  if (/bottom|end|foot|below|after|under|^(?:in|to|on|into)$/.test(where)) return atEnd(context);
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
