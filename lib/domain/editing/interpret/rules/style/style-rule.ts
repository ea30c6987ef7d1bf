import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Group, Manner } from '../../looks.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { documentTarget, regionTarget } from '../../targets/make.ts';
import { fulfil } from './fulfil.ts';
import { groupsOf } from './groups.ts';
import { readItems } from './read-items.ts';

/** Who says more than this in one breath speaks of no looks. */
const MOST_WORDS = 60;

/** "make the title bold and blue, and the header and footer gray" */
export const style: Rule = {
  name: 'style',
  read(clause, context) {
    if (clause.tokens.length > MOST_WORDS) return undefined;
    // Whose looks those are is not known here.
    if (/\b(?:like|as in) (?:an?|those|these|in) /.test(clause.text)) return undefined;
    const items = readItems(clause, context);
    if (items === undefined) return undefined;
    const groups = groupsOf(items);
    // "the same for the footer"
    const isSame = items.some(({ is }) => is === 'same') || SAME.test(clause.text);
    const said = groups.map((group) =>
      group.wishes.length === 0 && isSame && group.targets.length > 0
        ? { ...group, wishes: context.lastLooks }
        : group,
    );
    if (said.some(({ wishes }) => wishes.length === 0)) return undefined;
    const reading = readGroups(said, mannerOf(clause), context);
    const looks = said.at(-1)?.wishes ?? [];
    return reading && { ...reading, looks, complains: COMPLAINT.test(clause.text) };
  },
};

const SAME = /\b(?:the )?same\b|\blikewise\b|\bditto\b|\b(?:too|as well)$/;
const COMPLAINT =
  /^(?:the |this |that |our |my |it |its |all |everything )?(?:[a-z]+ ){0,4}(?:is|are|looks?|seems?|feels?) (?:just |a bit |a little |way |far |much |rather |really |kind of )?(?:too|hard|difficult|so|very|not)\b/;

const ADDS =
  /^(?:add|put|draw|insert|give|include|surround|frame|wrap|enclose|outline|box)\b|\bwith an? /;
const AROUND = /\b(?:around|surround|frame|enclose|box)\b/;

function mannerOf({ text }: Phrase): Omit<Manner, 'sides'> {
  return { adds: ADDS.test(text), around: AROUND.test(text) };
}

function readGroups(
  groups: readonly Group[],
  manner: Omit<Manner, 'sides'>,
  context: Context,
): Reading | undefined {
  const operations: Operation[] = [];
  const about: Target[] = [];
  for (const group of groups) {
    const targets = group.targets.length > 0 ? group.targets : defaultTargets(group, context);
    if (targets.length === 0) return undefined;
    const made = fulfil({ ...group, targets }, { ...manner, sides: [] }, context);
    if (made === undefined || made.length === 0) return undefined;
    operations.push(...made);
    about.push(...targets);
  }
  return { result: { kind: 'operations', operations }, about };
}

/** Looks without anything named are wished of what was spoken of before, of the region pointed at, or of all. */
function defaultTargets(group: Group, context: Context): readonly Target[] {
  if (context.last.length > 0) return context.last;
  const { content, region, subject } = context.scope;
  if (region !== undefined) return [regionTarget(content, region)];
  const isTables = group.wishes.some(
    ({ wish, aspects }) =>
      wish.kind === 'stripes' || (aspects.includes('border') && wish.kind !== 'color'),
  );
  const table = content.lineItems ?? content.tables[0];
  if (isTables && table !== undefined)
    return [
      {
        kind: 'table',
        name: 'the table',
        ids: [table.id],
        nodes: table.rows.flatMap(({ cells }) => cells),
        table,
      },
    ];
  const whole = documentTarget(content, subject.document.body);
  return whole === undefined ? [] : [whole];
}
