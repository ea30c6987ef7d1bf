import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned, Target } from '../target.ts';
import { columnNamed } from './columns.ts';
import { documentNames, documentTexts, plainWords } from './document-texts.ts';
import { documentTarget, regionTarget, textTarget, totalTarget } from './make.ts';
import { FINDERS } from './names.ts';
import { ordinalTarget } from './ordinals.ts';
import { PARTS } from './parts.ts';
import type { Scope } from './scope.ts';

const DETERMINERS = new Set(
  'the a an my our your this that these those all every each any of its his both whole entire'.split(
    ' ',
  ),
);
const PRONOUNS = new Set(['it', 'them', 'that', 'this', 'those', 'these', 'they', 'its', 'one']);
const WITHIN = new Set(['in', 'of', 'inside', 'within', 'on', 'from', 'for']);
const LONGEST = 7;
/** "all of the other" */
const MOST_DETERMINERS = 4;

/** The longest name of something in the document that begins at a token; articles are passed over. */
export function scanTarget(phrase: Phrase, start: number, context: Context): Scanned | undefined {
  let at = start;
  const { tokens } = phrase;
  // "our address" is a name of its own, "the address" is not.
  for (; at < Math.min(tokens.length, start + MOST_DETERMINERS); at++) {
    const named = scanNamed(phrase, at, context);
    // "all" is everything, but "all the headings" are these.
    const isAll = named !== undefined && named.next === at + 1 && tokens[at]?.word === 'all';
    const more = isAll ? scanTarget(phrase, at + 1, context) : undefined;
    if (more !== undefined && more.target.kind !== 'document') return more;
    if (named !== undefined) return narrowed(phrase, named, context);
    const word = tokens[at]?.word ?? '';
    if (tokens[at]?.quoted || !DETERMINERS.has(word)) break;
  }
  return pronoun(phrase, start, context);
}

function scanNamed(phrase: Phrase, at: number, context: Context): Scanned | undefined {
  const ordinal = ordinalTarget(phrase, at, context);
  if (ordinal !== undefined) return ordinal;
  const called = partCalled(phrase, at, context);
  if (called !== undefined) return called;
  const { tokens } = phrase;
  const most = Math.min(LONGEST, tokens.length - at);
  for (let length = most; length > 0; length--) {
    const words = wordsOf(phrase, at, at + length);
    if (words === undefined) continue;
    const find = FINDERS.get(words) ?? FINDERS.get(words.replace(" 's", ''));
    const own = () => ownName(words, context.scope);
    // What is quoted is the document's own text before it is anybody's name for a part.
    const target = tokens[at]?.quoted
      ? (own() ?? find?.(context.scope))
      : (find?.(context.scope) ?? own() ?? documentCalled(words, context));
    if (target === undefined && find !== undefined) context.missing.add(words);
    if (target !== undefined) return { target, next: at + length };
  }
  return undefined;
}

const DOCUMENTS =
  /^(?:(?:whole|entire|complete|full|overall) )?(?:invoice|quote|quotation|letter|report|contract|agreement|receipt|certificate|bill|proposal|estimate|form|statement|doc|pdf)(?: (?:text|body|document|page|as a whole))?$/;

/** "the whole letter", where nothing in it is called so. */
function documentCalled(words: string, { scope }: Context): Target | undefined {
  return DOCUMENTS.test(words)
    ? documentTarget(scope.content, scope.subject.document.body)
    : undefined;
}

const PART_CALLED =
  /^(?:section|part|block|area|box|paragraph)s? (?:with|containing|about|for|called|named|titled|entitled|headed|holding|of)(?= )/;

/** "the section with the notes" */
function partCalled(phrase: Phrase, at: number, context: Context): Scanned | undefined {
  const found = PART_CALLED.exec(phrase.slice(at, at + 3).text);
  const named = found === null ? undefined : scanTarget(phrase, at + 2, context);
  return named?.target.kind === 'region' ? named : undefined;
}

/** "total's" and a quoted name are compared by their words alone. */
function wordsOf(phrase: Phrase, from: number, to: number): string | undefined {
  const tokens = phrase.tokens.slice(from, to);
  if (tokens.some(({ quoted }) => quoted))
    return tokens.length === 1 ? plainWords(tokens[0]?.word ?? '') : undefined;
  return tokens.map(({ word }) => word).join(' ');
}

const KIND_WORDS = / (?:section|part|block|area|box|text|field|line|column|label|row|heading)$/;

/** What the document itself calls something: a part's heading or name, a column, a total, a label, any text. */
function ownName(words: string, scope: Scope): Target | undefined {
  const plain = plainWords(words);
  if (plain.length < 2 && !/\d/.test(plain)) return undefined;
  const bare = plain.replace(KIND_WORDS, '');
  const { content } = scope;
  const names = documentNames(content);
  const region = names.regions.get(bare);
  if (region !== undefined) return regionTarget(content, region, `the ${bare}`);
  const total = names.totals.get(bare);
  if (total !== undefined) return totalTarget(total);
  const column = columnNamed(plain, scope);
  if (column !== undefined) return column;
  const { byText } = documentTexts(content);
  const nodes = byText.get(plain) ?? byText.get(bare);
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

function narrowed(phrase: Phrase, found: Scanned, context: Context): Scanned {
  const { tokens } = phrase;
  const { scope } = context;
  let at = found.next;
  if (tokens[at]?.word === "'s") at++;
  const part = PARTS.get(tokens[at]?.word ?? '');
  if (part !== undefined && found.target.kind !== 'text' && found.target.kind !== 'document') {
    const target = part(found.target, scope);
    if (target !== undefined) return { target, next: at + 1 };
  }
  // "the labels in the totals"
  const partBefore = PARTS.get(tokens[found.next - 1]?.word ?? '');
  if (WITHIN.has(tokens[found.next]?.word ?? '')) {
    const whole = scanTarget(phrase, found.next + 1, context);
    if (whole !== undefined && whole.target.kind === 'document')
      return { ...found, next: whole.next };
    if (whole !== undefined && whole.target.kind !== 'text') {
      const target = partBefore?.(whole.target, scope) ?? intersection(found.target, whole.target);
      if (target !== undefined) return { target, next: whole.next };
    }
  }
  return found;
}

/** What is named, as far as it lies in what it is said to lie in. */
function intersection(part: Target, whole: Target): Target | undefined {
  if (part.kind === 'document') return whole;
  const inside = new Set(whole.nodes);
  const nodes = part.nodes.filter((node) => inside.has(node));
  if (nodes.length === 0 || part.kind !== 'text') return undefined;
  return textTarget(nodes, `${part.name} in ${whole.name}`);
}

function pronoun(phrase: Phrase, start: number, context: Context): Scanned | undefined {
  const token = phrase.tokens[start];
  if (token === undefined || token.quoted || !PRONOUNS.has(token.word)) return undefined;
  const [first, ...others] = context.last;
  const next = start + 1;
  if (first === undefined) {
    const { content, region, subject } = context.scope;
    const whole =
      region === undefined
        ? documentTarget(content, subject.document.body)
        : regionTarget(content, region);
    return whole && { target: whole, next };
  }
  if (others.length === 0) return { target: first, next };
  const all = [first, ...others];
  return {
    target: {
      kind: 'text',
      name: all.map(({ name }) => name).join(' and '),
      ids: all.flatMap(({ ids }) => ids),
      nodes: all.flatMap(({ nodes }) => nodes),
    },
    next,
  };
}
