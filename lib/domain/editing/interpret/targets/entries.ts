import type { ContentNode, ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned, Target } from '../target.ts';
import { singular } from './class-names.ts';
import { documentTexts, plainWords } from './document-texts.ts';
import { byRole, nodesIn, rowsTarget, textTarget, totalTarget } from './make.ts';
import type { Scope } from './scope.ts';

type Find = (words: string, scope: Scope) => Target | undefined;

const ROWS = /^(?:row|record)$/;
const ENTRIES = /^(?:bullet|entry|point|bullet point|list item|list entry)$/;
const TEXTS = /^paragraph$/;
const LINES = /^(?:line|sentence|text|passage|phrase|statement|text line|bit|note|remark)$/;
const JOINT =
  /^(?:of|for|with|about|on|containing|mentioning|regarding|concerning|saying|reading|that reads|which says|where|called|named|starting with|beginning with|that (?:says|mentions|contains|has|talks about|speaks of|begins with|starts with|is about))$/;
const LONGEST_JOINT = 3;
const LONGEST = 6;
const MOST_BEFORE = 3;
/** Of these no entry is one by them. */
const COMMON =
  /^(?:the|an?|of|in|on|to|for|and|or|is|are|be|my|our|your|its|this|that|these|those|each|every|all|any|no|new|one|same|other|another|whole|only|with|by|as|at|it|total|make|add|table|header|head|top|bottom|long|short)$/;

/** "the row of V-03", "the bullet about the gearbox", "the V-03 row": one of several by what it says. */
export function entryNamed(phrase: Phrase, at: number, { scope }: Context): Scanned | undefined {
  return ahead(phrase, at, scope) ?? behind(phrase, at, scope);
}

function ahead(phrase: Phrase, at: number, scope: Scope): Scanned | undefined {
  const kind = kindAt(phrase, at, scope);
  if (kind === undefined) return undefined;
  for (let joint = LONGEST_JOINT; joint >= 0; joint--) {
    let from = kind.next + joint;
    if (joint === 0 && kind.find !== rowSaying) continue;
    if (joint > 0 && !JOINT.test(phrase.slice(kind.next, from).text)) continue;
    // "the line for the total" is called so; what it says is something else.
    if (
      (kind.find === LINE || kind.find === SENTENCE) &&
      /^(?:of|for|on)$/.test(phrase.tokens[kind.next]?.word ?? '')
    )
      continue;
    if (/^(?:the|our|a)$/.test(phrase.tokens[from]?.word ?? '')) from++;
    // Without a joint only a name of its own follows: "row V-03".
    const most = joint === 0 ? 1 : Math.min(LONGEST, phrase.tokens.length - from);
    for (let length = most; length > 0; length--) {
      const words = plainWords(phrase.slice(from, from + length).text);
      if (joint === 0 && !/\d|\p{Lu}/u.test(phrase.slice(from, from + 1).raw)) continue;
      // "the line that says “Due date”" is that text alone.
      if (
        (kind.find === LINE || kind.find === SENTENCE) &&
        SAYS.test(phrase.slice(kind.next, from).text)
      )
        if (documentTexts(scope.content).byText.has(words)) return undefined;
      const target = words.length < 2 ? undefined : kind.find(words, scope);
      if (target !== undefined) return { target, next: from + length };
    }
  }
  return undefined;
}

const SAYS = /\b(?:says|saying|called|named)\b/;

function behind(phrase: Phrase, at: number, scope: Scope): Scanned | undefined {
  for (let length = MOST_BEFORE; length > 0; length--) {
    const own = phrase.tokens[at + length]?.word === "'s" ? 1 : 0;
    const kind = kindAt(phrase, at + length + own, scope);
    if (kind === undefined) continue;
    const words = plainWords(phrase.slice(at, at + length).text);
    const isQuoted = length === 1 && phrase.tokens[at]?.quoted === true;
    const isName =
      words.length > 1 && (isQuoted || !words.split(' ').some((word) => COMMON.test(word)));
    const target = isName ? kind.find(words, scope) : undefined;
    if (target !== undefined) return { target, next: kind.next };
  }
  return undefined;
}

interface Kind {
  readonly find: Find;
  readonly next: number;
}

