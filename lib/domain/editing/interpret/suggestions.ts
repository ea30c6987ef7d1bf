import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import { billOf } from '../language/bill.ts';
import { stemsOf } from '../language/stems.ts';
import type { Subject } from './interpretation.ts';
import { phraseOf } from './language/phrase.ts';
import { tokensOf } from './language/tokens.ts';
import { isOfOther } from './read-clause.ts';
import topics from './suggestions.json' with { type: 'json' };
import { contextOf } from './targets/context.ts';
import { scanTarget } from './targets/scan.ts';

const MOST_WORDS = 40;
const MOST_PARTS = 2;

/**
 * Instructions that may work on this document, untried: on the part and of the sort that was asked for as
 * far as there are any, then those that suit any document.
 */
export function suggestible(subject: Subject, asked: string): readonly string[] {
  return [...nearTo(asked, subject), ...generalFor(subject.content)];
}

/** Of each topic that the words touch the first offer before the second of any. */
function nearTo(asked: string, subject: Subject): readonly string[] {
  const parts = partsIn(asked, subject);
  const line = lineIn(asked, subject);
  const words: readonly string[] = asked.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
  const touched = topics.filter((topic) =>
    topic.words
      .split(' ')
      .some((one) =>
        one.endsWith('*')
          ? words.some((word) => word.startsWith(one.slice(0, -1)))
          : words.includes(one),
      ),
  );
  const filled = (offer: string): readonly string[] => {
    if (offer.includes('{line}'))
      return line === undefined ? [] : [offer.replace('{line}', line.name)];
    if (!offer.includes('{part}')) return [offer];
    return (parts.length > 0 ? parts : ['the title']).map((part) => offer.replace('{part}', part));
  };
  const ranked = [0, 1, 2].flatMap((rank) =>
    touched.flatMap(({ offers }) => offers.slice(rank, rank + 1).flatMap(filled)),
  );
  const named = [...parts, ...(line?.isNamed ? [line.name] : [])];
  return [
    ...ranked.filter((text) => named.some((part) => text.includes(part))),
    ...ranked,
    ...parts.flatMap((part) => [`Make ${part} bold`, `Make ${part} bigger`]),
  ];
}

/** The line of the bill that most of the words are of, else the first. */
function lineIn(
  asked: string,
  subject: Subject,
): { readonly name: string; readonly isNamed: boolean } | undefined {
  const said = new Set(stemsOf(asked));
  const common = (stems: ReadonlySet<string>) => [...stems].filter((stem) => said.has(stem)).length;
  const [first, ...others] = billOf(subject).lines;
  const best = others.reduce(
    (one, line) => (one !== undefined && common(line.stems) > common(one.stems) ? line : one),
    first,
  );
  return best && { name: best.name, isNamed: common(best.stems) > 0 || FIRST.test(asked) };
}

const FIRST = /\b(?:first|1st|top) (?:line|row|item|entry)\b/i;

const ARTICLES =
  /^(?:(?:of|all|both|every|each|any|the|an?|our|my|your|its|this|that|these|those)\s+){1,4}/i;
/** Where something stands, not what. */
const PLACES =
  /^(?:top|bottom|left|right|middle|center|centre|end|start|beginning|side|back|front|page)(?: of (?:the|this|each|every) \S+)?$/i;
/** Of a name that is said again. */
const LONGEST = 40;

/** The parts that an instruction names, in its own words. */
function partsIn(asked: string, subject: Subject): readonly string[] {
  const tokens = tokensOf(asked).slice(0, MOST_WORDS);
  const phrase = phraseOf(tokens, asked);
  const context = contextOf(subject).after([]);
  const parts = new Set<string>();
  for (let at = 0; at < tokens.length && parts.size < MOST_PARTS; ) {
    const found = tokens[at]?.quoted ? undefined : scanTarget(phrase, at, context);
    const isPronoun = /^(?:it|them|that|this|those|these|they|its|one)$/.test(
      tokens[at]?.word ?? '',
    );
    if (found === undefined || isPronoun || found.target.kind === 'document') {
      at += 1;
      continue;
    }
    const name = phrase.slice(at, found.next).raw.replace(ARTICLES, '');
    // "the row" would be all of them.
    const isOneOfAll = found.target.kind === 'row' && /^(?:row|line|item|line item)$/i.test(name);
    if (PLACES.test(name) || isOneOfAll || isOfOther(phrase, at)) {
      at = found.next;
      continue;
    }
    const isOwn = /\d$/.test(name) || /^\p{Lu}/u.test(phrase.slice(at, found.next).raw);
    if (name.length <= LONGEST) parts.add(isOwn ? name : `the ${name}`);
    at = found.next;
  }
  return [...parts];
}

/** What suits any document, as far as it has the part. */
function generalFor(content: ContentModel): readonly string[] {
  const names = new Set(content.regions.map(({ name }) => name));
  const first = content.regions.find(({ heading }) => heading !== undefined)?.heading;
  return [
    ...(content.title === undefined ? [] : ['Make the title bigger and bold']),
    ...(names.has('header') ? ['Give the header a navy background'] : []),
    ...(content.tables.length > 0 ? ['Add zebra rows to the table'] : []),
    ...(content.totals.length > 0 ? ['Make the totals bold'] : []),
    ...(content.logo === undefined ? [] : ['Make the logo bigger']),
    ...(names.has('notes') ? ['Make the notes smaller and italic'] : []),
    ...(first === undefined || first.length > 40 ? [] : [`Make “${first}” bold`]),
    'Change the accent color to teal',
    'Use a more modern font',
    'Add page numbers',
    'Add a note saying “Thank you for your business”',
    'Add a watermark saying “DRAFT”',
    'Use more space between the sections',
    'Make all text bigger',
  ];
}
