import { type Element, isTag } from 'domhandler';
import type { Draft, Findings } from './draft.ts';
import type { Outline } from './outline.ts';
import type { ReadRegion } from './read-region.ts';
import {
  isCode,
  isDocumentName,
  isNumberLabel,
  isSignatureLabel,
  PARTY_REGIONS,
  partyRegion,
  startsAsDocumentName,
} from './vocabulary.ts';

function classOf({ element: { attribs } }: Draft): string {
  const { class: classes, id } = attribs;
  return classes === undefined && id === undefined ? '' : `${classes ?? ''} ${id ?? ''}`;
}

/** What the document calls itself: its first heading of the first rank, or the name of its kind. */
export function findTitle({ nodes }: Findings): Draft | undefined {
  const top = nodes.slice(0, SEARCHED_NODES);
  const title =
    top.find((node) => node.role === 'heading' && isDocumentName(node.text)) ??
    top.find((node) => node.role === 'text' && node.text.length > 3 && isDocumentName(node.text)) ??
    top.find(({ element }) => element.name === 'h1') ??
    top.find(({ role, text }) => role === 'heading' && startsAsDocumentName(text)) ??
    top.find(
      (node) =>
        node.role === 'text' &&
        /\b(?:letter-subject|subject|(?:document|doc|page|invoice)-?title|title)\b/i.test(
          classOf(node),
        ),
    ) ??
    top.find(({ element }) => element.name === 'h2');
  if (title?.whole) title.role = 'title';
  return title?.whole === true ? title : undefined;
}

const SEARCHED_NODES = 60;

/** Settles what each node is, now that the part that it stands in is known. */
export function settleRoles(
  found: Findings,
  places: readonly number[],
  regions: readonly ReadRegion[],
  outline: Outline,
): void {
  settleNumber(found, outline);
  settleLogo(found, regions, outline);
  const signing = signingElements(outline);
  const parties = new Set(regions.map(({ name }) => name).filter(isPartyRegion));
  let named: string | undefined;
  for (const [index, node] of found.nodes.entries()) {
    if (signing(places[index] ?? 0)) settleSignature(node);
    else if (node.region !== undefined && parties.has(node.region))
      named = settleParty(node, node.region, named);
    else settleText(node);
  }
  settleSender(found, regions);
}

const isPartyRegion = (name: string): boolean => PARTY_REGIONS.has(name.replace(/-\d+$/, ''));

function settleNumber({ nodes, pairs }: Findings, outline: Outline): void {
  const top = nodes.slice(0, SEARCHED_NODES);
  const near = top.find(({ role }) => role === 'title');
  const parent = near === undefined ? undefined : outline.partOf(near.element)?.parent;
  const found =
    top.find((node) => node.role === 'text' && /\bnumber\b/i.test(classOf(node))) ??
    top.find(
      (node) =>
        node.role === 'text' &&
        outline.partOf(node.element)?.parent === parent &&
        isNumberText(node.text),
    ) ??
    pairs.find(
      ({ label, value }) =>
        value.role === 'value' && /\d/.test(value.text) && isNumberLabel(label.text),
    )?.value;
  if (found !== undefined) found.role = 'number';
}

