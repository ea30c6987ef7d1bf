import { isTag } from 'domhandler';
import type { Styles } from '#lib/domain/editing/style/read-styles.ts';
import { stylesOfContent } from '../../apply/styles/computed-style.ts';
import type { Subject } from '../interpretation.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context, Target } from '../rule.ts';
import { hexOf } from '../rules/style/color-values.ts';
import { isLookWord } from '../rules/style/known-words.ts';
import type { Scanned } from '../target.ts';
import { documentTexts } from './document-texts.ts';
import { contains, textTarget } from './make.ts';
import { NAME_WORDS } from './names.ts';
import { scanTarget } from './scan.ts';
import { type Scope, scopeOf } from './scope.ts';

/** What rules read clauses against, after what was said before. */
export function contextOf(subject: Subject): {
  readonly missing: ReadonlySet<string>;
  readonly isDocumentWord: (word: string) => boolean;
  readonly after: (last: readonly Target[], looks?: Context['lastLooks']) => Context;
} {
  const whole = scopeOf(subject);
  const missing = new Set<string>();
  const styles = lazily(subject);
  const isDocumentWord = (word: string) =>
    NAME_WORDS.has(word) || documentTexts(subject.content).words().has(word);
  const inScope = (
    scope: Scope,
    last: readonly Target[],
    lastLooks: Context['lastLooks'],
  ): Context => {
    const targets = (phrase: Phrase) => targetsIn(phrase, context);
    const context: Context = {
      subject,
      last,
      lastLooks,
      scope,
      missing,
      speakingOf: (others) => inScope(scope, others, lastLooks),
      within: (part) => inScope(scopeWithin(part, scope), last, lastLooks),
      isKnown: (word) => isLookWord(word) || isDocumentWord(word),
      look: (element, property) => styles().valueOf(element, property),
      accent: () => accentOf(subject, styles()),
      targets,
      target(phrase) {
        const found = targets(phrase);
        return found?.length === 1 ? found[0] : undefined;
      },
    };
    return context;
  };
  return {
    missing,
    isDocumentWord,
    after: (last, lastLooks = []) => inScope(whole, last, lastLooks),
  };
}

/** Of a part, which "everything" is then. */
function scopeWithin({ nodes, region, table }: Target, scope: Scope): Scope {
  const around =
    table && scope.content.regions.find(({ element }) => contains(element, table.element));
  return { ...scope, nodes, region: region ?? around ?? scope.region };
}

function lazily({ content, document }: Subject): () => Styles {
  return () => stylesOfContent(document, content);
}

/** A list of parts is no longer. */
const MOST_WORDS = 40;

const JOINS = new Set(['and', ',', '&', '+', 'or', 'plus', 'both']);

const ALONG =
  /^(?:together with|along with|as well as(?: in| on)?|and also|and (?:in|on)|, (?:in|on))(?= )/;
const LABELS = /^(?:labels?|captions?|headings?)$/;

/** "the certificate number and its label" */
function ownLabels(
  { tokens }: Phrase,
  at: number,
  found: readonly Target[],
  { scope }: Context,
): Scanned | undefined {
  if (found.length === 0 || !/^(?:its|their)$/.test(tokens[at]?.word ?? '')) return undefined;
  if (!LABELS.test(tokens[at + 1]?.word ?? '')) return undefined;
  const values = found.flatMap(({ nodes }) => nodes);
  const said = new Set(values.flatMap(({ label }) => label ?? []));
  const labels = scope.content.nodes.filter(
    ({ role, text }) => role === 'label' && said.has(text.replace(/\s*[:：]$/, '')),
  );
  const target = textTarget(labels, 'its label');
  return target && { target, next: at + 2 };
}

/** All that a phrase names, or undefined where some of it is not understood. */
function targetsIn(phrase: Phrase, context: Context): readonly Target[] | undefined {
  if (phrase.tokens.length > MOST_WORDS) return undefined;
  const found: Target[] = [];
  for (let at = 0; at < phrase.tokens.length; ) {
    if (at > 0 && JOINS.has(phrase.tokens[at]?.word ?? '')) {
      at++;
      continue;
    }
    const along = ALONG.exec(phrase.slice(at, at + 5).text)?.[0];
    if (along !== undefined && at > 0) {
      at += along.split(' ').length;
      continue;
    }
    const next = ownLabels(phrase, at, found, context) ?? scanTarget(phrase, at, context);
    // Only looks are given to words of a text.
    if (next === undefined || next.target.words !== undefined) return undefined;
    found.push(next.target);
    at = next.next;
  }
  return found.length === 0 ? undefined : found;
}

/** What the style sheet calls the accent; else the ground of the table's head, or the title's colour. */
function accentOf({ document, content }: Subject, styles: Styles): string | undefined {
  for (const name of ['--accent', '--accent-color', '--primary', '--brand', '--primary-color']) {
    const hex = hexOf(styles.valueOf(document.body, name) ?? '');
    if (hex !== undefined) return hex;
  }
  const head = content.lineItems?.head ?? content.tables[0]?.head;
  const cell = head?.children.find(isTag);
  const values = [
    ...[head?.parent, head, cell].map((element) =>
      element && isTag(element) ? styles.valueOf(element, 'background-color') : undefined,
    ),
    content.title && styles.valueOf(content.title.element, 'color'),
  ];
  for (const value of values) {
    const hex = hexOf(value ?? '');
    if (hex !== undefined && hex !== '#ffffff' && hex !== '#000000') return hex;
  }
  return undefined;
}
