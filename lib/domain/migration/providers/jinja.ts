import { invalid } from '#lib/errors.ts';
import type { Expression, ParseTemplate, TemplateNode, Written } from '../template-node.ts';
import { text } from '../template-node.ts';
import { jinjaValue } from './jinja-values.ts';
import { type JinjaNode, parseNunjucks } from './nunjucks.ts';

const OPAQUE: Expression = { kind: 'opaque' };
const MADE_ELSEWHERE: Readonly<Record<string, string>> = {
  ...{ Include: 'includes', Extends: 'inheritance', Import: 'imports', FromImport: 'imports' },
  ...{ Macro: 'macros', Caller: 'macros', CallExtension: 'extensions', Switch: 'switches' },
};
const ONE_PIECE = 'a template here is one piece, without templates or macros that it calls';
const NO_FILTER = 'a list is shown whole: filter the data';
const NO_ENTRIES = 'a loop over the keys and values of an object has no counterpart';

/** Reads a template in the manner of Jinja. @throws validation, with the line */
export const parseJinja: ParseTemplate = (template) => {
  const reader = createReader(template.split('\n'));
  try {
    return reader(parseNunjucks(template).children ?? []);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const { message } = error as Error;
    const [, line = '1'] = /Line (\d+)/.exec(message) ?? [];
    const what = message.split('\n').at(-1)?.trim().slice(0, 200);
    throw invalid({ path: ['template'], message: `is no Jinja (line ${line}): ${what}` });
  }
};

const list = (node: JinjaNode | null | undefined): readonly JinjaNode[] =>
  node === null || node === undefined ? [] : (node.children ?? [node]);

function createReader(lines: readonly string[]) {
  const written = ({ lineno, colno }: JinjaNode): Written => {
    // The parser points into a tag, or behind its beginning.
    const line = lines[lineno] ?? '';
    const brace = Math.max(0, line.lastIndexOf('{', colno));
    const start = line[brace - 1] === '{' ? brace - 1 : brace;
    const rest = line.slice(start);
    const source = /^\{.{0,300}?[%}]\}/.exec(rest)?.[0] ?? rest;
    return { at: { line: lineno + 1, column: start + 1 }, source };
  };
  const nodes = (all: readonly JinjaNode[]): TemplateNode[] => all.flatMap(node);
  const body = (of: JinjaNode | null | undefined) => nodes(list(of));
  const output = (of: JinjaNode): TemplateNode =>
    of.typename === 'TemplateData'
      ? text(String(of.value ?? ''))
      : { ...written(of), kind: 'value', value: jinjaValue(of), raw: false };
  const loop = (of: JinjaNode): TemplateNode => {
    const item = of.name?.value;
    const place = written(of);
    const lost = (feature: string, reason: string): TemplateNode => ({
      ...{ ...place, kind: 'lost', feature, reason, body: [] },
    });
    if (typeof item !== 'string') return lost('loops over objects', NO_ENTRIES);
    // The parser takes the filter of a loop for a choice of lists.
    if (of.arr?.typename === 'InlineIf') return lost('loops with a condition', NO_FILTER);
    const parts = { list: jinjaValue(of.arr), item, body: body(of.body) };
    return { ...place, kind: 'each', ...parts, otherwise: body(of.else_) };
  };
  const node = (of: JinjaNode): TemplateNode[] => {
    const { typename } = of;
    switch (typename) {
      case 'Output':
        return (of.children ?? []).map(output);
      case 'NodeList':
        return body(of);
      case 'Block':
      case 'FilterStatement':
      case 'Capture':
        return body(of.body);
      case 'If': {
        const parts = { met: body(of.body), otherwise: body(of.else_) };
        return [{ ...written(of), kind: 'if', test: jinjaValue(of.cond), ...parts }];
      }
      case 'For':
        return [loop(of)];
      case 'Set': {
        const name = String(of.targets?.[0]?.value ?? '');
        const value = of.body ? OPAQUE : jinjaValue(of.value as JinjaNode);
        return [{ ...written(of), kind: 'let', name, value }];
      }
      default: {
        const feature = MADE_ELSEWHERE[typename] ?? typename.toLowerCase();
        const inner = typename === 'Macro' ? [] : body(of.body);
        return [{ ...written(of), kind: 'lost', feature, reason: ONE_PIECE, body: inner }];
      }
    }
  };
  return nodes;
}
