import type { Element } from 'domhandler';
import type { NewBlock } from '../../operations.ts';
import { plainLength } from '../../style-values.ts';
import { type Editing, InvalidOperation } from '../effect.ts';
import { attribute, elementFrom, elementsOf, lines, text } from '../markup.ts';
import {
  looksOf,
  type ModelSection,
  modelSection,
  stylesheetOrigin,
} from '../styles/stylesheet-origin.ts';
import { descendants } from '../text.ts';
import { imageAddress } from './addresses.ts';
import { likeSiblings } from './like-siblings.ts';
import { qrCode } from './qr-code.ts';

type Of<Kind extends NewBlock['kind']> = Extract<NewBlock, { kind: Kind }>;

/** Space around what a document has no rules of its own for. */
const APART = 'margin:16px 0';
const LIST = 'margin:8px 0;padding-inline-start:1.5em';
const MAX_SPACER_PIXELS = 960;

/** The elements of a new block, in the document's own manner where it has one. */
export function newBlock(
  editing: Editing,
  block: Exclude<NewBlock, Of<'fact'>>,
  sibling?: Element,
): Element[] {
  switch (block.kind) {
    case 'paragraph':
      return elementsOf(paragraphs(editing, block.text));
    case 'heading':
      return [heading(editing, block)];
    case 'section':
      return [section(editing, block, sibling)];
    case 'list':
      return [list(editing, block)];
    case 'image':
      return [
        elementFrom(
          `<figure style="${APART}"><img${source(block.url)}${attribute('alt', block.alt)} style="max-width:100%"></figure>`,
        ),
      ];
    case 'logo':
      return [logo(editing, block)];
    case 'signatures':
      return [signatures(editing, block)];
    case 'qr-code':
      return [qrCode(block)];
    case 'divider':
      return [
        elementFrom(`<hr style="border:0;border-top:1px solid var(--rule,#cbd2d9);${APART}">`),
      ];
    case 'spacer':
      return [spacer(block)];
    case 'page-break':
      return [
        elementFrom('<div data-service-edit="page-break" style="break-after:page;height:0"></div>'),
      ];
  }
}

function requireText(value: string, what: string): string {
  if (value.trim() === '') throw new InvalidOperation(`The ${what} to insert has no text.`);
  return value.trim();
}

/** Paragraphs are what empty lines part. */
function paragraphs(editing: Editing, value: string): string {
  // Our own style sheets leave no space around paragraphs between parts.
  const looks =
    stylesheetOrigin(editing) === 'own'
      ? looksOf(proseElement(editing))
      : ' style="margin-top:.7em"';
  return piecesOf(requireText(value, 'text'))
    .map((paragraph) => `<p${looks}>${lines(paragraph)}</p>`)
    .join('');
}

