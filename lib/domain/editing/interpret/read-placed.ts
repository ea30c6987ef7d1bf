import type { Operation } from '#lib/domain/editing/operations.ts';
import { matchesIn, patternsOf, replacedIn } from '../apply/content/find-text.ts';
import type { Phrase } from './language/phrase.ts';
import { readList } from './read-list.ts';
import type { Context, Reading, Target } from './rule.ts';
import { contains } from './targets/make.ts';
import { scanTarget } from './targets/scan.ts';

const NAMING = '(?:rename|relabel|retitle|call|label|replace|change|swap|correct|rephrase|reword)';
const INSTEAD = '(?:instead of|rather than|in place of)';
const FORMS = [
  new RegExp(`^(?:in|within|inside|under) (?<where>.{3,40}?)(?: [,:])? (?<wish>${NAMING} .+)$`),
  new RegExp(
    `^(?:the |our )?(?<where>[a-z][^":,]{2,30}?)(?: (?:section|clause|part))? : (?<wish>${NAMING} .+)$`,
  ),
  new RegExp(
    `^(?:in|within|inside|under) (?<where>.{3,40}?)(?: ,)? (?<wish>(?:write|say|use|put|have|print|show) .+ ${INSTEAD} .+)$`,
  ),
  new RegExp(
    `^(?<wish>(?:${NAMING} .+?|.+ ${INSTEAD} .+?)) (?:in|within|inside) (?<where>(?:the|our|my) .{3,30})$`,
  ),
];
const HOLDS = /^(?:table|table-head|region|row|column|text)$/;

/** "in the totals, make the labels green": looks of what is in that part alone. */
const LOOKS = /^(?:in|within|inside) (?<where>(?:the|our|my) [^",]{3,40}?) , (?<wish>[^"]+)$/;

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

/** As readPlaced, of how things look; `not-inside` where they are of what is elsewhere. */
export function readPlacedLooks(
  clause: Phrase,
  context: Context,
  readOne: ReadOne,
): Reading | undefined | 'not-inside' {
  if (!/^(?:in|within|inside) /.test(clause.text)) return undefined;
  const { where, wish } = clause.match(LOOKS) ?? {};
  const part = where && context.target(where);
  if (part === undefined || wish === undefined || !HOLDS.test(part.kind)) return undefined;
  const reading = readOne(ofPart(wish, part), context.within(part).speakingOf([part]));
  if (reading?.result.kind !== 'operations') return undefined;
  const { operations } = reading.result;
  if (operations.some(({ op }) => op !== 'set-style')) return undefined;
  const { content } = context.scope;
  const around = part.ids.flatMap((id) => content.elementById(id) ?? []);
  const isInside = (id: string) => {
    const element = content.elementById(id);
    return element !== undefined && around.some((outer) => contains(outer, element));
  };
  return operations.every(
    (operation) => operation.op === 'set-style' && operation.targets.every(isInside),
  )
    ? reading
    : 'not-inside';
}

/** "in the table, make the header bold": the table's; "in the notes, make the text italic": all of it. */
function ofPart(wish: Phrase, { kind }: Target): Phrase {
  const { tokens } = wish;
  const said = tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (token.quoted || before?.word !== 'the') return [token];
    if (kind === 'table' && /^(?:header|head)$/.test(token.word))
      return [{ ...token, word: 'table', raw: 'table' }, token];
    const isAll = token.word === 'text' && !/^(?:in|of|color|size|that)$/.test(after?.word ?? '');
    return isAll ? [{ ...token, word: 'everything', raw: 'everything' }] : [token];
  });
  return wish.with(said);
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
