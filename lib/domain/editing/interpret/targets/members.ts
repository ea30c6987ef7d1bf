import { type Element, isTag } from 'domhandler';
import { descendants, textNodes } from '#lib/domain/editing/apply/text.ts';
import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned, Target } from '../target.ts';
import { singular } from './class-names.ts';
import { plainWords } from './document-texts.ts';
import { contains, nodesIn } from './make.ts';
import type { Scope } from './scope.ts';

/** One of several of a kind that stand together: a card with a figure, and what it is the figure of. */
export interface Member {
  readonly id: string;
  readonly element: Element;
  readonly label: string;
  readonly nodes: readonly ContentNode[];
}

const MOST_MEMBERS = 24;
const MOST_PIECES = 6;
const MOST_LETTERS = 160;
/** What these hold is read as rows, entries and facts. */
const OTHERS = /^(?:table|thead|tbody|tfoot|tr|td|th|ul|ol|dl|dt|dd|li|h[1-6]|p)$/;
const ROLES = new Set<ContentNode['role']>(['text', 'label', 'value', 'heading', 'party-line']);
const FIGURE = /^[-+−±~≈]?\s?(?:\p{Sc}|[A-Z]{3}\s)?\s?\d/u;

/** The groups of them in a document, in its order. */
export function membersOf({ content, subject }: Scope): readonly (readonly Member[])[] {
  return content.memo.get(membersOf, content, () =>
    descendants(subject.document.body).flatMap((element) => {
      const group = groupIn(element, content);
      return group === undefined ? [] : [group];
    }),
  );
}

/** All that may label one, in lower case: groups are only looked for where a word stands in it. */
function labelTexts({ content }: Scope): string {
  return content.memo.get(labelTexts, content, () =>
    content.nodes
      .flatMap(({ role, text }) => (ROLES.has(role) ? [text] : []))
      .join('\n')
      .toLowerCase(),
  );
}

/** The words of their labels: most words of a clause are none of these. */
function labelWords(scope: Scope): ReadonlySet<string> {
  return scope.content.memo.get(labelWords, scope.content, () => {
    const labels = membersOf(scope).flatMap((group) => group.map(({ label }) => label));
    return new Set(labels.flatMap((label) => plainWords(label).split(' ')));
  });
}

function groupIn(around: Element, content: ContentModel): readonly Member[] | undefined {
  const inside = around.children.filter(isTag);
  const [first] = inside;
  if (first === undefined || inside.length < 2 || inside.length > MOST_MEMBERS) return undefined;
  if (OTHERS.test(first.name) || inside.some(({ name }) => name !== first.name)) return undefined;
  const members: Member[] = [];
  for (const element of inside) {
    const member = memberOf(element, content);
    // Most groups are told by the first: what stands in it is of another kind.
    if (member === undefined) return undefined;
    members.push(member);
  }
  return members;
}

