import { type Element, isTag } from 'domhandler';
import { quoted } from '../apply/describe.ts';
import type { Editing, Effect } from '../apply/effect.ts';
import { stylesOf } from '../apply/styles/computed-style.ts';
import { contrastOf } from '../apply/styles/restyle-all.ts';
import { hasOwnText } from '../apply/text.ts';
import type { ContentNode } from '../content-model.ts';
import { parseDocument } from '../parse-document.ts';
import { readContent } from '../read-content.ts';
import { isForReading } from '../style/properties.ts';
import { readStyles, type Styles } from '../style/read-styles.ts';
import { isCovered } from './conservation.ts';
import type { Snapshot } from './snapshot.ts';

/** CSS pixels that text must have to be read at all. */
const LEAST_FONT_PIXELS = 5;
const LEAST_OPACITY = 0.25;
/** WCAG's ratio; below it the text is as good as the ground's colour. */
const LEAST_CONTRAST = 1.3;
/** CSS pixels of a box that can show anything. */
const LEAST_BOX_PIXELS = 8;
/** Of the font size; letters that are closer lie on each other. */
const LEAST_TRACKING = -0.25;

/**
 * What could be read before and cannot be read any more, in words; undefined when there is none. Only
 * what operations gave another look is looked at.
 * @param html the document before the operations
 */
export function illegible(
  html: string,
  before: Snapshot,
  after: Editing,
  effects: readonly Effect[],
): string | undefined {
  const restyled = restyledBy(effects);
  if (restyled.size === 0) return undefined;
  const obstacle = obstaclesIn(stylesOf(after));
  const bad = after.content.nodes.flatMap((node) => {
    const why = isCovered(node.element, restyled) ? obstacle(node.element) : undefined;
    return why === undefined ? [] : [{ node, why }];
  });
  if (bad.length === 0) return undefined;
  const wasBad = illegibleBefore(html, before);
  const [first, ...others] = bad.filter(({ node }) => !wasBad(node));
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const name = first.node.text === '' ? 'a picture' : quoted(first.node.text);
  return `${name}${more} from sight: ${first.why}`;
}

function restyledBy(effects: readonly Effect[]): ReadonlySet<Element> {
  const styled = effects.flatMap(({ checks, restyled = [] }) => [
    ...restyled,
    ...checks.filter(({ aspect }) => isForReading(aspect)).map(({ element }) => element),
  ]);
  return new Set(styled);
}

/** What was hard to read already is not this change's doing. Read again only where it matters. */
function illegibleBefore(html: string, before: Snapshot): (node: ContentNode) => boolean {
  const document = parseDocument(html);
  const { elementById } = readContent(document);
  const obstacle = obstaclesIn(readStyles(document));
  return ({ element }) => {
    const id = before.ids().get(element);
    const old = id === undefined ? undefined : elementById(id);
    return old !== undefined && obstacle(old) !== undefined;
  };
}

/** What keeps an element from being read, as the end of a sentence. */
function obstaclesIn(styles: Styles): (element: Element) => string | undefined {
  const aroundOf = aroundIn(styles);
  return (element) => {
    const isPicture = element.name === 'img' || element.name === 'svg';
    const { opacity, squeezed } = aroundOf(element);
    if (opacity < LEAST_OPACITY) return 'it would be nearly transparent';
    if (squeezed) return 'it would have no room';
    return isPicture || !hasText(element) ? undefined : textObstacle(styles, element);
  };
}

function textObstacle(styles: Styles, element: Element): string | undefined {
  const size = Number.parseFloat(styles.valueOf(element, 'font-size'));
  if (size < LEAST_FONT_PIXELS) return `its text would be ${size}px high`;
  const tracking = Number.parseFloat(styles.valueOf(element, 'letter-spacing'));
  if (tracking < size * LEAST_TRACKING) return 'its letters would lie on each other';
  return contrastOf(styles, element) < LEAST_CONTRAST
    ? 'its text would have the colour of what is behind it'
    : undefined;
}

function hasText(element: Element): boolean {
  return hasOwnText(element) || element.children.some(isTag);
}

/** What around an element keeps all in it from being read. */
interface Around {
  readonly opacity: number;
  readonly squeezed: boolean;
}

const OPEN: Around = { opacity: 1, squeezed: false };

/** Of an element and all around it: found once for each, since many stand in the same ones. */
function aroundIn(styles: Styles): (element: Element) => Around {
  const known = new Map<Element, Around>();
  const find = (element: Element): Around => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { parent } = element;
    const above = parent !== null && isTag(parent) ? find(parent) : OPEN;
    const own = Number.parseFloat(styles.valueOf(element, 'opacity'));
    const around = {
      opacity: above.opacity * (Number.isNaN(own) ? 1 : own),
      squeezed: above.squeezed || hasNoRoom(styles, element),
    };
    known.set(element, around);
    return around;
  };
  return find;
}

const BOX = ['width', 'max-width', 'height', 'max-height'] as const;

function hasNoRoom(styles: Styles, element: Element): boolean {
  return BOX.some((property) => {
    const value = styles.valueOf(element, property);
    const isNone = value.endsWith('%') && Number.parseFloat(value) < 1;
    return isNone || (/^-?[\d.]+px$/.test(value) && Number.parseFloat(value) < LEAST_BOX_PIXELS);
  });
}
