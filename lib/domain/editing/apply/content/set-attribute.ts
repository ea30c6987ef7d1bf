import { type Element, isTag } from 'domhandler';
import { appendChild } from 'domutils';
import { nameOf, quoted } from '../describe.ts';
import {
  type Appliers,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
  type OperationOf,
} from '../effect.ts';
import { elementFrom, plain } from '../markup.ts';
import { descendants } from '../text.ts';
import { imageAddress, linkAddress } from './addresses.ts';

export const setAttributeAppliers: Appliers<'set-attribute'> = { 'set-attribute': setAttribute };

type Name = OperationOf<'set-attribute'>['name'];

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

function setAttribute(
  editing: Editing,
  { target, name, value }: OperationOf<'set-attribute'>,
): Effect {
  const named = elementOf(editing, target);
  const wanted = attributeValue(name, value);
  const element = carrierOf(editing, named, name);
  element.attribs[name] = wanted;
  if (name === 'src') {
    // Either would be taken instead of the address.
    delete element.attribs.srcset;
    for (const source of pictureSources(element)) source.attribs.srcset = wanted;
  }
  const shown = wanted.startsWith('data:') ? 'the given image' : quoted(wanted);
  return {
    changes: [CHANGES[name](nameOf(editing.content, named), shown)],
    // An image says what it shows, and what it is called.
    ...(name === 'alt' || name === 'src' ? { rewritten: [{ element, text: '' }] } : {}),
    checks: [
      {
        element,
        aspect: name,
        read: () => (element.attribs[name] === wanted ? undefined : `The ${name} is not as asked.`),
      },
    ],
  };
}

const CHANGES: Readonly<Record<Name, (name: string, value: string) => string>> = {
  alt: (name, value) => `Described ${name} as ${value}`,
  title: (name, value) => `Gave ${name} the tooltip ${value}`,
  href: (name, value) => `Linked ${name} to ${value}`,
  src: (name, value) => `Changed the picture of ${name} to ${value}`,
  lang: (name, value) => `Set the language of ${name} to ${value}`,
  dir: (name, value) => `Set the direction of ${name} to ${value}`,
};

function attributeValue(name: Name, value: string): string {
  const wanted = checkedValue(name, plain(value).trim());
  if (wanted === undefined) throw new InvalidOperation(`${name} must be ${RIGHT[name]}.`);
  return wanted;
}

function checkedValue(name: Name, value: string): string | undefined {
  switch (name) {
    case 'href':
      return linkAddress(value);
    case 'src':
      return imageAddress(value);
    case 'lang':
      return LANGUAGE.test(value) ? value : undefined;
    case 'dir':
      return ['ltr', 'rtl', 'auto'].includes(value.toLowerCase()) ? value.toLowerCase() : undefined;
    default:
      return value.length <= 1_000 ? value : undefined;
  }
}

const RIGHT: Readonly<Record<Name, string>> = {
  href: 'an http or https address, an e-mail address, a telephone number or a place in the document',
  src: 'an https address, or a data: URL of a PNG, JPEG, GIF, WebP or AVIF image',
  lang: 'a language tag such as "en" or "de-AT"',
  dir: '"ltr", "rtl" or "auto"',
  alt: 'at most 1,000 letters',
  title: 'at most 1,000 letters',
};

/** The element that has such an attribute: of a link the one around or in the target, or a new one. */
function carrierOf({ content }: Editing, target: Element, name: Name): Element {
  if (name === 'href') return linkAt(target) ?? newLink(target, nameOf(content, target));
  if (name !== 'src' && name !== 'alt') return target;
  const images = [target, ...descendants(target)].filter((element) => element.name === 'img');
  const [image] = images;
  if (image === undefined || images.length > 1)
    throw new InvalidOperation(`${nameOf(content, target)} is not an image.`);
  return image;
}

function linkAt(target: Element): Element | undefined {
  for (let at: Element['parent'] | Element = target; at !== null && isTag(at); at = at.parent)
    if (at.name === 'a') return at;
  const inside = descendants(target).filter(({ name }) => name === 'a');
  return inside.length === 1 ? inside[0] : undefined;
}

const LINKABLE = new Set(
  'p h1 h2 h3 h4 h5 h6 span td th li dd dt b strong em i div figcaption'.split(' '),
);

function newLink(target: Element, name: string): Element {
  const hasLinks = descendants(target).some((each) => each.name === 'a');
  const isText = target.children.every((node) => !isTag(node) || node.name !== 'table');
  if (!LINKABLE.has(target.name) || hasLinks || !isText)
    throw new InvalidOperation(`${name} cannot be made a link; name the text to link.`);
  const link = elementFrom('<a></a>');
  for (const child of [...target.children]) appendChild(link, child);
  appendChild(target, link);
  return link;
}

function pictureSources({ parent }: Element): Element[] {
  return parent !== null && isTag(parent) && parent.name === 'picture'
    ? parent.children.filter(isTag).filter(({ name }) => name === 'source')
    : [];
}