function memberOf(element: Element, content: ContentModel): Member | undefined {
  const pieces = textNodes(element)
    .map(({ data }) => data.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return undefined;
  if (pieces.join('').length > MOST_LETTERS) return undefined;
  const label = pieces.find((text) => /\p{L}{2}/u.test(text) && !FIGURE.test(text));
  const id = content.idOf(element);
  if (label === undefined || id === undefined || !pieces.some((text) => FIGURE.test(text)))
    return undefined;
  const nodes = nodesIn(content, element);
  if (nodes.length === 0 || nodes.some(({ role }) => !ROLES.has(role))) return undefined;
  return { id, element, label, nodes };
}

export function memberTarget(members: readonly Member[]): Target | undefined {
  return members.length === 0
    ? undefined
    : {
        kind: 'region',
        name: members.map(({ label }) => `“${label}”`).join(' and '),
        ids: members.map(({ id }) => id),
        nodes: members.flatMap(({ nodes }) => nodes),
      };
}

/** The members whose labels, and nothing of others, some nodes are: what a label names is more than the word. */
export function membersLabelled(nodes: readonly ContentNode[], scope: Scope): readonly Member[] {
  const all = membersOf(scope).flat();
  if (all.length === 0) return [];
  const around = nodes.map(({ element }) => all.find((one) => contains(one.element, element)));
  const named = around.filter(
    (one, at) => one !== undefined && plainWords(nodes[at]?.text ?? '') === plainWords(one.label),
  );
  const found = [...new Set(around)].filter((one) => one !== undefined);
  const areNamed = around.every((one) => one !== undefined && named.includes(one));
  return areNamed ? found : [];
}

const KIND =
  /^(?:metrics?|kpis?|cards?|tiles?|figures?|stats?|statistics?|numbers?|boxe?s?|counters?|indicators?|measures?|value|entry|panels?|widgets?)$/;
const JOINT = /^(?:of|for|about|called|named|labell?ed|with|showing|on|that says|saying)$/;
const LONGEST = 5;

/** "the Downtime card", "the metric called Fuel", "the metrics Distance and Fuel", "Fuel in the metrics" */
export function memberNamed(phrase: Phrase, at: number, { scope }: Context): Scanned | undefined {
  const word = (place: number) => phrase.tokens[place]?.word ?? '';
  const isAhead = KIND.test(word(at)) && phrase.tokens[at]?.quoted === false;
  const isLabel = () =>
    plainWords(word(at))
      .split(' ')
      .some((one) => labelTexts(scope).includes(one) && labelWords(scope).has(one));
  if (!(isAhead || isLabel()) || membersOf(scope).length === 0) return undefined;
  let from = isAhead ? at + (JOINT.test(word(at + 1)) ? 2 : 1) : at;
  if (from > at && /^(?:the|our|my)$/.test(word(from))) from++;
  const first = labelAt(phrase, from, scope);
  if (first === undefined) return undefined;
  if (!isAhead) {
    const next = first.next + (KIND.exec(word(first.next)) ? 1 : inThem(phrase, first.next));
    return next === first.next ? undefined : found([first.member], next);
  }
  const all = [first];
  for (let { next } = first; /s$/.test(word(at)); next = all.at(-1)?.next ?? next) {
    while (/^(?:,|and|&|the)$/.test(word(next))) next++;
    const other = labelAt(phrase, next, scope);
    if (other === undefined || next === all.at(-1)?.next) break;
    all.push(other);
  }
  return found(
    all.map(({ member }) => member),
    all.at(-1)?.next ?? first.next,
  );
}

function found(members: readonly Member[], next: number): Scanned | undefined {
  const target = memberTarget(members);
  return target && { target, next };
}

const IN_THEM =
  /^(?:in|from|of|among) (?:the |our )?(?:metrics|kpis|cards|tiles|stats|key figures)(?= |$)/;

function inThem(phrase: Phrase, at: number): number {
  return IN_THEM.exec(phrase.slice(at, at + 4).text)?.[0].split(' ').length ?? 0;
}

function labelAt(
  phrase: Phrase,
  from: number,
  scope: Scope,
): { readonly member: Member; readonly next: number } | undefined {
  for (let length = Math.min(LONGEST, phrase.tokens.length - from); length > 0; length--) {
    const member = memberCalled(plainWords(phrase.slice(from, from + length).raw), scope);
    if (member !== undefined) return { member, next: from + length };
  }
  return undefined;
}

/** The one that is called so, or whose label begins or ends so where no other's does. */
function memberCalled(words: string, scope: Scope): Member | undefined {
  if (words.length < 2) return undefined;
  const all = membersOf(scope).flat();
  const alone = (text: string) => singular(text).replaceAll(' ', '');
  const exact = all.filter(({ label }) => alone(plainWords(label)) === alone(words));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  const alike = all.filter(({ label }) => {
    const said = ` ${plainWords(label)} `;
    return said.startsWith(` ${words} `) || said.endsWith(` ${words} `);
  });
  return alike.length === 1 ? alike[0] : undefined;
}

/** What stands beside it, in the same group, it included. */
export function besideMember(id: string, scope: Scope): readonly Member[] | undefined {
  return membersOf(scope).find((group) => group.some((one) => one.id === id));
}

/** Those of the only group: "the second card". */
export function nthMember(scope: Scope, at: number): Target | undefined {
  const [group, ...others] = membersOf(scope);
  const member = others.length > 0 ? undefined : group?.at(at);
  return member && memberTarget([member]);
}
