import { type Element, isTag } from 'domhandler';
import { nextElementSibling } from 'domutils';
import { descendants, wholeText } from '../../../apply/text.ts';
import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule } from '../../rule.ts';
import { PHONE } from '../../targets/party-names.ts';
import { notFeasible, operations } from '../answers.ts';

const SHOW =
  /^(?:show|unhide|un-hide|reveal|display|bring back|restore|get back|put back|re-?show|re-?display|bring|put|want|make visible)(?: me)? (?<what>.+?)(?: (?:again|back|visible|back in|once more))*$|^make (?<seen>.+?) visible(?: again)?$/;

const AGAIN = /^(?:unhide|un-hide) |^(?:show|display|reveal) .+ (?:again|once more)$/;

/** "show the notes again" */
export const show: Rule = {
  name: 'show',
  read(clause, context) {
    const found = clause.match(SHOW);
    const what = found?.what ?? found?.seen;
    if (what === undefined) return undefined;
    const all = hiddenParts(context);
    const ids = all.flatMap(({ id, name }, at) =>
      sameWords(what, name) ? [id, ...belowHeading(all, at)] : [],
    );
    if (ids.length === 0 && AGAIN.test(clause.text))
      return notFeasible(
        `Nothing that is hidden is called “${what.raw}”: undo brings back what a change removed.`,
        [],
      );
    if (ids.length === 0) return undefined;
    return operations([{ op: 'show', targets: ids }]);
  },
};

/** What was hidden with the heading of a part that no element is around: all that follows it and is hidden too. */
function belowHeading(all: readonly Hidden[], at: number): string[] {
  const ids: string[] = [];
  let last = all[at]?.element;
  if (last === undefined || !HEADING.test(last.name)) return ids;
  const rank = last.name;
  for (const { id, element } of all.slice(at + 1)) {
    if (element.parent !== last.parent) continue;
    if (nextElementSibling(last) !== element) break;
    if (HEADING.test(element.name) && element.name <= rank) break;
    ids.push(id);
    last = element;
  }
  return ids;
}

const HEADING = /^h[1-6]$/;

interface Hidden {
  readonly id: string;
  readonly element: Element;
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
    .replace(
      / (?:section|part|block|area|clause|article|chapter|paragraph|box|table|line|lines|text|row)$/,
      '',
    );
  if (/^(?:it|them|everything|all|hidden (?:parts?|sections?|things?)|what was hidden)$/.test(said))
    return true;
  const meant = Object.hasOwn(SAME, said) ? SAME[said] : said;
  const isPhone = /^(?:(?:tele)?phone(?: number)?|mobile|number)$/.test(said);
  const isMail = /^e-?mail(?: address)?$/.test(said);
  return name
    .split('|')
    .some(
      (one) =>
        one === said ||
        one === meant ||
        (isPhone && PHONE.test(one)) ||
        (isMail && one.includes('@')) ||
        beginsWith(one, said),
    );
}

/** "the due date" of "Due date 2 May": a label and its value are hidden together. */
const beginsWith = (name: string, label: string): boolean =>
  label.length > 3 && name.startsWith(label) && !/\p{L}/u.test(name.charAt(label.length));

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
      found.push({ id, element, name: namesOf(element) });
    for (const child of element.children) if (isTag(child)) queue.push(child);
  }
  return found;
}

function namesOf(element: Element): string {
  const region = (element.attribs['data-service-region'] ?? '').replaceAll('-', ' ');
  const [heading, ...others] = descendants(element).filter(({ name }) => HEADING.test(name));
  const isHeaded = heading !== undefined && others.length === 0;
  const words = isHeaded ? wholeText(heading).toLowerCase() : '';
  const own = element.name === 'img' ? 'logo' : wholeText(element).toLowerCase().slice(0, 80);
  return [region, words, own].filter((name) => name !== '').join('|');
}
