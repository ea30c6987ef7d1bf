import { type Expression, parseExpressionAt } from 'acorn';
import { invalid } from '#lib/errors.ts';

/** A JSON value that knows where it stands. */
export type Located =
  | {
      readonly kind: 'object';
      readonly at: number;
      readonly end: number;
      readonly fields: ReadonlyMap<string, Located>;
    }
  | {
      readonly kind: 'list';
      readonly at: number;
      readonly end: number;
      readonly items: readonly Located[];
    }
  | {
      readonly kind: 'value';
      readonly at: number;
      readonly end: number;
      readonly value: string | number | boolean | null;
    };

/** JSON with positions: every JSON text is an expression of JavaScript. @throws validation */
export function readJson(source: string): Located {
  try {
    JSON.parse(source);
    return located(parseExpressionAt(source, 0, { ecmaVersion: 'latest' }));
  } catch (error) {
    throw invalid({
      path: ['template'],
      message: `is no JSON: ${(error as Error).message.slice(0, 200)}`,
    });
  }
}

function located(node: Expression): Located {
  const { start: at, end } = node;
  switch (node.type) {
    case 'ObjectExpression': {
      const fields = node.properties.flatMap((property): [string, Located][] => {
        if (property.type !== 'Property') return [];
        const { key, value } = property;
        return key.type === 'Literal' ? [[String(key.value), located(value as Expression)]] : [];
      });
      return { kind: 'object', at, end, fields: new Map(fields) };
    }
    case 'ArrayExpression':
      return {
        ...{ kind: 'list', at, end },
        items: node.elements.flatMap((item) =>
          item && item.type !== 'SpreadElement' ? located(item) : [],
        ),
      };
    case 'Literal':
      return { kind: 'value', at, end, value: node.value as string | number | boolean | null };
    case 'UnaryExpression': {
      const of = located(node.argument);
      return of.kind === 'value' ? { ...of, at, value: -Number(of.value) } : of;
    }
    default:
      return { kind: 'value', at, end, value: null };
  }
}