function piecesOf(value: string): string[] {
  return value
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A paragraph of running text to take the looks of; its text is not white-space preserved twice. */
function proseElement(editing: Editing): Element | undefined {
  const prose = editing.content.nodes.filter(
    ({ role, element }) => role === 'prose' && element.name === 'p',
  );
  return prose.at(-1)?.element;
}

function heading(editing: Editing, { text: value, level }: Of<'heading'>): Element {
  const name = `h${level}`;
  const alike = editing.content.nodes.find(
    ({ role, element }) => role === 'heading' && element.name === name,
  );
  return elementFrom(
    `<${name}${looksOf(alike?.element)}>${lines(requireText(value, 'heading'))}</${name}>`,
  );
}

/** A part's name as markup and instructions have it: `payment-terms`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
}

function section(editing: Editing, block: Of<'section'>, sibling?: Element): Element {
  const name = uniqueName(editing, slug(block.name) || slug(block.heading) || 'section');
  const region = attribute('data-service-region', name);
  const title = lines(requireText(block.heading, 'section'));
  const pieces = piecesOf(block.text);
  const alike = sibling && likeSiblings(sibling, title, pieces.map(lines));
  if (alike !== undefined) return alike;
  if (stylesheetOrigin(editing) === 'layout') {
    const body = pieces.map((piece) => `<p>${lines(piece)}</p>`).join('');
    return elementFrom(`<section class="block"${region}><h2>${title}</h2>${body}</section>`);
  }
  const model = modelSection(editing);
  if (model !== undefined) return elementFrom(likeModel(editing, model, region, title, pieces));
  const tag = sectionHeading(editing);
  const body = pieces.length === 0 ? '' : paragraphs(editing, block.text);
  return elementFrom(
    `<section${region} style="margin-top:24px;break-inside:avoid"><${tag}>${title}</${tag}>${body}</section>`,
  );
}

function likeModel(
  editing: Editing,
  { element, heading: title, paragraph }: ModelSection,
  region: string,
  heading: string,
  pieces: readonly string[],
): string {
  const looks = looksOf(paragraph);
  // In the built-in templates paragraphs have no space between them.
  const body =
    stylesheetOrigin(editing) === 'template'
      ? `<p${looks}>${pieces.map(lines).join('<br><br>')}</p>`
      : pieces.map((piece) => `<p${looks}>${lines(piece)}</p>`).join('');
  const tag = element.name === 'footer' || element.name === 'header' ? 'section' : element.name;
  const head = `<${title.name}${looksOf(title)}>${heading}</${title.name}>`;
  // Their parts stand apart by what is around them, which another part does not have.
  const { class: classes, style = '' } = element.attribs;
  const looksApart =
    stylesheetOrigin(editing) === 'template'
      ? attribute('class', classes) +
        attribute('style', `${style === '' ? '' : `${style};`}margin-top:24px`)
      : looksOf(element);
  return `<${tag}${looksApart}${region}>${head}${pieces.length === 0 ? '' : body}</${tag}>`;
}

function sectionHeading({ content }: Editing): string {
  const names = content.nodes
    .filter(({ role, element }) => role === 'heading' && /^h[2-4]$/.test(element.name))
    .map(({ element }) => element.name);
  return names[0] ?? 'h2';
}

function uniqueName({ content }: Editing, name: string): string {
  const taken = new Set(content.regions.map((region) => region.name));
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
  return unique;
}

function list(editing: Editing, { items, ordered }: Of<'list'>): Element {
  const name = ordered ? 'ol' : 'ul';
  const alike = descendants(editing.document.body).find((element) => element.name === name);
  const own = alike === undefined ? attribute('style', LIST) : looksOf(alike);
  const looks = stylesheetOrigin(editing) === 'layout' && !ordered ? ' class="list"' : own;
  const entries = items
    .map((item) => `<li>${lines(requireText(item, 'list entry'))}</li>`)
    .join('');
  return elementFrom(`<${name}${looks}>${entries}</${name}>`);
}

function source(url: string): string {
  const address = imageAddress(url);
  if (address === undefined)
    throw new InvalidOperation(
      'An image needs an https address, or a data: URL of a PNG, JPEG, GIF, WebP or AVIF image.',
    );
  return attribute('src', address);
}

function logo(editing: Editing, { url, alt }: Of<'logo'>): Element {
  const looks =
    stylesheetOrigin(editing) === 'own'
      ? 'style="display:block;max-height:64px;max-width:220px;object-fit:contain;margin-bottom:8px"'
      : 'class="logo"';
  return elementFrom(`<img ${looks}${source(url)} alt="${text(alt.trim() || 'Logo')}">`);
}

const OWN_SIGNATURES =
  'display:flex;flex-wrap:wrap;gap:44px 36px;margin-top:56px;break-inside:avoid';
const OWN_SIGNATURE =
  'flex:1 1 180px;max-width:320px;border-top:1px solid currentColor;padding-top:6px;font-size:.9em';

/** A line to sign on for each label, which stands below it: a name, or a name and a title in two lines. */
function signatures(editing: Editing, { labels }: Of<'signatures'>): Element {
  const origin = stylesheetOrigin(editing);
  const each = labels.map((label) => signature(editing, label, labels.length === 1));
  const looks = origin === 'own' ? `style="${OWN_SIGNATURES}"` : `class="signatures keep"`;
  const region = attribute('data-service-region', uniqueName(editing, 'signatures'));
  return elementFrom(`<div ${looks}${region}>${each.join('')}</div>`);
}

/** A line to sign on by itself, as markup. */
export function signature(editing: Editing, label: string, isAlone: boolean): string {
  const origin = stylesheetOrigin(editing);
  const name = lines(requireText(label, 'signature'));
  const [first, ...others] = name.split('<br>');
  if (origin === 'layout') {
    const [above, below] = others.length === 0 ? ['', name] : [first, others.join('<br>')];
    const signer = above === '' ? '' : `<p class="signature-name">${above}</p>`;
    return `<div class="signature"><div class="signature-line">${signer}<p class="signature-title">${below}</p></div></div>`;
  }
  // A line by itself would be as long as the page is wide.
  const alone = isAlone ? ' style="max-width:320px"' : '';
  return origin === 'template'
    ? `<div class="signature"${alone}><span>${name}</span></div>`
    : `<div style="${OWN_SIGNATURE}">${name}</div>`;
}

function spacer({ height }: Of<'spacer'>): Element {
  const length = plainLength(height, MAX_SPACER_PIXELS);
  if (length === undefined)
    throw new InvalidOperation(
      'The height of a space must be a length up to 10in, such as "24px".',
    );
  return elementFrom(
    `<div data-service-edit="spacer" aria-hidden="true" style="height:${length}"></div>`,
  );
}
