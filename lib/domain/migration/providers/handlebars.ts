import { type AST, parse } from '@handlebars/parser';
import { invalid } from '#lib/errors.ts';
import type { Expression, Origin, TemplateNode, Turn, Written } from '../template-node.ts';
import { positionsIn, ROOT, text } from '../template-node.ts';

const TURNS: Readonly<Record<string, Turn>> = { index: 'index0', first: 'first', last: 'last' };
const OPAQUE: Expression = { kind: 'opaque' };
const TRUE: Expression = { kind: 'literal', value: true };

/** Reads a Handlebars template. @throws validation, with line and column */
export function parseHandlebars(template: string): readonly TemplateNode[] {
  const program = parseOrRefuse(template);
  const at = positionsIn(template);
  const lines = lineStarts(template);
  const written = ({ loc }: AST.Node): Written => {
    const offset = (lines[loc.start.line - 1] ?? 0) + loc.start.column;
    const end = (lines[loc.end.line - 1] ?? 0) + loc.end.column;
    return { at: at(offset), source: template.slice(offset, end) };
  };
  const nodes = (body: readonly AST.Statement[] = []) => body.flatMap((each) => node(each));
  const node = (statement: AST.Statement): TemplateNode[] => {
    switch (statement.type) {
      case 'ContentStatement':
        return [text((statement as AST.ContentStatement).value)];
      case 'MustacheStatement': {
        const mustache = statement as AST.MustacheStatement;
        const value = called(mustache);
        return [{ ...written(mustache), kind: 'value', value, raw: !mustache.escaped }];
      }
      case 'BlockStatement':
        return [block(statement as AST.BlockStatement)];
      case 'CommentStatement':
        return [];
      default:
        return [lost(statement)];
    }
  };
  const lost = (statement: AST.Statement): TemplateNode => ({
    ...written(statement),
    kind: 'lost',
    feature: statement.type.startsWith('Partial') ? 'partials' : 'decorators',
    reason: 'a template here is one piece: put the content of the partial in its place',
    body: nodes((statement as AST.PartialBlockStatement).program?.body),
  });
  const block = (statement: AST.BlockStatement): TemplateNode => {
    const { path, params, program, inverse } = statement;
    const [first] = params.map(expression);
    const [body, otherwise] = [nodes(program?.body), nodes(inverse?.body)];
    const [item, number] = program?.blockParams ?? [];
    const name = nameOf(path);
    const own = written(statement);
    const place = { at: own.at, source: opening(own.source) };
    if (name === 'if' || name === 'unless') {
      const [met, other] = name === 'if' ? [body, otherwise] : [otherwise, body];
      return { ...place, kind: 'if', test: first ?? OPAQUE, met, otherwise: other };
    }
    if (name === 'each') {
      const names = {
        ...(item === undefined ? {} : { item }),
        ...(number === undefined ? {} : { number }),
      };
      return { ...place, kind: 'each', list: first ?? OPAQUE, ...names, body, otherwise };
    }
    if (name === 'with') return { ...place, kind: 'with', of: first ?? OPAQUE, body, otherwise };
    if (params.length === 0)
      return { ...place, kind: 'each', list: expression(path), body, otherwise };
    const test: Expression = { kind: 'call', name, args: params.map(expression) };
    return { ...place, kind: 'if', test, met: body, otherwise };
  };
  return nodes(program.body);
}

function lineStarts(template: string): number[] {
  const starts = [0];
  // As the parser counts lines.
  for (const { index, 0: end } of template.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return starts;
}

const opening = (source: string): string => /^\{\{[^}]*\}\}/.exec(source)?.[0] ?? source;

function parseOrRefuse(template: string): AST.Program {
  try {
    return parse(template);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const [, line = '1'] = /line (\d+)/.exec((error as Error).message) ?? [];
    const [what = ''] = (error as Error).message.split('\n').slice(-1);
    throw invalid({
      path: ['template'],
      message: `is no Handlebars (line ${line}): ${what.slice(0, 200)}`,
    });
  }
}

const nameOf = (path: AST.Expression): string =>
  path.type === 'PathExpression' ? (path as AST.PathExpression).original : '';

/** A value, or a helper with what it is given. */
function called({
  path,
  params,
  hash,
}: Pick<AST.MustacheStatement, 'path' | 'params' | 'hash'>): Expression {
  if (params.length === 0 && (hash === undefined || hash.pairs.length === 0))
    return expression(path);
  const name = nameOf(path);
  const args = params.map(expression);
  const [test, met, otherwise] = args;
  if ((name === 'if' || name === 'ifThen') && test !== undefined && met !== undefined)
    return { kind: 'choose', test, met, otherwise: otherwise ?? { kind: 'literal', value: '' } };
  return name === 'lookup' ? OPAQUE : { kind: 'call', name, args };
}

function expression(of: AST.Expression): Expression {
  switch (of.type) {
    case 'PathExpression':
      return path(of as AST.PathExpression);
    case 'SubExpression':
      return called(of as AST.SubExpression);
    case 'StringLiteral':
    case 'NumberLiteral':
    case 'BooleanLiteral':
      return { kind: 'literal', value: (of as AST.StringLiteral).value };
    default:
      return { kind: 'literal', value: null };
  }
}

function path({ parts, data, depth, original }: AST.PathExpression): Expression {
  const names = parts.map(String);
  const [first = '', ...rest] = names;
  if (data) {
    if (first === 'root') return { kind: 'path', path: rest, from: ROOT };
    const what = TURNS[first];
    return what === undefined ? OPAQUE : { kind: 'turn', what, from: { up: depth } };
  }
  const isOwn = /^(?:this\b|\.)/.test(original);
  const from: Origin = depth > 0 ? { up: depth } : isOwn ? { up: 0 } : 'context';
  if (names.length === 0 && original === 'true') return TRUE;
  return { kind: 'path', path: names, from };
}
