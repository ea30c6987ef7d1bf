import { matchesIn, patternsOf, replacedIn } from '#lib/domain/editing/apply/find-text.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from './language/phrase.ts';
import { readList } from './read-list.ts';
import type { Context, Reading, Target } from './rule.ts';
import { scanTarget } from './targets/scan.ts';

const NAMING = '(?:rename|relabel|retitle|call|label|replace|change|swap|correct|rephrase|reword)';
const INSTEAD = '(?:instead of|rather than|in place of)';
const FORMS = [
  new RegExp(`^(?:in|within|inside|under) (?<where>.{3,40}?)(?: [,:])? (?<wish>${NAMING} .+)$`),
  new RegExp(
    `^(?:in|within|inside|under) (?<where>.{3,40}?)(?: ,)? (?<wish>(?:write|say|use|put|have|print|show) .+ ${INSTEAD} .+)$`,
  ),
  new RegExp(
    `^(?<wish>(?:${NAMING} .+?|.+ ${INSTEAD} .+?)) (?:in|within|inside) (?<where>(?:the|our|my) .{3,30})$`,
  ),
];
const HOLDS = /^(?:table|table-head|region|row|column|text)$/;

type ReadOne = (clause: Phrase, context: Context) => Reading | undefined;

/** "in the table, call Qty “Pieces”": names and texts of that part alone, whatever else is called so. */
export function readPlaced(
  clause: Phrase,
  context: Context,
  readOne: ReadOne,
): Reading | undefined {
  for (const form of FORMS) {
    const { where, wish } = clause.match(form) ?? {};
    const part = where && (context.target(where) ?? passageIn(where, context));
    if (part === undefined || wish === undefined || !HOLDS.test(part.kind)) continue;
    const reading = inside(wish, withoutTotals(part), context, readOne);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** "the second paragraph", of a text that has several. */
function passageIn(where: Phrase, context: Context): Target | undefined {
  const found = scanTarget(where, 0, context);
  return found?.next === where.tokens.length && found.target.words !== undefined
    ? found.target
    : undefined;
}

/** Lines of the totals stand in some tables, and are spoken of as such. */
function withoutTotals(part: Target): Target {
  const nodes = part.nodes.filter(({ role }) => !role.startsWith('total-'));
  return part.kind === 'table' ? { ...part, nodes } : part;
}

function inside(
  wish: Phrase,
  part: Target,
  context: Context,
  readOne: ReadOne,
): Reading | undefined {
  const within = context.within(part);
  const one = readOne(wish, within);
  const readings = one === undefined ? readList(wish, (each) => readOne(each, within)) : [one];
  const list = (readings ?? []).flatMap(({ result }) =>
    result.kind === 'operations' ? result.operations.map((each) => narrowed(each, part)) : [],
  );
  return list.length > 0 && list.every((operation) => operation !== undefined)
    ? { result: { kind: 'operations', operations: list }, about: [part] }
    : undefined;
}

/** The same in the part alone; undefined where it is of others. */
function narrowed(operation: Operation, { nodes, words }: Target): Operation | undefined {
  const isInside = (id: string) => nodes.some((node) => node.id === id);
  if (operation.op === 'set-text')
    return isInside(operation.target) && words === undefined ? operation : undefined;
  if (operation.op !== 'replace-text') return undefined;
  const targets =
    operation.targets?.filter(isInside) ??
    nodes.filter(({ text }) => text.includes(operation.find)).map(({ id }) => id);
  if (targets.length === 0) return undefined;
  return words === undefined
    ? { ...operation, targets }
    : inPassage({ ...operation, targets }, words, nodes);
}

/** What stands in other passages of the same text as well is told by the passage around it. */
function inPassage(
  operation: Operation & { op: 'replace-text' },
  words: string,
  nodes: Target['nodes'],
): Operation | undefined {
  const { find, replace } = operation;
  const pattern = patternsOf(find).find((one) => words.search(one) >= 0);
  if (pattern === undefined) return undefined;
  const isOnce = nodes.every(({ text }) => text.replace(words, '').search(pattern) < 0);
  return isOnce
    ? operation
    : { ...operation, find: words, replace: replacedIn(words, matchesIn(words, pattern), replace) };
}
