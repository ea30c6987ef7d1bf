import type { Subject } from '../interpretation.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context, Target } from '../rule.ts';
import { documentTexts } from './document-texts.ts';
import { scanTarget } from './scan.ts';
import { scopeOf } from './scope.ts';

/** What rules read clauses against, after what was said before. */
export function contextOf(subject: Subject): {
  readonly isDocumentWord: (word: string) => boolean;
  readonly after: (last: readonly Target[]) => Context;
} {
  const scope = scopeOf(subject);
  return {
    isDocumentWord: (word) => documentTexts(subject.content).words.has(word),
    after(last) {
      const targets = (phrase: Phrase) => targetsIn(phrase, context);
      const context: Context = {
        subject,
        last,
        scope,
        targets,
        target(phrase) {
          const found = targets(phrase);
          return found?.length === 1 ? found[0] : undefined;
        },
      };
      return context;
    },
  };
}

const JOINS = new Set(['and', ',', '&', '+', 'or', 'plus', 'both']);

/** All that a phrase names, or undefined where some of it is not understood. */
function targetsIn(phrase: Phrase, context: Context): readonly Target[] | undefined {
  const found: Target[] = [];
  for (let at = 0; at < phrase.tokens.length; ) {
    if (at > 0 && JOINS.has(phrase.tokens[at]?.word ?? '')) {
      at++;
      continue;
    }
    const next = scanTarget(phrase, at, context);
    if (next === undefined) return undefined;
    found.push(next.target);
    at = next.next;
  }
  return found.length === 0 ? undefined : found;
}
