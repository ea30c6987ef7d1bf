import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { operations, setNodeText } from '../answers.ts';
import { paragraph, paragraphAtEnd } from './texts.ts';

const REPLACED =
  /^(?:(?:replace|swap|exchange|substitute|overwrite|change|switch)(?: out)? (?:the |our |my |this |all of the )?(?:whole |entire |current |existing |old )?(?:page )?footer(?: 's)?(?: (?:text|line|content|contents|wording|message))? (?:with|by|for|to|into|against)|(?:set|make|put) (?:the |our |my )?(?:page )?footer(?: text)? (?:to|as|be|:|=)|(?:the )?(?:page )?footer(?: text)? :|(?:instead of|in place of) (?:the )?(?:current |existing |old )?footer(?: text)? (?:put|write|say|print|show)) (?:the (?:text|words|following) )?(?:: )?(?<text>"[^"]+"|.+)$/;

/** "replace the footer with "…"": what it said before goes. */
export const footerReplaced: Rule = {
  name: 'footer-replaced',
  read(clause, context) {
    const said = clause.match(REPLACED)?.text;
    if (said === undefined || (!said.quoted && !/[@\d|·-]|\.\w/.test(said.raw))) return undefined;
    const text = said.raw.trim();
    return text.length < 2 ? undefined : replaced(text, context);
  },
};

const WRITTEN: ReadonlySet<string> = new Set([
  'prose',
  'text',
  'party-line',
  'party-name',
  'value',
  'list-item',
]);

function replaced(text: string, context: Context): Reading | undefined {
  const { content } = context.scope;
  const footer = content.regions.find(({ name }) => name === 'footer');
  if (footer === undefined) return paragraphAtEnd(text, context);
  const inside = content.nodes.filter(({ element }) => contains(footer.element, element));
  // Lines to sign on are no words of the footer's own.
  const signs = inside.some(({ role }) => role === 'signature' || role === 'label');
  const nodes = signs ? [] : inside.filter(({ role }) => WRITTEN.has(role));
  const [first, ...others] = nodes;
  if (first === undefined) return paragraph(text, { place: 'end', target: footer.id });
  const ids = new Set(others.map(({ id }) => id).filter((id) => id !== first.id));
  const isRegion = first.id === footer.id;
  const list: Operation[] = [
    isRegion
      ? { op: 'replace-text', targets: [first.id], find: first.text, replace: text }
      : setNodeText(first, text),
  ];
  if (ids.size > 0) list.push({ op: 'remove', targets: [...ids] });
  return operations(list);
}
