import { Liquid } from 'liquidjs';
import { invalid } from '#lib/errors.ts';
import type {
  Expression,
  ParseTemplate,
  Position,
  TemplateNode,
  Written,
} from '../template-node.ts';
import { positionsIn, text } from '../template-node.ts';
import { type LiquidToken, type LiquidValue, liquidValue, operand } from './liquid-values.ts';

/** A template of LiquidJS's tree: the fields of all tags together. */
interface LiquidNode {
  readonly token: LiquidToken;
  readonly name?: string;
  readonly str?: string;
  readonly value?: LiquidValue;
  readonly key?: string;
  readonly variable?: string;
  readonly collection?: LiquidToken;
  readonly hash?: { readonly hash: Readonly<Record<string, unknown>> };
  readonly templates?: readonly LiquidNode[];
  readonly elseTemplates?: readonly LiquidNode[];
  readonly tokens?: readonly LiquidToken[];
  readonly branches?: readonly {
    readonly value?: LiquidValue;
    readonly values?: readonly LiquidToken[];
    readonly templates: readonly LiquidNode[];
  }[];
}

const OPAQUE: Expression = { kind: 'opaque' };
/** Tags that the template's own service has and the library does not know. */
const MAX_UNKNOWN_TAGS = 50;

/** Reads a Liquid template. @throws validation, with line and column */
export const parseLiquid: ParseTemplate = (template) => {
  const engine = new Liquid({ strictFilters: false, cache: false, relativeReference: false });
  const at = positionsIn(template);
  for (let unknown = 0; ; unknown += 1) {
    try {
      return createReader(template, at)(engine.parse(template) as unknown as readonly LiquidNode[]);
    } catch (error) {
      if (isTooDeep(error)) throw new RangeError('nests too deep', { cause: error });
      const [, name] = /tag "([\w-]+)" not found/.exec((error as Error).message) ?? [];
      if (name === undefined || /^(?:end|else|when)/.test(name) || unknown >= MAX_UNKNOWN_TAGS)
        throw mistake(error as Error);
      registerUnknown(engine, name, template);
    }
  }
};

/** The library passes on what it trips over in an error of its own. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError || /call stack/.test((error as Error).message);

function mistake({ message }: Error) {
  return invalid({ path: ['template'], message: `is no Liquid: ${message.slice(0, 300)}` });
}

/** A tag that is not known is read over, with what stands within it where it has an end. */
function registerUnknown(engine: Liquid, name: string, template: string): void {
  const isBlock = new RegExp(`\\{%-?\\s*end${name}\\b`).test(template);
  engine.registerTag(name, {
    parse(_tag, remaining) {
      if (!isBlock) return;
      const own = this as { templates?: unknown[] };
      own.templates = [];
      const stream = this.liquid.parser
        .parseStream(remaining)
        .on(`tag:end${name}`, () => stream.stop())
        .on('template', (each: unknown) => own.templates?.push(each))
        .on('end', () => {
          throw new Error(`tag {% ${name} %} not closed`);
        });
      stream.start();
    },
    render: () => '',
  });
}

type ReadNodes = (nodes?: readonly LiquidNode[]) => TemplateNode[];

function createReader(template: string, at: (offset: number) => Position): ReadNodes {
  const written = ({ begin, end }: LiquidToken): Written => ({
    at: at(begin),
    source: template.slice(begin, end),
  });
  const nodes: ReadNodes = (all = []) => all.flatMap(node);
  const node = (of: LiquidNode): TemplateNode[] => {
    const { token, name, str, value, templates } = of;
    if (str !== undefined) return [text(str)];
    const place = written(token);
    if (name === undefined || name === 'echo')
      return value === undefined
        ? []
        : [{ ...place, kind: 'value', value: liquidValue(value), raw: false }];
    switch (name) {
      case 'if':
      case 'unless':
      case 'case':
        return conditions(of, place, nodes);
      case 'for':
        return loop(of, place, nodes);
      case 'assign':
        return value === undefined
          ? []
          : [{ ...place, kind: 'let', name: of.key ?? '', value: liquidValue(value) }];
      case 'raw':
        return (of.tokens ?? []).map(({ begin, end }) => text(template.slice(begin, end)));
      case 'comment':
      case '#':
        return [];
      default: {
        const reason = 'there is no counterpart of this tag';
        const body = name === 'capture' ? [] : nodes(templates);
        return [{ ...place, kind: 'lost', feature: `tag ${name}`, reason, body }];
      }
    }
  };
  return nodes;
}

function conditions(
  { branches = [], elseTemplates, name, value }: LiquidNode,
  place: Written,
  nodes: ReadNodes,
): TemplateNode[] {
  const subject = name === 'case' && value !== undefined ? liquidValue(value) : undefined;
  return branches.reduceRight<TemplateNode[]>((otherwise, branch, index) => {
    const test = subject === undefined ? testOf(branch) : oneOf(subject, branch.values ?? []);
    const met = nodes(branch.templates);
    const isNegated = name === 'unless' && index === 0;
    const parts = isNegated ? { met: otherwise, otherwise: met } : { met, otherwise };
    return [{ ...place, kind: 'if', test, ...parts }];
  }, nodes(elseTemplates));
}

function loop(
  { variable = '', collection, hash, templates, elseTemplates }: LiquidNode,
  place: Written,
  nodes: ReadNodes,
): TemplateNode[] {
  const modifiers = Object.keys(hash?.hash ?? {});
  const each: TemplateNode = {
    ...place,
    kind: 'each',
    list: collection?.props === undefined ? OPAQUE : operand(collection),
    item: variable,
    body: nodes(templates),
    otherwise: nodes(elseTemplates),
  };
  if (modifiers.length === 0) return [each];
  const reason = 'a list is shown whole and in its own order: cut and turn the data';
  const feature = `loops with ${modifiers.join(', ')}`;
  return [{ ...place, kind: 'lost', feature, reason, body: [] }, each];
}

const testOf = ({ value }: { readonly value?: LiquidValue }): Expression =>
  value === undefined ? OPAQUE : liquidValue(value);

function oneOf(subject: Expression, values: readonly LiquidToken[]): Expression {
  return values
    .map(
      (token): Expression => ({
        kind: 'binary',
        operator: '==',
        left: subject,
        right: operand(token),
      }),
    )
    .reduce((left, right) => ({ kind: 'binary', operator: 'or', left, right }));
}
