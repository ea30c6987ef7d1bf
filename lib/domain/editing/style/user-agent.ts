import { type Element, isTag } from 'domhandler';
import { dictionary } from '../dictionary.ts';

type Defaults = Readonly<Record<string, string>>;

const TABLE_PART: Defaults = {
  'border-top-color': 'inherit',
  'border-right-color': 'inherit',
  'border-bottom-color': 'inherit',
  'border-left-color': 'inherit',
};

const HAIRLINE: Defaults = Object.fromEntries(
  ['top', 'right', 'bottom', 'left'].flatMap((side) => [
    [`border-${side}-width`, '1px'],
    [`border-${side}-style`, 'inset'],
  ]),
);

/** What browsers style elements with before any sheet, as far as documents depend on it. */
const BY_NAME: Readonly<Record<string, Defaults>> = dictionary({
  body: {
    'margin-top': '8px',
    'margin-right': '8px',
    'margin-bottom': '8px',
    'margin-left': '8px',
  },
  h1: heading('2em', '.67em'),
  h2: heading('1.5em', '.83em'),
  h3: heading('1.17em', '1em'),
  h4: heading('1em', '1.33em'),
  h5: heading('.83em', '1.67em'),
  h6: heading('.67em', '2.33em'),
  p: blockMargin('1em'),
  dl: blockMargin('1em'),
  ul: { ...blockMargin('1em'), 'padding-left': '40px' },
  ol: { ...blockMargin('1em'), 'padding-left': '40px' },
  menu: { ...blockMargin('1em'), 'padding-left': '40px' },
  pre: { ...blockMargin('1em'), 'font-family': 'monospace', 'font-size': '.8125em' },
  blockquote: { ...blockMargin('1em'), 'margin-left': '40px', 'margin-right': '40px' },
  figure: { ...blockMargin('1em'), 'margin-left': '40px', 'margin-right': '40px' },
  dd: { 'margin-left': '40px' },
  hr: {
    'margin-top': '.5em',
    'margin-bottom': '.5em',
    'margin-left': 'auto',
    'margin-right': 'auto',
    color: '#808080',
    ...HAIRLINE,
  },
  fieldset: { 'margin-left': '2px', 'margin-right': '2px' },
  th: { 'font-weight': 'bold', 'text-align': '-internal-center', ...padding('1px') },
  td: padding('1px'),
  thead: { ...TABLE_PART, 'break-inside': 'avoid' },
  tbody: TABLE_PART,
  tfoot: { ...TABLE_PART, 'break-inside': 'avoid' },
  tr: TABLE_PART,
  caption: { 'text-align': 'center' },
  center: { 'text-align': 'center' },
  b: { 'font-weight': 'bolder' },
  strong: { 'font-weight': 'bolder' },
  i: { 'font-style': 'italic' },
  em: { 'font-style': 'italic' },
  cite: { 'font-style': 'italic' },
  var: { 'font-style': 'italic' },
  dfn: { 'font-style': 'italic' },
  address: { 'font-style': 'italic' },
  u: { 'text-decoration-line': 'underline' },
  ins: { 'text-decoration-line': 'underline' },
  s: { 'text-decoration-line': 'line-through' },
  strike: { 'text-decoration-line': 'line-through' },
  del: { 'text-decoration-line': 'line-through' },
  small: { 'font-size': 'smaller' },
  sub: { 'font-size': 'smaller' },
  sup: { 'font-size': 'smaller' },
  big: { 'font-size': 'larger' },
  code: { 'font-family': 'monospace', 'font-size': '.8125em' },
  kbd: { 'font-family': 'monospace', 'font-size': '.8125em' },
  samp: { 'font-family': 'monospace', 'font-size': '.8125em' },
  tt: { 'font-family': 'monospace', 'font-size': '.8125em' },
  mark: { 'background-color': '#ff0', color: '#000' },
});

const LINK: Defaults = { color: '#0000ee', 'text-decoration-line': 'underline' };
const NONE: Defaults = {};

const DISPLAYS: Readonly<Record<string, string>> = dictionary(
  Object.fromEntries(
    Object.entries({
      block:
        'html body address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend main menu nav ol p pre search section summary ul',
      'list-item': 'li',
      table: 'table',
      'table-row': 'tr',
      'table-cell': 'td th',
      'table-row-group': 'tbody',
      'table-header-group': 'thead',
      'table-footer-group': 'tfoot',
      'table-caption': 'caption',
      'table-column': 'col',
      'table-column-group': 'colgroup',
      none: 'head title meta link style script template base noscript area datalist param rp',
      'inline-block': 'button select input textarea',
    }).flatMap(([display, names]) => names.split(' ').map((name) => [name, display])),
  ),
);

/** A browser's own value for the element, if it has one. */
export function browserDefault(element: Element, property: string): string | undefined {
  if (property === 'display')
    return element.attribs['hidden'] === undefined ? DISPLAYS[element.name] : 'none';
  const own =
    element.name === 'a' && element.attribs['href'] !== undefined
      ? LINK
      : (BY_NAME[element.name] ?? NONE);
  return own[property];
}

/** What attributes of old say about looks: below every rule of a sheet. */
export function attributeHint(cell: Element, property: string): string | undefined {
  const { name, attribs } = cell;
  if (property.startsWith('padding-') && (name === 'td' || name === 'th')) return cellPadding(cell);
  switch (property) {
    case 'text-align':
      return /^(?:left|right|center|justify)$/i.test(attribs['align'] ?? '') &&
        !/^(?:table|img)$/.test(name)
        ? attribs['align']?.toLowerCase()
        : undefined;
    case 'background-color':
      return attribs['bgcolor'];
    case 'color':
      return name === 'font' ? attribs['color'] : name === 'body' ? attribs['text'] : undefined;
    case 'font-family':
      return name === 'font' ? attribs['face'] : undefined;
    case 'font-size':
      return name === 'font' ? FONT_SIZES[attribs['size'] ?? ''] : undefined;
    case 'width':
    case 'height': {
      const size = attribs[property] ?? '';
      return /^\d+%?$/.test(size) ? size.replace(/\d$/, '$&px') : undefined;
    }
    default:
      return undefined;
  }
}

const FONT_SIZES: Readonly<Record<string, string>> = dictionary({
  1: 'x-small',
  2: 'small',
  3: 'medium',
  4: 'large',
  5: 'x-large',
  6: 'xx-large',
  7: '48px',
});

/** `cellpadding` of the table around. */
function cellPadding(cell: Element): string | undefined {
  let around = cell.parent;
  while (around !== null && isTag(around) && around.name !== 'table') around = around.parent;
  const padding = around !== null && isTag(around) ? around.attribs['cellpadding'] : undefined;
  return padding !== undefined && /^\d{1,4}$/.test(padding) ? `${padding}px` : undefined;
}

function blockMargin(size: string): Defaults {
  return { 'margin-top': size, 'margin-bottom': size };
}

function heading(size: string, margin: string): Defaults {
  return { 'font-size': size, 'font-weight': 'bold', ...blockMargin(margin) };
}

function padding(size: string): Defaults {
  return {
    'padding-top': size,
    'padding-right': size,
    'padding-bottom': size,
    'padding-left': size,
  };
}
