import { CONTAINERS, type Token, tokensOf, WEAK } from './vocabulary.ts';

/** A placeholder's words: those of its own name, and of what it lies in. */
export interface PlaceholderWords {
  readonly own: readonly Token[];
  readonly context: readonly Token[];
  readonly inList: boolean;
}

export function placeholderWords(path: string): PlaceholderWords {
  const segments = path.replaceAll('[]', '').split('.');
  const last = segments.at(-1) ?? '';
  const context = segments
    .slice(0, -1)
    .filter((segment) => !CONTAINERS.has(segment.toLowerCase()))
    .flatMap(tokensOf);
  // The sender's own looks and name.
  const isSender = segments[0] === 'branding';
  const sender: Token[] = isSender
    ? [{ word: 'seller', concepts: new Set(['seller', 'company']) }]
    : [];
  return { own: tokensOf(last), context: [...context, ...sender], inList: path.includes('[]') };
}

const means = (one: Token, other: Token): boolean =>
  one.word === other.word || [...one.concepts].some((concept) => other.concepts.has(concept));

const isWeak = ({ word, concepts }: Token): boolean =>
  WEAK.has(word) || [...concepts].every((concept) => WEAK.has(concept));

const WEAK_WEIGHT = 0.35;
const weightOf = (token: Token): number => (isWeak(token) ? WEAK_WEIGHT : 1);

/** The name of a bank is called Bank. */
function total(tokens: readonly Token[], among: readonly Token[] = tokens): number {
  const weight = (token: Token) =>
    among.length > 1 && isName([token]) ? WEAK_WEIGHT : weightOf(token);
  return tokens.reduce((sum, token) => sum + weight(token), 0);
}

const found = (tokens: readonly Token[], among: readonly Token[]): readonly Token[] =>
  tokens.filter((token) => among.some((other) => means(token, other)));

/** What a further word costs: another one than the placeholder's makes it another thing. */
const EXTRA = 0.35;
/** How much what a placeholder lies in counts beside its own name. */
const CONTEXT = 0.25;
/** Where only what a placeholder lies in is named. */
const BY_CONTEXT = 0.35;
/** The last word says what a thing is: a training centre is no training. */
const OTHER_HEAD = 0.75;
/** The customer of "client.name" is called Customer. */
const ENTITY = 0.88;
const NAMES: ReadonlySet<string> = new Set(['name']);

const isName = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.every(({ concepts }) => [...concepts].some((one) => NAMES.has(one)));

/** How well a field's name says what a placeholder's says, 0 to 1, and the words that they share. */
export function compareNames(
  { own, context }: PlaceholderWords,
  field: readonly Token[],
): { readonly score: number; readonly shared: readonly string[] } {
  const ownFound = found(own, field);
  const contextFound = found(context, field);
  const shared = [...new Set([...contextFound, ...ownFound].map(({ word }) => word))];
  const extra = field.filter(
    (token) => !isWeak(token) && ![...own, ...context].some((other) => means(token, other)),
  ).length;
  const isEntity = ownFound.length === 0 && isName(own) && contextFound.length > 0;
  const share = own.length === 0 ? 0 : total(ownFound, own) / total(own);
  // Only weak words in common is next to nothing: every field of an invoice may say "invoice".
  const solid = ownFound.some((token) => !isWeak(token)) || own.every(isWeak) ? share : share * 0.3;
  const inContext = context.length === 0 ? 1 : total(contextFound) / total(context);
  const alone = ownFound.length === 0 && contextFound.length > 0 ? BY_CONTEXT * inContext : 0;
  const base = isEntity ? ENTITY * inContext : solid * (1 - CONTEXT + CONTEXT * inContext) + alone;
  const head = field.findLast((token) => !isWeak(token));
  const isOther = head !== undefined && ![...own, ...context].some((other) => means(head, other));
  return { score: (base * (isOther ? OTHER_HEAD : 1)) / (1 + EXTRA * extra), shared };
}