const isNumberText = (text: string): boolean =>
  isCode(text) || (text.length <= 40 && /^(?:no\.?|nr\.?|number|#)\s*\S*\d\S*$/i.test(text));

function settleLogo({ nodes }: Findings, regions: readonly ReadRegion[], outline: Outline): void {
  const images = nodes.filter(({ role }) => role === 'image').slice(0, SEARCHED_NODES);
  const header = regions.find(({ name }) => name === 'header')?.part;
  const title = nodes.find(({ role }) => role === 'title');
  const titleAt = title === undefined ? 0 : (outline.placeOf(title.element) ?? 0);
  const logo =
    images.find((node) =>
      /logo|brand/i.test(`${classOf(node)} ${node.text} ${shortSource(node.element)}`),
    ) ??
    images.find(({ element }) => {
      const at = outline.placeOf(element) ?? 0;
      if (element.attribs['aria-hidden'] === 'true') return false;
      return (header !== undefined && at > header.at && at < header.end) || at < titleAt;
    });
  if (logo !== undefined) logo.role = 'logo';
}

const shortSource = ({ attribs }: Element): string => {
  const source = attribs['src'] ?? '';
  return source.startsWith('data:') ? '' : source.slice(0, 300);
};

const SIGNING = /(?:^|\s)(?:sign|signature)(?:s|-line|-lines|-block|-box|-area)?(?:\s|$)/i;

/** Whether the element at a place is a line to sign on, or in one. */
function signingElements(outline: Outline): (at: number) => boolean {
  const spans: { at: number; end: number }[] = [];
  for (const part of outline.parts) {
    const { class: classes, 'data-service-region': region } = part.element.attribs;
    const signs =
      (classes !== undefined && SIGNING.test(classes)) ||
      (region !== undefined && SIGNING.test(region));
    if (signs && part.shown && part.at >= (spans.at(-1)?.end ?? 0)) spans.push(part);
  }
  let next = 0;
  // Asked in document order.
  return (at) => {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    return at >= (spans[next]?.at ?? Number.POSITIVE_INFINITY);
  };
}

function settleSignature(node: Draft): void {
  if (node.role === 'image' || node.role === 'logo' || node.role === 'heading') return;
  node.role = node.role === 'label' || isSignatureLabel(node.text) ? 'label' : 'signature';
}

/** @returns the region whose party has a name by now */
function settleParty(node: Draft, region: string, named: string | undefined): string | undefined {
  const marks = classOf(node);
  if (node.role === 'image' || node.role === 'logo' || node.role === 'title') return named;
  if (node.role === 'heading' && !isNameHeading(node, region)) return undefined;
  const labels =
    partyRegion(node.text) !== undefined || /(?:^|\s)(?:label|role|lead)(?:$|\s)/i.test(marks);
  if (labels || node.role === 'label') {
    node.role = 'label';
    return labels ? undefined : named;
  }
  if (node.text.length > 160) {
    node.role = 'prose';
    return named;
  }
  const isName = /(?:^|[\s_-])(?:name|company|organi[sz]ation|recipient)(?:$|\s)/i.test(marks);
  const first =
    named !== region &&
    !/\breturn\b/i.test(marks) &&
    (node.label === undefined || partyRegion(node.label) !== undefined);
  node.role = isName || first ? 'party-name' : 'party-line';
  return node.role === 'party-name' ? region : named;
}

/** A heading that is the party's name, not what the party is: not the first of a part that the markup names. */
function isNameHeading({ text, element }: Draft, region: string): boolean {
  if (partyRegion(text) !== undefined || !/^(?:client-info|ship-to|sender)/.test(region))
    return false;
  const around = element.parent;
  return around === null || !isTag(around) || around.attribs['data-service-region'] === undefined;
}

const PROSE_REGIONS =
  /^(?:notes?|terms|content|body|summary|closing|thanks|footer|statement|clauses|sections)/;

function settleText(node: Draft): void {
  if (node.role !== 'text' || node.label !== undefined) return;
  const marks = classOf(node);
  if (/(?:^|[\s-])(?:sender-name|company|issuer)(?:$|\s)/i.test(marks)) node.role = 'party-name';
  else if (/(?:^|\s)certificate-name(?:$|\s)/i.test(marks)) node.role = 'party-name';
  else if (/(?:^|\s)(?:address|contact)(?:$|\s)/i.test(marks)) node.role = 'party-line';
  else if (isProse(node)) node.role = 'prose';
}

function isProse({ text, element, region }: Draft): boolean {
  if (text.length >= 80) return true;
  if (/[.!?…]["”’)]?$/.test(text) && text.split(' ').length >= 4) return true;
  return element.name === 'p' && region !== undefined && PROSE_REGIONS.test(region);
}

/** What stands at the head and is not about the document is about its sender. */
function settleSender({ nodes }: Findings, regions: readonly ReadRegion[]): void {
  if (!regions.some(({ name }) => name === 'header')) return;
  const inHeader = nodes.filter(
    ({ region, role }) => region === 'header' && SENDER_ROLES.has(role),
  );
  let named =
    nodes.some(({ region, role }) => region === 'sender' && role === 'party-name') ||
    inHeader.some(({ role }) => role === 'party-name');
  for (const node of inHeader) {
    if (node.role === 'party-name' || node.role === 'party-line') continue;
    if (/\b(?:subtitle|status|tagline|badge)\b/i.test(classOf(node))) continue;
    if (node.role === 'heading') {
      if (!named) node.role = 'party-name';
      named = true;
    } else if (!named && /\p{L}{2}/u.test(node.text) && !/@|\d{3}/.test(node.text)) {
      node.role = 'party-name';
      named = true;
    } else if (isContact(node)) node.role = 'party-line';
  }
}

const SENDER_ROLES = new Set(['party-name', 'party-line', 'text', 'heading', 'list-item']);

function isContact({ text, element }: Draft): boolean {
  return (
    /@|\d/.test(text) ||
    /^(?:www\.|https?:)|\.\p{L}{2,}$/iu.test(text) ||
    element.name === 'span' ||
    text.includes(',')
  );
}
