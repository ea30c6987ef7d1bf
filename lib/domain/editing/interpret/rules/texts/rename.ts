import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { membersOf } from '../../targets/members.ts';
import { firstMatch, operations, setNodeText } from '../answers.ts';
import { columnNamed } from '../tables/find-table.ts';
import { hasWord, isOwnWord, labelsSaying } from './find-text.ts';
import { joinsIn } from './joins.ts';
import { newTextOf } from './new-text.ts';
import { setPart } from './set-part.ts';

const RENAME =
  /^(?:rename|relabel|retitle|call|label|title|name|change|rephrase|change the (?:label|heading|name|title|word|wording|text)(?: of| from)?)(?: the)?(?: (?:label|heading|column|section|field|title|word|header|clause|paragraph|article|chapter|part|block|caption))? (?<rest>.+)$/;
/** "rename the column Total to Sum": a line of the totals may be called so as well. */
const OF_COLUMN =
  /^(?:rename|relabel|retitle|call|label|title|name|change)(?: the)? (?<rest>column .+)$/;
/** "rename the title to Proposal": what is named here is not by its own words. */
const RETITLE =
  /^(?:rename|retitle|relabel|call|name) (?:the |its |our )?(?:document |main |page )?(?<of>title|heading|headline|subject|subtitle)(?: line)? (?:to|as|into|to be) (?<to>.+)$/;
const SAY =
  /^(?:use|say|write|put|have|show) (?<to>.+?) (?:instead of|rather than|in place of|and not|, not|not) (?:the (?:word |label )?)?(?<from>.+)$/;
/** "call the first one Job instead of Work": which one is said by what it is called now. */
const ONE_CALLED =
  /^(?:rename|relabel|retitle|call|label|title|name|change) (?:it|(?:the |that |this )?(?:\w+ )?(?:one|column|col|heading|header|label|field|head|metric|figure|card|section|clause|row|line|part)(?: heading| header| head| name| title)?) (?:to |as )?(?<now>.+?),? (?:instead of|rather than|and not|not|in place of) (?:the )?(?<old>.+)$/;
const HEADING =
  /^(?:use|put|write|have) (?<to>.+?) as (?:the )?(?:heading|header|label|name|title|caption) (?:of|for|on) (?:the )?(?<from>.+)$/;
const CALL = [
  /^(?:in (?:our|this|my) \S+(?: ,)? )?(?<who>(?:we|one|they|people) )?(?:calls?|names?|titles?) (?:it|this|these|the document|this document) (?:a |an |the )?(?<to>.+?)(?:,? (?:instead of|rather than|and not|not) (?:a |an |the )?(?<from>.+))?$/,
  /^(?:instead of|rather than) (?<from>.+?),? (?:say|use|write|put|call it|have) (?<to>.+)$/,
  /^(?:turn|make|change|convert) (?:this|it|the document|the (?:invoice|quote)) into (?:a |an )(?<to>\w+)$/,
];
const JOINS = new Set(['to', 'as', 'into', 'be', '->', '=>', 'with', '=']);

/** A name that says what is to be done is none. */
const WISH = /^(?:to be|(?:should|must|shall|needs? to|has to|have to|is to|ought to)\b)/;

/** "rename Bill to to Customer", "call it Estimate instead of Quote", "use Net instead of Subtotal" */
export const rename: Rule = {
  name: 'rename',
  read(clause, context) {
    const called = firstMatch(clause, CALL);
    const isSaid =
      called?.['who'] === undefined ||
      /^\p{Lu}\S*(?: \p{Lu}\S*)?$/u.test(called?.['to']?.raw ?? '');
    // "call it an even £3,000": an amount is no name.
    const isAmount =
      called?.['to']?.quoted !== true && /\p{Sc} ?\d/u.test(called?.['to']?.raw ?? '');
    if (called?.['to'] !== undefined && isSaid && !isAmount)
      return (
        lastCalled(clause, called['to'], context) ??
        (isOfPart(context) ? undefined : documentCalled(called['to'], called['from'], context))
      );
    const headed = clause.match(HEADING);
    if (headed?.['to'] !== undefined && headed['from'] !== undefined)
      return relabelled(headed['from'], headed['to'], context);
    const { old, now } = clause.match(ONE_CALLED) ?? {};
    const one = old && now && relabelled(old, now, context);
    if (one !== undefined) return one;
    const said = clause.match(SAY);
    if (said?.['to'] !== undefined && said['from'] !== undefined)
      return (
        documentCalled(said['to'], said['from'], context) ??
        relabelled(said['from'], said['to'], context)
      );
    const titled = clause.match(RETITLE);
    const own = titled?.['of'] && titled['to'] && setPart(titled['of'], titled['to'], context);
    if (own !== undefined) return own;
    const each = respectively(clause, context);
    if (each !== undefined) return each;
    const rest = clause.match(OF_COLUMN)?.['rest'] ?? clause.match(RENAME)?.['rest'];
    return rest === undefined
      ? undefined
      : bySplit(
          rest,
          /^(?:rename|relabel|retitle|call|label|title|name)\b/.test(clause.text),
          context,
        );
  },
};

