import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned } from '../target.ts';
import { plainWords } from './document-texts.ts';
import { contains } from './make.ts';
import { finderOf } from './names.ts';
import { partyAttribute } from './party-groups.ts';

const ATTRIBUTE =
  /^(?:name|address|e-?mail(?: address)?|mail|phone(?: number)?|telephone(?: number)?|website|company|firm|details|data|info)$/;
const WRITER = /^(?:header|sender|from|seller|footer)$/;
const LONGEST = 2;

/** "Rosa's address", "Rosas adress": what a document says of one of its parties, by the party's name. */
export function ownedNamed(phrase: Phrase, start: number, context: Context): Scanned | undefined {
  const { scope } = context;
  const { tokens } = phrase;
  const turned = attributeOf(phrase, start, context);
  if (turned !== undefined) return turned;
  const owner = ownerAt(phrase, start, scope);
  if (owner === undefined) return undefined;
  for (let length = LONGEST; length > 0; length--) {
    const said = phrase.slice(owner.next, owner.next + length);
    if (said.tokens.length < length || !ATTRIBUTE.test(said.text)) continue;
    if (owner.isWriter && /^(?:name|company|firm)$/.test(said.text)) continue;
    const target =
      partyAttribute(owner.name, said.text, scope.content) ??
      finderOf(`${owner.party} ${said.text}`)?.(scope);
    if (target === undefined) continue;
    const next = owner.next + length;
    return { target, next: /^(?:line|text)$/.test(tokens[next]?.word ?? '') ? next + 1 : next };
  }
  return undefined;
}

/** "the address of Lena Fischer", "the name of the contractor", as "Lena's address". */
function attributeOf(phrase: Phrase, start: number, context: Context): Scanned | undefined {
  const [attribute, of, ...others] = phrase.tokens.slice(start, start + 5);
  const isDefinite = /^(?:the|our)$/.test(others[0]?.word ?? '');
  const [name, last] = isDefinite ? others.slice(1) : others;
  if (attribute === undefined || name === undefined || of?.word !== 'of') return undefined;
  if (!ATTRIBUTE.test(attribute.word) || !(isDefinite || /^\p{Lu}/u.test(name.raw)))
    return undefined;
  const owned = [name, { ...name, word: "'s" }, attribute];
  const found = ownedNamed(phrase.with(owned), 0, context);
  const whole = plainWords(`${name.raw} ${last?.raw ?? ''}`);
  const isWhole =
    last !== undefined && context.scope.nodes.some(({ text }) => plainWords(text) === whole);
  return found && { ...found, next: start + (isDefinite ? 4 : 3) + (isWhole ? 1 : 0) };
}

interface Owner {
  readonly name: string;
  readonly party: string;
  /** Somebody beside the company's name, which is another one. */
  readonly isWriter: boolean;
  readonly next: number;
}

function ownerAt({ tokens }: Phrase, at: number, { content }: Context['scope']): Owner | undefined {
  const token = tokens[at];
  if (token === undefined || token.quoted || token.word.length < 3) return undefined;
  const isOwner = tokens[at + 1]?.word === "'s";
  const name = plainWords(isOwner ? token.word : token.word.replace(/s$/, ''));
  if (!isOwner && name === token.word) return undefined;
  const next = isOwner ? at + 2 : at + 1;
  // "the contractor's address" of a contract
  if (partyAttribute(name, 'name', content) !== undefined)
    return { name, party: 'client', isWriter: false, next };
  const parties = content.nodes.filter(
    (node) =>
      (isName(node) || node.role === 'party-line') &&
      plainWords(node.text).split(' ').includes(name),
  );
  const regions = new Set(parties.map(({ region }) => region));
  const [region] = regions;
  const [first] = parties;
  if (
    regions.size !== 1 ||
    first === undefined ||
    !parties.some(({ role, text }) => role === 'party-name' || !/[@\d]/.test(text))
  )
    return undefined;
  const inWriter = content.regions.some(
    (one) => WRITER.test(one.name) && contains(one.element, first.element),
  );
  const party = WRITER.test(region ?? '') || inWriter ? 'company' : 'client';
  return { name, party, isWriter: first.role === 'text', next };
}

/** In the head of a letter the person who writes stands beside the company. */
const isName = ({ role, region, text }: ContentNode): boolean =>
  role === 'party-name' ||
  (role === 'text' && WRITER.test(region ?? '') && /^\p{Lu}\S+(?: \p{Lu}\S+){1,2}$/u.test(text));
