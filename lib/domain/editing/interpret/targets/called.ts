import { Memo } from '../../memo.ts';
import type { Context } from '../rule.ts';
import type { Target } from '../target.ts';
import { beginsClass, classNamed } from './class-names.ts';
import { COLUMN_FIRSTS, columnNamed } from './columns.ts';
import { partyAddresses } from './document-names.ts';
import { documentNames, documentTexts, firstWord, plainWords } from './document-texts.ts';
import { byRole, documentTarget, regionTarget, textTarget, totalTarget } from './make.ts';
import { membersLabelled } from './members.ts';
import { beginsName, finderOf } from './names.ts';
import { partyGroups, partyInRole } from './party-groups.ts';
import type { Scope } from './scope.ts';

/**
 * Whether anything may be called by words of which this is the first: most words of a clause begin no
 * name, and all that begin there need not be looked up.
 */
export function mayBeCalled(word: string, { scope }: Context): boolean {
  const first = firstWord(plainWords(word));
  return (
    first === '' ||
    beginsName(firstWord(word)) ||
    COLUMN_FIRSTS.has(first) ||
    WHOLE.test(word) ||
    documentTexts(scope.content).firsts().has(first) ||
    documentTexts(scope.content).firsts().has(`${first}s`) ||
    beginsClass(first, scope)
  );
}

const WHOLE = /^(?:whole|entire|complete|full|overall|form|statement|doc|pdf|name)$/;

/** What has that name. Every rule asks for it, so it is looked for once. */
export function targetNamed(words: string, quoted: boolean, context: Context): Target | undefined {
  const { scope } = context;
  const names = scope.content.memo.get(targetNamed, scope, () => new Memo());
  return names.get(quoted ? QUOTED : PLAIN, words, () => findNamed(words, quoted, context));
}

const QUOTED = {};
const PLAIN = {};

function findNamed(words: string, quoted: boolean, context: Context): Target | undefined {
  const { scope, missing } = context;
  const party = quoted ? undefined : partyInRole(words, scope);
  if (party !== undefined) return party;
  // "the Total column" is no line of the totals.
  const column =
    !quoted && OF_COLUMN.test(words) ? columnNamed(plainWords(words), scope) : undefined;
  if (column !== undefined) return column;
  const find = finderOf(words);
  // What is quoted is the document's own text before it is anybody's name for a part.
  const target = quoted
    ? (ownName(words, scope) ?? find?.(scope))
    : (find?.(scope) ??
      ownName(words, scope) ??
      documentCalled(words, context) ??
      classNamed(words, scope) ??
      wordNamed(words, scope) ??
      soleAddress(words, scope));
  if (target === undefined && find !== undefined) missing.add(words);
  return target;
}

const OF_COLUMN = / (?:columns?|cells)$|^column /;

/** "the club name", "Mateo's name", "the name of Mateo": the one name that says so itself. */
function wordNamed(words: string, { nodes }: Scope): Target | undefined {
  const word = NAME_WITH.exec(words)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (word === undefined) return undefined;
  const found = nodes.filter(
    ({ role, text }) =>
      role !== 'prose' &&
      role !== 'list-item' &&
      /^\p{Lu}[^.!?:]{0,60}$/u.test(text) &&
      ` ${plainWords(text)} `.includes(` ${word} `),
  );
  return found.length === 1 ? textTarget(found, `“${found[0]?.text}”`) : undefined;
}

const NAME_WITH =
  /^(?:(\p{L}{4,})(?: '?s)? name|name (?:of )?(?:the )?(\p{L}{4,}(?: \p{L}{2,})?))$/u;

const MOST_ABOVE = 5;

/** The line below the name at the head of a letter that has no parts of its own for that. */
function addressAtTop({ content }: Scope): Target | undefined {
  const nodes = content.nodes
    .slice(0, MOST_ABOVE)
    .filter(
      ({ role, text }) => role === 'text' && /^[^,.!?]{3,40}(?:, [^,.!?]{2,40}){1,4}$/.test(text),
    );
  return nodes.length === 1 && !/^dear\b/i.test(nodes[0]?.text ?? '')
    ? textTarget(nodes, 'the address')
    : undefined;
}

/** "the address", where just one is shown. */
function soleAddress(words: string, scope: Scope): Target | undefined {
  if (!/^(?:(?:street|postal) )?address(?: lines?)?$/.test(words)) return undefined;
  const found = partyAddresses(scope) ?? addressAtTop(scope);
  const regions = new Set(found?.nodes.map(({ region }) => region));
  return regions.size === 1 && partyGroups(scope.content).length === 0 ? found : undefined;
}

const DOCUMENTS =
  /^(?:(?:whole|entire|complete|full|overall) )?(?:invoice|quote|quotation|letter|report|contract|agreement|receipt|certificate|bill|proposal|estimate|form|statement|doc|pdf)(?: (?:text|body|document|page|as a whole))?$/;

/** "the whole letter", where nothing in it is called so. */
function documentCalled(words: string, { scope }: Context): Target | undefined {
  return DOCUMENTS.test(words)
    ? documentTarget(scope.content, scope.subject.document.body)
    : undefined;
}

const KIND_WORDS =
  / (?:section|part|block|area|box|text|field|line|column|label|row|heading|clause|article|chapter|paragraph|list|info|details|information)$/;

/** What the document itself calls something: a part's heading or name, a column, a total, a label, any text. */
function ownName(words: string, scope: Scope): Target | undefined {
  const plain = plainWords(words);
  if (plain.length < 2 && !/\d/.test(plain)) return undefined;
  const bare = plain.replace(KIND_WORDS, '');
  const { content } = scope;
  const names = documentNames(content);
  // "the fee" of a document that calls it "Fees".
  const several = names.regions.get(`${bare}s`);
  const region = names.regions.get(bare) ?? (several?.heading === undefined ? undefined : several);
  if (region !== undefined) {
    const whole = regionTarget(content, region, `the ${bare}`);
    // "the notes heading" is not the notes.
    const head = / (?:heading|title|headline|header)$/.test(plain)
      ? byRole(whole.nodes, `the heading of ${whole.name}`, 'heading')
      : undefined;
    return head ?? whole;
  }
  const total = names.totals.get(bare);
  if (total !== undefined) return totalTarget(total);
  const column = columnNamed(plain, scope);
  const { byText } = documentTexts(content);
  const nodes = byText.get(plain) ?? byText.get(bare);
  // A card and a column may have one name: then neither is meant more than the other.
  if (column !== undefined && nodes?.some((node) => membersLabelled([node], scope).length > 0))
    return / (?:columns?|cells?)$/.test(plain) ? column : undefined;
  if (column !== undefined) return column;
  if (nodes === undefined) return undefined;
  const inside = nodes.filter((node) => scope.nodes.includes(node));
  return withValues(inside.length > 0 ? inside : nodes, bare, scope);
}

/** A label names its value as well; text in a table's row names the row where the row is asked for. */
function withValues(
  nodes: Parameters<typeof textTarget>[0],
  name: string,
  scope: Scope,
): Target | undefined {
  const labels = nodes.filter(({ role }) => role === 'label');
  const values = scope.content.nodes.filter(
    ({ role, label }) =>
      role === 'value' && labels.some(({ text }) => plainWords(text) === plainWords(label ?? '')),
  );
  return textTarget([...nodes, ...values], `“${name}”`);
}
