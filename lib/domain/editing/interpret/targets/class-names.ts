import { type Element, isTag } from 'domhandler';
import type { Target } from '../target.ts';
import { firstWord, plainWords } from './document-texts.ts';
import { nodesIn } from './make.ts';
import type { Scope } from './scope.ts';

/** Classes that say how something looks or where it stands, not what it is. */
const LAYOUT = new Set(
  `num pre whole tight first last keep short alone head to text after left right row rows col cols column columns
  container wrapper wrap page item items line lines small big bold muted light dark grid flex box card block part
  section main content inner outer start end center top bottom table data value values label labels name names title
  titles header footer body before between number numbers amount amounts total totals print screen odd even clear
  area note notes letter facts parties meta prose spacer`.split(/\s+/),
);
/** A name that so many elements have is no part's. */
const MOST = 24;

function classesOf({ content, subject }: Scope): ReadonlyMap<string, readonly Element[]> {
  return content.memo.get(classesOf, content, () => classesIn(subject.document.body));
}

function classesIn(body: Element): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, Element[]>();
  const queue: Element[] = [body];
  for (let at = 0; at < queue.length; at++) {
    const element = queue[at];
    if (element === undefined) break;
    const { attribs, children } = element;
    for (const child of children) if (isTag(child)) queue.push(child);
    const { class: own, id } = attribs;
    if (own === undefined && id === undefined) continue;
    for (const words of namesIn(id === undefined ? (own ?? '') : `${own ?? ''} ${id}`)) {
      const list = found.get(words);
      if (list === undefined) found.set(words, [element]);
      else list.push(element);
    }
  }
  return found;
}

/** Of one layout all documents have the same ones. */
const read = new Map<string, readonly string[]>();
const MOST_READ = 1_000;

function namesIn(marks: string): readonly string[] {
  const before = read.get(marks);
  if (before !== undefined) return before;
  const names = [...new Set(marks.split(/\s+/))]
    .map((name) => singular(plainWords(name)))
    .filter((words) => words.length >= 3 && !LAYOUT.has(words));
  if (read.size >= MOST_READ) read.clear();
  read.set(marks, names);
  return names;
}

/** The last word in the singular: "metric values" as "metric value". */
export const singular = (words: string): string =>
  words.length < 4 || /(?:ss|us|is)$/.test(words)
    ? words
    : words.replace(/ies$/, 'y').replace(/(?<=ch|sh|x)es$|s$/, '');

/** Whether a name in the markup may begin with a word. */
export function beginsClass(word: string, scope: Scope): boolean {
  const { content } = scope;
  const firsts = content.memo.get(
    beginsClass,
    content,
    () => new Set([...classesOf(scope).keys()].map(firstWord)),
  );
  return firsts.has(word) || firsts.has(singular(word));
}

/** "the signature lines" of class="signature" */
const KIND = / (?:line|block|area|box|field|section|space|part|row|strip|badge)$/;

/** What the markup itself calls something: class="subtitle", id="tagline". */
export function classNamed(words: string, scope: Scope): Target | undefined {
  const classes = classesOf(scope);
  const name = singular(words);
  const elements = classes.get(name) ?? classes.get(name.replace(KIND, ''));
  if (elements === undefined || elements.length > MOST) return undefined;
  const { content } = scope;
  const own = content.nodes.filter(({ element }) => elements.includes(element));
  if (own.length >= elements.length)
    return { kind: 'text', name: `the ${words}`, ids: own.map(({ id }) => id), nodes: own };
  const ids = elements.flatMap((element) => content.idOf(element) ?? []);
  const nodes = elements.flatMap((element) => nodesIn(content, element));
  return nodes.length === 0 || ids.length < elements.length
    ? undefined
    : { kind: 'region', name: `the ${words}`, ids, nodes };
}
