import type { JsonValue } from '#schemas/json.ts';

/** Where something stands in the template that was sent: from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What a template computes, whatever language it is written in. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: JsonValue }
  | { readonly kind: 'path'; readonly path: readonly string[]; readonly from: Origin }
  /** What a loop knows of its turn. */
  | { readonly kind: 'turn'; readonly what: Turn; readonly from: Origin }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'not'; readonly of: Expression }
  | {
      readonly kind: 'choose';
      readonly test: Expression;
      readonly met: Expression;
      readonly otherwise: Expression;
    }
  /** A filter, helper or function; what a filter stands behind is its first argument. */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  /** What the converter cannot read. */
  | { readonly kind: 'opaque' };

/**
 * Where a name is looked up. `up`: that many scopes out from where it stands. `depth`: in the scope of that
 * depth, 0 being the whole data. Else its first part may be a variable of the template; what is none is
 * looked up in the whole data (`lexical`), or in the innermost scope (`context`).
 */
export type Origin = { readonly up: number } | { readonly depth: number } | 'lexical' | 'context';

export const ROOT: Origin = { depth: 0 };

export type Turn = 'index' | 'index0' | 'first' | 'last' | 'length';

export const BINARY_OPERATORS = [
  ...['and', 'or', '==', '!=', '<', '<=', '>', '>=', 'contains', 'in'],
  ...['+', '-', '*', '/', '%', '~'],
] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

/** How a piece of the template is written, for reports. */
export interface Written {
  readonly at: Position;
  readonly source: string;
}

/** A piece of a template, whatever language it is written in. */
export type TemplateNode =
  | { readonly kind: 'text'; readonly text: string }
  | (Written & { readonly kind: 'value'; readonly value: Expression; readonly raw: boolean })
  | (Written & {
      readonly kind: 'if';
      readonly test: Expression;
      readonly met: readonly TemplateNode[];
      readonly otherwise: readonly TemplateNode[];
    })
  | (Written & {
      readonly kind: 'each';
      readonly list: Expression;
      /** What the template calls an item and its number. Absent: the item's own names count. */
      readonly item?: string;
      readonly number?: string;
      readonly body: readonly TemplateNode[];
      readonly otherwise: readonly TemplateNode[];
    })
  | (Written & {
      readonly kind: 'with';
      readonly of: Expression;
      readonly body: readonly TemplateNode[];
      readonly otherwise: readonly TemplateNode[];
    })
  /** A name for a value, from here to the end of what surrounds it. */
  | (Written & { readonly kind: 'let'; readonly name: string; readonly value: Expression })
  /** What stays as it is, for the report. */
  | (Written & { readonly kind: 'kept'; readonly feature: string })
  /** What has no counterpart, or one that is made otherwise. */
  | (Written & {
      readonly kind: 'lost';
      readonly feature: string;
      readonly reason: string;
      readonly workaround?: string;
      readonly isKept?: boolean;
      readonly body: readonly TemplateNode[];
    });

/** Reads a template of one language. @throws validation, with the line */
export type ParseTemplate = (template: string) => readonly TemplateNode[];

export const text = (value: string): TemplateNode => ({ kind: 'text', text: value });

/** Lines and columns of the offsets of a text. */
export function positionsIn(source: string): (offset: number) => Position {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1))
    starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
