import { isTag } from 'domhandler';
import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Target } from '../rule.ts';
import { plainWords } from './document-texts.ts';
import { contains, nodesIn, textTarget } from './make.ts';
import { EMAIL, PHONE, WEBSITE } from './party-names.ts';
import type { Scope } from './scope.ts';

/** One party of several that stand in one part: its name, what is said of it, and its role. */
interface PartyGroup {
  readonly role: ContentNode | undefined;
  readonly name: ContentNode;
  readonly lines: readonly ContentNode[];
}

/** The parties of a contract one by one; none where each party has a part of its own. */
export function partyGroups(content: ContentModel): readonly PartyGroup[] {
  return content.memo.get(partyGroups, content, () => groupsIn(content.nodes));
}

function groupsIn(nodes: readonly ContentNode[]): readonly PartyGroup[] {
  const groups = nodes.flatMap((name, at) => {
    if (name.role !== 'party-name') return [];
    const behind = nodes.slice(at + 1);
    const end = behind.findIndex(
      ({ role, region }) => role !== 'party-line' || region !== name.region,
    );
    const before = nodes[at - 1];
    const role = before?.role === 'label' && before.region === name.region ? before : undefined;
    return [{ role, name, lines: behind.slice(0, end < 0 ? undefined : end) }];
  });
  const region = groups[0]?.name.region;
  const isOne = groups.length > 1 && groups.every(({ name }) => name.region === region);
  return isOne ? groups : [];
}

/** "the contractor", where two parties are set out with their roles: the block that holds no other one. */
export function partyInRole(words: string, scope: Scope): Target | undefined {
  const { content } = scope;
  const found = partyGroups(content).find(({ role }) => role && plainWords(role.text) === words);
  if (found === undefined) return undefined;
  const name = `the ${words}`;
  const id = partyBlock(found, scope);
  const block = id === undefined ? undefined : content.elementById(id);
  return id !== undefined && block !== undefined
    ? { kind: 'region', name, ids: [id], nodes: nodesIn(content, block) }
    : textTarget([found.name, ...found.lines], name);
}

/** The block that holds one party and no other. */
export function partyBlock(found: PartyGroup, { content }: Scope): string | undefined {
  const block = found.name.element.parent;
  if (block === null || !isTag(block)) return undefined;
  const isAlone = partyGroups(content).every(
    (one) => one === found || !contains(block, one.name.element),
  );
  return isAlone ? content.idOf(block) : undefined;
}

const ATTRIBUTES: readonly (readonly [RegExp, (group: PartyGroup) => readonly ContentNode[]])[] = [
  [/mail/, ({ lines }) => lines.filter(({ text }) => EMAIL.test(text))],
  [/^(?:name|company|firm)$/, ({ name }) => [name]],
  [/address$/, ({ lines }) => lines.filter(({ text }) => !EMAIL.test(text) && !PHONE.test(text))],
  [/phone/, ({ lines }) => lines.filter(({ text }) => PHONE.test(text))],
  [/^website$/, ({ lines }) => lines.filter(({ text }) => WEBSITE.test(text))],
  [/^(?:details|data|info|block|part)$/, ({ name, lines }) => [name, ...lines]],
];

/** What is said of the party that goes by a word, of its name or its role: undefined where there is none of several. */
export function partyAttribute(word: string, what: string, content: ContentModel) {
  const groups = partyGroups(content).filter(({ name, role }) =>
    [name, role].some((node) => node && plainWords(node.text).split(' ').includes(word)),
  );
  const [group] = groups;
  if (group === undefined || groups.length > 1) return undefined;
  const nodesOf = ATTRIBUTES.find(([names]) => names.test(what))?.[1];
  return nodesOf && textTarget(nodesOf(group), `the ${what} of “${group.name.text}”`);
}
