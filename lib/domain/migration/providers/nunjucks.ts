import parser from 'nunjucks/src/parser.js';

/** A node of Nunjucks' syntax tree: the fields of all kinds together. Lines and columns begin with 0. */
export interface JinjaNode {
  readonly lineno: number;
  readonly colno: number;
  readonly typename: string;
  readonly children?: readonly JinjaNode[];
  readonly value?: unknown;
  readonly cond?: JinjaNode;
  readonly body?: JinjaNode | null;
  readonly else_?: JinjaNode | null;
  readonly arr?: JinjaNode;
  readonly name?: JinjaNode;
  readonly args?: JinjaNode;
  readonly targets?: readonly JinjaNode[];
  readonly target?: JinjaNode;
  readonly val?: JinjaNode;
  readonly left?: JinjaNode;
  readonly right?: JinjaNode;
  readonly expr?: JinjaNode;
  readonly ops?: readonly { readonly type: string; readonly expr: JinjaNode }[];
}

/** The parser alone: the rest of the package renders, which nothing here does. */
export const parseNunjucks = (template: string): JinjaNode =>
  parser.parse(template, [], {}) as JinjaNode;
