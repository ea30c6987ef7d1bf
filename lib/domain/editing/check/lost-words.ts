import { nameOf, quoted } from '../apply/describe.ts';
import type { ContentModel, ContentNode, Region } from '../content-model.ts';

type IsLeft = (node: ContentNode) => boolean;

/** Parts around the body text of a document without line items. */
const SECONDARY_REGIONS = new Set(
  'header client-info recipient meta line-items totals notes payment footer closing'.split(' '),
);
/** The least share of the running text that must be left of it at once. */
const LEAST_SHARE = 0.3;
/** Letters of a single paragraph that is more than a remark. */
const LEAST_LETTERS = 60;

/** Clauses, paragraphs and points may go one by one, but not what the document says as a whole. */
export function lostBody({ nodes, lineItems }: ContentModel, isLeft: IsLeft): string | undefined {
  if (lineItems !== undefined) return undefined;
  const body = nodes.filter(
    ({ role, region }) =>
      (role === 'prose' || role === 'list-item') && !SECONDARY_REGIONS.has(region ?? ''),
  );
  const all = lettersOf(body);
  if (body.length === 0 || (body.length === 1 && all < LEAST_LETTERS)) return undefined;
  if (lettersOf(body.filter(isLeft)) >= all * LEAST_SHARE) return undefined;
  return `the text of the document (${excerpt(body.filter((node) => !isLeft(node)))})`;
}

export function lettersOf(nodes: readonly ContentNode[]): number {
  return nodes.reduce((sum, { text }) => sum + text.length, 0);
}

/** Numbers and addresses are no names, and whose attention is asked for is no party; a person's or a company's name has few words. */
const NO_NAME = /[\d@:/]|www\.|(?:\S+\s+){6}|^(?:attn|attention|contact)\b/i;

/** Every name of a party stays: the one that it begins with, and a person's or company's below it. */
export function lostName(
  content: ContentModel,
  region: Region,
  texts: readonly ContentNode[],
  isLeft: IsLeft,
): string | undefined {
  const names = texts.filter(
    ({ role, text }, at) =>
      role === 'party-name' ||
      (role === 'party-line' && texts[at - 1]?.role === 'party-name' && !NO_NAME.test(text)),
  );
  const lost = names.filter((node) => !isLeft(node));
  return lost.length === 0
    ? undefined
    : `the name in ${nameOf(content, region.element)} (${excerpt(lost)})`;
}

/** The first of some texts, as messages quote them. */
export function excerpt(nodes: readonly ContentNode[]): string {
  const texts = nodes.slice(0, 3).map(({ text }) => quoted(text));
  return nodes.length > 3 ? `${texts.join(', ')} and more` : texts.join(', ');
}