const EACH = [
  /^(?:rename|relabel|change|call) (?:the )?(?:labels? |headings? |captions? |columns? )?(?<one>[^,]+?) and (?:the )?(?<two>[^,]+?) (?:to|into|as) (?<first>.+?) and (?<second>.+?)(?:,? respectively)?$/,
  /^(?:the )?(?<whose>.+?) (?:should|must|shall|are to|have to|need to) (?:read|say|be(?: called)?) (?<first>.+?) and (?<second>.+?)(?:,? respectively)?$/,
];
const LABELS_OF =
  /^(?:(?:labels|captions|headings|titles|names) of (?:the )?(?<of>.+)|(?<whose>.+?)(?: 's| ')? (?:labels|captions|headings|titles|roles))$/;

/** "rename Contractor and Customer to Provider and Client", "the parties' captions should read …" */
function respectively(clause: Phrase, context: Context): Reading | undefined {
  for (const pattern of EACH) {
    const { one, two, whose, first, second } = clause.match(pattern) ?? {};
    if (first === undefined || second === undefined) continue;
    if (!/^[\p{Lu}"']/u.test(second.raw) && !second.quoted) continue;
    const pair =
      one !== undefined && two !== undefined
        ? [labelsSaying(one, context), labelsSaying(two, context)]
        : labelsIn(whose, context);
    const [left, right] = pair.map((nodes) => nodes[0]);
    const [firstText, secondText] = [first, second].map(
      (said) => newTextOf(said, context)?.said.raw,
    );
    if (left === undefined || right === undefined || pair.length !== 2) continue;
    if (firstText === undefined || secondText === undefined || left === right) continue;
    return operations([
      ...(pair[0] ?? []).map((node) => setNodeText(node, withRate(node, firstText))),
      ...(pair[1] ?? []).map((node) => setNodeText(node, withRate(node, secondText))),
    ]);
  }
  return undefined;
}

/** The two labels in a part that has no more of them. */
function labelsIn(
  whose: Phrase | undefined,
  context: Context,
): readonly (readonly ContentNode[])[] {
  const found = whose?.match(LABELS_OF);
  const part = found?.['of'] ?? found?.['whose'];
  const target = part && context.target(part);
  const labels = target?.nodes.filter(({ role }) => role === 'label') ?? [];
  return labels.length === 2 ? labels.map((node) => [node]) : [];
}

/** Whoever writes more of them renames nothing. */
const MOST_SPLITS = 8;

/** Tries every "to" as the one between the old name and the new one; the longest old name first. */
function bySplit(rest: Phrase, sure: boolean, context: Context): Reading | undefined {
  const { tokens } = rest;
  const joins = joinsIn(rest, JOINS, context).toReversed().slice(0, MOST_SPLITS);
  for (const at of joins) {
    const found = relabelled(rest.slice(0, at), rest.slice(at + 1), context);
    if (found !== undefined) return found;
  }
  // "call Subtotal Net", "call Subtotal 'Net'": where a "to" stands, it is what parts them.
  if (joins.length > 0 && !tokens.at(-1)?.quoted) return undefined;
  for (let at = Math.min(tokens.length - 1, MOST_SPLITS); sure && at > 0; at -= 1) {
    const found = relabelled(rest.slice(0, at), rest.slice(at), context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "make the total bold and call it Grand total": what was spoken of has one label. */
function lastCalled(clause: Phrase, to: Phrase, context: Context): Reading | undefined {
  if (!/^(?:call|name|title) it\b/.test(clause.text)) return undefined;
  const all = context.last.flatMap(({ nodes }) => nodes);
  const own = all.filter(isOwnWord);
  // A value is called what stands beside it.
  const labels = own.length > 0 ? own : labelsBeside(all, context);
  const [label] = labels;
  const text = newTextOf(to, context)?.said.raw;
  return label === undefined || labels.length > 1 || text === undefined
    ? undefined
    : operations([setNodeText(label, withRate(label, text))], context.last);
}

/** "Nobody knows what that number is. Call it …" is not of the document. */
const isOfPart = ({ last }: Context): boolean =>
  last.length > 0 &&
  last.every(
    ({ kind, nodes }) =>
      kind === 'text' &&
      nodes.length > 0 &&
      nodes.every(({ role }) => role === 'value' || role === 'label'),
  );

function labelsBeside(values: readonly ContentNode[], { scope }: Context): readonly ContentNode[] {
  const said = new Set(values.flatMap(({ label }) => label ?? []));
  return scope.nodes.filter(
    ({ role, text }) => role === 'label' && said.has(text.replace(/\s*[:：]$/, '')),
  );
}

/** "use Net instead of Subtotal": one of the document's own words, or what it calls itself. */
export function calledInstead(old: Phrase, to: Phrase, context: Context): Reading | undefined {
  return documentCalled(to, old, context) ?? relabelled(old, to, context);
}

/** "the due date label", and "transaction ID" where "Transaction" stands before one. */
const LABEL_OF = /^(?<of>.+) (?:label|heading|caption|wording|text|id|number)$/;

/** A label, heading or column's head says something else. undefined: nothing is called so. */
export function relabelled(from: Phrase, to: Phrase, context: Context): Reading | undefined {
  const text = newTextOf(to, context);
  if (text === undefined) return undefined;
  if (
    !text.said.quoted &&
    (WISH.test(text.said.text) ||
      /^[-+]?(?:\p{Sc} ?)?\d[\d., ]*(?:%| ?\p{Sc})?$/u.test(text.said.raw))
  )
    return undefined;
  if (text.everywhere) return documentCalled(text.said, from, context);
  const name = withoutArticle(text.said);
  const { of } = from.match(LABEL_OF) ?? {};
  const said = of === undefined ? [] : labelsSaying(of, context);
  const own = labelsSaying(from, context);
  const labels = own.length > 0 ? own : said.filter(({ role }) => role === 'label');
  const isColumn = /\bcolumns?\b/.test(from.text);
  const column = labels.length === 0 || isColumn ? columnNamed(from, context) : undefined;
  const head = column && headOf(column.table.id, column.column, context);
  const about = context.target(from);
  const found = head === undefined ? labels : [head];
  const nodes = found.length > 0 || about === undefined ? found : memberLabel(about, context.scope);
  if (nodes.length === 0 || name === '') return undefined;
  return operations(
    nodes.map((node): Operation => setNodeText(node, withRate(node, abbreviated(node, name, to)))),
    about === undefined ? [] : [about],
  );
}

/** "call the quote an Estimate" */
const withoutArticle = ({ quoted, raw }: Phrase): string =>
  quoted ? raw : raw.replace(/^["'](.*)["']$/, '$1').replace(/^(?:an?|the) (?=\p{Lu})/u, '');

/** "the first metric": what its card calls it. */
function memberLabel({ ids, nodes }: Target, scope: Context['scope']): readonly ContentNode[] {
  const member = membersOf(scope)
    .flat()
    .find(({ id }) => ids.length === 1 && id === ids[0]);
  return nodes.filter(({ text }) => text === member?.label);
}

/** "Quote no." as "Estimate no." at the end of a sentence keeps its stop. */
const abbreviated = ({ text }: ContentNode, name: string, { ending }: Phrase): string =>
  text.endsWith('.') && ending === '.' && !name.endsWith('.') ? `${name}.` : name;

/** "Tax (8%)" that is renamed to VAT keeps its rate. */
function withRate({ role, text }: ContentNode, name: string): string {
  const rate = role === 'total-label' ? /\s*\(\d[\d.,]*\s?%\)/.exec(text)?.[0] : undefined;
  const colon = /:$/.test(text) && !/[:?!.]$/.test(name) ? ':' : '';
  return (rate === undefined || /%/.test(name) ? name : name + rate) + colon;
}

function headOf(
  id: string,
  column: number,
  { subject: { content } }: Context,
): ContentNode | undefined {
  const table = content.tables.find((each) => each.id === id);
  const cells =
    table?.head?.children.filter((node) => 'name' in node && /^t[dh]$/.test(node.name)) ?? [];
  const cell = cells[column];
  return content.nodes.find(({ element }) => {
    for (
      let at: unknown = element;
      at !== null && at !== undefined;
      at = (at as { parent: unknown }).parent
    )
      if (at === cell) return true;
    return false;
  });
}

/** The document's own words for what it is change: its title, and labels such as "Quote number". */
function documentCalled(
  to: Phrase,
  from: Phrase | undefined,
  context: Context,
): Reading | undefined {
  const { title } = context.subject.content;
  const old = from?.raw.replace(/^["'](.*)["']$/, '$1') ?? title?.text;
  if (old === undefined) return undefined;
  const found = context.scope.nodes.filter(
    (node) => isOwnWord(node) && hasWord(node.text.toLowerCase(), old.toLowerCase()),
  );
  if (found.length === 0) return undefined;
  const name = to.raw.replace(/^["'](.*)["']$/, '$1').replace(/^an? (?=\p{L})/iu, '');
  if (
    from !== undefined &&
    title !== undefined &&
    !found.includes(title) &&
    found.length > 1 &&
    !/^\w+$/.test(old)
  )
    return undefined;
  return operations(
    found.map((node): Operation => setNodeText(node, replaced(node.text, old, name, to.quoted))),
  );
}

/** In the case of what it stands for. */
function replaced(text: string, old: string, name: string, asSaid: boolean): string {
  const at = text.toLowerCase().indexOf(old.toLowerCase());
  const found = text.slice(at, at + old.length);
  const written = asSaid
    ? name
    : found === found.toUpperCase() && found.length > 1 && /\p{L}/u.test(found)
      ? name.toUpperCase()
      : found.charAt(0) === found.charAt(0).toUpperCase()
        ? name.charAt(0).toUpperCase() + name.slice(1)
        : name;
  return text.slice(0, at) + written + text.slice(at + old.length);
}
