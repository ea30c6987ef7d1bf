import { type Element, isTag } from 'domhandler';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned } from '../target.ts';
import { documentTexts, plainWords } from './document-texts.ts';
import { contains, nodesIn, regionTarget, textTarget } from './make.ts';

/** A name is no longer. */
export const LONGEST = 7;

/** "total's" and a quoted name are compared by their words alone. */
export function wordsOf(phrase: Phrase, from: number, to: number): string | undefined {
  const tokens = phrase.tokens.slice(from, to);
  if (tokens.some(({ quoted }) => quoted))
    return tokens.length === 1 ? plainWords(tokens[0]?.word ?? '') : undefined;
  // A name ends before the sign that follows it.
  if (SIGN.test(tokens.at(-1)?.word ?? '')) return undefined;
  return tokens.map(({ word }) => word).join(' ');
}

const SIGN = /^(?:[:,;=!?()|/&-]|->)$/;

const PART_CALLED =
  /^(?:section|part|block|area|box|paragraph|clause|article|chapter)s?(?: (?:with|around|containing|about|for|on|called|named|titled|entitled|headed|holding|of|saying|labeled))?(?= )/;
const TEXT_CALLED =
  /^(?:headings?|labels?|fields?|words?|text|line|phrase|title|term|caption|sentence|heading text)(?: (?:called|named|saying|reading|that says|that reads|which says|with))?(?= )/;

/** "the section with the notes", "clause Termination", "the word Total" */
export function partCalled(
  phrase: Phrase,
  at: number,
  context: Context,
  scanTarget: (phrase: Phrase, at: number, context: Context) => Scanned | undefined,
): Scanned | undefined {
  const { text } = phrase.slice(at, at + 5);
  const part = PART_CALLED.exec(text)?.[0];
  const isDrawing = part?.endsWith(' around') && phrase.tokens[at - 1]?.word !== 'the';
  if (part !== undefined && !isDrawing) {
    const from = at + part.split(' ').length;
    const named = scanTarget(phrase, from, context);
    if (named?.target.kind === 'region') return named;
    const around =
      named && AROUND.test(part)
        ? ((/^box/.test(part) ? boxAround(named, context) : undefined) ??
          partAround(named, context))
        : undefined;
    if (around !== undefined) return around;
    const headed = JOINED.test(part) ? partHeaded(phrase, from, context) : undefined;
    if (headed !== undefined) return headed;
  }
  const line = lineWith(phrase, at, text, context, scanTarget);
  if (line !== undefined) return line;
  const called = TEXT_CALLED.exec(text)?.[0];
  return called === undefined
    ? undefined
    : textCalled(phrase, at + called.split(' ').length, called, context);
}

const LINE_WITH = /^line (?:with|containing|showing|that (?:has|shows|holds))(?= )/;

/** "the line with the school name": the text that is called so. */
function lineWith(
  phrase: Phrase,
  at: number,
  text: string,
  context: Context,
  scanTarget: (phrase: Phrase, at: number, context: Context) => Scanned | undefined,
): Scanned | undefined {
  const line = LINE_WITH.exec(text)?.[0];
  if (line === undefined || !/^(?:the|that|this)$/.test(phrase.tokens[at - 1]?.word ?? ''))
    return undefined;
  const named = scanTarget(phrase, at + line.split(' ').length, context);
  const [only, ...others] = named?.target.nodes ?? [];
  return named?.target.kind === 'text' && others.length === 0 && only?.role !== 'value'
    ? named
    : undefined;
}

const AROUND = /^(?:section|part|block|area|box) (?:with|containing|holding|around|of)$/;

/** "the box with the amount due": what is drawn or filled around it and little else. */
export function boxAround({ target, next }: Scanned, context: Context): Scanned | undefined {
  const [first] = target.nodes;
  if (first === undefined || target.kind === 'document') return undefined;
  const { content } = context.scope;
  for (let at: Element['parent'] = first.element; at !== null && isTag(at); at = at.parent) {
    const nodes = at.name === 'body' ? [] : nodesIn(content, at);
    if (nodes.length === 0 || nodes.length > MOST_BOXED) return undefined;
    const element = at;
    const isDrawn =
      target.nodes.every((node) => contains(element, node.element)) && isBox(element, context);
    const id = isDrawn ? content.idOf(element) : undefined;
    if (id !== undefined)
      return {
        target: { kind: 'region', name: `the box of ${target.name}`, ids: [id], nodes },
        next,
      };
  }
  return undefined;
}

