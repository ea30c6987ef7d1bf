import { type Element, isTag } from 'domhandler';
import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';

const SHOW =
  /^(?:show|unhide|un-hide|reveal|display|bring back|restore|get back|put back|re-?show|re-?display|bring|put|want|make visible)(?: me)? (?<what>.+?)(?: (?:again|back|visible|back in|once more))*$|^make (?<seen>.+?) visible(?: again)?$/;

/** "show the notes again" */
export const show: Rule = {
  name: 'show',
  read(clause, context) {
    const found = clause.match(SHOW);
    const what = found?.what ?? found?.seen;
    if (what === undefined) return undefined;
    const hidden = hiddenParts(context).filter(({ name }) => sameWords(what, name));
    const ids = hidden.map(({ id }) => id);
    if (ids.length === 0) return undefined;
    return operations([{ op: 'show', targets: ids }]);
  },
};

interface Hidden {
  readonly id: string;
  readonly name: string;
}

const SAME: Readonly<Record<string, string>> = dictionary({
  comments: 'notes',
  remarks: 'notes',
  note: 'notes',
  client: 'client info',
  customer: 'client info',
  dates: 'meta',
  details: 'meta',
  bottom: 'footer',
  top: 'header',
});

function sameWords(what: Phrase, name: string): boolean {
  const said = what.text
    .replace(/^(?:the|my|our|all|that|this) /, '')
    .replace(/ (?:section|part|block|area)$/, '');
  if (/^(?:it|them|everything|all|hidden (?:parts?|sections?|things?)|what was hidden)$/.test(said))
    return true;
  const meant = Object.hasOwn(SAME, said) ? SAME[said] : said;
  return name.split('|').some((one) => one === said || one === meant);
}

/** What a change before this one hid, or the markup itself. */
function hiddenParts(context: Context): readonly Hidden[] {
  const found: Hidden[] = [];
  const queue: Element[] = [context.subject.document.body];
  for (let at = 0; at < queue.length; at++) {
    const element = queue[at];
    if (element === undefined) break;
    const { attribs } = element;
    const id = context.scope.content.idOf(element);
    if (
      (attribs['data-service-hidden'] !== undefined || attribs.hidden !== undefined) &&
      id !== undefined
    )
      found.push({ id, name: namesOf(element) });
    for (const child of element.children) if (isTag(child)) queue.push(child);
  }
  return found;
}

function namesOf(element: Element): string {
  const region = (element.attribs['data-service-region'] ?? '').replaceAll('-', ' ');
  const heading = element.children.filter(isTag).find(({ name }) => /^h[1-6]$/.test(name));
  const words = (heading === undefined ? [] : textOf(heading)).join('').trim().toLowerCase();
  const own =
    element.name === 'img' ? 'logo' : textOf(element).join('').trim().toLowerCase().slice(0, 80);
  return [region, words, own].filter((name) => name !== '').join('|');
}

function textOf(element: Element): string[] {
  return element.children.flatMap((node) =>
    isTag(node) ? textOf(node) : 'data' in node ? [String(node.data)] : [],
  );
}
