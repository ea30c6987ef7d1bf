import type { Requirement } from './requirement.ts';

/** A requirement's id in the name of a test. */
export interface Citation {
  /** As written; `${…}` in it stands for any text. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** What the test's outcome is worth: a skipped one proves nothing, a failure may be expected. */
  readonly kind: 'proof' | 'expected-failure' | 'skipped';
}

export interface Coverage {
  /** Built requirements that no test proves. */
  readonly uncited: readonly string[];
  /** Citations of ids that the manifest does not have. */
  readonly unknown: readonly Citation[];
  /** Citations of planned requirements by tests that pass: they are built, or the test is empty. */
  readonly premature: readonly Citation[];
}

const NAMED_TEST = /\b(?:test|it|describe)(\.\w+)?\(\s*(['"`])((?:\[[^\]\n]+\]\s*)+)/g;
const ID = /^[a-z][a-z0-9-]*\.\S.*$/;
const EXPECTED_FAILURE = /^\s*,\s*\{[^}]*\bfails\s*:\s*true/;
const SKIPPED = /^\s*,\s*\{[^}]*\b(?:skip|todo)\s*:\s*true/;
const PLACEHOLDER = /\$\{[^}]*\}/g;

/** The citations in the text of one test file: the ids in brackets with which a test's name begins. */
export function citationsIn(file: string, text: string): Citation[] {
  return [...text.matchAll(NAMED_TEST)].flatMap((match) => {
    const [whole, modifier = '', quote = '', brackets = ''] = match;
    const rest = behindString(text, match.index + whole.length, quote);
    const line = text.slice(0, match.index).split('\n').length;
    return [...brackets.matchAll(/\[([^\]]+)\]/g)]
      .map(([, id = '']) => id)
      .filter((id) => ID.test(id))
      .map((id) => ({ id, file, line, kind: kindOf(modifier, rest) }));
  });
}

function kindOf(modifier: string, rest: string): Citation['kind'] {
  if (modifier === '.skip' || modifier === '.todo' || SKIPPED.test(rest)) return 'skipped';
  return modifier === '.fails' || EXPECTED_FAILURE.test(rest) ? 'expected-failure' : 'proof';
}

/** What follows the string literal that `from` lies in. */
function behindString(text: string, from: number, quote: string): string {
  let at = from;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return text.slice(at + 1, at + 400);
}

/** Holds the citations against the manifest. A citation with a placeholder means the built ids that fit it. */
export function coverageOf(
  manifest: readonly Requirement[],
  citations: readonly Citation[],
): Coverage {
  const built = manifest.filter(({ status }) => status === 'built').map(({ id }) => id);
  const planned = new Set(
    manifest.filter(({ status }) => status === 'planned').map(({ id }) => id),
  );
  const proven = new Set<string>();
  const unknown: Citation[] = [];
  const premature: Citation[] = [];
  for (const citation of citations) {
    const matches = built.filter((id) => patternOf(citation.id).test(id));
    if (planned.has(citation.id)) {
      if (citation.kind === 'proof') premature.push(citation);
    } else if (matches.length === 0) unknown.push(citation);
    else if (citation.kind === 'proof') for (const id of matches) proven.add(id);
  }
  return { uncited: built.filter((id) => !proven.has(id)), unknown, premature };
}

function patternOf(id: string): RegExp {
  const parts = id.split(PLACEHOLDER).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
