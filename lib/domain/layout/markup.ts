import type {
  PrintedDocument,
  Value,
  ValueKind,
} from '#lib/domain/presentation/printed-document.ts';
import { safeUrl } from '#lib/shared/addresses/urls.ts';
import { escapeHtml } from '#lib/shared/html/escape.ts';
import { formattedBlocks, formattedLine } from './prose/prose.ts';

/** Markup that was built here; text becomes markup only through `text`. */
export type Markup = string;

export const text = escapeHtml;

/** What the layout itself says, in the document's language; in English where that has no word for it. */
export function say({ words }: Pick<PrintedDocument, 'words'>, english: string): string {
  return words?.get(english.toLowerCase()) ?? english;
}

/** `<tag class>content</tag>`; nothing when the content is empty. */
export function element(tag: string, className: string, content: Markup): Markup {
  if (content === '') return '';
  return `<${tag}${className === '' ? '' : ` class="${className}"`}>${content}</${tag}>`;
}

/** A region of the document, which an editor can name; nothing when it is empty. */
export function region(name: string, tag: string, className: string, content: Markup): Markup {
  if (content === '') return '';
  return `<${tag}${className === '' ? '' : ` class="${className}"`} data-service-region="${name}">${content}</${tag}>`;
}

/** A value in a place of its own, which has room for paragraphs and lists. */
export function placed(value: Value): Markup {
  const blocks = isProse(value) ? formattedBlocks(value.text) : undefined;
  return blocks ?? written(value);
}

/** True for text that people write at length, whatever its length. */
function isProse({ kind, label }: Value): boolean {
  return kind === 'prose' || (kind === 'text' && isDescriptive(label));
}

export function isDescriptive(label: string): boolean {
  return /^(details?|(.{1,30} )?description|desc|(.{1,30} )?notes?|subtitle|summary|comments?|remarks?|body|content|message)( (html|markdown|md))?$/i.test(
    label,
  );
}

/** A value inside text: addresses become links, what is marked up its plain self, all else is text. */
export function written(value: Value): Markup {
  if (value.kind === 'url') return link(value.address ?? value.text, value.text);
  if (value.kind === 'email') return link(`mailto:${value.text}`, value.text);
  if (value.kind === 'phone') return phone(value.text);
  if (value.kind === 'image') return image(value.text, value.label, 'inline-image');
  return formattedLine(value.text, isProse(value));
}

/** An extension is dialled by hand. */
function phone(number: string): Markup {
  const [main = ''] = number.split(/\s(?:ext|x)\b/i);
  const digits = main.replace(/[^\d+]/g, '');
  return digits.length < 5 ? text(number) : link(`tel:${digits}`, number);
}

export function link(address: string, label: string): Markup {
  const href = safeUrl(address);
  return href === undefined ? text(label) : `<a href="${text(href)}">${text(label)}</a>`;
}

/** An image. What stands beside it in words needs no `alt`: one that cannot be loaded then takes no room. */
export function image(url: string, alt: string, className: string): Markup {
  return `<img class="${className}" src="${text(url)}" alt="${text(alt)}">`;
}

/** The class attribute of what may be wanted to be seen first; nothing where there is no class. */
export function stressed(what: { readonly stressed?: true }, className = ''): Markup {
  const classes = what.stressed ? `${className} stressed`.trim() : className;
  return classes === '' ? '' : ` class="${classes}"`;
}

/** Numbers stand right, under each other. */
export function isFigure(kind: ValueKind): boolean {
  return kind === 'money' || kind === 'number' || kind === 'percent';
}