function kindAt({ tokens }: Phrase, at: number, scope: Scope): Kind | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || first.quoted) return undefined;
  const two = second === undefined || second.quoted ? undefined : `${first.word} ${second.word}`;
  return (
    (two === undefined ? undefined : kindCalled(two, at + 2, scope)) ??
    kindCalled(first.word, at + 1, scope)
  );
}

function kindCalled(words: string, next: number, scope: Scope): Kind | undefined {
  if (ROWS.test(words)) return { find: rowSaying, next };
  if (ENTRIES.test(words)) return { find: ENTRY, next };
  if (TEXTS.test(words)) return { find: PARAGRAPH, next };
  if (LINES.test(words)) return { find: words === 'sentence' ? SENTENCE : LINE, next };
  const entries = listsOf(scope).get(words);
  return entries && { find: (said) => oneSaying(entries, said, words), next };
}

/** The entries of parts that are lists, by what one is called: "finding" of “Findings”. */
function listsOf({ content }: Scope): ReadonlyMap<string, readonly ContentNode[]> {
  return content.memo.get(listsOf, content, () => {
    const lists = new Map<string, readonly ContentNode[]>();
    for (const { heading, element } of content.regions) {
      const name = singular(plainWords(heading ?? ''));
      if (name.length < 4 || lists.has(name)) continue;
      const entries = nodesIn(content, element).filter(({ role }) => role === 'list-item');
      if (entries.length > 1) lists.set(name, entries);
    }
    return lists;
  });
}

const textSaying =
  (role: ContentNode['role'], name: string): Find =>
  (words, { nodes }) =>
    oneSaying(
      nodes.filter((node) => node.role === role),
      words,
      name,
    );

const ENTRY = textSaying('list-item', 'entry');
const PARAGRAPH = textSaying('prose', 'paragraph');

/** Any text, or the row that it stands in; a label with what it is the label of. */
const LINE: Find = (words, scope) => {
  const { content } = scope;
  const found = scope.nodes.filter(
    ({ text, role }) => role !== 'column-head' && ` ${plainWords(text)} `.includes(` ${words} `),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.every(({ role }) => role === 'cell')) return rowSaying(words, scope);
  const total = content.totals.find(({ label, value }) => label === first || value === first);
  if (found.length > 1) return undefined;
  if (total !== undefined) return totalTarget(total);
  const values = content.nodes.filter(
    ({ role, label }) => first.role === 'label' && role === 'value' && label === first.text,
  );
  return textTarget([first, ...values], `the line about “${words}”`);
};

/** A sentence among others is no text of its own. */
const SENTENCE: Find = (words, scope) => {
  const found = LINE(words, scope);
  const below = found && textBelow(found, scope);
  if (below !== undefined) return below;
  return found?.nodes.some(({ text }) => /[.!?] \p{Lu}/u.test(text)) ? undefined : found;
};

/** "the summary sentence" of the part “Summary”: a heading is none. */
function textBelow({ nodes: [head] }: Target, { content }: Scope): Target | undefined {
  const region =
    head?.role === 'heading' && content.regions.find(({ heading }) => heading === head.text);
  return region
    ? byRole(nodesIn(content, region.element), `the text of “${head.text}”`, 'prose', 'list-item')
    : undefined;
}

function oneSaying(nodes: readonly ContentNode[], words: string, name: string): Target | undefined {
  const found = nodes.filter(({ text }) => ` ${plainWords(text)} `.includes(` ${words} `));
  return found.length === 1 ? textTarget(found, `the ${name} about “${words}”`) : undefined;
}

const rowSaying: Find = (words, { content }) => {
  const tables = [...(content.lineItems ? [content.lineItems] : []), ...content.tables];
  for (const table of new Set(tables)) {
    const row = rowIn(table, words);
    if (row !== undefined) return row;
  }
  return undefined;
};

function rowIn(table: ContentTable, words: string): Target | undefined {
  const says = (test: (text: string) => boolean) =>
    table.rows.filter(({ cells }) => cells.some(({ text }) => test(plainWords(text))));
  const exact = says((text) => text === words);
  const found = exact.length > 0 ? exact : says((text) => ` ${text} `.includes(` ${words} `));
  return found.length === 1 ? rowsTarget(table, found, `the row “${words}”`) : undefined;
}
