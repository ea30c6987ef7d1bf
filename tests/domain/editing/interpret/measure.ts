import { applyOperations } from '#lib/domain/editing/apply/apply-operations.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { ShownPage } from '#tests/support/shown-page.ts';

/**
 * A document, what is said of it, what is measured of the page, and what that must come to:
 * `= value`, `~ pattern`, `> before`, `< before`, `!= before`; or the kind of answer, when nothing is done.
 */
export type Case = readonly [
  document: string,
  said: string,
  measure: string,
  expected: string,
  region?: string,
];

/** What measures are written with. Colours come as `r,g,b`, as the browser paints them. */
const PRELUDE = `
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const rgba = (color) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
const R = (name) => document.querySelector('[data-service-region="' + name + '"]');
const Q = (selector, at = 0) => [...document.querySelectorAll(selector)].at(at);
const W = (words, root = document.body) => [...root.querySelectorAll('*')].filter((element) => element.textContent.trim() === words).at(-1);
const S = (element, property) => getComputedStyle(element).getPropertyValue(property);
const N = (element, property) => parseFloat(S(element, property));
const C = (element, property = 'color') => rgba(S(element, property)).slice(0, 3).join();
const G = (element) => { for (let at = element; at; at = at.parentElement) { const found = rgba(S(at, 'background-color')); if (found[3] > 200) return found.slice(0, 3).join(); } return '255,255,255'; };
const texts = (root) => [...root.querySelectorAll('*')].concat(root).filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '') && element.getClientRects().length > 0 && !/^(STYLE|SCRIPT|TITLE)$/.test(element.tagName));
const light = (color) => { const [r, g, b] = color.split(',').map((part) => { const share = part / 255; return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
const contrast = (one, other) => { const [a, b] = [light(one), light(other)].sort((x, y) => y - x); return (a + 0.05) / (b + 0.05); };
const readable = (root) => texts(root).every((element) => contrast(C(element), G(element)) >= 4.4);
const all = (root, test) => texts(root).every(test);
const middle = (element) => { const range = document.createRange(); range.selectNodeContents(element); const box = element.tagName === 'IMG' ? element.getBoundingClientRect() : range.getBoundingClientRect(); return (box.left + box.right) / 2; };
const before = (one, other) => one.getBoundingClientRect().top < other.getBoundingClientRect().top;
const shown = (element) => Boolean(element && element.getClientRects().length > 0);
const body = () => document.body.innerText.replace(/\\s+/g, ' ');
`;

const expression = (measure: string) =>
  `(() => {${PRELUDE} let value; try { value = (${measure}); } catch (error) { value = 'nothing'; } return { value: typeof value === 'number' ? value : String(value), words: texts(document.body).map((element) => element.textContent.replace(/\\s+/g, '')).join('').toLowerCase() }; })()`;

interface Measured {
  readonly value: string | number;
  readonly words: string;
}

/** What is wrong with what an instruction came to; undefined when it is right. */
export async function failureOf(
  [name, said, measure, expected, region]: Case,
  html: string,
  page: ShownPage,
): Promise<string | undefined> {
  const document = parseDocument(html);
  const content = readContent(document);
  const documentType = /layout-(\w+)|template-(\w+)/.exec(name)?.slice(1).find(Boolean) ?? 'custom';
  const result = interpret(said, { content, document, documentType, region });
  if (result.kind !== 'operations' || measure === 'kind')
    return result.kind === expected
      ? undefined
      : `${result.kind}${'reason' in result ? `: ${result.reason}` : ''}`;
  const options: RenderOptions = {};
  const was = measure.startsWith('options')
    ? undefined
    : await page.evaluate<Measured>(html, expression(measure));
  const operations = JSON.stringify(result.operations).slice(0, 400);
  try {
    const applied = applyOperations({ document, content, options }, result.operations);
    const changed = document.toHtml();
    const is =
      was === undefined
        ? { value: JSON.stringify(applied.options), words: '' }
        : await page.evaluate<Measured>(changed, expression(measure));
    const isStyle = result.operations.every(({ op }) => op === 'set-style' || op === 'set-theme');
    if (isStyle && was !== undefined && was.words !== is.words) return 'a style changed the text';
    return holds(expected, is.value, was?.value)
      ? undefined
      : `${String(is.value).slice(0, 120)}, was ${String(was?.value).slice(0, 120)}; ${operations}`;
  } catch (error) {
    return `${String(error).slice(0, 200)}; ${operations}`;
  }
}

function holds(
  expected: string,
  value: string | number,
  was: string | number | undefined,
): boolean {
  const [sign = '', ...rest] = expected.split(' ');
  const right = rest.join(' ');
  switch (sign) {
    case '=':
      return String(value) === right;
    case '~':
      return new RegExp(right, 'i').test(String(value));
    case '>':
      return Number(value) > Number(was) * 1.01;
    case '<':
      return Number(value) < Number(was) * 0.99;
    case '!=':
      return String(value) !== String(was);
    default:
      throw new Error(`no expectation: ${expected}`);
  }
}
