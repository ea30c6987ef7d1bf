import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { operations, setNodeText } from '../answers.ts';

const PART =
  /^(?:the )?(?:(?<who>.+?) 's )?(?<last>surname|last name|family name)$|^(?:the )?(?:(?<whose>.+?) 's )?(?:first name|given name|forename)$|^(?:the )?(?<part>surname|last name|family name|first name|given name) of (?:the )?(?<of>.+)$/;
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof)\.?$/i;

/** "Lena's surname is Fisher": a part of a name that the document says in full. */
export function nameChanged(what: Phrase, to: Phrase, context: Context): Reading | undefined {
  const found = what.match(PART);
  if (found === undefined || !/^\p{Lu}[\p{L}'-]*$/u.test(to.raw)) return undefined;
  const whose = found['who'] ?? found['whose'] ?? found['of'];
  const isLast = found['last'] !== undefined || /^(?:sur|last|fam)/.test(found['part']?.text ?? '');
  const people = context.scope.nodes.filter(
    ({ role, text }) => role === 'party-name' && /^\p{Lu}\S* (?:\S+ )*\p{Lu}\S*$/u.test(text),
  );
  const named = people.filter(({ text }) => isOf(text, whose, context));
  const texts = new Set(named.map(({ text }) => text));
  const [only] = texts;
  if (only === undefined || texts.size > 1) return undefined;
  const words = only.split(' ');
  const at = isLast ? words.length - 1 : TITLE.test(words[0] ?? '') ? 1 : 0;
  const name = words.map((word, place) => (place === at ? to.raw : word)).join(' ');
  return operations(named.map((node) => setNodeText(node, name)));
}

function isOf(text: string, whose: Phrase | undefined, context: Context): boolean {
  if (whose === undefined || /^(?:his|her|their)$/.test(whose.text)) return true;
  const said = ` ${plainWords(whose.raw)} `;
  return (
    ` ${plainWords(text)} `.includes(said) ||
    context.target(whose)?.nodes.some((node) => node.text === text) === true
  );
}
