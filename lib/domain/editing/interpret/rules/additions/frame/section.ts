import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Context, Reading } from '../../../rule.ts';
import { notFeasible } from '../../answers.ts';
import { beforeFooter, type Place } from '../place.ts';
import { sentence } from '../said-text.ts';
import { inserted } from './build.ts';
import type { Frame, Said } from './frame.ts';

const ADDS =
  /^(?:add|insert|include|append|create|make|put|new|another|additional|extra|write|place|needs?|want|more|one more|to be added|(?:is|are) (?:needed|required))/;

/** "a section "Outlook" at the end saying "…"", "a clause "Governing law": "…"" */
export function sectionOf(
  kind: 'section' | 'clause',
  frame: Frame,
  context: Context,
): Reading | undefined {
  const { name, text } = partsOf(frame);
  const adds = frame.adds.some((word) => ADDS.test(word));
  if (name === undefined || frame.corner !== undefined) return undefined;
  // "move the “Bill to” part below the totals": what is there already.
  const one = name.quoted ? (text === undefined ? name : undefined) : text;
  if (one?.quoted && isHeading(one.text, context)) return undefined;
  const heading = sentence(name.text);
  if (heading === '' || heading.length > 80 || (frame.sets.length > 0 && !adds)) return undefined;
  if (text === undefined)
    return adds && name.quoted
      ? notFeasible(`What the ${kind} “${heading}” is to say is not said.`, [
          `Add a ${kind} "${heading}" saying "…"`,
        ])
      : undefined;
  // "the ridge clause should say 15 years", "the spraying clause: …" speak of one that is there.
  if (!name.quoted && (frame.sets.length > 0 || isHeading(heading, context))) return undefined;
  const place = placed(frame, context);
  return (
    place &&
    inserted(
      { kind: 'section', name: heading.toLowerCase(), heading, text: text.text },
      place,
      frame.style,
    )
  );
}

const isHeading = (said: string, { scope }: Context): boolean =>
  scope.content.nodes.some(
    ({ role, text }) =>
      /^(?:heading|label)$/.test(role) && text.toLowerCase() === said.toLowerCase(),
  );

/** The name is what is called so, else what comes first. */
function partsOf({ names, texts, rest }: Frame): {
  name?: Said | undefined;
  text?: Said | undefined;
} {
  if (names.length > 1 || texts.length > 2) return {};
  const own = names[0] ?? (rest && { text: rest.raw, quoted: false });
  if (names.length === 1 && rest !== undefined) return {};
  if (own !== undefined) return texts.length > 1 ? {} : { name: own, text: texts[0] };
  return { name: texts[0], text: texts[1] };
}

/** After the last part of its sort; a part stands beside what is named, not in it. */
function placed(frame: Frame, context: Context): Place | undefined {
  const { place } = frame;
  if (place?.about !== undefined)
    return place.place === 'end' ? { ...place, place: 'after' } : place;
  const last = lastClause(context);
  if (last !== undefined && (place === undefined || place.place === 'end'))
    return { place: 'after', target: last };
  return place?.place === 'start' ? place : beforeFooter(context);
}

/** Of clauses that follow each other under headings of one rank: the last. */
function lastClause({ scope }: Context): string | undefined {
  const { content } = scope;
  const around = content.regions.find(
    ({ name, heading }) =>
      heading === undefined && /^(?:content|sections|clauses|terms|body)$/.test(name),
  );
  if (around === undefined) return undefined;
  const isInside = ({ element }: Pick<ContentNode, 'element'>) => {
    for (let at = element.parent; at !== null; at = at.parent)
      if (at === around.element) return true;
    return false;
  };
  const inside = content.regions.filter((one) => one.heading !== undefined && isInside(one));
  return inside.length > 1 ? inside.at(-1)?.id : undefined;
}
