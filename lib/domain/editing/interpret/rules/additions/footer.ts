import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
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

function replaced(text: string, context: Context): Reading | undefined {
  const { content } = context.scope;
  const footer = content.regions.find(({ name }) => name === 'footer');
  if (footer === undefined) return paragraphAtEnd(text, context);
  const written = new Set([
    'prose',
    'text',
    'party-line',
    'party-name',
    'value',
    'label',
    'list-item',
  ]);
  const nodes = content.nodes.filter((node) => node.region === 'footer' && written.has(node.role));
  const [first, ...others] = [...new Set(nodes.map(({ id }) => id))];
  if (first === undefined) return paragraph(text, { place: 'end', target: footer.id });
  const list: Operation[] = [{ op: 'set-text', target: first, text }];
  if (others.length > 0) list.push({ op: 'remove', targets: others });
  return operations(list);
}
