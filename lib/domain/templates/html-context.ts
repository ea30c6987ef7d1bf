/** Where in HTML a piece of template stands. A value object: `advance` returns a new one. */
export interface HtmlPosition {
  readonly state:
    | 'text'
    | 'comment'
    | 'tag-open' // behind "<" or "</", before it is known whether a tag begins
    | 'element' // inside of <style>, <script>, <title>, <textarea>
    | 'tag'
    | 'attribute-name'
    | 'attribute-equals'
    | 'attribute-value';
  readonly tag: string;
  readonly attribute: string;
  readonly quote: '' | '"' | "'";
  /** The end of the attribute value or of the style element so far. */
  readonly before: string;
}

/** How a value must be written at a position. */
export type ValueContext =
  | 'text'
  | 'tag-open'
  | 'attribute'
  | 'attribute-unquoted'
  | 'attribute-name'
  | 'url'
  | 'url-unquoted'
  | 'style-attribute'
  | 'style-attribute-unquoted'
  | 'style-element'
  | 'nowhere';

export const START: HtmlPosition = {
  state: 'text',
  tag: '',
  attribute: '',
  quote: '',
  before: '',
};

const BEFORE_LENGTH = 400;
const OPAQUE_ELEMENTS = new Set([
  'style',
  'script',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
]);
const URL_ATTRIBUTES = new Set([
  'href',
  'src',
  'xlink:href',
  'action',
  'formaction',
  'poster',
  'background',
  'cite',
  'data',
  'longdesc',
  'manifest',
  'ping',
]);

/** The position after `text` has been read from `position`. Time is linear in `text`. */
export function advance(position: HtmlPosition, text: string): HtmlPosition {
  let current = position;
  let at = 0;
  while (at < text.length) [current, at] = step(current, text, at);
  return current;
}

/** The position after a value of unknown content has been written. */
export function afterValue(position: HtmlPosition): HtmlPosition {
  if (position.state === 'attribute-equals')
    return { ...position, state: 'attribute-value', quote: '', before: 'x' };
  if (position.state === 'attribute-value' || position.state === 'element')
    return { ...position, before: remember(position.before, 'x') };
  return position.state === 'tag-open' ? START : position;
}

export function contextAt(position: HtmlPosition): ValueContext {
  const { state, tag, attribute, quote, before } = position;
  if (state === 'text' || state === 'tag-open') return state;
  if (state === 'element') {
    if (tag === 'style') return 'style-element';
    return tag === 'title' || tag === 'textarea' ? 'text' : 'nowhere';
  }
  if (state === 'tag' || state === 'attribute-name') return 'attribute-name';
  if (state === 'comment' || attribute.startsWith('on') || attribute === 'srcdoc') return 'nowhere';
  const unquoted = quote === '';
  if (attribute === 'style') return unquoted ? 'style-attribute-unquoted' : 'style-attribute';
  if (URL_ATTRIBUTES.has(attribute) && before.trim() === '')
    return unquoted ? 'url-unquoted' : 'url';
  return unquoted ? 'attribute-unquoted' : 'attribute';
}

function remember(before: string, more: string): string {
  return (before + more.slice(-BEFORE_LENGTH)).slice(-BEFORE_LENGTH);
}

type Step = [HtmlPosition, number];

function step(position: HtmlPosition, text: string, at: number): Step {
  switch (position.state) {
    case 'text':
      return inText(position, text, at);
    case 'tag-open':
      return tagName(text, at, position.tag === '/') ?? [START, at];
    case 'comment': {
      const end = text.indexOf('-->', at);
      return end === -1 ? [position, text.length] : [START, end + 3];
    }
    case 'element':
      return inElement(position, text, at);
    case 'tag':
    case 'attribute-name':
      return inTag(position, text, at);
    case 'attribute-equals':
      return beforeValue(position, text, at);
    case 'attribute-value':
      return inValue(position, text, at);
  }
}

function inText(position: HtmlPosition, text: string, at: number): Step {
  const start = text.indexOf('<', at);
  if (start === -1) return [position, text.length];
  if (text.startsWith('<!--', start)) return [{ ...START, state: 'comment' }, start + 4];
  const closing = text[start + 1] === '/';
  const nameAt = start + (closing ? 2 : 1);
  if (nameAt === text.length)
    return [{ ...START, state: 'tag-open', tag: closing ? '/' : '' }, nameAt];
  return tagName(text, nameAt, closing) ?? [position, start + 1];
}

const TAG_NAME = /[a-z][^\s/>]{0,60}/iy;

/** undefined: no tag begins here, the bracket is text. */
function tagName(text: string, at: number, closing: boolean): Step | undefined {
  TAG_NAME.lastIndex = at;
  const name = TAG_NAME.exec(text)?.[0];
  if (name === undefined) return undefined;
  return [{ ...START, state: 'tag', tag: closing ? '' : name.toLowerCase() }, at + name.length];
}

function endOfTag(tag: string): HtmlPosition {
  return OPAQUE_ELEMENTS.has(tag) ? { ...START, state: 'element', tag } : START;
}

const ATTRIBUTE_NAME = /[^\s=>/]+/y;

function inTag(position: HtmlPosition, text: string, at: number): Step {
  const char = text[at] ?? '';
  if (char === '>') return [endOfTag(position.tag), at + 1];
  if (char === '=' && position.state === 'attribute-name')
    return [{ ...position, state: 'attribute-equals', quote: '', before: '' }, at + 1];
  ATTRIBUTE_NAME.lastIndex = at;
  const name = ATTRIBUTE_NAME.exec(text)?.[0];
  if (name === undefined) return [position, at + 1];
  const attribute = name.slice(0, 60).toLowerCase();
  return [{ ...position, state: 'attribute-name', attribute }, at + name.length];
}

function beforeValue(position: HtmlPosition, text: string, at: number): Step {
  const char = text[at] ?? '';
  if (/\s/.test(char)) return [position, at + 1];
  if (char === '>') return [endOfTag(position.tag), at + 1];
  if (char === '"' || char === "'")
    return [{ ...position, state: 'attribute-value', quote: char }, at + 1];
  return [{ ...position, state: 'attribute-value', quote: '' }, at];
}

const UNQUOTED_END = /[\s>]/g;

function inValue(position: HtmlPosition, text: string, at: number): Step {
  let end: number;
  if (position.quote === '') {
    UNQUOTED_END.lastIndex = at;
    end = UNQUOTED_END.exec(text)?.index ?? -1;
  } else end = text.indexOf(position.quote, at);
  const value = text.slice(at, end === -1 ? undefined : end);
  if (end === -1) return [{ ...position, before: remember(position.before, value) }, text.length];
  const next = { ...position, state: 'tag', attribute: '', quote: '', before: '' } as const;
  return [next, position.quote === '' ? end : end + 1];
}

function inElement(position: HtmlPosition, text: string, at: number): Step {
  const closing = new RegExp(`</${position.tag}(?=[\\s/>])`, 'gi');
  closing.lastIndex = at;
  const match = closing.exec(text);
  if (match !== null) return [{ ...START, state: 'tag' }, match.index + match[0].length];
  return [{ ...position, before: remember(position.before, text.slice(at)) }, text.length];
}
