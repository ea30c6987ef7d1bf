import { templateWords } from './template-words.ts';

/** Text between tags and placeholders. Neither rules of style sheets nor attributes are. */
const TEXT = /(?<=[>}])([^<>{}]{1,80})(?=<|\{\{)/g;
/** What a rule writes. The words of the tables hold neither quotes nor backslashes. */
const GENERATED = /(?<=content:")([^"\\]{1,60})(?=")/g;
const STYLE = /(<style>[\s\S]*?<\/style>)/;
const MAX_LANGUAGES = 12;

/** A clause that is the template's own rather than the data's. */
const OWN_CLAUSE = /<li><h2>[^<{]/;

/** By language and markup. */
const made = new Map<string, Map<string, string>>();

/**
 * The markup of a built-in template with its labels in a language; as it is where the table does not
 * have that. Clauses of its own are the law's words, which nobody translates by the way: their labels
 * stay with them.
 */
export function templateInLanguage(html: string, language: string): string {
  if (OWN_CLAUSE.test(html)) return html;
  const words = templateWords(language);
  if (words.size === 0) return html;
  const known = made.get(language)?.get(html);
  if (known !== undefined) return known;
  const translated = html
    .split(STYLE)
    .map((part) =>
      part.startsWith('<style>')
        ? part.replace(GENERATED, (text) => inWords(text, words))
        : part.replace(TEXT, (text) => inWords(text, words)),
    )
    .join('');
  if (made.size >= MAX_LANGUAGES) made.clear();
  made.set(language, (made.get(language) ?? new Map<string, string>()).set(html, translated));
  return translated;
}

/** A label keeps the spaces around it, and a word within a sentence its small letter. */
function inWords(text: string, words: ReadonlyMap<string, string>): string {
  const label = text.trim();
  const word = words.get(label.toLowerCase());
  if (word === undefined) return text;
  const first = label.charAt(0);
  const cased = first !== first.toLowerCase() ? word : word.charAt(0).toLowerCase() + word.slice(1);
  return text.replace(label, () => cased);
}
