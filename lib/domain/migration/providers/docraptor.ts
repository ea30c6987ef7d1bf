import { type CssNode, parse as parseCss, walk } from 'css-tree';
import { parse as parseHtml } from 'parse5';
import type { ParseTemplate, TemplateNode, Written } from '../template-node.ts';
import { positionsIn, text } from '../template-node.ts';
import prince from './prince.json' with { type: 'json' };

interface Feature {
  readonly part: string;
  readonly names: readonly string[];
  readonly feature: string;
  /** The same here; made in another way; not there. */
  readonly support: string;
  readonly reason?: string;
  readonly workaround?: string;
}

const FEATURES: readonly Feature[] = prince;
const MARGIN_BOXES =
  /^(?:top|bottom|left|right)-(?:left|center|right|top|middle|bottom)(?:-corner)?$/;

const NO_SCRIPT = {
  reason: 'scripts of a template do not run',
  workaround: 'send the finished page as html to POST /v1/create, where they do',
};

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

const featureOf = (part: string, name: string): Feature | undefined =>
  FEATURES.find(
    (each) => each.part === part && each.names.some((pattern) => matches(pattern, name)),
  );

function described(found: Feature, written: Written): TemplateNode {
  const { feature, support, reason = '', workaround } = found;
  if (support === 'same') return { ...written, kind: 'kept', feature };
  const help = workaround === undefined ? {} : { workaround };
  const isKept = support === 'other';
  return { ...written, kind: 'lost', feature, reason, ...help, isKept, body: [] };
}

/** Where CSS stands in the document, and what of it. */
interface Piece {
  readonly offset: number;
  readonly css: string;
  readonly context: 'stylesheet' | 'declarationList';
}

/** Reads HTML for Prince, which has no tags of templates: what its CSS and scripts ask for. */
export const parseDocRaptor: ParseTemplate = (template) => {
  const { pieces, scripts } = piecesOf(template);
  const at = positionsIn(template);
  const found: TemplateNode[] = [];
  for (const piece of pieces) found.push(...featuresOf(piece, at));
  for (const { offset, css: code } of scripts) {
    const script = FEATURES.find(
      ({ part, names }) => part === 'script' && names.some((name) => code.includes(name)),
    );
    const written = { at: at(offset), source: code };
    if (script !== undefined) found.push(described(script, written));
    else found.push({ ...written, kind: 'lost', feature: 'scripts', ...NO_SCRIPT, body: [] });
  }
  return [...found, text(template)];
};

type Node = {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
  readonly content?: Node;
  readonly sourceCodeLocation?: {
    readonly startOffset: number;
    readonly attrs?: Readonly<Record<string, { readonly startOffset: number }>>;
  } | null;
};

function piecesOf(template: string) {
  const [pieces, scripts]: [Piece[], Piece[]] = [[], []];
  const pending: Node[] = [
    parseHtml(template, { sourceCodeLocationInfo: true }) as unknown as Node,
  ];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { nodeName, attrs = [], childNodes = [], content, sourceCodeLocation: at } = node;
    if (nodeName === 'style' || nodeName === 'script') {
      const [child] = childNodes;
      const offset = child?.sourceCodeLocation?.startOffset ?? 0;
      const css = child?.value ?? '';
      (nodeName === 'style' ? pieces : scripts).push({ offset, css, context: 'stylesheet' });
      continue;
    }
    const style = attrs.find(({ name }) => name === 'style');
    const start = at?.attrs?.['style']?.startOffset;
    if (style !== undefined && start !== undefined)
      pieces.push({
        offset: start + 'style="'.length,
        css: style.value,
        context: 'declarationList',
      });
    if (content !== undefined) pending.push(content);
    pending.push(...childNodes);
  }
  return { pieces, scripts: scripts.filter(({ css }) => css.trim() !== '') };
}

function featuresOf(
  { offset, css, context }: Piece,
  at: ReturnType<typeof positionsIn>,
): TemplateNode[] {
  const found: TemplateNode[] = [];
  const note = (part: string, name: string, node: CssNode): void => {
    const feature = featureOf(part, name.toLowerCase());
    const { start, end } = node.loc ?? { start: { offset: 0 }, end: { offset: 0 } };
    const source = css.slice(start.offset, Math.min(end.offset, start.offset + 200));
    const written = { at: at(offset + start.offset), source };
    if (feature !== undefined) found.push(described(feature, written));
    else if (part === 'at-rule' && MARGIN_BOXES.test(name))
      found.push({ ...written, kind: 'kept', feature: 'texts in the margin of pages' });
  };
  walk(parseCss(css, { context, positions: true, parseAtrulePrelude: false }), (node) => {
    if (node.type === 'Declaration') note('property', node.property, node);
    else if (node.type === 'Atrule') note('at-rule', node.name, node);
    else if (node.type === 'Function') note('function', node.name, node);
    else if (node.type === 'Identifier') note('value', node.name, node);
  });
  return found;
}