const MOST_BOXED = 12;
const CLEAR = /^(?:transparent|rgba\(0, ?0, ?0, ?0\)|none|)$/;

function isBox(element: Element, { look }: Context): boolean {
  const isLined = ['top', 'right', 'bottom', 'left'].every((side) =>
    /^(?:solid|dashed|dotted|double)$/.test(look(element, `border-${side}-style`) ?? ''),
  );
  return isLined || !CLEAR.test(look(element, 'background-color') ?? '');
}

/** "the box with the dates" */
function partAround(
  { target, next }: Scanned,
  { scope: { content } }: Context,
): Scanned | undefined {
  const region = content.regions.findLast(({ element }) =>
    target.nodes.every((node) => contains(element, node.element)),
  );
  return region === undefined || target.nodes.length === 0
    ? undefined
    : { target: regionTarget(content, region), next };
}

const JOINED = / (?:with|containing|about|for|on|of|headed|titled)$/;

/** "the part on the general meeting": the one whose heading has these words. */
function partHeaded(phrase: Phrase, from: number, { scope }: Context): Scanned | undefined {
  const start = /^(?:the|our|my)$/.test(phrase.tokens[from]?.word ?? '') ? from + 1 : from;
  for (let length = Math.min(LONGEST, phrase.tokens.length - start); length > 0; length--) {
    const words = wordsOf(phrase, start, start + length);
    if (words === undefined || words.length < 4) continue;
    const found = scope.content.regions.filter(({ heading = '' }) =>
      ` ${plainWords(heading)} `.includes(` ${plainWords(words)} `),
    );
    const [only] = found;
    if (only !== undefined && found.length === 1)
      return { target: regionTarget(scope.content, only), next: start + length };
  }
  return undefined;
}

const TEXT_ROLES = {
  heading: new Set(['heading', 'title']),
  label: new Set(['label', 'total-label', 'column-head', 'heading']),
};

/** The document's own text after "the heading", "the words". */
function textCalled(
  phrase: Phrase,
  from: number,
  called: string,
  { scope }: Context,
): Scanned | undefined {
  const kinds = /^heading|^title|^caption/.test(called)
    ? TEXT_ROLES.heading
    : /^label|^field/.test(called)
      ? TEXT_ROLES.label
      : undefined;
  const first = textNamed(phrase, from, kinds, scope);
  if (first === undefined || !/s(?: |$)/.test(called)) return first;
  const all = [first];
  for (let at = first.next; all.length < MOST_TEXTS; ) {
    while (/^(?:,|and|&|or)$/.test(phrase.tokens[at]?.word ?? '')) at++;
    const other = at === all.at(-1)?.next ? undefined : textNamed(phrase, at, kinds, scope);
    if (other === undefined) break;
    all.push(other);
    at = other.next;
  }
  const target = textTarget(
    all.flatMap((one) => one.target.nodes),
    all.map((one) => one.target.name).join(' and '),
  );
  return target && { target, next: all.at(-1)?.next ?? first.next };
}

const MOST_TEXTS = 12;

/** The longest text of the document, of these roles, that begins at a token. */
function textNamed(
  phrase: Phrase,
  from: number,
  kinds: ReadonlySet<string> | undefined,
  scope: Context['scope'],
): Scanned | undefined {
  const { byText } = documentTexts(scope.content);
  for (let length = Math.min(LONGEST, phrase.tokens.length - from); length > 0; length--) {
    const words = wordsOf(phrase, from, from + length);
    const nodes = words === undefined ? undefined : byText.get(plainWords(words));
    const found = nodes?.filter(({ role }) => kinds?.has(role) ?? true) ?? [];
    const target = textTarget(found, `“${words}”`);
    if (target !== undefined) return { target, next: from + length };
  }
  return undefined;
}
